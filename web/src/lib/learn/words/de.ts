import type { en } from './en';

export const de: typeof en = {
  name: 'Erste Lektion',
  title: (game) => `${game}: erste Lektion`,
  call: 'Spielen lernen',
  callHint: 'drei Minuten',
  learn: 'Lernen',
  firstTime: 'Zum ersten Mal? Lern es in drei Minuten.',
  step: (at, count) => `Schritt ${at} von ${count}`,
  back: 'Zurück',
  next: 'Weiter',
  restart: 'Von vorn',
  hint: 'Tipp',
  showMe: 'Zeig es mir',
  watch: 'Schau den anderen zu …',
  play: 'Dein erstes Spiel spielen',
  rules: 'Alle Regeln',
  noLesson: 'Für dieses Spiel gibt es keine Lektion.',
};
