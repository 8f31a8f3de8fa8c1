// How much of the page lies under a keyboard on the screen, for browsers that lay the keyboard over the page: `--keyboard`.

/** Follows the keyboard from now on; the answer stops that. */
export function followKeyboard(view: VisualViewport | null = window.visualViewport): () => void {
  if (!view) return () => {};
  const measure = () => {
    // Whoever has zoomed in sees a part of the page, with or without a keyboard.
    const hidden = view.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - view.height);
    document.documentElement.style.setProperty('--keyboard', `${hidden < 80 ? 0 : Math.round(hidden)}px`);
  };
  measure();
  view.addEventListener('resize', measure);
  return () => view.removeEventListener('resize', measure);
}
