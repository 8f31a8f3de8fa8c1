/** The wire's types, by hand until the rules write them. */
export type Ticket = 'taxi' | 'bus' | 'underground' | 'black';
export interface Fares { taxi: number; bus: number; underground: number }
export interface Tickets { taxi: number | null; bus: number | null; underground: number | null; black: number; double: number }
export interface Ended { how: 'caught' | 'stuck' | 'log-filled' | 'detectives-stuck'; seat: number | null; station: number | null }
export interface Setup {
  detectives: number;
  starts: 'shared-cards' | 'any' | 'split-cards';
  mister_x: Fares | 'unlimited';
  black: 'one-each' | number;
  doubles: number;
  windows: number;
  shown: number[];
  detective: Fares;
  order: 'fixed' | 'free';
  last_round: boolean;
  practice: boolean;
  position?: string;
}
export type Action = { do: 'move'; to: number; by: Ticket; double?: boolean } | { do: 'peek' };
export type Sight =
  | { saw: 'placed'; detectives: number[]; mister_x: number | null }
  | { saw: 'moved'; seat: number; from: number | null; to: number | null; by: Ticket; window: number | null; shown: boolean; double: boolean; skipped: number[]; ended: Ended | null }
  | { saw: 'peeked'; seat: number; station: number | null };
export interface Window { by: Ticket; station: number | null; shown: boolean; double: boolean }
export interface View {
  detectives: { station: number; tickets: Fares; moved: boolean }[];
  mister_x: { station: number | null; tickets: Tickets; last_seen: { window: number; station: number } | null };
  log: Window[];
  windows: number;
  shown: number[];
  last_round: boolean;
  round: number;
  second_half: boolean;
  peeked: number | null;
  ended: Ended | null;
  start: number | null;
}
