//! Whole games, dealt and answered here by names alone: a notebook of what really happened is never refused, and
//! never says what is not so.

use super::super::wire::Mark;
use super::*;
use parlour_game::{ChanceRng, Seed};

const NAMES: [&str; 6] = ["Ann", "Ben", "Cid", "Dee", "Eve", "Fay"];

/// What nobody knows: the envelope, and everybody's cards in clockwise order.
struct Truth {
    kinds: [Vec<String>; 3],
    envelope: Vec<String>,
    hands: Vec<Vec<String>>,
}

fn pick<'a>(dice: &mut ChanceRng, cards: &'a [String]) -> &'a str {
    &cards[dice.below(cards.len() as u32) as usize]
}

fn deal(players: usize, dice: &mut ChanceRng) -> Truth {
    let classic = Assistant::info().editions.remove(0).cards;
    let kinds = [classic.suspects, classic.weapons, classic.rooms];
    let envelope: Vec<String> = kinds.iter().map(|kind| pick(dice, kind).to_owned()).collect();
    let mut rest: Vec<String> = kinds.concat().into_iter().filter(|card| !envelope.contains(card)).collect();
    dice.shuffle(&mut rest);
    let hands =
        (0..players).map(|player| rest.iter().skip(player).step_by(players).cloned().collect()).collect();
    Truth { kinds, envelope, hands }
}

impl Truth {
    /// As the rulebook has it: whoever sits next answers first, and shows one card if they can.
    fn suggestion(&self, by: usize, sees: impl Fn(usize) -> bool, dice: &mut ChanceRng) -> Value {
        let cards: Vec<&str> = self.kinds.iter().map(|kind| pick(dice, kind)).collect();
        let mut entry = json!({"kind": "suggestion", "by": NAMES[by], "cards": cards});
        let mut player = by;
        loop {
            player = if player + 1 == self.hands.len() { 0 } else { player + 1 };
            if player == by {
                return entry;
            }
            let able: Vec<String> =
                self.hands[player].iter().filter(|card| cards.contains(&card.as_str())).cloned().collect();
            if !able.is_empty() {
                entry["shown_by"] = json!(NAMES[player]);
                if sees(player) {
                    entry["card"] = json!(pick(dice, &able));
                }
                return entry;
            }
        }
    }

    fn has(&self, holder: &str, card: &str) -> bool {
        let cards = match NAMES.iter().position(|name| *name == holder) {
            Some(player) => &self.hands[player],
            None => &self.envelope,
        };
        cards.iter().any(|own| own == card)
    }

    fn check(&self, page: &Page) {
        for row in &page.sheet.cards {
            for (holder, mark) in page.sheet.holders.iter().zip(&row.marks) {
                let has = self.has(holder, &row.card);
                match mark {
                    Mark::Has => assert!(has, "{holder} has not {}", row.card),
                    Mark::HasNot => assert!(!has, "{holder} has {}", row.card),
                    Mark::May { chance } => assert!(*chance > 0.0 && *chance < 1.0),
                }
            }
        }
    }
}

#[test]
fn the_truth_is_never_refused_and_never_denied() {
    for players in 2..=6 {
        let mut dice = Seed::from_number(players as u64).rng_at(0);
        let truth = deal(players, &mut dice);
        let seats: Vec<Value> = truth
            .hands
            .iter()
            .zip(NAMES)
            .map(|(hand, name)| json!({"name": name, "cards": hand.len()}))
            .collect();
        // Whoever sits first keeps a notebook; in the game of five a spectator does.
        let case = match players {
            5 => json!({ "players": seats }),
            _ => json!({"players": seats, "me": NAMES[0], "hand": truth.hands[0]}),
        };
        let start = open(case);
        let mut notebook = start.clone();
        for turn in 0..30 {
            let by = turn % players;
            let sees = |shower: usize| players != 5 && (by == 0 || shower == 0);
            notebook = act(&notebook, add(truth.suggestion(by, sees, &mut dice))).unwrap();
            if turn % 5 == 4 {
                truth.check(&page(&notebook));
            }
        }
        let kept: Case = page(&notebook).case;
        assert_eq!(
            page(&Assistant::open(kept).unwrap()).sheet,
            page(&notebook).sheet,
            "exported and imported"
        );
        let back = act(&notebook, json!({"do": "undo", "steps": 30})).unwrap();
        assert_eq!(page(&back).case, page(&start).case);
    }
}
