import type { en } from './en';

export const de: typeof en = {
  names: ['Du', 'Ann', 'Ben'],
  steps: {
    hallway: {
      title: 'In den Flur',
      text: 'Cluedo ohne Würfel: neun Zimmer in drei Reihen, dazwischen Flure. Du bist Fräulein Gloria und wartest neben dem Brett. Dein erster Zug führt in den Flur neben dir. Wähle ihn.',
      hint: 'Der markierte Flur liegt zwischen der Halle und dem Salon, in der obersten Reihe.',
      wrong: 'Geh zuerst in den markierten Flur.',
      done: 'In einem Flur ist nur Platz für eine Figur, und einen Verdacht kannst du dort nicht äußern. Die Lektion hat deinen Zug beendet, im Spiel drückst du auf „Zug beenden“. Auch Ann und Ben haben ihre Figuren bewegt.',
    },
    room: {
      title: 'In ein Zimmer',
      text: 'Aus einem Flur kommst du in eines der beiden Zimmer, die er verbindet. Geh in den Salon.',
      hint: 'Der Salon liegt oben rechts in der Ecke. Wähle ihn.',
      wrong: 'Die Halle ginge auch. Geh für diese Lektion in den Salon.',
    },
    suggest: {
      title: 'Äußere einen Verdacht',
      text: 'Wenn du ein Zimmer betrittst, sagst du, wer es war und womit. Drück auf „Verdächtigen“ und nenne Professor Bloom, Bens Figur, mit dem Seil.',
      hint: 'Drück auf „Verdächtigen“, wähle Professor Bloom und das Seil, dann bestätige.',
      wrong: 'Gut geraten. Verdächtige für diese Lektion Professor Bloom mit dem Seil.',
      done: 'Ann hat dir das Seil gezeigt: Es liegt nicht in der Fallakte. Und weil du Professor Bloom genannt hast, ist Bens Figur jetzt in deinem Zimmer.',
    },
    'end-turn': {
      title: 'Beende deinen Zug',
      text: 'Nach einer falschen Anklage würdest du ausscheiden, also warte ab. Beende deinen Zug und achte darauf, wen die anderen verdächtigen.',
      hint: 'Der letzte Knopf in der Leiste unter dem Brett beendet deinen Zug.',
      wrong: 'Noch nicht: Beende erst deinen Zug.',
      done: 'Ann hat einen Verdacht geäußert, und Ben hat ihr eine Karte gezeigt, die du nicht gesehen hast. Dann ist Ben in dem Zimmer geblieben, in das du ihn geholt hast, und hat dort einen Verdacht geäußert. Du hast den Dolch.',
    },
    show: {
      title: 'Zeig eine Karte',
      text: 'Hast du eine der drei Karten, musst du sie zeigen. Zu sehen bekommt sie nur, wer den Verdacht geäußert hat.',
      hint: 'Wähle den Dolch und zeig ihn.',
    },
    passage: {
      title: 'Der Geheimgang',
      text: 'Flure können besetzt sein, aber der Salon hat einen Geheimgang in die gegenüberliegende Ecke. Geh hindurch in den Wintergarten.',
      hint: 'Nimm den Geheimgang in der Leiste unten, oder wähle den Wintergarten unten links.',
      wrong: 'Durch die Flure dauert es länger. Nimm den Geheimgang in den Wintergarten.',
    },
    again: {
      title: 'Ein guter Verdacht',
      text: 'Du hast ein Zimmer betreten, also verdächtige Frau Weiß mit der Pistole. Du hast keine der drei Karten.',
      hint: 'Drück auf „Verdächtigen“, wähle Frau Weiß und die Pistole, dann bestätige.',
      wrong: 'Nenne Karten, die du nicht hast: Frau Weiß und die Pistole.',
      done: 'Niemand konnte dir eine Karte zeigen, und du hast keine der drei. Also liegen alle drei in der Fallakte!',
    },
    accuse: {
      title: 'Klage an',
      text: 'Drück auf „Anklagen“ und nenne alle drei: Frau Weiß, die Pistole, den Wintergarten.',
      hint: 'Drück auf „Anklagen“, wähle Frau Weiß, die Pistole und den Wintergarten, dann bestätige.',
      wrong: 'Vorsicht: Das wäre falsch, und du wärst ausgeschieden. Klage Frau Weiß mit der Pistole im Wintergarten an.',
      done: 'Alle drei stimmen: Der Fall ist gelöst, und du gewinnst.',
    },
    solved: {
      title: 'Das ist Clue-less',
      text: 'Flur, Zimmer, Verdacht: Jeder Zug zählt, und nichts hängt von Würfeln ab. Versuch es gegen Computer, die viel vergessen.',
    },
  },
};
