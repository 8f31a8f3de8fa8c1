// What every language writes alike.

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A few words as a sentence of their own. */
export function sentence(text: string): string {
  return text === '' ? '' : capital(/[.?…]$/.test(text) ? text : `${text}.`);
}

/** A clock's face: "0:09", "12:05", "3:00:00" */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
