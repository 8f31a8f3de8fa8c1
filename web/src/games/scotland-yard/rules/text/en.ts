/** The rules of Scotland Yard in our own words. */
import type { Slip } from '../../names';

export const en = {
  hunt: 'The hunt',
  huntText:
    'One player is Mister X; up to five detectives work together to catch him. Mister X moves unseen: only his tickets are known. The detectives win if one of them reaches his station, or if he cannot move. He wins if he fills his travel log, or if no detective can move.',
  turn: 'A turn',
  turnText:
    'Mister X moves first, then each detective in turn. A move follows one line to the next station and costs a matching ticket. If you can move, you must; a detective who cannot is skipped.',
  turnList: [
    'Two detectives never share a station, and Mister X never moves onto a detective.',
    'Tickets used by detectives go to Mister X. His own are discarded.',
    'Start stations are drawn at random, all different.',
  ],
  tickets: 'Tickets',
  slips: {
    taxi: 'Every station has taxis. A detective starts with ten tickets.',
    bus: 'Green lines, stations with a thick ring. Eight tickets.',
    underground: 'Red lines with pale dashes, square stations. Four tickets.',
    black: 'Mister X only. Works on any line without showing which; required for the ferry.',
    double: 'Mister X only. Two moves in one turn, each with its own ticket.',
  } satisfies Record<Slip, string>,
  ticketsEnd: 'Mister X starts with four taxi, three bus and three underground tickets, one black ticket per detective, and two double moves.',
  log: 'The travel log',
  logText:
    'Each move by Mister X adds the ticket he used to the travel log. On moves 3, 8, 13 and 18 he surfaces: everyone sees where he is. A double move counts as two; if he surfaces on the first, he is seen there and then moves on.',
  other: 'Other rules',
  otherList: [
    '**Simple:** starts anywhere on the map, no double moves.',
    '**Modern:** Mister X has unlimited taxi, bus and underground tickets and five black ones; he also surfaces on move 24; detectives move in any order, and once more after the last move.',
    '**Practice:** detectives may peek at Mister X. Every peek is listed with the moves.',
  ],
  position: 'Positions',
  positionText: 'A game can start from a position: one line of words in any order. The map copies one for you.',
  /** After each word of an example. */
  positionWords: {
    turn: 'says whose turn it is. Mister X is 0.',
    count: 'is the number of detectives.',
    detectives: 'gives each one’s station and taxi, bus and underground tickets. A star marks those who have moved this round.',
    x: 'gives Mister X’s station and his taxi, bus, underground and black tickets and double moves. With a question mark he starts at random, at a station that his log leaves possible.',
    shown: 'is the station where he last surfaced, or a dash.',
    log: 'has a letter for each ticket he used: t, b and u, and x for black. A dot joins the halves of a double move. An empty log is a dash.',
  },
  map: 'On the map',
  mapText: [
    'Choose a highlighted station, or type its number. If several tickets would work, press T, B, U or K to choose one. Escape cancels. Arrow keys move between highlighted stations. Drag to move the map; use the wheel, two fingers, plus or minus to zoom. Home shows the whole map.',
    'At each highlighted station, Mister X sees how many detectives could reach it next turn. Detectives can turn on the fog, which shows where he may be from what everyone has seen.',
  ],
  /** What the pictures show and say. */
  figures: {
    lines: {
      label: 'Four stations and the lines between them: taxi lines, a bus line, an underground line and the ferry',
      caption: 'Every station has taxis (thin yellow lines). A green ring marks a bus stop, a red square an underground station. The ferry is a row of dots along the river.',
      taxi: 'Taxi',
      bus: 'Bus',
      underground: 'Underground',
      ferry: 'Ferry',
    },
    ticket: {
      label: 'A detective uses a taxi ticket, and Mister X gets it',
      caption: 'Mister X gets every ticket the detectives use. Detectives cannot trade tickets. You may go back to the station you came from.',
    },
    log: {
      label: 'The first six moves of a travel log: taxi, bus, underground, surfacing at station 46, then a double move with a black ticket and a taxi',
      caption:
        'Mister X surfaced at station 46 on move 3. The red bar over moves 4 and 5 marks a double move: two tickets, two moves, one turn. It needs two free moves in the travel log.',
    },
  },
};
