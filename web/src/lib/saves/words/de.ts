// Every sentence about saved games in German.

import type { en } from './en';

const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long' });
const minute = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' });

/** "<game>, 15. November, 18:04" */
const proposedName = (game: string, at: Date): string => `${game}, ${day.format(at)}, ${minute.format(at)}`;

export const de: typeof en = {
  proposedName,
  title: 'Gespeicherte Spiele',
  lead: 'Spiele, die du beiseitegelegt hast. Das Haus bewahrt sie für dich auf.',
  search: 'Suchen',
  searchHint: 'Name oder Spiel',
  found: (fitting: number, all: number) => (fitting === all ? '' : `${fitting} von ${all}`),
  more: 'Mehr zeigen',
  moves: (moves: number | null) => (moves === null ? 'nur Einstellungen' : moves === 0 ? 'ganz am Anfang' : moves === 1 ? 'nach einem Zug' : `nach ${moves} Zügen`),
  with: (names: string) => (names === '' ? '' : `mit ${names}`),
  saved: (age: string) => `gespeichert ${age}`,
  go: 'Weiterspielen',
  play: 'Spielen',
  goThis: (name: string) => `${name} weiterspielen`,
  playThis: (name: string) => `${name} spielen`,
  changeThis: (name: string) => `Die Einstellungen ${name} ändern`,
  renameThis: (name: string) => `${name} umbenennen`,
  fileThis: (name: string) => `${name} herunterladen`,
  removeThis: (name: string) => `${name} löschen`,
  emptyTitle: 'Noch keine gespeicherten Spiele',
  empty: 'Speichere ein Spiel unter „Tisch“ neben dem Brett. Laufende Spiele bleiben ohnehin auf der Startseite.',
  nothing: (text: string) => `Kein gespeichertes Spiel passt zu „${text}“.`,
  upload: 'Datei laden',
  uploadHint: 'Lade ein Spiel, das du hier heruntergeladen hast. Spiele mit Geheimnissen öffnet nur das Haus, das sie gespeichert hat.',
  uploaded: (name: string) => `„${name}“ geladen.`,
  tooLarge: 'Diese Datei ist zu groß für ein gespeichertes Spiel.',
  unknownGame: (id: string) => `ein Spiel, das diese Seite nicht zeigen kann (${id})`,
  renameTitle: 'Gespeichertes Spiel umbenennen',
  rename: 'Umbenennen',
  removeTitle: (name: string) => `„${name}“ löschen?`,
  removeText: 'Die gespeicherte Kopie wird gelöscht. Ein Tisch, an dem das Spiel läuft, bleibt offen.',
  remove: 'Löschen',
  removed: (name: string) => `„${name}“ gelöscht.`,

  name: 'Name',
  noName: 'Gib dem gespeicherten Spiel einen Namen.',
  saveGame: 'Dieses Spiel speichern',
  saveGameHint: 'Speichert das Spiel, wie es jetzt ist, damit du es später weiterspielen kannst.',
  saveTitle: 'Dieses Spiel speichern',
  saveSetup: 'Diese Einstellungen speichern',
  saveSetupTitle: 'Diese Einstellungen speichern',
  save: 'Speichern',
  done: (name: string) => `Als „${name}“ gespeichert.`,
  /** Where the setup on the screen comes from. */
  kept: (name: string, house: string, age: string) => `Aus deinen Einstellungen „${name}“, gespeichert ${age} im Haus unter ${house}.`,
  show: 'Zeigen',

  tableTitle: 'Diesen Tisch entfernen?',
  tableText:
    'Spielen andere mit, verschwindet der Tisch nur von deiner Liste, und dein Platz bleibt dir. Sonst wird das Spiel gelöscht. Um eine Kopie zu behalten, speichere es zuerst.',
  tableRemove: 'Entfernen',
  tableRemoved: 'Tisch entfernt.',
};
