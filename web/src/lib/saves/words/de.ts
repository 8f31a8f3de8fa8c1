// Every sentence about saved games in German.

import type { en } from './en';

const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long' });
const minute = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' });

/** "<game>, 15. November, 18:04" */
const proposedName = (game: string, at: Date): string => `${game}, ${day.format(at)}, ${minute.format(at)}`;

export const de: typeof en = {
  proposedName,
  title: 'Gespeicherte Spiele',
  lead: 'Spiele, die du beiseitegelegt hast. Das Haus bewahrt sie auf diesem Gerät für dich auf.',
  search: 'Suchen',
  searchHint: 'Name oder Spiel',
  found: (fitting: number, all: number) => (fitting === all ? '' : `${fitting} von ${all}`),
  more: 'Mehr zeigen',
  moves: (moves: number | null) =>
    moves === null ? 'Einstellungen, noch nichts gespielt' : moves === 0 ? 'ganz am Anfang' : moves === 1 ? 'nach einem Zug' : `nach ${moves} Zügen`,
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
  emptyTitle: 'Noch kein gespeichertes Spiel',
  empty: 'Speichere ein Spiel unter „Tisch“ neben dem Brett. Spiele, die du nicht zu Ende spielst, bleiben ohnehin auf der Startseite.',
  nothing: (text: string) => `Kein gespeichertes Spiel passt zu „${text}“.`,
  upload: 'Aus Datei laden',
  uploadHint: 'Laden lässt sich eine Datei, die hier heruntergeladen wurde. Hat das Spiel Geheimnisse, öffnet sie nur das Haus, das sie versiegelt hat.',
  uploaded: (name: string) => `„${name}“ ist geladen.`,
  tooLarge: 'Diese Datei ist zu groß für ein gespeichertes Spiel.',
  unknownGame: (id: string) => `ein Spiel, das diese Seite nicht zeigen kann (${id})`,
  renameTitle: 'Gespeichertes Spiel umbenennen',
  rename: 'Umbenennen',
  removeTitle: (name: string) => `„${name}“ löschen?`,
  removeText: 'Das gespeicherte Spiel geht verloren. Ein Tisch, an dem es gespielt wird, bleibt, wie er ist.',
  remove: 'Löschen',
  removed: (name: string) => `„${name}“ ist gelöscht.`,

  name: 'Name',
  noName: 'Ein gespeichertes Spiel braucht einen Namen. Gib einen ein.',
  saveGame: 'Dieses Spiel speichern',
  saveGameHint: 'Hebt es auf, wie es jetzt ist, um ein andermal von hier weiterzuspielen.',
  saveTitle: 'Dieses Spiel speichern',
  saveSetup: 'Diese Einstellungen speichern',
  saveSetupTitle: 'Diese Einstellungen speichern',
  save: 'Speichern',
  done: (name: string) => `Als „${name}“ gespeichert.`,
  show: 'Zeigen',

  tableTitle: 'Diesen Tisch entfernen?',
  tableText:
    'Das Spiel dort ist dann endgültig vorbei, außer wenn andere mitspielen: Dann verschwindet es nur von deiner Liste, und dein Platz bleibt dir. Um eine Kopie zu behalten, speichere es zuerst.',
  tableRemove: 'Entfernen',
  tableRemoved: 'Der Tisch ist entfernt.',
};
