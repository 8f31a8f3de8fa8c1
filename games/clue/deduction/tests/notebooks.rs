//! Whole games written into a notebook entry by entry: the page shows what the engine says of the same game.

use crate::oracle;
use crate::oracle::chance;
use crate::oracle::log::{self, Log, Suggestion, Watcher};
use clue_deduction::assistant::wire::{Action, Case, EditionChoice, Entry, Mark, Page, Person};
use clue_deduction::assistant::{Assistant, Notebook};
use clue_deduction::{Holder, Holders, Place, Posterior, Weighting};
use clue_rules::{Card, CardSet, Edition};
use parlour_game::{Seed, Tool};

const SUGGESTIONS: usize = 12;

/// Words for the numbers of a game.
struct Words {
    edition: &'static str,
    cards: Edition,
    players: Vec<&'static str>,
}

impl Words {
    fn new(edition: &'static str, players: usize) -> Self {
        let players = ["Ann", "Ben", "Cid", "Dee", "Eve", "Fay"][..players].to_vec();
        Self { edition, cards: Edition::built_in(edition).expect("it is built in"), players }
    }

    fn card(&self, card: Card) -> String {
        self.cards.card_name(card).to_owned()
    }

    fn cards(&self, cards: CardSet) -> Vec<String> {
        cards.iter().map(|card| self.card(card)).collect()
    }

    fn player(&self, holder: Holder) -> String {
        self.players[holder.index()].to_owned()
    }

    fn case(&self, holders: &Holders, log: &Log, watcher: Watcher) -> Case {
        let me = match watcher {
            Watcher::Player(holder) => Some(holder),
            Watcher::Spectator => None,
        };
        let players = holders.all().take(self.players.len());
        Case {
            edition: EditionChoice::BuiltIn(self.edition.to_owned()),
            players: players
                .map(|holder| Person { name: self.player(holder), cards: holders.size(holder) })
                .collect(),
            me: me.map(|holder| self.player(holder)),
            hand: me.map_or(Vec::new(), |holder| self.cards(log.deal[holder.index()])),
            open: Vec::new(),
            aside: 0,
            entries: Vec::new(),
        }
    }

    /// As the watcher writes it down: with the card if they saw or showed it.
    fn entry(&self, suggestion: &Suggestion, watcher: Watcher) -> Entry {
        let Suggestion { asker, cards, shown } = *suggestion;
        let is_seen = |holder| [Watcher::Player(asker), Watcher::Player(holder)].contains(&watcher);
        Entry::Suggestion {
            by: self.player(asker),
            cards: self.cards(cards),
            shown_by: shown.map(|(holder, _)| self.player(holder)),
            card: shown.filter(|(holder, _)| is_seen(*holder)).map(|(_, card)| self.card(card)),
        }
    }
}

fn is_same(mark: Mark, place: Place) -> bool {
    match (mark, place) {
        (Mark::Has, Place::Has) | (Mark::HasNot, Place::HasNot) => true,
        (Mark::May { chance }, Place::May(counted)) => (chance - counted).abs() < 1e-12,
        _ => false,
    }
}

fn assert_shows(page: &Page, holders: &Holders, posterior: &Posterior, game: &str) {
    assert_eq!(page.sheet.worlds, posterior.worlds().to_string(), "{game}");
    assert_eq!(page.sheet.cards.len(), holders.deck().len());
    for (row, card) in page.sheet.cards.iter().zip(holders.deck().iter()) {
        assert_eq!(row.marks.len(), holders.count());
        for (mark, holder) in row.marks.iter().zip(holders.all()) {
            let place = posterior.place(holder, card);
            assert!(is_same(*mark, place), "{}: {mark:?}, not {place:?}, {game}", row.card);
        }
    }
}

#[test]
fn a_page_shows_what_the_engine_says() {
    let seed = Seed::from_number(60);
    let games = if oracle::is_slow_run() { 100 } else { 8 };
    for number in 0..games {
        let players = 2 + number % 5;
        let edition = ["classic", "cluedo", "master-detective"][number % 3];
        let watcher = match number % 4 {
            3 => Watcher::Spectator,
            _ => Watcher::Player(Holder::new(number % players)),
        };
        let words = Words::new(edition, players);
        let holders = chance::full_table(edition, players);
        let log = log::play(&holders, watcher, SUGGESTIONS, &mut seed.rng_at(number));

        let empty = Assistant::open(words.case(&holders, &log, watcher)).expect("nothing speaks against it");
        let mut notebook: Notebook = empty.clone();
        for (place, suggestion) in log.suggestions.iter().enumerate() {
            let game = format!("game {number} of {players} after {} suggestions", place + 1);
            let action = Action::Add { entry: words.entry(suggestion, watcher) };
            notebook =
                Assistant::act(&notebook, action).unwrap_or_else(|refusal| panic!("{refusal}: {game}"));
            let posterior = Posterior::of(&holders, &log.facts_after(place + 1), Weighting::Shown);
            let posterior = posterior.expect("the truth agrees");
            assert_shows(&Assistant::page(&notebook), &holders, &posterior, &game);
        }

        // A case file of the same game is the same game, and everything can be taken back.
        let page = Assistant::page(&notebook);
        let loaded = Assistant::open(page.case.clone()).expect("it was a notebook");
        assert_eq!(Assistant::page(&loaded).sheet, page.sheet);
        let undone =
            Assistant::act(&notebook, Action::Undo { steps: SUGGESTIONS }).expect("as many as were made");
        assert_eq!(Assistant::page(&undone).sheet, Assistant::page(&empty).sheet);
        let redone =
            Assistant::act(&undone, Action::Redo { steps: SUGGESTIONS }).expect("as many as were undone");
        assert_eq!(Assistant::page(&redone), page);
    }
}
