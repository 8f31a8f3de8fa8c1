//! Sets of squares of one size, numbered.
//!
//! Sets are ordered by their highest square, then by the next, and so on. In this order the sets that fit on
//! the first `n` squares come first, whatever `n` is, so one numbering serves boards of any size.

/// The most pieces of one kind that an ending can have.
pub(crate) const MOST: usize = 6;

/// How many sets of `size` squares there are among `squares` squares: `CHOOSE[size][squares]`.
static CHOOSE: [[u32; 33]; MOST + 1] = {
    let mut choose = [[0; 33]; MOST + 1];
    let mut squares = 0;
    while squares <= 32 {
        choose[0][squares] = 1;
        let mut size = 1;
        while size <= MOST && squares > 0 {
            choose[size][squares] = choose[size][squares - 1] + choose[size - 1][squares - 1];
            size += 1;
        }
        squares += 1;
    }
    choose
};

/// How many sets of `size` squares there are among `squares` squares.
#[inline]
pub(crate) fn choose(squares: usize, size: usize) -> usize {
    CHOOSE[size][squares] as usize
}

/// The number of a set among the sets of its size.
#[inline]
pub(crate) fn number(mut set: u32) -> usize {
    let (mut number, mut size) = (0, 1);
    while set != 0 {
        number += CHOOSE[size][set.trailing_zeros() as usize];
        set &= set - 1;
        size += 1;
    }
    number as usize
}

/// The sets of one, two and three squares, in order. Bigger ones are rare and worked out.
static ONES: [u32; 32] = sets(1);
static TWOS: [u32; 496] = sets(2);
static THREES: [u32; 4_960] = sets(3);

const fn sets<const MANY: usize>(size: usize) -> [u32; MANY] {
    let mut sets = [0; MANY];
    let mut number = 0;
    while number < MANY {
        sets[number] = work_out(size, number);
        number += 1;
    }
    sets
}

/// The set of `size` squares with this number.
#[inline]
pub(crate) fn set(size: usize, number: usize) -> u32 {
    match size {
        0 => 0,
        1 => ONES[number],
        2 => TWOS[number],
        3 => THREES[number],
        _ => work_out(size, number),
    }
}

const fn work_out(size: usize, number: usize) -> u32 {
    let (mut set, mut left, mut size, mut square) = (0, number as u32, size, 32);
    while size > 0 {
        square -= 1;
        while CHOOSE[size][square] > left {
            square -= 1;
        }
        left -= CHOOSE[size][square];
        set |= 1 << square;
        size -= 1;
    }
    set
}

/// The set as it is numbered when the `taken` squares, none of which is in it, are left out of the board.
#[inline]
pub(crate) const fn without(mut set: u32, mut taken: u32) -> u32 {
    while taken != 0 {
        let highest = 31 - taken.leading_zeros();
        let below = (1 << highest) - 1;
        set = set & below | set >> 1 & !below;
        taken &= below;
    }
    set
}

/// Undoes [`without`].
#[inline]
pub(crate) const fn around(mut set: u32, mut taken: u32) -> u32 {
    while taken != 0 {
        let below = (taken & taken.wrapping_neg()) - 1;
        set = set & below | (set & !below) << 1;
        taken &= taken - 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_numbered_without_gaps_and_in_order() {
        for size in 0..=4 {
            let mut before = None;
            for n in 0..choose(32, size) {
                let set = set(size, n);
                assert_eq!((set.count_ones() as usize, number(set)), (size, n));
                assert!(before < Some(set));
                before = Some(set);
            }
        }
        assert_eq!((choose(32, 4), choose(28, 2), choose(3, 4)), (35_960, 378, 0));
    }

    #[test]
    fn small_boards_come_first() {
        assert_eq!(set(3, choose(20, 3) - 1), 0b111 << 17);
        assert_eq!(set(3, choose(20, 3)), 1 << 20 | 0b11);
    }

    #[test]
    fn taken_squares_are_left_out_and_put_back() {
        assert_eq!(without(0b1010_0010, 0b0100_0101), 0b1_1001);
        let taken = 0x8000_1011;
        for n in 0..choose(28, 2) {
            let around = around(set(2, n), taken);
            assert_eq!(around & taken, 0);
            assert_eq!(number(without(around, taken)), n);
        }
    }
}
