// What the sounds of checkers are called in German, by their English labels.

export const de: Readonly<Record<string, string>> = {
  'A piece moves': 'Ein Stein zieht',
  'A piece is taken': 'Ein Stein wird geschlagen',
  'Two are taken in one move': 'Zwei werden in einem Zug geschlagen',
  'Three or more are taken in one move': 'Drei oder mehr werden in einem Zug geschlagen',
  'A man becomes a king': 'Ein Stein wird zur Dame',
  'A ballot is drawn': 'Eine Eröffnung wird ausgelost',
};
