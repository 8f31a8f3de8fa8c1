//! All moves of a position, fast: this one generator serves the rules, the brains and perft.
//!
//! It works on sets of squares and allocates nothing. One completed jump is one move; two routes that take
//! the same pieces are two moves.

use crate::board::{DOWN_STEPS, JUMPS, KING_STEPS, Rank, Side, Square, UP_STEPS};
use crate::position::Position;
use crate::squares::{Squares, down_slant, down_straight, up_slant, up_straight};

/// A whole move: a step, or a jump with all its hops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    captured: Squares,
    /// Two bits per hop, the first hop lowest: an index into [`JUMPS`].
    ways: u32,
    from: Square,
    to: Square,
    /// How many hops; none for a step.
    hops: u8,
}

impl Move {
    /// Where it starts.
    #[inline]
    pub const fn from(&self) -> Square {
        self.from
    }

    /// Where it ends; after a round trip, where it started.
    #[inline]
    pub const fn to(&self) -> Square {
        self.to
    }

    /// The squares of the captured pieces.
    #[inline]
    pub const fn captured(&self) -> Squares {
        self.captured
    }

    /// Whether it takes something.
    #[inline]
    pub fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// The squares it touches: start, then every landing.
    pub fn path(&self) -> impl Iterator<Item = Square> {
        let step = (self.hops == 0).then_some(self.to);
        std::iter::once(self.from).chain(step).chain(self.jumps().map(|(_, landing)| landing))
    }

    /// The captured pieces' squares in the order they are jumped.
    pub fn jumped(&self) -> impl Iterator<Item = Square> {
        self.jumps().map(|(over, _)| over)
    }

    fn jumps(&self) -> impl Iterator<Item = (Square, Square)> {
        let only = |set: Squares| set.first().expect("a move stays on the board");
        (0..self.hops).scan(self.from, move |at, hop| {
            let jump = JUMPS[at.index()][(self.ways >> (2 * hop) & 3) as usize];
            *at = only(jump.landing);
            Some((only(jump.over), *at))
        })
    }
}

/// A list of moves that lives on the stack.
///
/// It is long enough for every [`Board`](crate::Board): twelve kings have at most 48 steps. A jumping piece
/// stays within one of four families of eight squares, linked by nine jumps; counting every route through
/// every choice of links gives at most 17 jumps in a family whose nine links are all open, and twelve pieces
/// open 24 links in all families together: at most 17 + 17 + 7 = 41 jumps.
#[derive(Clone, Copy)]
pub struct MoveList {
    moves: [Move; MoveList::MOST],
    len: u8,
}

impl MoveList {
    /// The most moves any position has.
    pub const MOST: usize = 48;

    const NO_MOVE: Move = Move {
        captured: Squares::EMPTY,
        ways: 0,
        from: Square::new(1).expect("on the board"),
        to: Square::new(1).expect("on the board"),
        hops: 0,
    };

    #[inline]
    fn push(&mut self, move_: Move) {
        self.moves[self.len as usize] = move_;
        self.len += 1;
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len as usize]
    }
}

impl std::fmt::Debug for MoveList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The squares from which a step or jump can begin, by the direction it goes. Men are in one of the two sets,
/// kings in both.
#[derive(Clone, Copy)]
struct Movers {
    down: Squares,
    up: Squares,
}

impl Position {
    /// Every legal move, ordered by path.
    #[inline]
    pub fn moves(&self) -> MoveList {
        let mut list = MoveList { moves: [MoveList::NO_MOVE; MoveList::MOST], len: 0 };
        self.each_move(&mut |move_| list.push(move_));
        list
    }

    /// The position after one of its moves.
    #[inline]
    #[must_use]
    pub fn play(&self, move_: &Move) -> Position {
        let side = self.to_move();
        let board = self.board().after(side, move_);
        Position::new(board, side.other())
    }

    /// The move that touches exactly these squares.
    pub fn find(&self, path: &[Square]) -> Option<Move> {
        self.moves().iter().find(|move_| move_.path().eq(path.iter().copied())).copied()
    }

    /// The same board with the other side to move, for threats.
    #[inline]
    #[must_use]
    pub const fn passed(&self) -> Position {
        Position::new(self.board(), self.to_move().other())
    }

    /// Whether a move makes a man a king.
    pub fn crowns(&self, move_: &Move) -> bool {
        !self.board().kings().has(move_.from()) && self.to_move().king_row().has(move_.to())
    }

    /// Whether a move can be undone: a king's step.
    #[inline]
    pub fn is_quiet(&self, move_: &Move) -> bool {
        !move_.is_capture() && self.board().kings().has(move_.from())
    }

    /// Whether the side to move has any move.
    pub fn has_move(&self) -> bool {
        !self.jumpers().is_empty() || self.count_steps() != 0
    }

    /// The squares of the pieces that can take something, and therefore must.
    #[inline]
    pub fn jumpers(&self) -> Squares {
        let (empty, enemy) = (self.board().empty(), self.board().of(self.to_move().other()));
        let Movers { down, up } = self.movers();
        // Looking back from the empty squares: an enemy above one can be jumped downwards from above it. Without
        // kings one direction has no movers, and looking is spared.
        let mut jumpers = Squares::EMPTY;
        if !down.is_empty() {
            let (straight, slant) = (up_straight(empty) & enemy, up_slant(empty) & enemy);
            jumpers = jumpers | down & (up_slant(straight) | up_straight(slant));
        }
        if !up.is_empty() {
            let (straight, slant) = (down_straight(empty) & enemy, down_slant(empty) & enemy);
            jumpers = jumpers | up & (down_slant(straight) | down_straight(slant));
        }
        jumpers
    }

    /// How many sequences of `depth` moves there are.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => {
                let mut leaves = 0;
                self.each_move(&mut |move_| leaves += self.play(&move_).perft(depth - 1));
                leaves
            }
        }
    }

    /// How many moves there are, without making any of them.
    #[inline]
    fn count_moves(&self) -> u64 {
        let jumpers = self.jumpers();
        if jumpers.is_empty() {
            return u64::from(self.count_steps());
        }
        let mut jumps = 0;
        self.each_jump(jumpers, &mut |_| jumps += 1);
        jumps
    }

    #[inline]
    fn count_steps(&self) -> u32 {
        let empty = self.board().empty();
        let Movers { down, up } = self.movers();
        // Both diagonals are counted in one go.
        let count = |straight: Squares, slant: Squares| {
            (u64::from((straight & empty).bits()) << 32 | u64::from((slant & empty).bits())).count_ones()
        };
        let mut steps = 0;
        if !down.is_empty() {
            steps += count(down_straight(down), down_slant(down));
        }
        if !up.is_empty() {
            steps += count(up_straight(up), up_slant(up));
        }
        steps
    }

    #[inline]
    fn movers(&self) -> Movers {
        let own = self.board().of(self.to_move());
        let own_kings = own & self.board().kings();
        match self.to_move() {
            Side::Black => Movers { down: own, up: own_kings },
            Side::White => Movers { down: own_kings, up: own },
        }
    }

    #[inline]
    fn each_move(&self, found: &mut impl FnMut(Move)) {
        let jumpers = self.jumpers();
        if !jumpers.is_empty() {
            self.each_jump(jumpers, found);
        } else {
            self.each_step(found);
        }
    }

    #[inline]
    fn each_step(&self, found: &mut impl FnMut(Move)) {
        let board = self.board();
        let man_steps = match self.to_move() {
            Side::Black => &DOWN_STEPS,
            Side::White => &UP_STEPS,
        };
        for from in board.of(self.to_move()) {
            let steps = if board.kings().has(from) { &KING_STEPS } else { man_steps };
            for to in steps[from.index()] & board.empty() {
                found(Move { captured: Squares::EMPTY, ways: 0, from, to, hops: 0 });
            }
        }
    }

    #[inline]
    fn each_jump(&self, jumpers: Squares, found: &mut impl FnMut(Move)) {
        let board = self.board();
        let man_ways = match self.to_move() {
            Side::Black => 2..4,
            Side::White => 0..2,
        };
        for from in jumpers {
            let rank = if board.kings().has(from) { Rank::King } else { Rank::Man };
            let jumping = Jumping {
                enemy: board.of(self.to_move().other()),
                // The piece has left its square, so a king may pass it again.
                empty: board.empty() | from.into(),
                ways: if rank == Rank::King { 0..4 } else { man_ways.clone() },
            };
            jumping.go_on(Move { captured: Squares::EMPTY, ways: 0, from, to: from, hops: 0 }, found);
        }
    }
}

/// What stays the same while one piece jumps. A man on the king row has nowhere to jump to, so that crowning
/// ends the move needs no test.
struct Jumping {
    enemy: Squares,
    empty: Squares,
    ways: std::ops::Range<usize>,
}

impl Jumping {
    /// Finds every way to complete the jump; returns whether it could go on at all.
    fn go_on(&self, so_far: Move, found: &mut impl FnMut(Move)) -> bool {
        // A piece is jumped once, and stays on its square until the move is over.
        let enemy = self.enemy - so_far.captured;
        let mut went_on = false;
        for way in self.ways.clone() {
            let jump = JUMPS[so_far.to.index()][way];
            if !enemy.has_any(jump.over) || !self.empty.has_any(jump.landing) {
                continue;
            }
            went_on = true;
            let further = Move {
                captured: so_far.captured | jump.over,
                ways: so_far.ways | (way as u32) << (2 * so_far.hops),
                from: so_far.from,
                to: jump.landing.first().expect("not empty"),
                hops: so_far.hops + 1,
            };
            if !self.go_on(further, found) {
                found(further);
            }
        }
        went_on
    }
}
