const minute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export const en = {
  title: 'You in this house',
  lead: 'Nobody needs an account here: this browser carries a key, and whoever has it is you.',
  /** For somebody who has told no name. */
  nameless: 'a guest without a name',
  name: 'Your name',
  nameHint: 'This is how others see you at the next table.',
  keepName: 'Keep it',
  kept: 'Others will see you by this name.',

  device: 'On another device',
  deviceText: 'A link makes your phone or another computer yours, too: with the same seats, saved games and notebooks. It works once, for ten minutes.',
  deviceDo: 'Make a link',
  deviceUntil: (at: Date) => `It works once, until ${minute.format(at)}. Whoever opens it is you: give it to nobody else.`,
  recovery: 'A link to come back by',
  recoveryText: 'Browsers forget. Keep this link where only you find it, and it brings you back when the key is lost. It works once; a new one takes the place of the old.',
  recoveryDo: 'Make a link to keep',
  recoveryUntil: (at: Date) => `It works once, until ${day.format(at)}. Whoever opens it is you: keep it to yourself.`,
  again: 'Make another',
  link: 'Link',
  copy: 'Copy the link',
  qr: 'QR code of the link',
  unreachable: 'Only this computer can reach the house, so the link works in its browsers alone. To let others in, start it with',
  copyCommand: 'Copy the command',

  former: 'Before',
  formerText: (name: string) => `Before it used a link, this browser was ${name}. Their seats and notes are still there.`,
  formerDo: (name: string) => `Be ${name} again`,

  /** The page a link opens. */
  comeIn: (name: string) => `Be ${name} in this browser?`,
  comeInText: (name: string) => `The seats, saved games and notebooks of ${name} are then yours here, too. The link is used up by it.`,
  replaces: (name: string) => `So far this browser has been ${name}. Nothing of that is lost: on the page “You in this house” you can be ${name} again.`,
  comeInDo: (name: string) => `Yes, I am ${name}`,
  stayOut: 'No, leave it as it is',
  already: (name: string) => `You are ${name} here already`,
  alreadyText: 'The link is still good. Open it in the browser that is to be yours, too.',
  wrong: 'This link does not work',
  incomplete: 'The end of the link is missing. Copy the whole of it, or scan the picture.',
};
