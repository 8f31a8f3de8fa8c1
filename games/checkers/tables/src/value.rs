//! Values of positions, and how they are stored.

/// What a position is worth to the side to move, with best play of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Wins, in so many plies if that is known. The winner takes the shortest way, the loser the longest.
    Win(Option<u8>),
    /// Loses, in so many plies if that is known; in 0 if the game is over.
    Loss(Option<u8>),
    /// Neither side can win.
    Draw,
}

impl Value {
    /// As one byte with the distance: 0 for a draw, else the plies and one. A win is always an odd number of
    /// plies away and a loss an even one, so this tells them apart.
    #[inline]
    pub(crate) const fn from_plies_byte(byte: u8) -> Value {
        match byte {
            0 => Value::Draw,
            byte if byte % 2 == 0 => Value::Win(Some(byte - 1)),
            byte => Value::Loss(Some(byte - 1)),
        }
    }
}

/// Values without distances are stored five to a byte: 3 to the power of 5 is 243.
pub(crate) const PER_BYTE: usize = 5;

const DRAW: u8 = 0;
const WIN: u8 = 1;
const LOSS: u8 = 2;

/// The five values of every byte. A byte above 242 cannot be written; a file with one has a wrong checksum.
static DIGITS: [[u8; PER_BYTE]; 256] = {
    let mut digits = [[DRAW; PER_BYTE]; 256];
    let mut byte = 0;
    while byte < 243 {
        let (mut at, mut rest) = (0, byte);
        while at < PER_BYTE {
            digits[byte][at] = (rest % 3) as u8;
            rest /= 3;
            at += 1;
        }
        byte += 1;
    }
    digits
};

/// The value with this number in a table without distances.
#[inline]
pub(crate) fn unpack(bytes: &[u8], index: usize) -> Value {
    match DIGITS[usize::from(bytes[index / PER_BYTE])][index % PER_BYTE] {
        DRAW => Value::Draw,
        WIN => Value::Win(None),
        _ => Value::Loss(None),
    }
}

/// Bytes with a distance each become five values to a byte.
pub(crate) fn pack(plies_bytes: impl Iterator<Item = u8>) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut place = 1;
    for byte in plies_bytes {
        let digit = match Value::from_plies_byte(byte) {
            Value::Draw => DRAW,
            Value::Win(_) => WIN,
            Value::Loss(_) => LOSS,
        };
        if place == 1 {
            packed.push(digit);
        } else {
            *packed.last_mut().expect("its first value was pushed") += digit * place;
        }
        place = if place == 81 { 1 } else { place * 3 };
    }
    packed
}

/// How many bytes so many values without distances take.
pub(crate) const fn packed_len(values: usize) -> usize {
    values.div_ceil(PER_BYTE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_tells_who_wins_and_when() {
        assert_eq!(Value::from_plies_byte(0), Value::Draw);
        assert_eq!(Value::from_plies_byte(1), Value::Loss(Some(0)));
        assert_eq!(Value::from_plies_byte(2), Value::Win(Some(1)));
        assert_eq!(Value::from_plies_byte(255), Value::Loss(Some(254)));
    }

    #[test]
    fn five_values_share_a_byte() {
        let bytes = [0, 1, 2, 255, 4, 4, 0, 0, 3, 3, 2];
        let packed = pack(bytes.iter().copied());
        assert_eq!(packed.len(), packed_len(bytes.len()));
        for (index, &byte) in bytes.iter().enumerate() {
            let known = match Value::from_plies_byte(byte) {
                Value::Win(_) => Value::Win(None),
                Value::Loss(_) => Value::Loss(None),
                Value::Draw => Value::Draw,
            };
            assert_eq!(unpack(&packed, index), known);
        }
    }
}
