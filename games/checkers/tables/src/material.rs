//! Material: how many pieces of each kind are on the board.

use crate::layout::Layout;
use checkers_rules::{Board, Side};
use std::fmt;

/// How many pieces of each kind are on a board. Black is to move: a position in which White is to move is
/// looked up from the other side, with the colours exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Material {
    /// Black's men, the side to move.
    pub black_men: u8,
    /// Black's kings.
    pub black_kings: u8,
    /// White's men.
    pub white_men: u8,
    /// White's kings.
    pub white_kings: u8,
}

impl Material {
    /// What is on this board.
    #[inline]
    pub fn of(board: Board) -> Self {
        Self {
            black_men: board.men(Side::Black).len() as u8,
            black_kings: (board.black() & board.kings()).len() as u8,
            white_men: board.men(Side::White).len() as u8,
            white_kings: (board.white() & board.kings()).len() as u8,
        }
    }

    /// The same from the other side.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            black_men: self.white_men,
            black_kings: self.white_kings,
            white_men: self.black_men,
            white_kings: self.black_kings,
        }
    }

    /// How many pieces there are.
    pub const fn pieces(self) -> u8 {
        self.black_men + self.black_kings + self.white_men + self.white_kings
    }

    /// How many of them are men.
    pub const fn men(self) -> u8 {
        self.black_men + self.white_men
    }

    /// Every material with so many pieces and both sides present, ordered so that captures and crownings
    /// lead to what came before, or to the same number of pieces from the other side.
    pub fn all(pieces: u8) -> impl Iterator<Item = Material> {
        let with_men = move |men: u8| {
            (0..=men).flat_map(move |black_men| {
                (0..=pieces - men).map(move |black_kings| Material {
                    black_men,
                    black_kings,
                    white_men: men - black_men,
                    white_kings: pieces - men - black_kings,
                })
            })
        };
        (0..=pieces).flat_map(with_men).filter(|material| material.has_both_sides())
    }

    const fn has_both_sides(self) -> bool {
        self.black_men + self.black_kings > 0 && self.white_men + self.white_kings > 0
    }
}

/// Men and kings of both sides, Black's first: `1+2 v 0+1`.
impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { black_men, black_kings, white_men, white_kings } = self;
        write!(f, "{black_men}+{black_kings} v {white_men}+{white_kings}")
    }
}

/// One material and the same from the other side: what must be worked out together, because a move leads
/// from the one to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending(Material);

impl Ending {
    /// The ending with this material on one side or the other.
    pub fn of(material: Material) -> Self {
        let key = |m: Material| (m.black_men + m.black_kings, m.black_kings);
        let turned = material.turned();
        Self(if key(turned) > key(material) { turned } else { material })
    }

    /// Every ending with so many pieces, ordered so that captures and crownings lead to earlier ones.
    pub fn all(pieces: u8) -> impl Iterator<Item = Ending> {
        Material::all(pieces).filter(|&material| Ending::of(material).0 == material).map(Ending)
    }

    /// The stronger side's view, then the weaker's; one alone if they are the same.
    pub fn sides(self) -> impl Iterator<Item = Material> {
        let turned = self.0.turned();
        std::iter::once(self.0).chain((turned != self.0).then_some(turned))
    }

    /// How many positions it has.
    pub fn positions(self) -> u64 {
        self.sides().map(|material| Layout::new(material).len() as u64).sum()
    }

    /// The stronger side's view.
    pub const fn material(self) -> Material {
        self.0
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_material_is_listed_once_and_is_in_one_ending() {
        for (pieces, materials, endings) in [(2, 4, 3), (3, 12, 6), (4, 25, 14), (5, 44, 22), (6, 70, 37)] {
            let all: HashSet<Material> = Material::all(pieces).collect();
            assert_eq!(all.len(), materials);
            assert_eq!(Material::all(pieces).count(), materials);
            assert_eq!(Ending::all(pieces).count(), endings);
            assert_eq!(Ending::all(pieces).flat_map(Ending::sides).collect::<HashSet<_>>(), all);
        }
    }

    #[test]
    fn crownings_lead_to_earlier_endings() {
        let all: Vec<Ending> = Ending::all(5).collect();
        for (at, ending) in all.iter().enumerate() {
            for material in ending.sides().filter(|material| material.black_men > 0) {
                let crowned = Material {
                    black_men: material.black_men - 1,
                    black_kings: material.black_kings + 1,
                    ..material
                };
                assert!(all[..at].contains(&Ending::of(crowned)), "{material}");
            }
        }
    }
}
