/** Everything the house needs to know of Scotland Yard. */
import type { GameModule } from '$lib/game';
import Board from './Board.svelte';
import { text } from './board/text';
import cover from './cover';
import Verdict from './ending/Verdict.svelte';
import Habits from './board/Habits.svelte';
import { cast } from './guests/cast';
import { MISTER_X } from './names';
import Side from './panels/Side.svelte';
import Tickets from './panels/Tickets.svelte';
import TravelLog from './panels/TravelLog.svelte';
import { colleagues } from './plan/colleagues.svelte';
import PlanPanel from './plan/PlanPanel.svelte';
import { plansOf, withAloud } from './plan/plans';
import { text as plan } from './plan/text';
import ReviewPage from './review/ReviewPage.svelte';
import Rules from './Rules.svelte';
import Setup from './Setup.svelte';
import { sounds } from './sounds';
import { talk } from './talk';
import { text as game } from './text';
import Tally from './Tally.svelte';
import Token from './Token.svelte';
import type * as types from './types.gen';
import { seatNames, shortSeatNames, words } from './words';

export const scotlandYard: GameModule<types.View, types.Action, types.Sight, types.Setup> = {
  ...cover,
  seatNames,
  shortSeatNames,
  cast,
  talk,
  words,
  teams: (setup) => [
    { name: MISTER_X, wins: game.xWins, seats: [0] },
    { name: game.allDetectives, wins: game.detectivesWin, seats: Array.from({ length: setup.detectives }, (_, index) => index + 1) },
  ],
  practises: (setup) => setup.practice,
  mayMove: (view, setup) => (setup.order === 'free' ? view.detectives.flatMap(({ moved }, index) => (moved ? [] : [index + 1])) : []),
  fillsScreen: true,
  Token,
  Board,
  Side,
  panels: [
    { id: 'windows', label: text.travelLog, Panel: TravelLog, isInSide: true },
    { id: 'tickets', label: text.tickets, Panel: Tickets, isInSide: true },
    {
      id: 'plan',
      label: plan.tab,
      Panel: PlanPanel,
      // The detectives plan against him; who watches sees none of it.
      isFor: (seat) => seat !== null && seat !== 0,
      count: ({ sketching, view }) => {
        const count = withAloud(plansOf(sketching?.all ?? [], view), colleagues.plans).length;
        return { count, label: plan.count(count) };
      },
    },
  ],
  // A round is a window of the travel log.
  rounds: (sights) => {
    let round = 0;
    return sights.map((sight) => (round = sight.saw === 'moved' ? (sight.window ?? round) : round));
  },
  logName: text.log,
  Verdict,
  Review: ReviewPage,
  // Mister X sees everybody, himself too.
  revealed: { seat: 0 },
  Tally,
  Habits,
  Setup,
  Rules,
  keys: game.keys,
  sounds,
};
