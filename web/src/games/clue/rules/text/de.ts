/** The rules of Clue and Clue-less in our own words, in German. */
import type { en } from './en';

const frame = 'Ein Verdächtiger, eine Waffe und ein Zimmer liegen in der Fallakte. Der Rahmen verrät die Art einer Karte: oval, schlicht oder ein ganzes Bild.';

export const de: typeof en = {
  clue: {
    caseTitle: 'Der Fall',
    case: [
      'Jemand hat es getan, mit irgendetwas, irgendwo im Haus. Für jeden der sechs Verdächtigen, jede der sechs Waffen und jedes der neun Zimmer gibt es eine Karte. Eine von jeder Art liegt ungesehen in der Fallakte. Finde heraus, welche drei.',
      'Die anderen 18 Karten werden verteilt. Was du auf der Hand hast, ist nicht in der Fallakte, und was andere dir zeigen, auch nicht. Gehen sie nicht auf, haben die Ersten eine mehr, oder, wenn der Tisch es so gewählt hat, liegt der Rest offen da. Alle sehen, wie viele Karten jeder hat.',
      'Zwei bis sechs spielen mit, im Uhrzeigersinn ab Fräulein Scarlet: Oberst Mustard, Frau White, Herr Green, Frau Peacock, Professor Plum. Alle sechs Figuren stehen auf dem Brett, auch die, die niemand spielt: Sie stehen im Weg und können genannt werden.',
    ],
    caseCaption: frame,
    turnTitle: 'Dein Zug',
    turn: 'Beginne mit einem davon:',
    turnList: [
      '**Würfle** und geh auf den Gängen höchstens so viele Schritte.',
      '**Nimm den Geheimgang** des Zimmers, in dem du bist: zwischen Arbeitszimmer und Küche oder zwischen Salon und Wintergarten.',
      '**Vermute**, wo du bist, wenn dich die Vermutung eines anderen dorthin gebracht hat.',
    ],
    turnEnd:
      'Hast du ein Zimmer betreten, darfst du darin einmal etwas vermuten. Dann klage an, oder beende deinen Zug. Um im selben Zimmer noch einmal zu vermuten, musst du es erst verlassen.',
    movingTitle: 'Gehen',
    moving: [
      'Ein Schritt geht seitwärts, hinauf oder hinunter, nie schräg. Durch eine Tür zu gehen ist ein Schritt.',
      'Kein Feld wird in einem Zug zweimal betreten, und keines, auf dem eine andere Figur steht. Eine Figur vor einer Tür versperrt sie.',
      'Ein Zimmer zu betreten beendet das Gehen. In ein Zimmer passen beliebig viele Figuren. Das Zimmer, das du gerade verlassen hast, ist dir verschlossen.',
      'Ist jeder Weg versperrt, kannst du nicht würfeln. Du darfst trotzdem einen Geheimgang nehmen, anklagen oder deinen Zug beenden.',
      'Spielt der Tisch mit dem ganzen Wurf, braucht ein Zug, der auf den Gängen endet, ihn ganz auf. Ein Zimmer darf man auch mit weniger Schritten betreten.',
    ],
    boardLabel: 'Das Brett: neun Zimmer um eine Treppe und ein Weg von fünf Schritten in den Salon',
    boardCaption:
      'Fräulein Scarlet hat eine Fünf gewürfelt: Der fünfte Schritt geht durch die Tür in den Salon. Pfeile zeigen die Türen; die Treppen in vier Eckzimmern sind die Geheimgänge.',
  },
  less: {
    caseTitle: 'Der Fall',
    case: [
      'Clue ohne Würfel und lange Gänge. Einer von sechs Verdächtigen, eine von sechs Waffen und eines von neun Zimmern liegen ungesehen in der Fallakte. Die anderen 18 Karten werden verteilt. Finde heraus, welche drei fehlen.',
      'Drei bis sechs spielen mit, im Uhrzeigersinn ab Fräulein Scarlet. Die neun Zimmer liegen in drei Reihen zu dreien, mit einem Flur zwischen je zwei Nachbarn. Jede Figur beginnt auf ihrem Startfeld neben dem Brett.',
    ],
    caseCaption: frame,
    turnTitle: 'Dein Zug',
    turnList: [
      'Geh. Wer gehen kann, muss; hat dich aber die Vermutung eines anderen in ein Zimmer gebracht, darfst du stattdessen bleiben und dort vermuten.',
      'Hast du ein Zimmer betreten, vermute dort etwas, oder klage an.',
      'Klage an, oder beende deinen Zug.',
    ],
    movingTitle: 'Gehen',
    moving: [
      'Der erste Zug führt vom Startfeld in den Flur daneben.',
      'Aus einem Flur gehst du in eines der beiden Zimmer, die er verbindet.',
      'Aus einem Zimmer gehst du in einen leeren Flur oder durch den Geheimgang in die gegenüberliegende Ecke.',
      'In einen Flur passt eine Figur, in ein Zimmer beliebig viele.',
      'Ist jeder Weg versperrt, wartet deine Figur. Anklagen darfst du trotzdem.',
    ],
    boardLabel: 'Das Brett: neun Zimmer in drei Reihen, dazwischen Flure, und Fräulein Scarlet im Arbeitszimmer',
    boardCaption: 'Aus dem Arbeitszimmer darf Fräulein Scarlet in einen der beiden Flure daneben gehen oder durch den Geheimgang in die Küche.',
  },
  shared: {
    suggestionsTitle: 'Vermutungen',
    suggestions: [
      'Eine Vermutung nennt einen Verdächtigen und eine Waffe, in dem Zimmer, in dem deine Figur ist. Jeder Verdächtige und jede Waffe darf genannt werden, auch deine eigenen Karten. Die Figur und die Waffe kommen in das Zimmer und bleiben dort.',
      'Die anderen antworten der Reihe nach, angefangen links von dir. Wer keine der drei Karten hat, passt. Der Erste, der eine hat, **muss dir eine zeigen**, welche, bestimmt er. Alle sehen, wer wem eine Karte gezeigt hat; welche, seht nur ihr beide.',
    ],
    suggestionsCaption: '„Es war Fräulein Scarlet mit dem Seil in der Küche.“ Wer eine dieser drei hat, muss sie zeigen; wer zwei hat, wählt aus.',
    calledIn:
      'Hat die Vermutung eines anderen deine Figur in ein Zimmer gebracht, darfst du dort in deinem nächsten Zug vermuten, ohne zu gehen. Warst du schon in diesem Zimmer, darfst du es nicht.',
    accusationsTitle: 'Anklagen',
    accusations:
      'Bist du dir sicher, klage an: Nenne Verdächtigen, Waffe und Zimmer. Das darfst du in deinem Zug jederzeit, wo deine Figur auch ist, nur nicht, solange eine Karte erwartet wird.',
    accusationsList: [
      '**Richtig**: Du gewinnst, und alle sehen die Fallakte.',
      '**Falsch**: Nur du siehst die Fallakte. Du bist ausgeschieden und nicht mehr dran, zeigst aber weiter Karten.',
    ],
    accusationsEnd: 'Haben alle anderen falsch angeklagt, gewinnt, wer übrig ist. Nach 200 Runden gewinnt niemand.',
  },
};
