//! Random games to measure on: a deal and suggestions by whoever is in turn, as the first player or a spectator sees
//! them.

use clue_deduction::assistant::wire::{Case, EditionChoice, Entry, Person};
use clue_deduction::{Fact, Holder, Holders};
use clue_rules::{Card, CardSet, Edition};
use parlour_game::{ChanceRng, Seed};

const NAMES: [&str; 6] = ["Ann", "Ben", "Cid", "Dee", "Eve", "Fay"];

/// A game as it was seen.
pub(super) struct Log {
    id: &'static str,
    edition: Edition,
    sizes: Vec<usize>,
    hand: CardSet,
    suggestions: Vec<Suggestion>,
}

struct Suggestion {
    by: usize,
    cards: CardSet,
    shown: Option<Shown>,
}

struct Shown {
    by: usize,
    card: Card,
}

impl Log {
    /// A game of so many players and suggestions with a built-in edition; the same number gives the same game.
    pub(super) fn random(id: &'static str, seed: u64, players: usize, suggestions: usize) -> Self {
        let edition = Edition::built_in(id).expect("the edition is built in");
        let mut dice = Seed::from_number(seed).rng_at(players);
        let hands = deal(&edition, players, &mut dice);
        let suggestions = (0..suggestions).map(|turn| suggest(turn % players, &edition, &hands, &mut dice));
        let suggestions = suggestions.collect();
        Self {
            id,
            edition,
            sizes: hands.iter().map(|hand| hand.len()).collect(),
            hand: hands[0],
            suggestions,
        }
    }

    pub(super) fn holders(&self) -> Holders {
        Holders::new(self.edition.kinds(), &self.sizes)
    }

    /// What the first player knows after so many suggestions.
    pub(super) fn facts(&self, after: usize) -> Vec<Fact> {
        let me = Holder::new(0);
        let hand = self.hand.iter().map(|card| Fact::Has { holder: me, card });
        hand.chain(self.seen(after, is_seen)).collect()
    }

    /// What a spectator knows, who sees no card at all.
    pub(super) fn facts_of_spectator(&self, after: usize) -> Vec<Fact> {
        self.seen(after, |_, _| false)
    }

    fn seen(&self, after: usize, is_seen: fn(usize, usize) -> bool) -> Vec<Fact> {
        let mut facts = Vec::new();
        for suggestion in &self.suggestions[..after] {
            let Suggestion { by, cards, shown } = suggestion;
            facts.extend(
                suggestion
                    .passed(self.sizes.len())
                    .map(|player| Fact::HasNone { holder: Holder::new(player), cards: *cards }),
            );
            if let Some(Shown { by: shower, card }) = *shown {
                let holder = Holder::new(shower);
                facts.push(match is_seen(*by, shower) {
                    true => Fact::Showed { holder, card, among: *cards },
                    false => Fact::HasSome { holder, cards: *cards },
                });
            }
        }
        facts
    }

    /// The same as a case file.
    pub(super) fn case(&self, after: usize) -> Case {
        let names =
            |cards: CardSet| cards.iter().map(|card| self.edition.card_name(card).to_owned()).collect();
        let entry = |Suggestion { by, cards, shown }: &Suggestion| Entry::Suggestion {
            by: NAMES[*by].into(),
            cards: names(*cards),
            shown_by: shown.as_ref().map(|shown| NAMES[shown.by].into()),
            card: shown
                .as_ref()
                .filter(|shown| is_seen(*by, shown.by))
                .map(|shown| self.edition.card_name(shown.card).to_owned()),
        };
        let players = NAMES.iter().zip(&self.sizes);
        Case {
            edition: EditionChoice::BuiltIn(self.id.into()),
            players: players.map(|(name, cards)| Person { name: (*name).into(), cards: *cards }).collect(),
            me: Some(NAMES[0].into()),
            hand: names(self.hand),
            open: Vec::new(),
            aside: 0,
            entries: self.suggestions[..after].iter().map(entry).collect(),
        }
    }
}

impl Suggestion {
    /// Who had nothing to show: everybody between the one who asked and the one who showed.
    fn passed(&self, players: usize) -> impl Iterator<Item = usize> {
        let end = self.shown.as_ref().map_or(self.by, |shown| shown.by);
        (1..players).map(move |step| (self.by + step) % players).take_while(move |player| *player != end)
    }
}

/// Whether the first player sees a card that is shown to somebody.
fn is_seen(asked_by: usize, shown_by: usize) -> bool {
    asked_by == 0 || shown_by == 0
}

/// One card of each kind goes into the envelope, the rest round the table.
fn deal(edition: &Edition, players: usize, dice: &mut ChanceRng) -> Vec<CardSet> {
    let mut cards: Vec<Card> = (edition.cards() - one_of_each(edition, dice)).iter().collect();
    dice.shuffle(&mut cards);
    (0..players).map(|place| cards.iter().skip(place).step_by(players).copied().collect()).collect()
}

fn one_of_each(edition: &Edition, dice: &mut ChanceRng) -> CardSet {
    edition.kinds().iter().map(|kind| *dice.pick(&kind.iter().collect::<Vec<_>>())).collect()
}

/// Any three cards; the first who has one of them shows any of those.
fn suggest(by: usize, edition: &Edition, hands: &[CardSet], dice: &mut ChanceRng) -> Suggestion {
    let cards = one_of_each(edition, dice);
    let others = (1..hands.len()).map(|step| (by + step) % hands.len());
    let shower = others.into_iter().find(|player| hands[*player].has_any(cards));
    let shown = shower.map(|player| {
        let choice: Vec<Card> = (hands[player] & cards).iter().collect();
        Shown { by: player, card: *dice.pick(&choice) }
    });
    Suggestion { by, cards, shown }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clue_deduction::assistant::Assistant;
    use clue_deduction::{Posterior, Weighting};
    use parlour_game::Tool;

    #[test]
    fn facts_and_case_file_say_the_same() {
        for players in 2..=6 {
            let log = Log::random("classic", 7, players, 12);
            for after in [0, 5, 12] {
                let page = Assistant::page(&Assistant::open(log.case(after)).unwrap());
                let facts = Posterior::of(&log.holders(), &log.facts(after), Weighting::Shown).unwrap();
                assert_eq!(
                    page.sheet.worlds,
                    facts.worlds().to_string(),
                    "{players} players, {after} entries"
                );
            }
        }
    }

    #[test]
    fn the_same_number_gives_the_same_game() {
        assert_eq!(Log::random("classic", 1, 4, 30).case(30), Log::random("classic", 1, 4, 30).case(30));
        assert_ne!(Log::random("classic", 1, 4, 30).case(30), Log::random("classic", 2, 4, 30).case(30));
    }
}
