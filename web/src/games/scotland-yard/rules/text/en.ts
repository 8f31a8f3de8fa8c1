/** The rules of Scotland Yard in our own words. */
import type { Slip } from '../../names';

export const en = {
  hunt: 'The hunt',
  huntText:
    'One plays Mister X, the others the detectives: up to five, who share one aim. Mister X travels through London unseen; only his tickets are known. The detectives win if one of them reaches the station where he is, or if he can no longer move. He wins if he fills every window of his travel log, or if no detective can move any more.',
  turn: 'A turn',
  turnText:
    'Mister X moves first, then each detective in turn. A move follows one line from a station to the next and costs a ticket of its kind. Who can move must; a detective who cannot is passed over.',
  turnList: [
    'Two detectives never share a station, and Mister X never moves onto one.',
    'The ticket a detective has used goes to Mister X. His own are put away.',
    'Start stations are drawn by lot, no two alike.',
  ],
  tickets: 'Tickets',
  slips: {
    taxi: 'Every station has taxis. A detective starts with ten tickets.',
    bus: 'Green lines, stations with a thick ring. Eight tickets.',
    underground: 'Red lines with pale dashes, square stations. Four tickets.',
    black: 'Mister X alone. Pays for any line and tells nobody which; only it pays the ferry.',
    double: 'Mister X alone. Two steps in one turn, each with a ticket of its own.',
  } satisfies Record<Slip, string>,
  ticketsEnd: 'Mister X starts with four taxi, three bus and three underground tickets, as many black ones as there are detectives, and two double moves.',
  log: 'The travel log',
  logText:
    'Each move of Mister X fills a window with the ticket he used. After windows 3, 8, 13 and 18 he shows himself: everybody sees where he is. A double move fills two windows; if one of them shows him, it does so there, and he moves on.',
  other: 'Other rules',
  otherList: [
    '**Seed:** starts anywhere on the map, and no double moves.',
    '**Modern:** Mister X counts no taxi, bus or underground tickets and has five black ones; he shows himself after window 24 too; detectives move in any order, and once more after the last window.',
    '**Practice:** a detective may look where Mister X is. Every look is kept in the log.',
  ],
  map: 'On the map',
  mapText: [
    'Click a lit station, or type its number. If several tickets would do, T, B, U and K choose one; Escape lets you think again. Arrows go from lit station to lit station. Drag moves the map, wheel and pinch zoom, and so do plus and minus; Home shows all of it.',
    'Mister X sees on each lit station how many detectives could reach it next. Detectives may have shown, as fog, where he can be, worked out from what everybody has seen.',
  ],
  /** What the pictures show and say. */
  figures: {
    lines: {
      label: 'Four stations and what joins them: taxi lines, a bus line, an underground line and the ferry',
      caption:
        'Every station has taxis (thin yellow lines). Where buses stop it has a green ring, where the underground stops it is a red square. The ferry is a row of dots along the river.',
      taxi: 'Taxi',
      bus: 'Bus',
      underground: 'Underground',
      ferry: 'Ferry',
    },
    ticket: {
      label: 'A detective hands in a taxi ticket, and Mister X gets it',
      caption: 'What a detective pays with, Mister X gets. Detectives give each other no tickets. One may go back where one came from.',
    },
    log: {
      label: 'The first six windows of a travel log: taxi, bus, underground shown on station 46, then a double move with a black ticket and a taxi',
      caption: 'After window 3 Mister X was seen on station 46. The red bar over windows 4 and 5 is a double move: two tickets, two windows, one turn. It needs two empty windows.',
    },
  },
};
