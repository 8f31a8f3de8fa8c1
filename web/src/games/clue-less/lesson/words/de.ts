import type { en } from './en';

export const de: typeof en = {
  names: ['Du', 'Ann', 'Ben'],
  steps: {
    hallway: {
      title: 'In den Flur',
      text: 'Clue ohne Würfel: drei Reihen von Zimmern mit Fluren dazwischen. Du bist Fräulein Scarlet und wartest neben dem Brett. Dein erster Zug führt in den Flur neben dir: Klick ihn an.',
      hint: 'Der leuchtende Flur liegt zwischen der Halle und dem Salon, in der obersten Reihe.',
      wrong: 'Geh zuerst in den leuchtenden Flur.',
      done: 'In einem Flur ist Platz für eine Figur, und zu fragen gibt es dort nichts. Hier wurde dein Zug für dich beendet; im Spiel beendest du ihn selbst. Auch Ann und Ben sind gegangen.',
    },
    room: {
      title: 'In ein Zimmer',
      text: 'Aus einem Flur kommst du in eines der beiden Zimmer, die er verbindet. Geh in den Salon.',
      hint: 'Der Salon liegt oben rechts in der Ecke. Klick ihn an.',
      wrong: 'Die Halle ginge auch. Geh für diese Lektion in den Salon.',
    },
    suggest: {
      title: 'Vermute',
      text: 'Wer ein Zimmer betritt, vermutet dort, wer es war und womit. Drück auf „Vermuten“ und nenne Professor Plum, Bens Figur, mit dem Seil.',
      hint: 'Drück auf „Vermuten“, wähle Professor Plum und das Seil, und sprich es aus.',
      wrong: 'Gut geraten. Vermute für diese Lektion Professor Plum mit dem Seil.',
      done: 'Ann hat dir das Seil gezeigt: Es liegt nicht in der Fallakte. Und Bens Figur ist jetzt bei dir, weil du sie genannt hast.',
    },
    'end-turn': {
      title: 'Beende deinen Zug',
      text: 'Nach einer falschen Anklage wärst du draußen, also warte ab. Beende deinen Zug und achte darauf, was die anderen fragen.',
      hint: 'Der letzte Knopf in der Leiste unter dem Brett beendet deinen Zug.',
      wrong: 'Dafür ist es zu früh: Beende deinen Zug.',
      done: 'Ann hat Ben gefragt, und er hat ihr eine Karte gezeigt, die du nicht sehen konntest. Dann blieb Ben, wohin du ihn geholt hast, und hat dort gefragt. Du hast das Messer.',
    },
    show: {
      title: 'Zeig eine Karte',
      text: 'Wer eine der drei Karten hat, muss sie zeigen, aber nur dem, der fragt.',
      hint: 'Wähle das Messer und zeig es.',
    },
    passage: {
      title: 'Der Geheimgang',
      text: 'Flure können besetzt sein, aber der Salon hat einen Geheimgang in die gegenüberliegende Ecke. Nimm ihn in den Wintergarten.',
      hint: 'Nimm den Geheimgang in der Leiste unten, oder klick den Wintergarten unten links an.',
      wrong: 'Durch die Flure dauert es länger. Nimm den Geheimgang in den Wintergarten.',
    },
    again: {
      title: 'Eine gute Frage',
      text: 'Du hast ein Zimmer betreten, also vermute: Frau White mit dem Revolver. Du hast keine der drei Karten.',
      hint: 'Drück auf „Vermuten“, wähle Frau White und den Revolver, und sprich es aus.',
      wrong: 'Frag nach Karten, die du nicht hast: Frau White und der Revolver.',
      done: 'Niemand konnte dir eine Karte zeigen, und du hast keine der drei. Also liegen alle drei in der Fallakte!',
    },
    accuse: {
      title: 'Klag an',
      text: 'Drück auf „Anklagen“ und nenne alle drei: Frau White, den Revolver, den Wintergarten.',
      hint: 'Drück auf „Anklagen“, wähle Frau White, den Revolver und den Wintergarten, und sprich es aus.',
      wrong: 'Vorsicht: Das wäre falsch, und du wärst draußen. Klag Frau White an, mit dem Revolver, im Wintergarten.',
      done: 'Alle drei stimmen: Der Fall ist gelöst, und du gewinnst.',
    },
    solved: {
      title: 'Das ist Clue-less',
      text: 'Flur, Zimmer, Vermutung: Jeder Zug zählt, und niemand hängt von Würfeln ab. Versuch es mit Computern, die viel vergessen.',
    },
  },
};
