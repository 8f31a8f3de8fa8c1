import type { en } from './en';

export const de: typeof en = {
  name: 'Erste Lektion',
  title: (game) => `${game}: eine erste Lektion`,
  call: 'Ausprobieren und lernen',
  callHint: 'drei Minuten',
  learn: 'Lernen',
  firstTime: 'Zum ersten Mal? Lern es in drei Minuten.',
  step: (at, count) => `Schritt ${at} von ${count}`,
  back: 'Zurück',
  next: 'Weiter',
  restart: 'Von vorn',
  hint: 'Tipp',
  showMe: 'Zeig es mir',
  watch: 'Schau zu, was die anderen tun …',
  play: 'Eine erste Partie spielen',
  rules: 'Alle Regeln',
  noLesson: 'Für dieses Spiel gibt es keine Lektion.',
};
