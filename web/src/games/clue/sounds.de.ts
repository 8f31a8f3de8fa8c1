// What the sounds of Clue and Clue-less are called in German, by their English labels.

export const de: Readonly<Record<string, string>> = {
  'The cards are dealt': 'Die Karten werden verteilt',
  'The dice roll': 'Die Würfel rollen',
  'A piece walks': 'Eine Figur geht',
  'A piece enters a room': 'Eine Figur betritt ein Zimmer',
  'A piece takes a secret passage': 'Eine Figur nimmt einen Geheimgang',
  'A piece goes out into a hallway': 'Eine Figur geht in einen Flur hinaus',
  'A suspect is called into a room': 'Ein Verdächtiger wird in ein Zimmer gerufen',
  'Somebody makes a suggestion': 'Jemand vermutet etwas',
  'A card is shown to you, or by you': 'Dir wird eine Karte gezeigt, oder du zeigst eine',
  'Somebody shows somebody a card': 'Jemand zeigt jemandem eine Karte',
  'Nobody can show a card': 'Niemand kann eine Karte zeigen',
  'An accusation is right': 'Eine Anklage ist richtig',
  'An accusation is wrong': 'Eine Anklage ist falsch',
};
