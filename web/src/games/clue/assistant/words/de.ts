// Every sentence of the assistant in German that the house does not say itself.

import { de as shell } from '$lib/words/de';
import { figures } from '$lib/words/figures';
import { capital } from '$lib/words/plain';
import type { CardKind, Mark } from '../types.gen';
import type { Cell } from '../grid';
import type { en } from './en';
import type { Draft, Piece } from './plain';

const { list } = shell;

const numbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const count = (n: number) => numbers[n] ?? String(n);
/** "eine Karte", "zwei Karten", "keine Karten" */
const cards = (n: number) => (n === 1 ? 'eine Karte' : `${n === 0 ? 'keine' : count(n)} Karten`);
const digits = (n: number) => `${n} ${n === 1 ? 'Karte' : 'Karten'}`;

const { average, number, percent } = figures('de-DE');

function percentWords(chance: number): string {
  if (chance < 0.005) return 'weniger als 1 Prozent';
  if (chance > 0.995) return 'mehr als 99 Prozent';
  return `${Math.round(chance * 100)} Prozent`;
}

const kinds: Record<CardKind, string> = { suspect: 'Verdächtiger', weapon: 'Waffe', room: 'Zimmer' };
const kindsMany: Record<CardKind, string> = { suspect: 'Verdächtige', weapon: 'Waffen', room: 'Zimmer' };

function holderName(holder: string): string {
  return { envelope: 'Fallakte', open: 'Offen', aside: 'Weggelegt' }[holder] ?? holder;
}

/** "Leuchter, Ben: 62 Prozent. Warum?" */
function cellLabel(card: string, holder: string, mark: Mark): string {
  const where = { envelope: 'Fallakte', open: 'offen', aside: 'weggelegt' }[holder];
  const is = (yes: boolean) => (where === undefined ? (yes ? 'hat sie' : 'hat sie nicht') : yes ? 'sicher' : 'ausgeschlossen');
  const state = mark.mark === 'may' ? percentWords(mark.chance) : is(mark.mark === 'has');
  return `${card}, ${where ?? holder}: ${state}. Warum?`;
}

/** Verbs as Ben and as the reader has them. */
const VERBS = { ask: ['verdächtigt:', 'verdächtigst:'], accuse: ['klagt an:', 'klagst an:'], pass: ['passt', 'passt'], show: ['zeigt', 'zeigst'] } as const;

/** "Ben verdächtigt: Baronin von Porz, Heizungsrohr, Arbeitszimmer. Cid passt, Dee zeigt eine Karte." */
function echo(draft: Draft, called: (card: string) => string): Piece[] {
  const named = draft.cards.flatMap((card, number) => [...(number ? [{ text: ', ' }] : []), { text: called(card), strong: true }]);
  const say = (name: string, verb: keyof typeof VERBS) => (name === draft.me ? `Du ${VERBS[verb][1]}` : `${name} ${VERBS[verb][0]}`);
  switch (draft.kind) {
    case 'spoiler': {
      if (draft.player === null || draft.card === null) return [];
      const isMe = draft.player === draft.me;
      const who = draft.player === 'envelope' ? 'Die Fallakte' : isMe ? 'Du' : draft.player;
      if (draft.has === null) return [{ text: `${who} …` }];
      const verb = draft.player === 'envelope' ? (draft.has ? ' enthält: ' : ' enthält nicht: ') : `${isMe ? ' hast' : ' hat'}${draft.has ? '' : ' nicht'}: `;
      return [{ text: `${who}${verb}` }, { text: called(draft.card), strong: true }, { text: '.' }];
    }
    case 'accusation': {
      if (draft.by === null || named.length === 0) return [];
      const end = draft.correct === null ? ' …' : draft.correct ? '. Das stimmt.' : '. Das ist falsch.';
      return [{ text: `${say(draft.by, 'accuse')} ` }, ...named, { text: end }];
    }
    case 'suggestion': {
      if (draft.by === null || named.length === 0) return [];
      const start = [{ text: `${say(draft.by, 'ask')} ` }, ...named];
      if (draft.shower === undefined) return [...start, { text: ' …' }];
      if (draft.shower === null) return [...start, { text: '. ' }, { text: 'Niemand zeigt eine Karte.', strong: true }];
      const passed = draft.asked.filter((name) => draft.part(name) === 'passes').map((name) => say(name, 'pass'));
      const told = [...passed, say(draft.shower, 'show')].join(', ').replaceAll(', Du ', ', du ');
      return [...start, { text: `. ${told} ` }, ...(draft.seen ? [{ text: called(draft.seen), strong: true }] : [{ text: 'eine Karte' }]), { text: '.' }];
    }
  }
}

/** What an entry has newly proved: what is somewhere is told, what is not is counted. */
function news(fresh: Pick<Cell, 'name' | 'holder' | 'state'>[]): string {
  const where = (holder: string) => ({ envelope: 'ist in der Fallakte', open: 'liegt offen', aside: 'ist weggelegt' })[holder] ?? `ist bei ${holder}`;
  const found = fresh.filter((cell) => cell.state === 'has').map((cell) => `${cell.name} ${where(cell.holder)}`);
  const closed = fresh.filter((cell) => cell.state === 'not').length;
  const out = closed === 1 ? 'ein Platz ausgeschlossen.' : `${count(closed)} Plätze ausgeschlossen.`;
  if (found.length === 0) return closed === 0 ? 'Nichts Neues bewiesen.' : `Neu: ${out}`;
  return `Neu: ${list(found)}.${closed > 0 ? ` ${capital(out)}` : ''}`;
}

export const de: typeof en = {
  holderName,
  cellLabel,
  echo,
  news,
  kinds,
  groups: { suspect: 'Verdächtige', weapon: 'Waffen', room: 'Zimmer' },

  tabs: { enter: 'Eintragen', grid: 'Tabelle', advice: 'Rat', entries: 'Einträge' },
  views: 'Teile des Notizbuchs',
  guess: (chance, isCertain) => (isCertain ? 'Der Fall ist gelöst' : `Zu ${percent(chance)} sicher`),

  enter: {
    region: 'Neuer Eintrag',
    first: 'Trag jeden Verdacht ein, auch den der anderen: wer ihn äußert, welche drei Karten, und wer eine zeigt. Tabelle und Rat ergeben sich daraus.',
    title: (n) => `Eintrag ${n}`,
    change: (n) => `Eintrag ${n} ändern`,
    kind: 'Was ist passiert?',
    kinds: { suggestion: 'Verdacht', spoiler: 'Bekannte Karte', accusation: 'Anklage' },
    who: 'Wer verdächtigt?',
    accuser: 'Wer klagt an?',
    what: 'Welche drei?',
    shows: 'Wer zeigt eine Karte?',
    seen: 'Welche Karte?',
    seenHint: 'wenn du sie gesehen hast',
    notSeen: 'nicht gesehen',
    notNoted: 'nicht notiert',
    nobody: 'niemand',
    me: 'ich',
    parts: { shows: 'zeigt', passes: 'passt' },
    verdict: 'War es richtig?',
    right: 'richtig',
    wrong: 'falsch',
    spoilerWho: 'Wer?',
    spoilerHas: 'Hat die Karte?',
    has: 'hat sie',
    hasNot: 'hat sie nicht',
    spoilerWhat: 'Welche Karte?',
    add: (n) => `Eintrag ${n} hinzufügen`,
    save: (n) => `Eintrag ${n} ändern`,
    cancel: 'Änderung abbrechen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    clear: 'Leeren',
    replaced: 'Dein Entwurf wurde ersetzt.',
    missing: {
      by: 'Wähle einen Spieler.',
      suspect: 'Wähle einen Verdächtigen.',
      weapon: 'Wähle eine Waffe.',
      room: 'Wähle ein Zimmer.',
      shower: 'Wähle, wer eine Karte gezeigt hat, oder „niemand“.',
      seen: 'Wähle die Karte, die du gesehen hast.',
      player: 'Wähle einen Spieler.',
      card: 'Wähle eine Karte.',
      has: 'Wähle „hat sie“ oder „hat sie nicht“.',
      correct: 'Wähle „richtig“ oder „falsch“.',
    },
    noHand: 'Du hast keine dieser drei Karten, also kannst du keine zeigen.',
    kept: (n) => `Eintrag ${n} hinzugefügt.`,
    changed: (n) => `Eintrag ${n} geändert.`,
  },

  grid: {
    region: 'Was bekannt ist',
    cards: digits,
    has: 'hat sie',
    hasNot: 'hat sie nicht',
    chance: 'Wahrscheinlichkeit',
    fresh: 'neu',
    tap: 'Tippe auf ein Feld, um zu sehen, warum.',
    deals: (worlds) => (worlds === '1' ? 'Eine mögliche Verteilung.' : `${number(BigInt(worlds))} mögliche Verteilungen.`),
    more: 'So wird gerechnet',
    weighting: 'Gewichtung',
    weightings: { shown: 'Nach gezeigten Karten', alike: 'Alle gleich' },
    weightingText: {
      shown: 'Nimmt an, dass jemand mit mehreren der genannten Karten zufällig eine davon zeigt. Eine Verteilung, in der es keine Wahl gab, zählt dann mehr.',
      alike: 'Jede mögliche Verteilung zählt gleich, egal welche Karte gezeigt wurde.',
    },
    certain: 'Was sicher ist, ist in beiden Fällen gleich.',
  },

  why: {
    region: 'Warum?',
    thinking: 'Suche nach einem kurzen Beweis …',
    close: 'Schließen',
    takes: (needed, all) =>
      `Beruht auf ${needed === 1 ? 'einem' : needed} von ${all} ${all === 1 ? 'Eintrag' : 'Einträgen'}${needed > 1 ? ', und jeder davon wird gebraucht' : ''}.`,
    setUp: 'Das folgt schon aus den Einstellungen.',
    entry: (n) => `Zu Eintrag ${n}`,
  },

  advice: {
    region: 'Rat',
    best: 'Beste Anklage',
    solved: 'Der Fall ist gelöst',
    left: (cases) => (cases === 1 ? 'Noch eine Lösung möglich.' : `Noch ${count(cases)} Lösungen möglich.`),
    certain: (certain) => (certain.length === 0 ? '' : ` Sicher ${certain.length === 1 ? 'ist' : 'sind'}: ${list(certain)}.`),
    ask: 'Welchen Verdacht soll ich äußern?',
    where: 'In welchem Zimmer bist du?',
    anyRoom: 'Irgendein Zimmer',
    thinking: 'Verdächtigungen werden verglichen …',
    enter: 'Diesen Verdacht eintragen',
    more: 'Andere Möglichkeiten',
    none: 'Kein Verdacht würde dir etwas Neues verraten.',
    gain: (after, now) => `im Schnitt noch ${average(after)} von ${now} ${now === 1 ? 'Lösung' : 'Lösungen'}`,
    chance: percent,
    solves: (chance) => `löst den Fall mit ${percent(chance)} Wahrscheinlichkeit`,
    answers: 'Was jede Antwort bedeutet',
    answer: (who, card) => (who === null ? 'Niemand zeigt eine Karte' : card === null ? `${who} zeigt eine Karte` : `${who} zeigt ${card}`),
    answerLeft: (cases) => `${cases} ${cases === 1 ? 'Lösung' : 'Lösungen'}`,
    spectator: 'Du schaust zu, also äußerst du keinen Verdacht. Tabelle und beste Anklage gibt es trotzdem.',
    again: 'Noch einmal versuchen',
  },

  entries: {
    title: (n) => (n === 1 ? '1 Eintrag' : `${n} Einträge`),
    region: 'Einträge',
    none: 'Noch keine Einträge. Trag den ersten Verdacht unter „Eintragen“ ein.',
    edit: (n) => `Eintrag ${n} ändern`,
    strike: (n) => `Eintrag ${n} löschen`,
    struck: (n) => `Eintrag ${n} gelöscht.`,
    takeBack: 'Rückgängig',
    notebook: 'Dieses Notizbuch',
    correct: 'Einstellungen ändern',
    correctShort: 'Einstellungen',
    save: 'Als Datei speichern',
    saved: (file) => `Als „${file}“ gespeichert.`,
    saveShort: 'Speichern',
    rename: 'Umbenennen',
    remove: 'Löschen',
  },

  stepped: {
    entries: (at, what) => {
      const isOne = at.length === 1;
      const told = {
        'taken-back': isOne ? 'ist zurückgenommen' : 'sind zurückgenommen',
        deleted: isOne ? 'ist wieder gelöscht' : 'sind wieder gelöscht',
        back: isOne ? 'ist wieder da' : 'sind wieder da',
        written: isOne ? 'ist wieder notiert' : 'sind wieder notiert',
        'as-before': isOne ? 'ist wieder wie vorher' : 'sind wieder wie vorher',
        changed: isOne ? 'ist wieder geändert' : 'sind wieder geändert',
      }[what];
      return isOne ? `Eintrag ${at[0]} ${told}.` : `Die Einträge ${list(at.map(String))} ${told}.`;
    },
    setUpAgain: 'Die Einstellungen sind wieder geändert.',
    setUpBefore: 'Die Einstellungen sind wieder wie vorher.',
    again: 'Änderungen wiederholt.',
    takenBack: 'Änderungen rückgängig gemacht.',
  },

  refused: {
    title: 'Das kann nicht sein',
    why: 'Der Widerspruch',
    file: (name) => `„${name}“ lässt sich nicht laden`,
    close: 'Schließen',
    back: 'Ändern',
    kept: 'Nichts wurde geändert. Dein Eintrag steht noch im Formular.',
  },

  gone: {
    title: 'Dieses Notizbuch ist weg',
    text: 'Es wurde auf einem anderen Gerät gelöscht. Du kannst diese Kopie noch als Datei speichern und wieder laden.',
    save: 'Als Datei speichern',
    leave: 'Zu den Notizbüchern',
  },

  trouble: { again: 'Noch einmal versuchen', stale: 'Dieses Notizbuch wurde auf einem anderen Gerät geändert. Hier ist der neueste Stand. Prüf deinen Eintrag noch einmal.' },

  setup: {
    title: 'Neues Notizbuch',
    over: 'Von vorn',
    correctTitle: 'Einstellungen ändern',
    steps: { edition: 'Karten', players: 'Mitspieler', hands: 'Kartenzahl', mine: 'Meine Karten' },
    stepsLabel: 'Schritte',
    next: 'Weiter',
    back: 'Zurück',
    create: 'Notizbuch öffnen',
    save: 'Einstellungen speichern',
    corrected: 'Einstellungen gespeichert.',
    cancel: 'Abbrechen',
    edition: 'Welche Ausgabe spielt ihr?',
    own: 'Eigene Karten',
    ownHint: 'jede andere Ausgabe',
    editionHint: (suspects, weapons, rooms) => `${suspects} Verdächtige, ${weapons} Waffen, ${rooms} Zimmer`,
    ownName: 'Name der Ausgabe',
    ownNameDefault: 'Unsere Karten',
    onePerLine: 'eine je Zeile',
    ownCount: (n, most) => `${n} von höchstens ${most} Karten`,
    tooFew: (kind) => `Füge mindestens zwei ${kindsMany[kind]} hinzu.`,
    tooMany: (n, most) => `${n} Karten sind zu viele: höchstens ${most}.`,
    twice: (card) => `„${card}“ steht zweimal da.`,
    tooLong: (card, most) => `„${card}“ ist zu lang: höchstens ${most} Zeichen.`,
    players: 'Wer spielt mit?',
    playersHint: 'Im Uhrzeigersinn. Wer die erste Karte bekommen hat, steht oben.',
    player: (n) => `Spieler ${n}`,
    playerName: (n) => `Name von Spieler ${n}`,
    isMe: (name) => `${name} bin ich`,
    me: 'ich',
    watch: 'Ich schaue nur zu',
    watchHint: 'ohne eigene Karten',
    addPlayer: 'Mitspieler hinzufügen',
    removePlayer: (name) => `${name} entfernen`,
    up: (name) => `${name} nach oben`,
    down: (name) => `${name} nach unten`,
    sameName: (name) => `Zwei heißen ${name}. Ändere einen der Namen.`,
    longName: (name, most) => `„${name}“ ist zu lang: höchstens ${most} Zeichen.`,
    hands: 'Wer hat wie viele Karten?',
    handsHint: (dealt, isEven) => `${digits(dealt)} zu verteilen${isEven ? ', an alle gleich viele.' : '. Die Ersten bekommen eine mehr.'}`,
    fewer: (name) => `Eine Karte weniger für ${name}`,
    oneMore: (name) => `Eine Karte mehr für ${name}`,
    sum: (sum, dealt) => `${sum} von ${digits(dealt)}`,
    sumShort: (n) => `${capital(cards(n))} ${n === 1 ? 'ist' : 'sind'} noch nicht verteilt. Gib sie jemandem oder leg sie unten offen hin oder weg.`,
    sumOver: (n) => `Das ${n === 1 ? 'ist eine Karte' : `sind ${cards(n)}`} zu viel. Nimm sie jemandem weg.`,
    even: 'Wieder gleichmäßig verteilen',
    moreTitle: 'Karten, die niemand hat',
    open: 'Offen für alle',
    openHint: 'Tippe sie an.',
    aside: 'Verdeckt weggelegt',
    asideFewer: 'Eine Karte weniger weglegen',
    asideMore: 'Eine Karte mehr weglegen',
    mine: 'Welche Karten hast du?',
    mineCount: (n, all) => `${n} von ${all}`,
    mineMore: (n) => `Tippe noch ${cards(n)} an.`,
    mineLess: (n) => `Das ${n === 1 ? 'ist eine Karte' : `sind ${cards(n)}`} zu viel. Tippe ${n === 1 ? 'eine' : 'sie'} noch einmal an, um sie zurückzulegen.`,
    notebook: (names, most) => {
      const all = list(names);
      const others = names.length - 1;
      return [...all].length <= most ? all : `${names[0]} und ${others === 1 ? 'noch jemand' : `${count(others)} andere`}`;
    },
  },

  help: {
    title: 'So benutzt du den Assistenten',
    what: 'Ein Notizbuch für Cluedo mit echten Karten. Gib ein, was passiert. Es folgert alles, was sich beweisen lässt, und nichts anderes.',
    enterTitle: 'Eintragen',
    enter:
      'Trag nach jedem Verdacht ein, wer ihn geäußert hat, die drei Karten und wer eine gezeigt hat (oder niemand). Wer dazwischen sitzt, passt von selbst. Hast du die Karte gesehen, wähle, welche. „Bekannte Karte“ ist für alles andere, was du erfährst, zum Beispiel eine heruntergefallene Karte. Ein unmöglicher Eintrag wird abgelehnt, und du siehst, welchen Einträgen er widerspricht. Du kannst jeden Eintrag später ändern oder löschen und jede Änderung rückgängig machen.',
    marksTitle: 'Die Tabelle',
    marks: 'Ein Haken oder ein Strich ist sicher: Keine mögliche Verteilung sagt etwas anderes. Eine Zahl ist eine Wahrscheinlichkeit in Prozent.',
    whyTitle: 'Warum?',
    why: 'Tippe auf ein Feld. Ist es sicher, siehst du einen Beweis mit Links zu den Einträgen, die er braucht. Ist es noch offen, siehst du, wovon es abhängt.',
    adviceTitle: 'Rat',
    advice:
      'Zeigt die wahrscheinlichste Anklage und wie sicher sie ist, dann die Verdächtigungen, die am meisten verraten. Wähle dein Zimmer, um nur zu sehen, welcher Verdacht dort möglich ist.',
    weightingTitle: 'So wird gerechnet',
    weighting:
      '„Nach gezeigten Karten“ nimmt an, dass jemand mit mehreren der genannten Karten zufällig eine davon zeigt. Bei „Alle gleich“ zählt jede mögliche Verteilung gleich. Was sicher ist, ist in beiden Fällen gleich. Umschalten kannst du unter der Tabelle.',
    keptTitle: 'Wo es aufbewahrt wird',
    kept: 'Das Haus bewahrt das Notizbuch für dich auf. Um es mitzunehmen, speichere es unter „Einträge“ als Datei.',
  },

  exported: 'cluedo-notizbuch',
};
