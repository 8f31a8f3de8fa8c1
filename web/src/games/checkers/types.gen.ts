// Generated from the rules' Rust types; do not edit.

export type Action =
  | { do: 'move'; path: number[] }
  | { do: 'resign' }
  | { do: 'offer-draw' }
  | { do: 'ask-takeback' }
  | { do: 'accept' }
  | { do: 'decline' }
  | { do: 'withdraw' };

export type OfferKind = 'draw' | 'takeback';

export type Offer = { kind: OfferKind; by: number };

export type Side = 'black' | 'white';

export type Ending = 'no-move' | 'no-pieces' | 'resigned' | 'agreed' | 'repetition' | 'forty-moves';

export type View = {
  board: string;
  to_move: Side;
  offer: Offer | null;
  ply: number;
  last: number[] | null;
  repetitions: number;
  quiet_plies: number;
  ended: Ending | null;
};

export type Sight =
  | { saw: 'moved'; seat: number; path: number[]; captured: number[]; crowned: boolean; text: string; ply: number }
  | { saw: 'resigned'; seat: number }
  | { saw: 'offered'; seat: number; kind: OfferKind }
  | { saw: 'accepted'; seat: number; kind: OfferKind; ply: number }
  | { saw: 'declined'; seat: number; kind: OfferKind }
  | { saw: 'withdrew'; seat: number; kind: OfferKind };

export type OnTimeout = 'move' | 'lose';

export type Setup = { position?: string; on_timeout?: OnTimeout };
