import type { Rest } from '../wire.gen';
import type { en } from './en';

export const de: typeof en = {
  show: 'Zeigen',
  switch: 'Zeigen, was andere sagen',
  off: 'Der Chat ist aus. Was andere jetzt sagen, wird dir nicht gezeigt, auch später nicht.',
  empty: 'In der Nachricht steht nichts. Schreib erst etwas.',
  tooLong: (length: number, most: number) => `Die Nachricht hat ${length} Zeichen. Höchstens ${most} sind möglich.`,
  refused: {
    'bad-request': 'In der Nachricht stehen Steuerzeichen. Schreib sie in einer einfachen Zeile.',
    'too-fast': 'Das war zu viel auf einmal. Warte einen Augenblick und schick sie dann noch einmal.',
  },

  sendAwayText: (name: string) => `${name} kann an diesem Tisch nicht mehr zuschauen und mitreden, außer du lässt ${name} wieder herein.`,

  goThere: 'Hingehen',
  rests(rest: Rest): string {
    switch (rest.why) {
      case 'played-at':
        return 'Dieses Spiel wird gerade an einem anderen Tisch gespielt. Hier ruht es so lange.';
      case 'finished':
        return 'Dieses Spiel wurde an einem anderen Tisch beendet.';
      case 'awaits':
        return `${rest.name} spielt dieses Spiel an einem anderen Tisch. Hier ruht es, bis ${rest.name} dort aufhört.`;
      case 'knows-more':
        return `${rest.name} hat an einem anderen Tisch schon mehr von diesem Spiel gesehen, darum geht es hier nicht weiter.`;
    }
  },
  broughtBy: (name: string) => `${name} hat dieses Spiel in einer Datei mitgebracht. Solche Dateien lassen sich ändern.`,

  restart: 'Von vorn anfangen',
  restartTitle: 'Von vorn anfangen?',
  restartAlone: 'Ein neues Spiel mit denselben Einstellungen beginnt, und dieses wird weggeworfen. Nichts davon wird übernommen.',
  restartText: 'Ein neuer Tisch mit denselben Einstellungen wird eröffnet, und die anderen werden im Chat dazugerufen. Dieses Spiel bleibt, wie es ist.',
};
