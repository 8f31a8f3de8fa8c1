//! Sets as bits, for what has small numbers: seats, squares, cards, stations.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Sub};

/// What a [`Set`] can hold.
pub trait Member: Copy {
    /// One bit for every member there can be.
    type Bits: Bits;

    /// Its bit, from 0.
    fn index(self) -> usize;

    /// The member with this bit.
    fn from_index(index: usize) -> Self;
}

/// The bits of a set: `u32` for up to 32 members, `[u64; N]` for more.
pub trait Bits: Copy + Eq + Ord + Hash {
    /// No bit.
    const NONE: Self;

    /// Whether this bit is set.
    fn has(&self, index: usize) -> bool;

    /// Sets this bit.
    fn insert(&mut self, index: usize);

    /// Clears this bit.
    fn remove(&mut self, index: usize);

    /// `of` for every bit of the two, whole words at a time.
    #[must_use]
    fn combine(self, other: Self, of: impl Fn(u64, u64) -> u64) -> Self;

    /// How many bits are set.
    fn count(self) -> usize;

    /// The bits from 64 times `nth` on, 64 of them; `None` if there are none.
    fn word(&self, nth: usize) -> Option<u64>;
}

impl Bits for u32 {
    const NONE: Self = 0;

    #[inline]
    fn has(&self, index: usize) -> bool {
        self >> index & 1 == 1
    }

    #[inline]
    fn insert(&mut self, index: usize) {
        *self |= 1 << index;
    }

    #[inline]
    fn remove(&mut self, index: usize) {
        *self &= !(1 << index);
    }

    #[inline]
    fn combine(self, other: Self, of: impl Fn(u64, u64) -> u64) -> Self {
        of(self.into(), other.into()) as u32
    }

    #[inline]
    fn count(self) -> usize {
        self.count_ones() as usize
    }

    #[inline]
    fn word(&self, nth: usize) -> Option<u64> {
        (nth == 0).then_some(u64::from(*self))
    }
}

impl<const N: usize> Bits for [u64; N] {
    const NONE: Self = [0; N];

    #[inline]
    fn has(&self, index: usize) -> bool {
        self[index / 64] >> (index % 64) & 1 == 1
    }

    #[inline]
    fn insert(&mut self, index: usize) {
        self[index / 64] |= 1 << (index % 64);
    }

    #[inline]
    fn remove(&mut self, index: usize) {
        self[index / 64] &= !(1 << (index % 64));
    }

    #[inline]
    fn combine(self, other: Self, of: impl Fn(u64, u64) -> u64) -> Self {
        std::array::from_fn(|nth| of(self[nth], other[nth]))
    }

    #[inline]
    fn count(self) -> usize {
        self.into_iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    fn word(&self, nth: usize) -> Option<u64> {
        self.get(nth).copied()
    }
}

/// A set, copied freely. On the wire: the list of its members in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T: Member>(T::Bits);

impl<T: Member> Set<T> {
    /// The empty set.
    pub const EMPTY: Self = Self(T::Bits::NONE);

    /// The set with these bits.
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Self(bits)
    }

    /// Its bits.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// The members with these numbers.
    pub fn range(indices: std::ops::Range<usize>) -> Self {
        indices.map(T::from_index).collect()
    }

    /// How many are in it.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether none is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// Whether this one is in it.
    #[inline]
    pub fn has(self, member: T) -> bool {
        self.0.has(member.index())
    }

    /// Whether any of those is in it.
    #[inline]
    pub fn has_any(self, others: Self) -> bool {
        !(self & others).is_empty()
    }

    /// Whether every one of those is in it.
    #[inline]
    pub fn has_all(self, others: Self) -> bool {
        (others - self).is_empty()
    }

    /// The lowest one.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// The only one, if there is just one.
    #[inline]
    pub fn only(self) -> Option<T> {
        let mut members = self.iter();
        members.next().filter(|_| members.next().is_none())
    }

    /// The lowest first.
    #[inline]
    pub fn iter(self) -> Members<T> {
        Members { set: self, nth: 0, rest: self.0.word(0).unwrap_or(0) }
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, member: T) {
        self.0.insert(member.index());
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.0.remove(member.index());
    }
}

/// The members of a set, the lowest first.
#[derive(Clone)]
pub struct Members<T: Member> {
    set: Set<T>,
    nth: usize,
    /// What is left of the word that is looked at.
    rest: u64,
}

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        while self.rest == 0 {
            self.nth += 1;
            self.rest = self.set.0.word(self.nth)?;
        }
        let index = 64 * self.nth + self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Some(T::from_index(index))
    }
}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;

    #[inline]
    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T: Member> From<T> for Set<T> {
    #[inline]
    fn from(member: T) -> Self {
        let mut set = Self::EMPTY;
        set.insert(member);
        set
    }
}

impl<T: Member, const N: usize> From<[T; N]> for Set<T> {
    fn from(members: [T; N]) -> Self {
        members.into_iter().collect()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

impl<T: Member> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// Implements operators that work bit by bit.
macro_rules! operators {
    ($($(#[$doc:meta])* $operator:ident $name:ident: $of:expr;)+) => {$(
        $(#[$doc])*
        impl<T: Member> $operator for Set<T> {
            type Output = Self;

            #[inline]
            fn $name(self, other: Self) -> Self {
                Self(self.0.combine(other.0, $of))
            }
        }
    )+};
}

operators! {
    BitOr bitor: |one, other| one | other;
    BitAnd bitand: |one, other| one & other;
    /// What is in one of the two and not in both.
    BitXor bitxor: |one, other| one ^ other;
    /// What is in the first and not in the second.
    Sub sub: |one, other| one & !other;
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::deserialize(deserializer).map(|members: Vec<T>| members.into_iter().collect())
    }
}
