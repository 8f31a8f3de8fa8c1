/** The rules of Clue and Clue-less in our own words, in German. */
import type { en } from './en';

const frame =
  'Ein Verdächtiger, eine Waffe und ein Zimmer liegen in der Fallakte. Der Rahmen zeigt die Art der Karte: oval für Verdächtige, schlicht für Waffen, ein ganzes Bild für Zimmer.';

export const de: typeof en = {
  clue: {
    caseTitle: 'Der Fall',
    case: [
      'Jemand hat es getan, mit irgendetwas, irgendwo im Haus. Für jeden der sechs Verdächtigen, jede der sechs Waffen und jedes der neun Zimmer gibt es eine Karte. Eine von jeder Art liegt ungesehen in der Fallakte. Finde heraus, welche drei.',
      'Die anderen 18 Karten werden verteilt. Was du auf der Hand hast oder gezeigt bekommst, ist nicht in der Fallakte. Gehen die Karten nicht auf, bekommen die Ersten eine mehr, oder der Rest liegt offen, je nach Einstellung. Alle sehen, wie viele Karten jeder hat.',
      'Zwei bis sechs spielen mit, im Uhrzeigersinn ab Fräulein Gloria: Oberst von Gatow, Frau Weiß, Reverend Grün, Baronin von Porz, Professor Bloom. Alle sechs Figuren stehen auf dem Brett, auch die, die niemand spielt: Sie können im Weg stehen und genannt werden.',
    ],
    caseCaption: frame,
    turnTitle: 'Dein Zug',
    turn: 'Beginne mit einem davon:',
    turnList: [
      '**Würfle** und geh auf den Gängen höchstens so viele Felder.',
      '**Nimm den Geheimgang** des Zimmers, in dem du bist: zwischen Arbeitszimmer und Küche oder zwischen Salon und Wintergarten.',
      '**Äußere einen Verdacht** in dem Zimmer, in dem du bist, wenn dich der Verdacht eines anderen dorthin geholt hat.',
    ],
    turnEnd:
      'Hast du ein Zimmer betreten, darfst du dort einen Verdacht äußern. Dann klage an oder beende deinen Zug. Um im selben Zimmer noch einen Verdacht zu äußern, musst du es erst verlassen.',
    movingTitle: 'Gehen',
    moving: [
      'Geh waagrecht oder senkrecht, nie diagonal. Durch eine Tür zu gehen zählt als Schritt.',
      'Du darfst kein besetztes Feld betreten und in einem Zug kein Feld zweimal. Eine Figur vor einer Tür versperrt sie.',
      'Betrittst du ein Zimmer, bleibst du dort stehen. In ein Zimmer passen beliebig viele Figuren. In das Zimmer, das du gerade verlassen hast, darfst du nicht zurück.',
      'Ist jeder Ausgang versperrt, kannst du nicht würfeln. Du darfst trotzdem einen Geheimgang nehmen, anklagen oder deinen Zug beenden.',
      'Spielt ihr mit dem ganzen Wurf, musst du auf den Gängen alle Schritte gehen. Ein Zimmer darfst du auch mit weniger Schritten betreten.',
    ],
    boardLabel: 'Das Brett: neun Zimmer um eine Treppe und ein Weg von fünf Schritten in den Salon',
    boardCaption:
      'Fräulein Gloria hat eine Fünf gewürfelt: Der fünfte Schritt geht durch die Tür in den Salon. Pfeile zeigen die Türen, die Treppen in vier Eckzimmern sind die Geheimgänge.',
  },
  less: {
    caseTitle: 'Der Fall',
    case: [
      'Cluedo ohne Würfel und lange Gänge. Einer von sechs Verdächtigen, eine von sechs Waffen und eines von neun Zimmern liegen ungesehen in der Fallakte. Die anderen 18 Karten werden verteilt. Finde heraus, welche drei fehlen.',
      'Drei bis sechs spielen mit, im Uhrzeigersinn ab Fräulein Gloria. Die neun Zimmer liegen in drei Reihen zu dreien, mit einem Flur zwischen je zwei Nachbarn. Jede Figur beginnt auf ihrem Startfeld neben dem Brett.',
    ],
    caseCaption: frame,
    turnTitle: 'Dein Zug',
    turnList: [
      'Geh, wenn du kannst. Hat dich der Verdacht eines anderen in ein Zimmer geholt, darfst du stattdessen bleiben und dort einen Verdacht äußern.',
      'Hast du ein Zimmer betreten, äußere dort einen Verdacht, oder klage an.',
      'Klage an oder beende deinen Zug.',
    ],
    movingTitle: 'Gehen',
    moving: [
      'Der erste Zug führt vom Startfeld in den Flur daneben.',
      'Aus einem Flur gehst du in eines der beiden Zimmer, die er verbindet.',
      'Aus einem Zimmer gehst du in einen leeren Flur oder durch den Geheimgang in die gegenüberliegende Ecke.',
      'In einen Flur passt eine Figur, in ein Zimmer beliebig viele.',
      'Ist jeder Ausgang versperrt, wartet deine Figur. Anklagen darfst du trotzdem.',
    ],
    boardLabel: 'Das Brett: neun Zimmer in drei Reihen, dazwischen Flure, und Fräulein Gloria im Arbeitszimmer',
    boardCaption: 'Aus dem Arbeitszimmer darf Fräulein Gloria in einen der beiden Flure daneben gehen oder durch den Geheimgang in die Küche.',
  },
  shared: {
    suggestionsTitle: 'Verdacht',
    suggestions: [
      'Ein Verdacht nennt einen Verdächtigen und eine Waffe, in dem Zimmer, in dem deine Figur ist. Du darfst jeden Verdächtigen und jede Waffe nennen, auch deine eigenen Karten. Die Figur und die Waffe kommen in das Zimmer und bleiben dort.',
      'Die anderen antworten der Reihe nach, angefangen links von dir. Wer keine der drei Karten hat, passt. Wer als Erstes eine hat, **muss dir eine zeigen**, darf aber wählen, welche. Alle sehen, wer wem eine Karte gezeigt hat. Welche, seht nur ihr beide.',
    ],
    suggestionsCaption: '„Es war Fräulein Gloria mit dem Seil in der Küche.“ Wer eine dieser drei hat, muss sie zeigen. Wer zwei hat, wählt aus.',
    calledIn:
      'Hat der Verdacht eines anderen deine Figur in ein Zimmer geholt, darfst du dort in deinem nächsten Zug einen Verdacht äußern, ohne zu gehen. Warst du schon in diesem Zimmer, darfst du es nicht.',
    accusationsTitle: 'Anklagen',
    accusations:
      'Bist du dir sicher, klage an: Nenne Verdächtigen, Waffe und Zimmer. Das darfst du in deinem Zug jederzeit, wo du auch bist, nur nicht, solange du auf eine Karte wartest.',
    accusationsList: [
      '**Richtig**: Du gewinnst, und alle sehen die Fallakte.',
      '**Falsch**: Nur du siehst die Fallakte. Du bist ausgeschieden und ziehst nicht mehr, zeigst aber weiter Karten.',
    ],
    accusationsEnd: 'Haben alle anderen falsch angeklagt, gewinnt, wer übrig ist. Nach 200 Runden endet das Spiel ohne Sieger.',
  },
};
