//! Look-up of values.

use crate::layout::Layout;
use crate::material::Material;
use crate::value::{Value, unpack};
use checkers_rules::{Board, Position, Side};
use std::ops::Range;
use std::sync::Arc;

/// The most pieces of which a table can be made.
pub const MOST_PIECES: u8 = 6;
/// With so many pieces or fewer the tables are always there, with distances.
pub const SMALL_PIECES: u8 = 4;

/// The bytes of a file of tables, in memory or mapped into it.
pub type Bytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// Endings whose values are known.
///
/// A value is that of play without end: no draw by repetition or after so many moves. Who wins by the
/// distances wins in time: no win of four pieces takes as long as the rules allow (a test holds this).
#[derive(Clone)]
pub struct Tables {
    classes: Vec<Class>,
    /// For every material where it is in `classes`, or [`NOWHERE`].
    places: Box<[u8; 1 << 12]>,
    /// The most pieces in any of them.
    most: usize,
}

/// More than there are materials.
const NOWHERE: u8 = u8::MAX;

/// The positions of one material.
#[derive(Clone)]
struct Class {
    layout: Layout,
    values: Values,
}

#[derive(Clone)]
pub(crate) enum Values {
    /// One byte each, with the distance.
    Plies(&'static [u8]),
    /// Five to a byte, at this place of a file.
    Outcomes(Bytes, Range<usize>),
}

impl Tables {
    /// No tables.
    pub(crate) fn none() -> Tables {
        Tables { classes: Vec::new(), places: Box::new([NOWHERE; 1 << 12]), most: 1 }
    }

    pub(crate) fn insert(&mut self, material: Material, values: Values) {
        let class = Class { layout: Layout::new(material), values };
        let place = &mut self.places[key(material)];
        if *place == NOWHERE {
            *place = self.classes.len() as u8;
            self.classes.push(class);
        } else {
            self.classes[usize::from(*place)] = class;
        }
        self.most = self.most.max(usize::from(material.pieces()));
    }

    /// The most pieces of which all endings are known.
    pub fn pieces(&self) -> u8 {
        (2..=MOST_PIECES)
            .take_while(|&pieces| Material::all(pieces).all(|material| self.class(material).is_some()))
            .last()
            .unwrap_or(0)
    }

    /// What a position is worth to the side to move, if it is in the tables. Takes no memory and no lock.
    #[inline]
    pub fn value(&self, position: Position) -> Option<Value> {
        let board = match position.to_move() {
            Side::Black => position.board(),
            Side::White => position.board().turned(),
        };
        if board.occupied().len() > self.most {
            return None;
        }
        self.value_of_few(board)
    }

    fn value_of_few(&self, board: Board) -> Option<Value> {
        if board.black().is_empty() {
            return Some(Value::Loss(Some(0)));
        }
        let has_uncrowned = |side: Side| board.men(side).has_any(side.king_row());
        if board.white().is_empty() || has_uncrowned(Side::Black) || has_uncrowned(Side::White) {
            return None;
        }
        let class = self.class(Material::of(board))?;
        Some(class.value(class.layout.index(board)))
    }

    /// The values of all positions of a material, in the order of their numbers.
    pub(crate) fn values(&self, material: Material) -> Option<impl Iterator<Item = Value>> {
        let class = self.class(material)?;
        Some((0..class.layout.len()).map(|index| class.value(index)))
    }

    /// Every position of a material that is known, Black to move.
    pub fn positions(&self, material: Material) -> impl Iterator<Item = Position> {
        let class = self.class(material).into_iter();
        class.flat_map(|Class { layout, .. }| {
            (0..layout.len()).map(|index| Position::new(layout.board(index), Side::Black))
        })
    }

    #[inline]
    fn class(&self, material: Material) -> Option<&Class> {
        self.classes.get(usize::from(self.places[key(material)]))
    }
}

impl Class {
    #[inline]
    fn value(&self, index: usize) -> Value {
        match &self.values {
            Values::Plies(bytes) => Value::from_plies_byte(bytes[index]),
            Values::Outcomes(bytes, range) => unpack(&(**bytes).as_ref()[range.clone()], index),
        }
    }
}

/// Three bits for each number of a material of up to [`MOST_PIECES`].
#[inline]
const fn key(material: Material) -> usize {
    let Material { black_men, black_kings, white_men, white_kings } = material;
    black_men as usize | (black_kings as usize) << 3 | (white_men as usize) << 6 | (white_kings as usize) << 9
}
