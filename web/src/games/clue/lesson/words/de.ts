import type { en } from './en';

export const de: typeof en = {
  names: ['Du', 'Ann', 'Ben'],
  steps: {
    cards: {
      title: 'Deine Karten',
      text: 'Ein Verdächtiger, eine Waffe und ein Zimmer liegen verdeckt in der Fallakte. Die anderen Karten sind verteilt. Sechs gehören dir, also war es keine davon. Finde die drei, die niemand hat.',
    },
    roll: {
      title: 'Würfle',
      text: 'Du bist Fräulein Gloria. Alle waren schon einmal dran, und eine Vier hat dich bis hierher gebracht. Jeder Zug beginnt mit dem Würfel: Wirf ihn in der Leiste unter dem Brett.',
      hint: 'Drück auf den Würfel in der Leiste unter dem Brett.',
      wrong: 'Noch nicht: Würfle zuerst.',
    },
    walk: {
      title: 'Geh in ein Zimmer',
      text: 'Fünf Schritte, genug bis in den Salon. Markierte Felder und Zimmer kannst du erreichen. Wähle den Salon.',
      hint: 'Der Salon liegt oben rechts in der Ecke. Wähle ihn.',
      wrong: 'Dort könntest du stehen bleiben, aber einen Verdacht kannst du nur in einem Zimmer äußern. Geh in den Salon.',
    },
    suggest: {
      title: 'Äußere einen Verdacht',
      text: 'In einem Zimmer darfst du sagen, wer es war und womit, immer in diesem Zimmer. Drück unten auf „Verdächtigen“ und wähle Baronin von Porz und den Dolch.',
      hint: 'Drück auf „Verdächtigen“, wähle Baronin von Porz und den Dolch, dann bestätige.',
      wrong: 'Auch ein guter Verdacht. Verdächtige für diese Lektion Baronin von Porz mit dem Dolch.',
      done: 'Ann wurde zuerst gefragt und hatte keine der drei Karten. Ben musste dir eine zeigen: den Dolch. Der liegt also nicht in der Fallakte.',
    },
    note: {
      title: 'Schreib es auf',
      text: 'Was du gesehen hast, steht schon in deinen Notizen. Was du daraus schließt, trägst du selbst ein: Ann hat Baronin von Porz nicht. Mach ein Kreuz in ihrer Spalte.',
      hint: 'Wähle in der Zeile von Baronin von Porz das Feld unter Ann. Das Kreuz ist schon gewählt.',
      wrong: 'Das Kreuz gehört in die Zeile von Baronin von Porz, unter Ann. Wähle es noch einmal, um es auszuradieren.',
      done: 'Nur du siehst deine Notizen. Das Haus kann hier auch alles eintragen, was bewiesen ist.',
    },
    'end-turn': {
      title: 'Beende deinen Zug',
      text: 'Du könntest jetzt anklagen, aber du weißt noch zu wenig, und nach einer falschen Anklage scheidest du aus. Beende deinen Zug und sieh Ann zu.',
      hint: 'Der letzte Knopf in der Leiste unter dem Brett beendet deinen Zug.',
      wrong: 'Noch nicht: Beende erst deinen Zug.',
      done: 'Ann hat Fräulein Gloria genannt, also steht deine Figur jetzt im Speisezimmer. Ben kann nichts zeigen. Jetzt bist du gefragt.',
    },
    show: {
      title: 'Zeig eine Karte',
      text: 'Du hast das Seil, also musst du es zeigen. Nur Ann sieht es. Hättest du zwei der drei Karten, dürftest du wählen.',
      hint: 'Wähle das Seil und zeig es.',
      done: 'Ann und Ben haben ihre Züge beendet. Du bist wieder am Zug.',
    },
    again: {
      title: 'Verdächtige, ohne zu gehen',
      text: 'Anns Verdacht hat dich ins Speisezimmer geholt, also darfst du dort gleich einen Verdacht äußern. Versuch es mit Reverend Grün und dem Leuchter: Davon hast du keine Karte.',
      hint: 'Drück auf „Verdächtigen“ und wähle Reverend Grün und den Leuchter.',
      wrong: 'Bleib, wo du bist, und verdächtige Reverend Grün mit dem Leuchter.',
      done: 'Niemand konnte dir eine Karte zeigen, und du hast keine der drei. Also liegen alle drei in der Fallakte!',
    },
    accuse: {
      title: 'Klage an',
      text: 'Jetzt weißt du es. Drück auf „Anklagen“ und nenne alle drei: Reverend Grün, den Leuchter, das Speisezimmer.',
      hint: 'Drück auf „Anklagen“, wähle Reverend Grün, den Leuchter und das Speisezimmer, dann bestätige.',
      wrong: 'Vorsicht: Das wäre falsch, und du wärst ausgeschieden. Klage Reverend Grün mit dem Leuchter im Speisezimmer an.',
      done: 'Alle drei stimmen: Der Fall ist gelöst, und du gewinnst.',
    },
    solved: {
      title: 'Das ist Cluedo',
      text: 'Würfle oder nimm einen Geheimgang, äußere einen Verdacht, merk dir, was du gezeigt bekommst und wer nicht widerlegen konnte, und klage an, wenn nur noch drei Karten übrig sind. Versuch es gegen Computer, die viel vergessen.',
    },
  },
};
