// What the page about the house says.

export const en = {
  title: 'About this house',
  version: 'Version',
  play: 'How to play',
  playText: [
    'Pick a game on the home page. Against the computer, choose your side and its level, and you’re playing.',
    'To play with friends, host a table and share the code, the link or the QR code. No one needs an account. Computers can fill the empty seats.',
    'You can close the page at any time. Your seat is kept, and the game is waiting on the home page. You can also play from your other devices.',
  ],
  fair: 'Fair play',
  fairText:
    'The house keeps every secret. Each player’s page receives only what that seat may know, and computer players see no more than you would. Dice and cards come from a seed. The house shows its hash before the first move and the seed itself after the last, so anyone can check that nothing was changed.',
  soundText: 'The sound switch is at the top of every page, with volume and music beside it. Music is off until you turn it on.',
  credits: 'Credits',
  creditsText: 'The rules text, computer players, drawings and pages are our own work. The typefaces are Playfair Display and Source Sans 3, both under the SIL Open Font License.',
  licence: 'Licence',
  licenceText: 'MIT or Apache 2.0, at your option.',
  rules: 'The rules of every game',
};
