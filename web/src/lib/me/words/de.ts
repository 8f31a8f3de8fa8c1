import type { en } from './en';

const minute = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric' });

export const de: typeof en = {
  title: 'Du in diesem Haus',
  lead: 'Niemand braucht hier ein Konto: Dieser Browser trägt einen Schlüssel, und wer ihn hat, gilt als du.',
  nameless: 'ein Gast ohne Namen',
  name: 'Dein Name',
  nameHint: 'So sehen dich andere am nächsten Tisch.',
  keepName: 'Behalten',
  kept: 'Unter diesem Namen sehen dich jetzt die anderen.',

  device: 'Auf einem anderen Gerät',
  deviceText:
    'Ein Link macht auch dein Telefon oder einen anderen Computer zu deinem: mit denselben Plätzen, gespeicherten Spielen und Notizbüchern. Er gilt einmal, zehn Minuten lang.',
  deviceDo: 'Link machen',
  deviceUntil: (at: Date) => `Er gilt einmal, bis ${minute.format(at)} Uhr. Wer ihn öffnet, gilt als du: Gib ihn niemandem sonst.`,
  recovery: 'Ein Link zum Wiederkommen',
  recoveryText:
    'Browser vergessen. Bewahre diesen Link auf, wo nur du ihn findest, und er bringt dich zurück, wenn der Schlüssel verloren ist. Er gilt einmal; ein neuer ersetzt den alten.',
  recoveryDo: 'Link zum Aufheben machen',
  recoveryUntil: (at: Date) => `Er gilt einmal, bis zum ${day.format(at)}. Wer ihn öffnet, gilt als du: Behalte ihn für dich.`,
  again: 'Neuen machen',
  link: 'Link',
  copy: 'Den Link kopieren',
  qr: 'QR-Code des Links',
  unreachable: 'Nur dieser Computer erreicht das Haus, also gilt der Link allein in seinen Browsern. Damit andere hereinkommen, starte es mit',
  copyCommand: 'Den Befehl kopieren',

  former: 'Vorher',
  formerText: (name: string) => `Bevor er einen Link benutzt hat, war dieser Browser ${name}. Die Plätze und Notizen von damals gibt es noch.`,
  formerDo: (name: string) => `Wieder ${name} sein`,

  comeIn: (name: string) => `In diesem Browser ${name} sein?`,
  comeInText: (name: string) => `Plätze, gespeicherte Spiele und Notizbücher von ${name} gehören dann auch hier dir. Der Link ist damit verbraucht.`,
  replaces: (name: string) => `Bisher war dieser Browser ${name}. Davon geht nichts verloren: Auf der Seite „Du in diesem Haus“ kannst du wieder ${name} sein.`,
  comeInDo: (name: string) => `Ja, ich bin ${name}`,
  stayOut: 'Nein, alles lassen, wie es ist',
  already: (name: string) => `Du bist hier schon ${name}`,
  alreadyText: 'Der Link gilt noch. Öffne ihn in dem Browser, der auch deiner werden soll.',
  wrong: 'Dieser Link gilt nicht',
  incomplete: 'Das Ende des Links fehlt. Kopiere ihn ganz, oder scanne das Bild.',
};
