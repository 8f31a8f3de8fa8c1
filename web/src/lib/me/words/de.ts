import type { en } from './en';

const minute = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric' });

export const de: typeof en = {
  title: 'Du und deine Geräte',
  lead: 'Du brauchst kein Konto: Dieser Browser bewahrt einen Schlüssel auf, an dem das Haus dich erkennt.',
  nameless: 'ein Gast ohne Namen',
  name: 'Dein Name',
  nameHint: 'So sehen dich die anderen, wenn du dich wieder an einen Tisch setzt.',
  keepName: 'Name speichern',
  kept: 'Name gespeichert.',

  device: 'Auf einem anderen Gerät',
  deviceText:
    'Öffne diesen Link auf deinem Handy oder einem anderen Computer, um auch dort du zu sein, mit deinen Plätzen, gespeicherten Spielen und Notizbüchern. Er gilt einmal, zehn Minuten lang.',
  deviceDo: 'Link erstellen',
  deviceUntil: (at: Date) => `Gilt einmal, bis ${minute.format(at)} Uhr. Wer ihn öffnet, kann in deinem Namen spielen. Behalte ihn für dich.`,
  recovery: 'Rettungslink',
  recoveryText: 'Wenn dieser Browser den Schlüssel verliert, bringt dich dieser Link zurück. Bewahre ihn gut auf. Er gilt einmal, und ein neuer ersetzt den alten.',
  recoveryDo: 'Rettungslink erstellen',
  recoveryUntil: (at: Date) => `Gilt einmal, bis zum ${day.format(at)}. Wer ihn öffnet, kann in deinem Namen spielen. Behalte ihn für dich.`,
  again: 'Neuen erstellen',
  link: 'Link',
  copy: 'Den Link kopieren',
  qr: 'QR-Code des Links',
  unreachable: 'Nur dieser Computer erreicht das Haus, also gilt der Link nur in seinen Browsern. Um das Haus für dein Netz zu öffnen, starte es mit',
  copyCommand: 'Den Befehl kopieren',

  former: 'Früherer Spieler',
  formerText: (name: string) => `Bevor du einen Link geöffnet hast, hat dieser Browser als ${name} gespielt. Die Plätze und Notizen von damals gibt es noch.`,
  formerDo: (name: string) => `Zurück zu ${name}`,

  comeIn: (name: string) => `In diesem Browser als ${name} spielen?`,
  comeInText: (name: string) => `Dann hast du hier die Plätze, gespeicherten Spiele und Notizbücher von ${name}. Der Link ist damit verbraucht.`,
  replaces: (name: string) => `Bisher spielt dieser Browser als ${name}. Davon geht nichts verloren: Unter „Du und deine Geräte“ kannst du zurückwechseln.`,
  comeInDo: (name: string) => `Ja, ich bin ${name}`,
  stayOut: 'Nein, alles so lassen',
  already: (name: string) => `Du bist hier schon ${name}`,
  alreadyText: 'Der Link gilt noch. Öffne ihn in deinem anderen Browser.',
  wrong: 'Dieser Link gilt nicht',
  incomplete: 'Der Link ist unvollständig. Kopiere ihn ganz oder scann den QR-Code.',
};
