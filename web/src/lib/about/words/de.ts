// Was die Seite über das Haus sagt.

import type { en } from './en';

export const de: typeof en = {
  title: 'Über dieses Haus',
  version: 'Version',
  play: 'So wird gespielt',
  playText: [
    'Such dir auf der Startseite ein Spiel aus. Gegen den Computer wählst du deine Seite und seine Stufe, und schon spielst du.',
    'Um mit Freunden zu spielen, eröffne einen Tisch und gib den Code, den Link oder den QR-Code weiter. Niemand braucht ein Konto. Leere Plätze können Computer übernehmen.',
    'Du kannst die Seite jederzeit schließen. Dein Platz bleibt dir, und das Spiel wartet auf der Startseite. Du kannst auch auf deinen anderen Geräten spielen.',
  ],
  fair: 'Faires Spiel',
  fairText:
    'Das Haus hütet jedes Geheimnis. Dein Browser erfährt nur, was du auf deinem Platz wissen darfst, und ein Computer sieht nicht mehr als du an seiner Stelle. Würfel und Karten kommen aus einem Startwert. Dessen Prüfsumme zeigt das Haus vor dem ersten Zug, den Startwert selbst nach dem letzten. So können alle prüfen, dass nichts geändert wurde.',
  soundText: 'Der Schalter für den Ton ist oben auf jeder Seite, Lautstärke und Musik sind daneben. Die Musik ist aus, bis du sie einschaltest.',
  credits: 'Wer das gemacht hat',
  creditsText:
    'Regeltexte, Computerspieler, Zeichnungen und Seiten sind unsere eigene Arbeit. Die Schriften sind Playfair Display und Source Sans 3, beide unter der SIL Open Font License.',
  licence: 'Lizenz',
  licenceText: 'MIT oder Apache 2.0, wie du magst.',
  rules: 'Die Regeln aller Spiele',
};
