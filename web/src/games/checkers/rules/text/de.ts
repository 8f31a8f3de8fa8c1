/** The rules of English draughts in our own words, in German. */
import type { en } from './en';

export const de: typeof en = {
  start: {
    title: 'Aufstellung',
    text: [
      'Zwei spielen auf den 32 dunklen Feldern eines Bretts von acht mal acht. Das Brett liegt so, dass jeder unten rechts ein helles Feld hat. Die dunklen Felder tragen die Nummern 1 bis 32; mit ihnen werden Züge aufgeschrieben.',
      'Jede Seite hat zwölf Steine: Schwarz auf 1 bis 12, Weiß auf 21 bis 32. Schwarz beginnt, dann wird abwechselnd gezogen.',
    ],
    label: 'Die Ausgangsstellung',
    caption: 'Der Anfang. Weiß schaut von unten auf das Brett.',
  },
  moves: {
    title: 'Züge',
    text: [
      'Ein **Stein** zieht schräg ein Feld vorwärts auf ein freies Feld. Eine **Dame** zieht ein Feld vorwärts oder rückwärts. Kein Stein verlässt je die dunklen Felder, und nie stehen zwei auf demselben.',
    ],
    manLabel: 'Ein weißer Stein auf 22 kann nach 17 oder 18',
    manCaption: 'Der Stein auf 22 hat zwei Züge, beide vorwärts.',
    kingLabel: 'Eine weiße Dame auf 15 kann nach 10, 11, 18 oder 19',
    kingCaption: 'Die Dame auf 15 darf auch rückwärts.',
  },
  captures: {
    title: 'Schlagen',
    text: [
      'Ein Stein schlägt einen Gegner auf dem Nachbarfeld, indem er über ihn auf das freie Feld gleich dahinter springt. Steine springen nur vorwärts, Damen in alle vier Richtungen. Was übersprungen wurde, verlässt das Brett.',
      '**Es herrscht Schlagzwang.** Wer schlagen kann, muss. Können es mehrere Steine oder einer auf mehrere Arten, hast du die Wahl; es muss nicht der Weg sein, der am meisten schlägt.',
      '**Ein Sprung wird zu Ende geführt.** Kann derselbe Stein von dort, wo er gelandet ist, noch einmal schlagen, springt er weiter und biegt dabei ab, wie er will, bis er nichts mehr schlagen kann. Das alles ist ein Zug. Kein Stein wird darin zweimal übersprungen.',
    ],
    label: 'Der weiße Stein auf 27 springt über 24 nach 20 und über 16 nach 11. Der Stein auf 28 könnte stattdessen schlagen.',
    caption: '27 springt nach 20 und weiter nach 11 und schlägt zwei Steine. Der gestrichelte Ring sagt, dass auch 28 schlagen könnte.',
  },
  crowning: {
    title: 'Dame werden',
    text: [
      'Ein Stein, der die hinterste Reihe erreicht, wird zur Dame: Ein zweiter Stein mit einer Krone kommt auf ihn. Damit endet der Zug, auch wenn die neue Dame gleich schlagen könnte. Sie schlägt mit ihrem nächsten Zug.',
    ],
    label: 'Ein weißer Stein zog von 8 nach 3 und wurde zur Dame',
    caption: 'Der Stein von 8 hat 3 erreicht und ist eine Dame. Bevor sie 7 schlagen kann, muss sie warten.',
  },
  end: {
    title: 'Ende des Spiels',
    text: ['Wer nicht mehr ziehen kann, verliert: weil alle Steine geschlagen sind oder weil die übrigen feststehen. Man kann auch aufgeben.'],
  },
  draws: {
    title: 'Remis',
    text: ['Das Spiel ist remis,'],
    list: [
      'wenn beide Seiten sich darauf einigen;',
      'wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal vorkommt;',
      'wenn in vierzig Zügen jeder Seite nichts geschlagen wurde und kein Stein gezogen hat.',
    ],
  },
  board: {
    title: 'So benutzt du das Brett',
    list: [
      'Klick einen deiner Steine an: Die Felder, die er erreicht, leuchten auf. Klick eines davon an, um dorthin zu ziehen.',
      'Oder zieh den Stein mit Maus oder Finger auf sein Feld. Lässt du ihn woanders los, geht er zurück.',
      'Ein längerer Sprung zeigt jede Landung mit ihrer Nummer; klick die letzte an. Enden zwei Wege auf demselben Feld, klick die Landungen nacheinander an.',
      'Steine, die schlagen müssen, haben einen gestrichelten Ring; was geschlagen würde, hat einen roten Ring und ein Kreuz.',
      'Mit der Tastatur: Die Pfeiltasten gehen von Feld zu Feld, Eingabe oder Leertaste nimmt und zieht, Esc legt den Stein wieder hin.',
      'Die Pfeile in der Ecke des Bretts drehen es um.',
      '„Zurück“ bittet die andere Seite, dich deinen letzten Zug zurücknehmen zu lassen. „Remis“ bietet ein Remis an. Die andere Seite darf ablehnen; nach deinem nächsten Zug kannst du wieder fragen.',
    ],
  },
};
