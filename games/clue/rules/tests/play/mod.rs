//! Games written as text, for the tests of this crate.
//!
//! A case is a set-up in the game's notation and the cards that matter: `envelope plum rope hall; green knife`.
//! All other cards go out in their order, to whoever has too few. A script is a list of actions in the game's
//! notation, done by whoever the game waits for; a roll says what the dice show: `roll 6; move 6,16; end-turn`.

use clue_rules::{Action, CardId, Chance, Clue, ClueLess, Place, Refusal, Sight, Suspect, Theory, View};
use parlour_game::{Event, Game, Match, Notation, Seat, Seed, Turn, Viewer};
use std::collections::BTreeMap;

/// One of the two games.
pub(crate) trait Either:
    Notation<Action = Action, Chance = Chance, Sight = Sight, View = View, Refusal = Refusal>
{
    fn suspects(setup: &Self::Setup) -> &[Suspect];
}

impl Either for Clue {
    fn suspects(setup: &Self::Setup) -> &[Suspect] {
        &setup.suspects
    }
}

impl Either for ClueLess {
    fn suspects(setup: &Self::Setup) -> &[Suspect] {
        &setup.suspects
    }
}

/// A game and how it came about.
#[derive(Clone)]
pub(crate) struct Play<G: Either> {
    pub(crate) setup: G::Setup,
    pub(crate) game: G,
    pub(crate) log: Vec<Event<G>>,
    /// The game before the last event.
    before: G,
}

pub(crate) fn clue(setup: &str, cards: &str) -> Play<Clue> {
    Play::new(setup, cards)
}

pub(crate) fn clue_less(setup: &str, cards: &str) -> Play<ClueLess> {
    Play::new(setup, cards)
}

impl<G: Either> Play<G> {
    pub(crate) fn new(setup: &str, cards: &str) -> Self {
        let setup = G::read_setup(setup).unwrap_or_else(|fault| panic!("{setup}: {fault}"));
        let game = G::new(&setup);
        let mut play = Self { before: game.clone(), game, log: Vec::new(), setup };
        let deal = deal(G::suspects(&play.setup), &play.game.view(Viewer::Spectator).sizes, cards);
        play.happen(Event::Chanced(deal));
        play
    }

    fn happen(&mut self, event: Event<G>) {
        self.game.check(&event).unwrap_or_else(|refusal| panic!("{event:?}: {refusal}"));
        self.before = self.game.clone();
        self.game.apply(&event);
        self.log.push(event);
    }

    /// The game after a script.
    #[must_use]
    pub(crate) fn then(mut self, script: &str) -> Self {
        for line in script.split(';').map(str::trim).filter(|line| !line.is_empty()) {
            let (action, dice) = match line.strip_prefix("roll ") {
                Some(dice) => ("roll", Some(dice)),
                None => (line, None),
            };
            let seat = self.game.turn().seat().unwrap_or_else(|| panic!("{line}: {:?}", self.game.turn()));
            let action = self.read(seat, action);
            self.happen(Event::Acted { seat, action });
            if let Some(dice) = dice {
                let dice = dice.split('+').map(|die| die.parse().expect("a number")).collect();
                self.happen(Event::Chanced(Chance::Roll { dice }));
            }
        }
        self
    }

    fn read(&self, seat: Seat, text: &str) -> Action {
        self.game.read_action(seat, text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
    }

    /// Why the seat to act is refused this.
    pub(crate) fn refusal(&self, text: &str) -> Refusal {
        self.refusal_of(self.game.turn().seat().unwrap_or(Seat::new(0)), text)
    }

    /// Why this suspect's seat is refused this.
    pub(crate) fn refusal_to(&self, who: &str, text: &str) -> Refusal {
        self.refusal_of(self.seat(who), text)
    }

    fn refusal_of(&self, seat: Seat, text: &str) -> Refusal {
        let action = self.read(seat, text);
        self.game.check(&Event::Acted { seat, action }).expect_err(text)
    }

    pub(crate) fn seat(&self, who: &str) -> Seat {
        let found = G::suspects(&self.setup).iter().position(|suspect| suspect.id() == who);
        Seat::new(found.unwrap_or_else(|| panic!("{who} does not play")) as u8)
    }

    fn viewer(&self, who: &str) -> Viewer {
        if who == "spectator" { Viewer::Spectator } else { Viewer::Seat(self.seat(who)) }
    }

    /// Whom the game waits for.
    pub(crate) fn to_act(&self) -> &'static str {
        match self.game.turn() {
            Turn::Seat(seat) => G::suspects(&self.setup)[seat.index()].id(),
            Turn::Chance => "chance",
            Turn::Over(_) => "nobody",
        }
    }

    /// What the seat to act may do, with the long families in a word each.
    pub(crate) fn may(&self) -> String {
        let seat = self.game.turn().seat().expect("somebody is to act");
        let is_family = |action: &Action| matches!(action, Action::Suggest { .. } | Action::Accuse { .. });
        let mut texts: Vec<String> = Vec::new();
        for action in self.game.actions(seat) {
            let text = self.game.write_action(seat, &action);
            let word = if is_family(&action) { text.split(' ').next().expect("a verb").into() } else { text };
            if texts.last() != Some(&word) {
                texts.push(word);
            }
        }
        texts.join("; ")
    }

    pub(crate) fn view(&self, who: &str) -> View {
        self.game.view(self.viewer(who))
    }

    /// What everyone sees.
    pub(crate) fn table(&self) -> View {
        self.view("spectator")
    }

    pub(crate) fn piece(&self, who: &str) -> Place {
        self.table().pieces[Suspect::from_id(who).expect("a suspect").index()]
    }

    /// What the viewer saw of the last event, as JSON.
    pub(crate) fn saw(&self, who: &str) -> String {
        let event = self.log.last().expect("the deal at least");
        json(&self.before.sight(event, self.viewer(who)))
    }

    pub(crate) fn as_match(&self) -> Match<G> {
        Match::replay(self.setup.clone(), Seed::from_number(0), self.log.clone()).expect("it happened")
    }
}

pub(crate) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}

/// A place in the games' notation.
pub(crate) fn place(text: &str) -> Place {
    let game = Clue::new(&Default::default());
    match game.read_action(Seat::new(0), &format!("move {text}")) {
        Ok(Action::Move { to }) => to,
        other => panic!("{text}: {other:?}"),
    }
}

/// Places in the games' notation.
pub(crate) fn text(places: &[Place]) -> String {
    let game = Clue::new(&Default::default());
    let write = |to: &Place| game.write_action(Seat::new(0), &Action::Move { to: *to });
    let texts: Vec<String> = places.iter().map(write).collect();
    texts.join(" ").replace("move ", "")
}

fn deal(suspects: &[Suspect], sizes: &[u8], wanted: &str) -> Chance {
    let card = |id: &str| CardId::from_id(id).unwrap_or_else(|| panic!("no card {id}"));
    let mut fixed: BTreeMap<&str, Vec<CardId>> = BTreeMap::new();
    for holder in wanted.split(';').filter(|holder| !holder.trim().is_empty()) {
        let mut words = holder.split_whitespace();
        fixed.insert(words.next().expect("a holder"), words.map(card).collect());
    }
    let envelope = match fixed.remove("envelope").as_deref() {
        Some(&[CardId::Suspect(suspect), CardId::Weapon(weapon), CardId::Room(room)]) => {
            Theory { suspect, weapon, room }
        }
        other => panic!("{other:?} is no envelope"),
    };
    let taken: Vec<CardId> = fixed.values().flatten().copied().collect();
    let mut rest: Vec<CardId> =
        CardId::all().filter(|c| !taken.contains(c) && !envelope.cards().has(c.card())).collect();
    let hand = |(suspect, size): (&Suspect, &u8)| {
        let mut hand = fixed.remove(suspect.id()).unwrap_or_default();
        let missing = usize::from(*size) - hand.len();
        hand.extend(rest.drain(..missing));
        hand
    };
    let hands = suspects.iter().zip(sizes).map(hand).collect();
    assert!(fixed.is_empty(), "{fixed:?} do not play");
    Chance::Deal { envelope, hands, open: rest }
}
