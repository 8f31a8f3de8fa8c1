//! The guests' dice: what they play and how long they think. The same seed gives every guest the same dice again.

use crate::wire::kind_of;
use serde_json::value::RawValue;
use std::time::Duration;

/// What ends a match early or only asks the others something: left alone while anything else can be done.
const SPARED: [&str; 8] =
    ["accept", "accuse", "ask-takeback", "decline", "forfeit", "offer-draw", "resign", "withdraw"];

/// SplitMix64: small, and as even as this needs.
pub(crate) struct Dice(u64);

impl Dice {
    /// The dice of the nth guest.
    pub(crate) fn new(seed: u64, nth: usize) -> Self {
        let mut dice = Self(seed);
        Self(dice.roll() ^ (nth as u64).wrapping_mul(0xA076_1D64_78BD_642F))
    }

    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.roll() % bound as u64) as usize
    }

    /// From 0 to almost 1.
    fn share(&mut self) -> f64 {
        (self.roll() >> 11) as f64 / (1u64 << 53) as f64
    }

    pub(crate) fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    /// Half to one and a half times as long, so that the tables do not march in step.
    pub(crate) fn around(&mut self, time: Duration) -> Duration {
        time.mul_f64(0.5 + self.share())
    }

    pub(crate) fn up_to(&mut self, time: Duration) -> Duration {
        time.mul_f64(self.share())
    }

    /// One of the actions on offer: first which kind, then which of that kind, lest a long family (all the
    /// suggestions that can be made) crowds out the rest.
    pub(crate) fn choose<'a>(&mut self, actions: &'a [Box<RawValue>]) -> Option<&'a RawValue> {
        let named: Vec<(String, &RawValue)> =
            actions.iter().map(|action| (kind_of(action), &**action)).collect();
        let is_spared = |kind: &str| SPARED.contains(&kind);
        let all_spared = named.iter().all(|(kind, _)| is_spared(kind));
        let mut kinds: Vec<&str> = named.iter().map(|(kind, _)| kind.as_str()).collect();
        kinds.retain(|kind| all_spared || !is_spared(kind));
        kinds.sort_unstable();
        kinds.dedup();
        if kinds.is_empty() {
            return None;
        }
        let kind = kinds[self.below(kinds.len())];
        let family: Vec<&RawValue> =
            named.iter().filter(|(other, _)| other == kind).map(|(_, action)| *action).collect();
        Some(family[self.below(family.len())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(texts: &[&str]) -> Vec<Box<RawValue>> {
        texts.iter().map(|text| RawValue::from_string((*text).to_owned()).unwrap()).collect()
    }

    #[test]
    fn the_same_seed_rolls_the_same() {
        let rolls = |seed, nth| {
            let mut dice = Dice::new(seed, nth);
            [(); 8].map(|()| dice.roll())
        };
        assert_eq!(rolls(1, 2), rolls(1, 2));
        assert_ne!(rolls(1, 2), rolls(1, 3));
        assert_ne!(rolls(1, 2), rolls(2, 2));
    }

    #[test]
    fn nobody_resigns_who_can_move() {
        let actions = actions(&[r#"{"do":"resign"}"#, r#"{"do":"move","to":1}"#, r#"{"do":"move","to":2}"#]);
        let mut dice = Dice::new(1, 1);
        let chosen: Vec<&str> = (0..50).map(|_| dice.choose(&actions).unwrap().get()).collect();
        assert!(chosen.iter().all(|action| action.contains("move")));
        assert!(
            chosen.iter().any(|action| action.contains('1'))
                && chosen.iter().any(|action| action.contains('2'))
        );
    }

    #[test]
    fn what_is_spared_is_done_if_there_is_nothing_else() {
        assert_eq!(
            Dice::new(1, 1).choose(&actions(&[r#"{"do":"accuse"}"#])).unwrap().get(),
            r#"{"do":"accuse"}"#
        );
        assert!(Dice::new(1, 1).choose(&[]).is_none());
    }

    #[test]
    fn thinking_takes_half_to_one_and_a_half_times_as_long() {
        let mut dice = Dice::new(7, 0);
        for _ in 0..100 {
            let time = dice.around(Duration::from_secs(2)).as_secs_f64();
            assert!((1.0..3.0).contains(&time), "{time}");
        }
    }
}
