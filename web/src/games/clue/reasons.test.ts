// The reasons against real matches: each is a claim, and what the seat has seen must bear it out.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import lessMatch from '../clue-less/fixtures/match.json';
import { lessStage } from '../clue-less/geometry';
import { BoardState } from './board/board.svelte';
import { classicStage } from './board/geometry';
import { isSame, roomOf, type Site, type Stage } from './board/stage';
import classicMatch from './fixtures/match.json';
import { movesOf } from './moves';
import { ROOMS } from './names';
import { hereOf, whyNotThere } from './reasons';
import { actsOf } from './table/acts';
import { viewOf, type Scenario } from './testing';
import type { Action, Place, Room, Sight, View } from './types.gen';

/** A moment of a match as one viewer knows it. */
interface Moment {
  seat: number | null;
  view: View;
  actions: Action[];
  sights: Sight[];
  /** Whom the match waits for; null = it is over. */
  awaited: number | null;
}

function actionOf(text: string): Action[] {
  const [verb, what = ''] = text.split(' ');
  if (verb === 'roll' || verb === 'passage' || verb === 'end-turn') return [{ do: verb }];
  if (verb !== 'move') return [];
  const [room, other] = what.split('/') as Room[];
  return room && ROOMS.includes(room) ? [{ do: 'move', to: other ? { hallway: [room, other] } : { room } }] : [];
}

/** The golden match of the rules: every moment, through every pair of eyes. */
function golden(game: string): Moment[] {
  const text = readFileSync(join(import.meta.dirname, `../../../../games/clue/rules/tests/playthroughs/${game}.txt`), 'utf8');
  const seats = Number(text.match(/(\d) seats/)?.[1]);
  const sights: Sight[][] = Array.from({ length: seats }, () => []);
  return text.split('\n\n').flatMap((step): Moment[] => {
    for (const [, who, seen] of step.matchAll(/^ *(everyone|seat \d) saw (.*)$/gm)) {
      sights.forEach((own, seat) => (who === 'everyone' || who === `seat ${seat}`) && own.push(JSON.parse(seen!) as Sight));
    }
    const awaited = step.match(/^ *turn \{"seat":(\d)\}$/m)?.[1];
    return [...step.matchAll(/^ *seat (\d) knows (.*)$/gm)].map(([, seat, known]) => {
      const [, may = ''] = step.match(new RegExp(`^ *seat ${seat} may (.*)$`, 'm')) ?? [];
      const actions = may.split(', ').flatMap(actionOf);
      return { seat: Number(seat), view: JSON.parse(known!) as View, actions, sights: [...sights[Number(seat)]!], awaited: awaited ? Number(awaited) : null };
    });
  });
}

interface Picture extends Omit<Moment, 'awaited'> {
  turn: { seat: number } | { over: unknown };
}
const fixture = (match: unknown): Moment[] => (match as Picture[]).map(({ turn, ...frame }) => ({ ...frame, awaited: 'seat' in turn ? turn.seat : null }));

/** What somebody did in the turn that is under way. */
const turnOf = ({ sights }: Moment): Sight[] => sights.slice(sights.findLastIndex(({ saw }) => saw === 'ended-turn' || saw === 'accused') + 1);
const did = (moment: Moment, saw: Sight['saw']) => turnOf(moment).some((sight) => sight.saw === saw && 'seat' in sight && sight.seat === moment.seat);
const asks = (moment: Moment) => {
  const last = moment.sights.at(-1);
  return last?.saw === 'suggested' && last.asked !== null ? last : null;
};
const may = ({ actions }: Moment, what: Action['do']) => actions.some((action) => action.do === what);
const CORNERS: readonly (Room | null)[] = ['study', 'lounge', 'conservatory', 'kitchen'];

type Claim = (moment: Moment, here: Place, site: Site | null) => boolean;
const CLAIMS: Record<string, Claim> = {
  'The game is over.': ({ awaited }) => awaited === null,
  'You’re watching.': ({ seat }) => seat === null,
  'Show a card first.': (moment) => asks(moment)?.asked === moment.seat,
  'You’re out. You only show cards now.': ({ sights, seat }) => sights.some((sight) => sight.saw === 'accused' && sight.seat === seat && !sight.right),
  'It’s not your turn.': (moment) => moment.awaited !== moment.seat && asks(moment)?.seat !== moment.seat,
  'Your suggestion is waiting for an answer.': (moment) => asks(moment)?.seat === moment.seat,
  'You’ve already rolled.': (moment) => did(moment, 'rolled') && !did(moment, 'moved'),
  'You’ve rolled. The passage is an alternative to rolling.': (moment) => did(moment, 'rolled') && !did(moment, 'moved'),
  'You’ve already moved this turn.': (moment) => did(moment, 'moved') || did(moment, 'suggested'),
  'There’s no secret passage here.': (_, here) => !CORNERS.includes(roomOf(here)),
  'You can only take a passage from the room it starts in.': (_, here, site) => site !== null && !isSame(here, site.place),
  'You can only make a suggestion in a room.': (_, here) => roomOf(here) === null,
  'You’ve already made a suggestion this turn.': (moment) => did(moment, 'suggested'),
  'You didn’t enter this room this turn.': (moment) => !did(moment, 'moved'),
  'First make a suggestion, or accuse.': (moment, here) => did(moment, 'moved') && !did(moment, 'suggested') && roomOf(here) !== null,
  'You can move, so you must.': (moment) => may(moment, 'move') && !did(moment, 'moved'),
  'You’re already here.': (_, here, site) => site !== null && isSame(here, site.place),
  'Roll first.': (moment) => may(moment, 'roll') && !may(moment, 'passage'),
  'Roll first, or choose a highlighted room.': (moment) => may(moment, 'roll') && may(moment, 'passage'),
};
const THERE = /^You can’t reach (row \d+, column \d+|the .*[A-Z].*) now\.$/;

/** Everything that is said at this moment, of the bar and of the board. */
function said(moment: Moment, stage: Stage): { reason: string; site: Site | null }[] {
  const situation = { ...moment, board: stage.board };
  const board = new BoardState(stage, () => ({ ...moment, seq: moment.sights.length, busy: false, pace: 0, onaction: () => {}, onsay: () => {} }));
  const bar = actsOf(situation).flatMap(({ does, reason }) => (does ? [] : [{ reason, site: null }]));
  const sites = stage.sites.filter(({ key }) => !board.lit.has(key));
  return [
    ...bar,
    ...sites.flatMap((site) => {
      const reason = whyNotThere(situation, site);
      return reason === null ? [] : [{ reason, site }];
    }),
  ];
}

const HEARD = [
  'Show a card first.',
  'It’s not your turn.',
  'Your suggestion is waiting for an answer.',
  'You’ve already moved this turn.',
  'You can only make a suggestion in a room.',
  'You’re already here.',
];
const games: [string, Moment[], Stage, string[]][] = [
  ['Clue', [...fixture(classicMatch), ...golden('clue')], classicStage, [...HEARD, 'Roll first.', 'You’ve already rolled.']],
  ['Clue-less', [...fixture(lessMatch), ...golden('clue-less')], lessStage, [...HEARD, 'You can move, so you must.', 'First make a suggestion, or accuse.']],
];

describe.each(games)('the reasons in real matches of %s', (_name, moments, stage, expected) => {
  it('are true, each where it is given', () => {
    const heard = new Set<string>();
    for (const moment of moments) {
      const here = hereOf({ ...moment, board: stage.board });
      for (const { reason, site } of said(moment, stage)) {
        heard.add(reason);
        if (THERE.test(reason)) {
          expect(movesOf(moment.view, moment.actions).some(({ to }) => site !== null && isSame(to, site.place))).toBe(false);
          continue;
        }
        const claim = CLAIMS[reason];
        expect(claim && { reason, holds: claim(moment, here, site) }).toEqual({ reason, holds: true });
      }
    }
    expect([...heard]).toEqual(expect.arrayContaining(expected));
  });

  it('never speak of dice where there are none', () => {
    const reasons = moments.flatMap((moment) => said(moment, stage).map(({ reason }) => reason));
    expect(reasons.some((reason) => /roll/i.test(reason))).toBe(stage.board === 'classic');
  });
});

describe('a click that leads nowhere', () => {
  const site = (stage: Stage, key: string) => stage.sites.find((each) => each.key === key)!;
  const start: Scenario = { step: 'start', dice: [] };

  it('in Clue-less is never answered with dice, wherever the piece stands', () => {
    const view = viewOf({ ...start, pieces: viewOf().pieces.with(0, { room: 'lounge' }) });
    expect(whyNotThere({ view, actions: [{ do: 'move', to: { room: 'conservatory' } }], seat: 0, board: 'less' }, site(lessStage, 'room kitchen'))).toBe(
      'You can’t reach the Kitchen now.',
    );
  });

  it('does not ask for a roll that other pieces forbid', () => {
    const blocked = { view: viewOf(start), actions: [{ do: 'end-turn' } as const], seat: 0, board: 'classic' as const };
    expect(whyNotThere(blocked, site(classicStage, 'room kitchen'))).toBe('Every exit is blocked.');
  });

  it('on the stair of the own room after the roll tells of the roll', () => {
    const view = viewOf({ pieces: viewOf().pieces.with(0, { room: 'study' }) });
    expect(whyNotThere({ view, actions: [], seat: 0, board: 'classic' }, site(classicStage, 'passage study'))).toBe('You’ve rolled. The passage is an alternative to rolling.');
  });
});
