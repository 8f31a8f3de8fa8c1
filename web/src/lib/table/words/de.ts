import { de as shell } from '$lib/words/de';
import type { Rest } from '../wire.gen';
import type { en } from './en';

const { list } = shell;

export const de: typeof en = {
  show: 'Chat anzeigen',
  switch: 'Chat anzeigen',
  off: 'Der Chat ist aus. Was jetzt geschrieben wird, siehst du auch später nicht.',
  empty: 'Schreib erst eine Nachricht.',
  tooLong: (length: number, most: number) => `Zu lang: ${length} von ${most} Zeichen.`,
  sendAwayText: (name: string) => `${name} kann hier nur zuschauen und schreiben, wenn du ${name} wieder hereinlässt.`,

  level: (level) => `Stufe: ${level}`,
  remarks: 'Sprüche',
  remarksSwitch: 'Sprüche der Computer zeigen',
  hearings: { all: 'Alle Sprüche', plans: 'Nur Pläne', off: 'Keine Sprüche' },
  said: (text) => `„${text}“`,

  goThere: 'Zum Tisch',
  rests(rest: Rest): string {
    switch (rest.why) {
      case 'played-at':
        return 'Dieses Spiel wird gerade an einem anderen Tisch gespielt. Hier ist es pausiert.';
      case 'finished':
        return 'Dieses Spiel wurde an einem anderen Tisch beendet.';
      case 'awaits':
        return `${rest.name} spielt dieses Spiel an einem anderen Tisch. Hier ist es pausiert, bis ${rest.name} dort aufhört.`;
      case 'restarted':
        return 'Dieses Spiel hat an einem anderen Tisch von vorn angefangen.';
      case 'knows-more':
        return `${rest.name} hat an einem anderen Tisch schon mehr von diesem Spiel gesehen, darum kann es hier nicht weitergehen.`;
    }
  },
  savedAs: (name) => `Du hast es als „${name}“ gespeichert.`,
  broughtBy: (name: string) => `${name} hat dieses Spiel aus einer Datei geladen. Dateien lassen sich ändern.`,

  restart: 'Von vorn anfangen',
  restartTitle: 'Von vorn anfangen?',
  restartAlone: 'Dieses Spiel wird verworfen, und ein neues mit denselben Einstellungen beginnt.',
  restartText: 'Dieses Spiel endet für alle. Ein neues mit denselben Leuten und Einstellungen wird eröffnet.',

  restarted: 'Der Gastgeber hat das Spiel von vorn angefangen.',
  downloadLog: 'Verlauf herunterladen',
  /** The first line of a log’s file. */
  logTitle: (game: string, names: string[]) => `${game}: ${list(names)}`,

  rename: 'Namen ändern',
  recast: 'Figur wechseln',
  recastTitle: 'Wen möchtest du spielen?',

  /** The speed as it is, on the button that changes it. */
  tempo: (pace: string) => `Tempo der Computer: ${pace}`,
  skip: 'Weiter bis zu deinem Zug',
  skipShort: 'Weiter',

  filter: 'Gezeigte Zeilen',
  filters: { all: 'Alles', moves: 'Züge', talk: 'Chat' },
  openLog: 'Verlauf öffnen',

  menu: 'Menü',
  /** The tab that leads back to the board. */
  board: 'Brett',
};
