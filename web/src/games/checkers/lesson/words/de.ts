import type { en } from './en';

export const de: typeof en = {
  steps: {
    move: {
      title: 'Steine ziehen vorwärts',
      text: 'Du hast die dunklen Steine unten. Ein Stein zieht diagonal ein Feld vorwärts. Zieh deinen Stein von 11 nach 15: Wähle ihn und dann das Feld.',
      hint: 'Auf der 11 steht der zweite Stein von links in deiner vordersten Reihe. Wähle ihn, dann das markierte Feld 15.',
      wrong: 'Auch ein guter Zug. Zieh für diese Lektion von 11 nach 15.',
      done: 'Weiß hat einen Stein direkt vor deinen gestellt, und das Feld dahinter ist jetzt leer.',
    },
    capture: {
      title: 'Du musst schlagen',
      text: 'Du schlägst, indem du über einen weißen Stein auf das leere Feld dahinter springst. Wenn du schlagen kannst, musst du: Dein Stein auf 15 springt nach 22.',
      hint: 'Wähle den umringten Stein auf 15, dann das markierte Feld 22 hinter dem weißen Stein.',
      wrong: 'Jetzt ist nur ein Zug erlaubt: von 15 über 18 nach 22.',
      done: 'Weiß hat gleich zurückgeschlagen: Stein gegen Stein. Wenn du die Wahl hast, sieh nach, was dahinter steht, bevor du springst.',
    },
    double: {
      title: 'Spring noch einmal',
      text: 'Kann derselbe Stein dort, wo er landet, wieder schlagen, springt er weiter, alles in einem Zug. Dein Stein auf 6 schlägt zwei.',
      hint: 'Wähle den Stein auf 6, dann das letzte Feld seines Sprungs, die 24.',
      wrong: 'Du musst zu Ende schlagen: von 6 über 10 nach 15 und weiter über 19 nach 24.',
      done: 'Zwei Steine in einem Zug. Unterwegs darfst du abbiegen, und du musst nicht den längsten Sprung wählen.',
    },
    crown: {
      title: 'Hol dir eine Dame',
      text: 'Ein Stein, der die letzte Reihe erreicht, wird zur Dame. Zieh deinen von 27 nach 32.',
      hint: 'Wähle den Stein auf 27, dann die 32 in der letzten Reihe.',
      wrong: 'Später vielleicht. Bring erst den Stein von 27 nach 32, dann wird er zur Dame.',
    },
    back: {
      title: 'Damen ziehen auch zurück',
      text: 'An der Krone erkennst du eine Dame. Sie zieht diagonal ein Feld in jede Richtung und kann also zurück: Zieh sie von 32 nach 27.',
      hint: 'Wähle die Dame auf 32, dann die 27.',
      wrong: 'Deine Steine ziehen nur vorwärts. Zieh die Dame von 32 zurück nach 27.',
      done: 'Eine Dame schlägt auch in alle Richtungen.',
    },
    win: {
      title: 'Gewinne',
      text: 'Weiß hat noch zwei Steine. Deine Dame auf 23 kann beide schlagen, rückwärts und in einem Zug.',
      hint: 'Wähle die Dame auf 23, dann das letzte Feld ihres Sprungs, die 7.',
      wrong: 'Du musst schlagen: mit der Dame von 23 über 18 nach 14 und weiter über 10 nach 7.',
      done: 'Weiß hat keinen Stein mehr: Du hast gewonnen. Du gewinnst auch, wenn alle Steine deines Gegners blockiert sind.',
    },
    end: {
      title: 'Das ist Dame',
      text: 'Du kannst ziehen, schlagen, eine Dame holen und gewinnen. Der Rest ist Vorausschauen. Versuch es zuerst gegen einen Computer, der seine Steine verschenkt.',
    },
  },
};
