/** What the keys do here, beside what they do everywhere. */
import type { KeyUse } from '$lib/game';
import { inLanguage } from '$lib/language';

const en: KeyUse[] = [
  { keys: ['Page Down', 'Page Up'], does: 'round the pieces that can move; then round the squares where the picked one can land' },
  { keys: ['Enter'], does: 'picks a piece up, puts it down' },
  { keys: ['Esc'], does: 'puts it back' },
  { keys: ['B', 'W'], does: 'on the set-up board: takes Black or White in hand' },
  { keys: ['M', 'K', 'Delete'], does: 'on the set-up board: a man, a king or nothing on this square' },
  { keys: ['←', '→', 'Home', 'End'], does: 'in the analysis: move by move, to the start, to the end' },
];

const de: KeyUse[] = [
  { keys: ['Bild ab', 'Bild auf'], does: 'reihum durch die Steine, die ziehen können; dann durch die Felder, auf denen der gewählte landen kann' },
  { keys: ['Eingabe'], does: 'hebt einen Stein auf, setzt ihn ab' },
  { keys: ['Esc'], does: 'legt ihn zurück' },
  { keys: ['B', 'W'], does: 'beim Aufbauen: nimmt Schwarz oder Weiß in die Hand' },
  { keys: ['M', 'K', 'Entf'], does: 'beim Aufbauen: ein Stein, eine Dame oder nichts auf dieses Feld' },
  { keys: ['←', '→', 'Pos1', 'Ende'], does: 'in der Analyse: Zug um Zug, zum Anfang, zum Ende' },
];

export const keys = inLanguage({ en, de });
