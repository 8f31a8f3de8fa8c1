//! The number of a position among all positions with the same material, and back, without gaps.

use crate::choose::{around, choose, number, set, without};
use crate::material::Material;
use checkers_rules::{Board, Side, Squares};

/// Squares on which men of both sides can stand: all but the two king rows.
const MIDDLE: usize = 24;
/// Squares on which a man can stand: all but its king row.
const FOR_MEN: usize = 28;
/// Squares of a king row.
const ROW: usize = 4;

/// How the positions of one material are numbered, Black to move.
///
/// Black's men come first, White's men on the squares they leave, then Black's kings and White's kings on
/// what is left. Men never stand on their king row. How many squares Black's men leave to White's depends on
/// how many of them stand at home (on White's king row, where no white man can be); so positions are grouped
/// by that.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    material: Material,
    /// By the number of black men at home.
    groups: [Group; ROW + 1],
    black_kings: usize,
    white_kings: usize,
    len: usize,
}

/// The positions with the same number of black men at home.
#[derive(Clone, Copy, Debug, Default)]
struct Group {
    /// The number of its first position.
    start: usize,
    /// In how many ways the other black men can stand.
    away: usize,
    /// In how many ways the white men can stand then.
    white_men: usize,
}

impl Layout {
    pub(crate) fn new(material: Material) -> Self {
        let Material { black_men, black_kings, white_men, white_kings } = material;
        let (black_men, white_men) = (usize::from(black_men), usize::from(white_men));
        let (black_kings, white_kings) = (usize::from(black_kings), usize::from(white_kings));
        let mut layout = Self {
            material,
            groups: [Group::default(); ROW + 1],
            black_kings: choose(32 - black_men - white_men, black_kings),
            white_kings: choose(32 - black_men - white_men - black_kings, white_kings),
            len: 0,
        };
        for home in 0..=ROW.min(black_men) {
            let away = black_men - home;
            let group = Group {
                start: layout.len,
                away: choose(MIDDLE, away),
                white_men: choose(FOR_MEN - away, white_men),
            };
            layout.groups[home] = group;
            layout.len +=
                choose(ROW, home) * group.away * group.white_men * layout.black_kings * layout.white_kings;
        }
        layout
    }

    pub(crate) const fn material(&self) -> Material {
        self.material
    }

    /// How many positions there are.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// The number of a board that has this material and no man on its king row.
    #[inline]
    pub(crate) fn index(&self, board: Board) -> usize {
        debug_assert_eq!(Material::of(board), self.material);
        let (black, white, kings) = (board.black().bits(), board.white().bits(), board.kings().bits());
        let home_row = Side::White.king_row().bits();
        let (black_men, white_men) = (black & !kings, white & !kings);
        let (home, away) = (black_men & home_row, black_men & !home_row);
        let group = &self.groups[home.count_ones() as usize];
        // White's men have the squares from 5 on.
        let white_place = number(without(white_men, away) >> ROW);
        let men = (number(home) * group.away + number(away >> ROW)) * group.white_men + white_place;
        let all_men = black_men | white_men;
        let black_kings = number(without(black & kings, all_men));
        let white_kings = number(without(white & kings, all_men | black));
        group.start + (men * self.black_kings + black_kings) * self.white_kings + white_kings
    }

    /// The board with this number.
    pub(crate) fn board(&self, index: usize) -> Board {
        let Material { black_men, black_kings, white_men, white_kings } = self.material;
        let home_men = (0..=ROW.min(usize::from(black_men)))
            .rev()
            .find(|&home| self.groups[home].start <= index)
            .expect("the first group starts at 0");
        let group = &self.groups[home_men];
        let rest = index - group.start;
        let (rest, white_king_place) = (rest / self.white_kings, rest % self.white_kings);
        let (rest, black_king_place) = (rest / self.black_kings, rest % self.black_kings);
        let (rest, white_place) = (rest / group.white_men, rest % group.white_men);
        let (home_place, away_place) = (rest / group.away, rest % group.away);

        let home = set(home_men, home_place);
        let away = set(usize::from(black_men) - home_men, away_place) << ROW;
        let white_men = around(set(usize::from(white_men), white_place) << ROW, away);
        let all_men = home | away | white_men;
        let black_kings = around(set(usize::from(black_kings), black_king_place), all_men);
        let white_kings = around(set(usize::from(white_kings), white_king_place), all_men | black_kings);
        let [black, white, kings] =
            [home | away | black_kings, white_men | white_kings, black_kings | white_kings]
                .map(Squares::from_bits);
        Board::of_squares(black, white, kings).expect("every piece was given a free square")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use checkers_rules::Square;

    /// Every index of a material is a board of that material, men off their king rows, and comes back.
    fn check_whole(material: Material) {
        let layout = Layout::new(material);
        for index in 0..layout.len() {
            let board = layout.board(index);
            assert_eq!(Material::of(board), material, "{board:?}");
            for side in Side::BOTH {
                assert!(!board.men(side).has_any(side.king_row()), "{board:?}");
            }
            assert_eq!(layout.index(board), index, "{board:?}");
        }
    }

    #[test]
    fn every_number_is_a_board_and_every_board_a_number() {
        for material in (2..=4).flat_map(Material::all) {
            check_whole(material);
        }
    }

    #[test]
    fn bigger_endings_are_numbered_alike() {
        for material in (5..=6).flat_map(Material::all) {
            let layout = Layout::new(material);
            for index in (0..layout.len()).step_by(9_973).chain([layout.len() - 1]) {
                let board = layout.board(index);
                assert_eq!((Material::of(board), layout.index(board)), (material, index));
            }
        }
    }

    /// Counted another way: all ways to put the pieces one after the other, divided by those that differ in
    /// the order of like pieces only.
    fn placements(material: Material) -> usize {
        fn put(kinds: [u8; 4], taken: Squares) -> usize {
            let Some(kind) = kinds.iter().position(|&many| many > 0) else { return 1 };
            let mut rest = kinds;
            rest[kind] -= 1;
            let [black, white] = Side::BOTH.map(|side| Square::ALL - side.king_row());
            let allowed = [black, white, Square::ALL, Square::ALL][kind];
            (allowed - taken).iter().map(|square| put(rest, taken | square.into())).sum()
        }
        let Material { black_men, black_kings, white_men, white_kings } = material;
        let kinds = [black_men, white_men, black_kings, white_kings];
        let orders: usize = kinds.iter().map(|&many| (1..=usize::from(many)).product::<usize>()).product();
        put(kinds, Squares::EMPTY) / orders
    }

    #[test]
    fn no_position_is_left_out() {
        for material in (2..=3).flat_map(Material::all) {
            assert_eq!(Layout::new(material).len(), placements(material), "{material}");
        }
    }

    #[test]
    fn there_are_as_many_positions_as_published() {
        // The published counts take every way to place so many pieces, those of one colour alone too, and do
        // not ask whose move it is. We store those with both colours, Black to move.
        for (pieces, published, ours) in [(2, 6_972, 3_488), (3, 261_224, 196_032), (4, 7_092_774, 6_209_316)]
        {
            let both: usize = Material::all(pieces).map(|material| Layout::new(material).len()).sum();
            let alone: usize = (0..=pieces)
                .map(|men| choose(FOR_MEN, men.into()) * choose(32 - usize::from(men), (pieces - men).into()))
                .sum();
            assert_eq!(both + 2 * alone, published);
            assert_eq!(both, ours);
        }
    }
}
