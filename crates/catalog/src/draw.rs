//! A seed drawn by several: the house and its guests each commit to 32 random bytes before anybody tells theirs, and the
//! seed is the hash of all of them. As long as one of them drew at random, nobody chose the seed. The exact bytes that are
//! hashed are told in `docs/replay.md`.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use parlour_game::{Seat, Seed};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

/// Prefixes hashed before the bytes, so that a hash made for one purpose cannot be used for another.
const HOUSE: &[u8] = b"parlour/house-part/1:";
const GUEST: &[u8] = b"parlour/guest-part/1:";
const SEED: &[u8] = b"parlour/seed/1:";

/// One contribution to a seed: 32 bytes. In JSON they are 64 digits in hex, in small letters.
///
/// Its `Debug` shows no bytes, as with a seed.
#[derive(Clone, PartialEq, Eq)]
pub struct Part([u8; 32]);

impl Part {
    /// The contribution with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// From hex; `None` if it is anything but 64 digits in small letters.
    pub fn read(text: &str) -> Option<Self> {
        HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok().map(Self)
    }

    /// In hex.
    pub fn hex(&self) -> String {
        HEXLOWER.encode(&self.0)
    }

    /// What a guest publishes before telling these bytes.
    pub fn guest_commitment(&self) -> String {
        HEXLOWER.encode(&hash(GUEST, [self]))
    }

    /// What the house publishes before telling these bytes.
    pub fn house_commitment(&self) -> String {
        HEXLOWER.encode(&hash(HOUSE, [self]))
    }
}

impl From<&Seed> for Part {
    fn from(seed: &Seed) -> Self {
        Self(*seed.bytes())
    }
}

impl std::fmt::Debug for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Part(hidden)")
    }
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.hex())
    }
}

impl<'de> Deserialize<'de> for Part {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Part::read(&text)
            .ok_or_else(|| de::Error::custom("a part of a seed must be 64 digits in hex, in small letters"))
    }
}

/// Whether the text can be a SHA-256 in hex: 64 digits, in small letters.
pub fn is_hash(text: &str) -> bool {
    Part::read(text).is_some()
}

/// 32 bytes from hex, in small or capital letters.
pub(crate) fn read_hex(text: &str) -> Option<[u8; 32]> {
    HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?.try_into().ok()
}

fn hash<'a>(purpose: &[u8], parts: impl IntoIterator<Item = &'a Part>) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(purpose);
    for part in parts {
        hash.update(part.0);
    }
    hash.finalize().into()
}

/// All that a seed was drawn from, once it may be known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawnFrom {
    /// The house's own part.
    pub house: HousePart,
    /// The guests' parts, in the order of their seats; never empty.
    pub guests: Vec<GuestPart>,
}

/// What the house contributed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HousePart {
    /// Published in the waiting room, before any guest's commitment.
    pub commitment: String,
    /// Published when the match was over.
    pub bytes: Part,
}

/// What a guest contributed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuestPart {
    /// The first of the guest's seats.
    pub seat: Seat,
    /// Published before anybody told their bytes.
    pub commitment: String,
    /// Told to the house once all commitments were in, to everybody when the match was over.
    pub bytes: Part,
}

/// Why a seed cannot have been drawn like that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum BadDraw {
    /// The house's bytes are not those it promised.
    DrawHouse,
    /// A guest's bytes are not those they promised.
    DrawGuest {
        /// The first of the guest's seats.
        seat: Seat,
    },
    /// A seat twice, out of order, or one the game has not.
    DrawOrder,
    /// Without a guest's part the seed is the house's own.
    DrawNoGuest,
    /// The parts give something else.
    DrawSeed,
}

impl DrawnFrom {
    /// The house's part and the guests' parts, in the order of their seats.
    pub fn new(house: Part, guests: Vec<(Seat, Part)>) -> Self {
        let guests = guests.into_iter().map(|(seat, bytes)| GuestPart {
            seat,
            commitment: bytes.guest_commitment(),
            bytes,
        });
        Self {
            house: HousePart { commitment: house.house_commitment(), bytes: house },
            guests: guests.collect(),
        }
    }

    /// The seed drawn from all parts.
    pub fn seed(&self) -> Seed {
        let guests = self.guests.iter().map(|guest| &guest.bytes);
        Seed::new(hash(SEED, [&self.house.bytes].into_iter().chain(guests)))
    }

    /// Recomputes every commitment and the seed.
    ///
    /// # Errors
    /// The first thing that does not agree.
    pub fn check(&self, seats: u8, seed: &Seed) -> Result<(), BadDraw> {
        if self.house.bytes.house_commitment() != self.house.commitment {
            return Err(BadDraw::DrawHouse);
        }
        if self.guests.is_empty() {
            return Err(BadDraw::DrawNoGuest);
        }
        let is_seat = self.guests.iter().all(|guest| guest.seat.index() < usize::from(seats));
        if !is_seat || !self.guests.is_sorted_by(|one, next| one.seat.index() < next.seat.index()) {
            return Err(BadDraw::DrawOrder);
        }
        if let Some(other) =
            self.guests.iter().find(|guest| guest.bytes.guest_commitment() != guest.commitment)
        {
            return Err(BadDraw::DrawGuest { seat: other.seat });
        }
        if self.seed() == *seed { Ok(()) } else { Err(BadDraw::DrawSeed) }
    }
}
