import type { en } from './en';

export const de: typeof en = {
  names: ['Du', 'Ann', 'Ben'],
  steps: {
    cards: {
      title: 'Deine Karten',
      text: 'Eine Person, eine Waffe und ein Zimmer liegen verdeckt in der Fallakte. Die anderen Karten sind verteilt: Sechs gehören dir, also war es keine davon. Finde die drei, die niemand hat.',
    },
    roll: {
      title: 'Würfle',
      text: 'Du bist Fräulein Scarlet. Dein Zug beginnt mit den Würfeln: Wirf sie in der Leiste unter dem Brett.',
      hint: 'Drück auf die Würfel in der Leiste unter dem Brett.',
      wrong: 'Noch nicht: Würfle zuerst.',
    },
    walk: {
      title: 'Geh in ein Zimmer',
      text: 'Acht Schritte: genug bis in den Salon. Was leuchtet, kannst du erreichen; klick den Salon an.',
      hint: 'Der Salon liegt oben rechts in der Ecke. Klick ihn an.',
      wrong: 'Dort könntest du stehen bleiben, aber fragen kannst du nur in einem Zimmer. Geh in den Salon.',
    },
    suggest: {
      title: 'Frag die anderen',
      text: 'In einem Zimmer darfst du vermuten, wer es war und womit: immer in diesem Zimmer. Drück unten auf „Vermuten“ und wähle Frau Peacock und das Messer.',
      hint: 'Drück auf „Vermuten“, wähle Frau Peacock, dann das Messer, und sprich es aus.',
      wrong: 'Auch eine gute Frage. Vermute für diese Lektion Frau Peacock mit dem Messer.',
      done: 'Ann wurde zuerst gefragt und hatte keine der drei Karten. Ben musste dir eine zeigen: das Messer. Das liegt also nicht in der Fallakte.',
    },
    note: {
      title: 'Schreib es auf',
      text: 'Was du gesehen hast, steht schon auf deinem Notizblatt. Was du daraus schließt, schreibst du selbst auf: Ann hat Frau Peacock nicht. Mach ein Kreuz in ihrer Spalte.',
      hint: 'Klick in der Zeile von Frau Peacock auf das Feld unter Ann. Das Kreuz hast du schon in der Hand.',
      wrong: 'Das Kreuz gehört in die Zeile von Frau Peacock, unter Ann. Ein zweiter Klick radiert ein Kreuz wieder aus.',
      done: 'Deine Notizen sieht niemand sonst. Das Haus kann auch alles eintragen, was bewiesen ist.',
    },
    'end-turn': {
      title: 'Beende deinen Zug',
      text: 'Du könntest jetzt anklagen, aber du weißt noch zu wenig, und nach einer falschen Anklage bist du draußen. Beende deinen Zug und sieh Ann zu.',
      hint: 'Der letzte Knopf in der Leiste unter dem Brett beendet deinen Zug.',
      wrong: 'Dafür ist es zu früh: Beende deinen Zug.',
      done: 'Ann hat Fräulein Scarlet genannt, also steht deine Figur jetzt im Speisezimmer. Ben kann nichts zeigen. Jetzt fragt sie dich.',
    },
    show: {
      title: 'Zeig eine Karte',
      text: 'Du hast das Seil, also musst du es zeigen. Nur Ann sieht es. Hättest du zwei der drei Karten, dürftest du wählen.',
      hint: 'Wähle das Seil und zeig es.',
      done: 'Ann und Ben haben ihre Züge beendet. Du bist wieder dran.',
    },
    again: {
      title: 'Frag, ohne zu gehen',
      text: 'Anns Vermutung hat dich ins Speisezimmer gebracht, also darfst du dort gleich fragen. Versuch es mit Herrn Green und dem Kerzenleuchter: Davon hast du keine Karte.',
      hint: 'Drück auf „Vermuten“ und wähle Herrn Green und den Kerzenleuchter.',
      wrong: 'Bleib, wo du bist, und vermute Herrn Green mit dem Kerzenleuchter.',
      done: 'Niemand konnte dir etwas zeigen, und du hast keine der drei Karten. Also liegen alle drei in der Fallakte!',
    },
    accuse: {
      title: 'Klag an',
      text: 'Jetzt weißt du es. Drück auf „Anklagen“ und nenne alle drei: Herrn Green, den Kerzenleuchter, das Speisezimmer.',
      hint: 'Drück auf „Anklagen“, wähle Herrn Green, den Kerzenleuchter und das Speisezimmer, und sprich es aus.',
      wrong: 'Vorsicht: Das wäre falsch, und du wärst draußen. Klag Herrn Green an, mit dem Kerzenleuchter, im Speisezimmer.',
      done: 'Alle drei stimmen: Der Fall ist gelöst, und du gewinnst.',
    },
    solved: {
      title: 'So geht Clue',
      text: 'Würfle oder nimm einen Geheimgang, frag in den Zimmern, merk dir, was gezeigt wird und wer passen musste, und klag an, wenn nur noch drei Karten übrig sind. Versuch es mit Computern, die viel vergessen.',
    },
  },
};
