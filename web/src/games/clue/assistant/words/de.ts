// Every sentence of the assistant in German that the house does not say itself.

import { de as shell } from '$lib/words/de';
import { capital } from '$lib/words/plain';
import type { CardKind, Entry, Mark } from '../types.gen';
import type { Cell } from '../grid';
import type { en } from './en';
import { grouped, percent, type Draft, type Piece } from './plain';

const { list } = shell;

const numbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const count = (n: number) => numbers[n] ?? String(n);
/** "eine Karte", "zwei Karten", "keine Karten" */
const cards = (n: number) => (n === 1 ? 'eine Karte' : `${n === 0 ? 'keine' : count(n)} Karten`);
const digits = (n: number) => `${n} ${n === 1 ? 'Karte' : 'Karten'}`;
const decimal = (n: number) => String(Math.round(n * 100) / 100).replace('.', ',');

function percentWords(chance: number): string {
  if (chance < 0.005) return 'weniger als 1 Prozent';
  if (chance > 0.995) return 'mehr als 99 Prozent';
  return `${Math.round(chance * 100)} Prozent`;
}

const kinds: Record<CardKind, string> = { suspect: 'Verdächtiger', weapon: 'Waffe', room: 'Zimmer' };
const kindsMany: Record<CardKind, string> = { suspect: 'Verdächtige', weapon: 'Waffen', room: 'Zimmer' };

function holderName(holder: string): string {
  return { envelope: 'Umschlag', open: 'Offen', aside: 'Beiseite' }[holder] ?? holder;
}

/** "Kerzenleuchter, Ben: 62 Prozent. Warum?" */
function cellLabel(card: string, holder: string, mark: Mark): string {
  const where = { envelope: 'der Umschlag', open: 'offen', aside: 'beiseite' }[holder];
  const is = (yes: boolean) => (where === undefined ? (yes ? 'hat sie' : 'hat sie nicht') : yes ? 'sicher' : 'ausgeschlossen');
  const state = mark.mark === 'may' ? percentWords(mark.chance) : is(mark.mark === 'has');
  return `${card}, ${where ?? holder}: ${state}. Warum?`;
}

/** Verbs as Ben and as the reader has them. */
const VERBS = { ask: ['fragt nach', 'fragst nach'], accuse: ['klagt an:', 'klagst an:'], pass: ['passt', 'passt'], show: ['zeigt', 'zeigst'] } as const;

/** "Ben fragt nach Frau Peacock, Bleirohr, Arbeitszimmer. Cid passt, Dee zeigt." */
function echo(draft: Draft): Piece[] {
  const named = draft.cards.flatMap((card, number) => [...(number ? [{ text: ', ' }] : []), { text: card, strong: true }]);
  const say = (name: string, verb: keyof typeof VERBS) => (name === draft.me ? `Du ${VERBS[verb][1]}` : `${name} ${VERBS[verb][0]}`);
  switch (draft.kind) {
    case 'spoiler': {
      if (draft.player === null || draft.card === null) return [];
      const who = draft.player === 'envelope' ? 'Der Umschlag' : draft.player;
      if (draft.has === null) return [{ text: `${who} …` }];
      const verb = draft.player === 'envelope' ? (draft.has ? ' enthält: ' : ' enthält nicht: ') : draft.has ? ' hat: ' : ' hat nicht: ';
      return [{ text: `${who}${verb}` }, { text: draft.card, strong: true }, { text: '.' }];
    }
    case 'accusation': {
      if (draft.by === null || named.length === 0) return [];
      const end = draft.correct === null ? '…' : draft.correct ? '. Das stimmt.' : '. Das ist falsch.';
      return [{ text: `${say(draft.by, 'accuse')} ` }, ...named, { text: end }];
    }
    case 'suggestion': {
      if (draft.by === null || named.length === 0) return [];
      const start = [{ text: `${say(draft.by, 'ask')} ` }, ...named];
      if (draft.shower === undefined) return [...start, { text: ' …' }];
      if (draft.shower === null) return [...start, { text: '. ' }, { text: 'Niemand zeigt.', strong: true }];
      const passed = draft.asked.filter((name) => draft.part(name) === 'passes').map((name) => say(name, 'pass'));
      const told = [...passed, say(draft.shower, 'show')].join(', ').replaceAll(', Du ', ', du ');
      return [...start, { text: `. ${told}` }, ...(draft.seen ? [{ text: ' ' }, { text: draft.seen, strong: true }] : []), { text: '.' }];
    }
  }
}

/** "Ben hat nach Frau Peacock, Bleirohr, Arbeitszimmer gefragt. Dee hat eine Karte gezeigt." */
function entryText(entry: Entry, me: string | null): string {
  const who = (name: string) => (name === me ? 'Du' : name);
  const has = (name: string) => `${who(name)} ${name === me ? 'hast' : 'hat'}`;
  switch (entry.kind) {
    case 'suggestion': {
      const shown = entry.shown_by === null ? 'Niemand hat eine Karte gezeigt.' : `${has(entry.shown_by)} ${entry.card ?? 'eine Karte'} gezeigt.`;
      return `${has(entry.by)} nach ${entry.cards.join(', ')} gefragt. ${shown}`;
    }
    case 'spoiler':
      if (entry.player === 'envelope') return `${entry.card} ist ${entry.has ? '' : 'nicht '}im Umschlag.`;
      return `${has(entry.player)} ${entry.card}${entry.has ? '' : ' nicht'}.`;
    case 'accusation':
      return `${has(entry.by)} ${entry.cards.join(', ')} angeklagt: ${entry.correct ? 'richtig' : 'falsch'}.`;
  }
}

/** What an entry has newly proved: what is somewhere is told, what is not is counted. */
function news(fresh: Pick<Cell, 'card' | 'holder' | 'state'>[]): string {
  const where = (holder: string) => ({ envelope: 'ist im Umschlag', open: 'liegt offen', aside: 'liegt beiseite' })[holder] ?? `ist bei ${holder}`;
  const found = fresh.filter((cell) => cell.state === 'has').map((cell) => `${cell.card} ${where(cell.holder)}`);
  const closed = fresh.filter((cell) => cell.state === 'not').length;
  const out = closed === 1 ? 'ein Platz ausgeschlossen.' : `${count(closed)} Plätze ausgeschlossen.`;
  if (found.length === 0) return closed === 0 ? 'Nichts Neues ist sicher.' : `Neu: ${out}`;
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
  guess: (chance, isCertain) => (isCertain ? 'Der Fall ist gelöst' : `Zu ${percent(chance)} % sicher`),

  enter: {
    region: 'Neuer Eintrag',
    first: 'Schreib jede Vermutung auf, auch die der anderen: wer fragt, wonach, und wer eine Karte zeigt. Tabelle und Rat ergeben sich daraus.',
    title: (n) => `Eintrag ${n}`,
    change: (n) => `Eintrag ${n} ändern`,
    kind: 'Was ist geschehen',
    kinds: { suggestion: 'Vermutung', spoiler: 'Eine Karte', accusation: 'Anklage' },
    who: 'Wer fragt?',
    accuser: 'Wer klagt an?',
    what: 'Was?',
    shows: 'Wer zeigt?',
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
    spoilerHas: 'Hat er sie?',
    has: 'hat sie',
    hasNot: 'hat sie nicht',
    spoilerWhat: 'Welche Karte?',
    add: (n) => `Eintrag ${n} hinzufügen`,
    save: (n) => `Eintrag ${n} ändern`,
    cancel: 'So lassen, wie es war',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    clear: 'Leeren',
    replaced: 'Was du gerade geschrieben hast, ist weggelegt.',
    missing: {
      by: 'Sag, wer.',
      suspect: 'Wähle einen Verdächtigen.',
      weapon: 'Wähle eine Waffe.',
      room: 'Wähle ein Zimmer.',
      shower: 'Sag, wer eine Karte zeigt, oder niemand.',
      seen: 'Sag, welche Karte dir gezeigt wurde.',
      player: 'Sag, wer.',
      card: 'Wähle eine Karte.',
      has: 'Sag, ob er sie hat.',
      correct: 'Sag, ob es richtig war.',
    },
    noHand: 'Du hast keine der drei und kannst also keine zeigen.',
    kept: (n) => `Eintrag ${n} ist notiert.`,
    changed: (n) => `Eintrag ${n} ist geändert.`,
  },

  grid: {
    region: 'Was man weiß',
    cards: digits,
    has: 'hat sie',
    hasNot: 'hat sie nicht',
    chance: 'Wahrscheinlichkeit',
    fresh: 'neu bewiesen',
    tap: 'Tipp auf ein Feld: warum?',
    deals: (worlds) => (worlds === '1' ? 'Eine Verteilung passt.' : `${grouped(worlds)} Verteilungen passen.`),
    more: 'Wie gezählt wird',
    weighting: 'Gewichtung',
    weightings: { shown: 'Wie gezeigt', alike: 'Alle gleich' },
    weightingText: {
      shown:
        'Wer mehrere der gefragten Karten hat, zeigt irgendeine davon, jede gleich wahrscheinlich. Darum zählt eine Verteilung, in der die gesehene Karte gezeigt werden musste, mehr als eine, in der sie eine von zweien war.',
      alike: 'Jede Verteilung, die zu den Einträgen passt, zählt gleich, was auch immer unter mehreren Karten gezeigt wurde.',
    },
    certain: 'Was sicher ist, ist in beiden gleich.',
  },

  why: {
    region: 'Warum?',
    thinking: 'Sucht einen kurzen Beweis',
    close: 'Schließen',
    takes: (needed, all) =>
      `Dazu ${needed === 1 ? 'braucht es einen' : `braucht es ${needed}`} von ${all} ${all === 1 ? 'Eintrag' : 'Einträgen'}${needed > 1 ? '; jeder davon ist nötig' : ''}.`,
    setUp: 'Es folgt allein daraus, wie das Spiel begann.',
    entry: (n) => `Zu Eintrag ${n}`,
  },

  advice: {
    region: 'Rat',
    best: 'Beste Anklage',
    solved: 'Der Fall ist gelöst',
    left: (cases) => (cases === 1 ? 'Ein Fall ist noch möglich.' : `${capital(count(cases))} Fälle sind noch möglich.`),
    certain: (certain) => (certain.length === 0 ? '' : ` Sicher ${certain.length === 1 ? 'ist' : 'sind'}: ${list(certain)}.`),
    ask: 'Was soll ich fragen?',
    where: 'Wo bist du?',
    anyRoom: 'Irgendein Zimmer',
    thinking: 'Wägt jede Frage ab',
    enter: 'Das eintragen',
    more: 'Andere Fragen',
    none: 'Keine Frage würde dir etwas Neues sagen.',
    gain: (after, now) => `im Schnitt noch ${decimal(after)} von ${now} Fällen`,
    solves: (chance) => `löst ihn in ${percent(chance)} %`,
    answers: 'Was die Antworten verraten',
    answer: (who, card) => (who === null ? 'Niemand zeigt' : card === null ? `${who} zeigt eine Karte` : `${who} zeigt ${card}`),
    answerLeft: (cases) => `${cases} ${cases === 1 ? 'Fall' : 'Fälle'}`,
    spectator: 'Du schaust nur zu, also gibt es für dich nichts zu fragen. Die Tabelle und die beste Anklage sind trotzdem für dich da.',
    again: 'Noch einmal versuchen',
  },

  entries: {
    title: (n) => (n === 1 ? '1 Eintrag' : `${n} Einträge`),
    region: 'Einträge',
    none: 'Noch ist nichts notiert. Die erste Vermutung des Abends kommt unter „Eintragen“.',
    edit: (n) => `Eintrag ${n} ändern`,
    strike: (n) => `Eintrag ${n} löschen`,
    struck: (n) => `Eintrag ${n} ist gelöscht.`,
    takeBack: 'Rückgängig',
    notebook: 'Dieses Notizbuch',
    correct: 'Den Anfang berichtigen',
    correctShort: 'Anfang',
    save: 'Als Datei speichern',
    saved: (file) => `Als „${file}“ gespeichert.`,
    saveShort: 'Speichern',
    rename: 'Umbenennen',
    remove: 'Löschen',
  },

  entry: entryText,
  verdict: ({ should_accuse, accusation }) => {
    if (accusation.is_certain) return 'Es gibt keinen Zweifel mehr: Klage an.';
    return should_accuse
      ? `Klage jetzt an: Es stimmt in ${percent(accusation.chance)} % der Fälle.`
      : `Klage noch nicht an: Die beste Anklage stimmt in ${percent(accusation.chance)} % der Fälle.`;
  },
  advised: ({ cases_after, solves }, cases) =>
    `Danach sind im Schnitt noch ${decimal(cases_after)} von ${cases} Fällen möglich${solves > 0 ? `; in ${percent(solves)} % ist der Fall dann gelöst` : ''}.`,

  stepped: {
    entries: (at, what) => {
      const isOne = at.length === 1;
      const told = {
        'taken-back': isOne ? 'ist zurückgenommen' : 'sind zurückgenommen',
        deleted: isOne ? 'ist wieder gelöscht' : 'sind wieder gelöscht',
        back: isOne ? 'ist wieder da' : 'sind wieder da',
        written: isOne ? 'ist wieder notiert' : 'sind wieder notiert',
        'as-before': isOne ? 'ist, wie er vorher war' : 'sind, wie sie vorher waren',
        changed: isOne ? 'ist wieder geändert' : 'sind wieder geändert',
      }[what];
      return isOne ? `Eintrag ${at[0]} ${told}.` : `Die Einträge ${list(at.map(String))} ${told}.`;
    },
    setUpAgain: 'Der Anfang ist wieder berichtigt.',
    setUpBefore: 'Der Anfang ist, wie er vorher war.',
    again: 'Die Änderungen gelten wieder.',
    takenBack: 'Die letzten Änderungen sind zurückgenommen.',
  },

  refused: {
    title: 'Das kann nicht sein',
    clash: (entries) =>
      entries.length === 1
        ? `Eintrag ${entries[0]} passt nicht zum Anfang.`
        : `Die Einträge ${list(entries.map(String))} können nicht ${entries.length === 2 ? 'beide' : 'alle'} stimmen.`,
    why: 'Wie sie sich widersprechen',
    file: (name) => `„${name}“ lässt sich nicht laden`,
    close: 'Schließen',
    back: 'Berichtigen',
    kept: 'Nichts wurde geändert. Was du eingegeben hast, ist noch da.',
  },

  gone: {
    title: 'Dieses Notizbuch ist weg',
    text: 'Es wurde anderswo gelöscht. Was du siehst, ist noch in diesem Fenster: Heb es als Datei auf, und lade die Datei, um weiterzumachen.',
    save: 'Als Datei aufheben',
    leave: 'Zu den Notizbüchern',
  },

  trouble: { again: 'Noch einmal versuchen', stale: 'Dieses Notizbuch wurde anderswo geändert. Du siehst es, wie es jetzt ist; schau nach, ob dein Eintrag noch stimmt.' },

  setup: {
    title: 'Ein neues Notizbuch',
    over: 'Von vorn',
    correctTitle: 'Den Anfang berichtigen',
    steps: { edition: 'Karten', players: 'Mitspieler', hands: 'Hände', mine: 'Meine Karten' },
    stepsLabel: 'Schritte',
    next: 'Weiter',
    back: 'Zurück',
    create: 'Notizbuch öffnen',
    save: 'Anfang speichern',
    corrected: 'Der Anfang ist berichtigt.',
    cancel: 'Abbrechen',
    edition: 'Mit welchen Karten spielt ihr?',
    own: 'Eigene aufschreiben',
    ownHint: 'jede andere Ausgabe',
    editionHint: (suspects, weapons, rooms) => `${suspects} Verdächtige, ${weapons} Waffen, ${rooms} Zimmer`,
    ownName: 'Name der Ausgabe',
    ownNameDefault: 'Unsere Karten',
    onePerLine: 'eine je Zeile',
    ownCount: (n, most) => `${n} von höchstens ${most} Karten`,
    tooFew: (kind) => `Es braucht mindestens zwei ${kindsMany[kind]}.`,
    tooMany: (n, most) => `Das sind ${n} Karten; höchstens ${most} sind möglich.`,
    twice: (card) => `„${card}“ steht zweimal da.`,
    tooLong: (card, most) => `„${card}“ ist zu lang; höchstens ${most} Buchstaben.`,
    players: 'Wer sitzt am Tisch?',
    playersHint: 'Im Uhrzeigersinn, angefangen mit dem, der die erste Karte bekam.',
    player: (n) => `Spieler ${n}`,
    playerName: (n) => `Name von Spieler ${n}`,
    isMe: (name) => `${name} bin ich`,
    me: 'ich',
    watch: 'Ich schaue nur zu',
    watchHint: 'ohne eigene Karten',
    addPlayer: 'Mitspieler dazu',
    removePlayer: (name) => `${name} entfernen`,
    up: (name) => `${name} nach oben`,
    down: (name) => `${name} nach unten`,
    sameName: (name) => `Zwei heißen ${name}. Nenn einen davon anders.`,
    longName: (name, most) => `„${name}“ ist zu lang; höchstens ${most} Buchstaben.`,
    hands: 'Wie viele Karten hat jeder?',
    handsHint: (dealt, isEven) => `${digits(dealt)} sind verteilt${isEven ? ', an alle gleich viele.' : '; die ersten bekommen eine mehr.'}`,
    fewer: (name) => `Eine Karte weniger für ${name}`,
    oneMore: (name) => `Eine Karte mehr für ${name}`,
    sum: (sum, dealt) => `${sum} von ${digits(dealt)}`,
    sumShort: (n) => `${capital(cards(n))} ${n === 1 ? 'hat' : 'haben'} noch keinen Platz. Gib sie jemandem, oder leg sie unten offen oder beiseite.`,
    sumOver: (n) => `Das ${n === 1 ? 'ist eine Karte' : `sind ${cards(n)}`} mehr, als es gibt. Nimm sie jemandem weg.`,
    even: 'Wieder gleichmäßig verteilen',
    moreTitle: 'Karten, die niemand hat',
    open: 'Offen für alle',
    openHint: 'Tipp sie an.',
    aside: 'Verdeckt neben dem Umschlag',
    asideFewer: 'Eine Karte weniger beiseite',
    asideMore: 'Eine Karte mehr beiseite',
    mine: 'Welche Karten hast du?',
    mineCount: (n, all) => `${n} von ${all}`,
    mineMore: (n) => `Tipp noch ${cards(n)} an.`,
    mineLess: (n) => `Das ${n === 1 ? 'ist eine Karte' : `sind ${cards(n)}`} zu viel. Tipp sie noch einmal an, um sie zurückzulegen.`,
    notebook: (names, most) => {
      const all = list(names);
      const others = names.length - 1;
      return [...all].length <= most ? all : `${names[0]} und ${others === 1 ? 'ein anderer' : `${count(others)} andere`}`;
    },
  },

  help: {
    title: 'So benutzt du den Assistenten',
    what: 'Er führt Notizen für ein Spiel Clue am echten Tisch. Du sagst, was geschieht; er schließt alles, was daraus folgt, und nichts, was nicht folgt.',
    enterTitle: 'Eintragen',
    enter:
      'Trag nach jeder Vermutung ein, wer gefragt hat, die drei Karten und wer eine gezeigt hat, oder niemand. Wer dazwischen sitzt, passt von selbst. Hast du die Karte gesehen, sag, welche. „Eine Karte“ ist für alles andere, was du erfährst, zum Beispiel eine heruntergefallene Karte. Ein Eintrag, der nicht stimmen kann, wird abgelehnt, und du erfährst, welchen Einträgen er widerspricht. Jeder Eintrag lässt sich später ändern oder löschen, und jede Änderung rückgängig machen.',
    marksTitle: 'Die Tabelle',
    marks:
      'Ein Haken und ein Strich sind sicher: Keine Verteilung der Karten, die zu deinen Einträgen passt, sagt etwas anderes. Eine Zahl ist eine Wahrscheinlichkeit in Prozent.',
    whyTitle: 'Warum?',
    why: 'Tipp auf ein Feld. Ein sicheres zeigt einen Beweis, der nur die Einträge benutzt, die er braucht; ihre Nummern führen zu ihnen. Ein offenes sagt, woran es hängt.',
    adviceTitle: 'Rat',
    advice:
      'Er nennt die Anklage, die am häufigsten stimmt, und wie oft; dann die Fragen, die dir am meisten sagen. Sag, in welchem Zimmer du bist, um nur von Fragen zu hören, die du dort stellen kannst.',
    weightingTitle: 'Wie gezählt wird',
    weighting:
      '„Wie gezeigt“ berücksichtigt, dass, wer mehrere der gefragten Karten hat, eine davon zum Zeigen ausgesucht hat. „Alle gleich“ zählt jede passende Verteilung gleich. Was sicher ist, ist in beiden gleich. Du wählst es unter der Tabelle.',
    keptTitle: 'Wo es aufbewahrt wird',
    kept: 'Das Haus bewahrt das Notizbuch für diesen Browser auf. Speichere es unter „Einträge“ als Datei, um es mitzunehmen.',
  },

  exported: 'clue-fall',
};
