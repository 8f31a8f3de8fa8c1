const minute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export const en = {
  title: 'You and your devices',
  lead: 'No account needed: this browser keeps a key that proves it’s you.',
  /** For a guest who hasn't chosen a name. */
  nameless: 'an unnamed player',
  name: 'Your name',
  nameHint: 'This is how others see you the next time you join a table.',
  keepName: 'Save name',
  kept: 'Name saved.',

  device: 'On another device',
  deviceText: 'Open this link on your phone or another computer to be the same player there, with your seats, saved games and notebooks. It works once, for ten minutes.',
  deviceDo: 'Make a link',
  deviceUntil: (at: Date) => `Works once, until ${minute.format(at)}. Anyone who opens it can play as you, so keep it private.`,
  recovery: 'Recovery link',
  recoveryText: 'If this browser loses its key, this link brings you back. Keep it somewhere safe. It works once, and making a new one cancels the old one.',
  recoveryDo: 'Make a recovery link',
  recoveryUntil: (at: Date) => `Works once, until ${day.format(at)}. Anyone who opens it can play as you, so keep it private.`,
  again: 'Make another',
  link: 'Link',
  copy: 'Copy the link',
  qr: 'QR code for the link',
  unreachable: 'Only this computer can reach the house, so the link works only in browsers on it. To open the house to your network, start it with',
  copyCommand: 'Copy the command',

  former: 'Previous player',
  formerText: (name: string) => `Before you opened a link, this browser played as ${name}. Their seats and notes are still there.`,
  formerDo: (name: string) => `Switch back to ${name}`,

  /** The page a link opens. */
  comeIn: (name: string) => `Play as ${name} in this browser?`,
  comeInText: (name: string) => `You’ll have ${name}’s seats, saved games and notebooks here. This uses up the link.`,
  replaces: (name: string) => `So far this browser has played as ${name}. Nothing is lost: you can switch back under “You and your devices”.`,
  comeInDo: (name: string) => `Yes, I’m ${name}`,
  stayOut: 'No, keep things as they are',
  already: (name: string) => `You’re already ${name} here`,
  alreadyText: 'The link still works. Open it in your other browser.',
  wrong: 'This link doesn’t work',
  incomplete: 'The link is incomplete. Copy all of it, or scan the QR code.',
};
