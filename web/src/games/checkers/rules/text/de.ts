/** The rules of English draughts in our own words, in German. */
import type { en } from './en';

export const de: typeof en = {
  start: {
    title: 'Aufstellung',
    text: [
      'Zwei spielen auf den 32 dunklen Feldern eines Bretts mit acht mal acht Feldern. Es liegt so, dass jeder unten rechts ein helles Feld hat. Die dunklen Felder tragen die Nummern 1 bis 32. Mit ihnen werden Züge aufgeschrieben.',
      'Jede Seite hat zwölf Steine: Schwarz auf 1 bis 12, Weiß auf 21 bis 32. Schwarz beginnt, dann wird abwechselnd gezogen.',
    ],
    label: 'Die Ausgangsstellung',
    caption: 'Die Ausgangsstellung, von Weiß aus gesehen.',
  },
  moves: {
    title: 'Züge',
    text: [
      'Ein **Stein** zieht diagonal ein Feld vorwärts auf ein freies Feld. Eine **Dame** zieht diagonal ein Feld in jede Richtung. Alle bleiben auf den dunklen Feldern, und nie stehen zwei auf demselben.',
    ],
    manLabel: 'Ein weißer Stein auf 22 kann nach 17 oder 18',
    manCaption: 'Der Stein auf 22 hat zwei Züge, beide vorwärts.',
    kingLabel: 'Eine weiße Dame auf 15 kann nach 10, 11, 18 oder 19',
    kingCaption: 'Die Dame auf 15 darf auch rückwärts.',
  },
  captures: {
    title: 'Schlagen',
    text: [
      'Ein Stein schlägt einen gegnerischen Stein auf dem Nachbarfeld, indem er über ihn auf das freie Feld gleich dahinter springt. Steine schlagen nur vorwärts, Damen in alle vier Richtungen. Geschlagene Steine kommen vom Brett.',
      '**Es herrscht Schlagzwang:** Wenn du schlagen kannst, musst du. Gibt es mehrere Möglichkeiten, hast du die Wahl: Es muss nicht die längste sein.',
      '**Schlag zu Ende.** Kann derselbe Stein von seinem Landefeld aus noch einmal schlagen, muss er weiterschlagen, in jede Richtung, in die er ziehen darf, bis er nicht mehr kann. Das alles ist ein Zug. Kein Stein wird dabei zweimal übersprungen.',
    ],
    label: 'Der weiße Stein auf 27 springt über 24 nach 20 und über 16 nach 11. Der Stein auf 28 könnte stattdessen schlagen.',
    caption: '27 springt nach 20 und weiter nach 11 und schlägt zwei Steine. Der gestrichelte Ring heißt: Auch 28 könnte schlagen.',
  },
  crowning: {
    title: 'Dame werden',
    text: [
      'Ein Stein, der die letzte Reihe erreicht (die gegnerische Grundreihe), wird zur Dame. Damit endet der Zug, auch wenn die neue Dame schlagen könnte: Sie muss auf ihren nächsten Zug warten.',
    ],
    label: 'Ein weißer Stein zog von 8 nach 3 und wurde zur Dame',
    caption: 'Der Stein von 8 hat 3 erreicht und ist eine Dame. 7 kann sie erst im nächsten Zug schlagen.',
  },
  end: {
    title: 'Ende des Spiels',
    text: ['Du verlierst, wenn du nicht mehr ziehen kannst, weil alle deine Steine geschlagen oder blockiert sind. Du kannst auch aufgeben.'],
  },
  draws: {
    title: 'Remis',
    text: ['Das Spiel ist remis,'],
    list: [
      'wenn beide Seiten sich einigen,',
      'wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal vorkommt,',
      'nach vierzig Zügen jeder Seite, in denen nichts geschlagen und kein einfacher Stein gezogen wurde.',
    ],
  },
  board: {
    title: 'So benutzt du das Brett',
    list: [
      'Wähle einen deiner Steine. Die Felder, die er erreicht, sind markiert: Wähle eines davon, um dorthin zu ziehen.',
      'Oder zieh den Stein mit Maus oder Finger auf sein Feld. Lässt du ihn woanders los, geht er zurück.',
      'Ein längerer Sprung zeigt jedes Landefeld mit seiner Nummer. Wähle das letzte. Enden zwei Wege auf demselben Feld, wähle die Landefelder nacheinander.',
      'Steine, die schlagen müssen, haben einen gestrichelten Ring. Steine, die geschlagen würden, haben einen roten Ring und ein Kreuz.',
      'Mit der Tastatur: Die Pfeiltasten gehen von Feld zu Feld, Eingabe oder Leertaste nimmt und setzt, Esc legt den Stein zurück.',
      'Die Pfeile in der Ecke des Bretts drehen es um.',
      'Mit „Zug zurück“ bittest du darum, deinen letzten Zug zurücknehmen zu dürfen. Mit „Remis“ bietest du Remis an. Dein Gegner darf ablehnen. Nach deinem nächsten Zug kannst du wieder fragen.',
    ],
  },
};
