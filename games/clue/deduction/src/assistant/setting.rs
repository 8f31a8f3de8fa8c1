//! The set-up of a case, checked: who sits at the table, who holds how many of which cards, and every name by number.

use super::fault::{Fault, Thing};
use super::names::nearest;
use super::said::SaidHolder;
use super::wire::{Case, EditionChoice, OwnEdition, Person};
use crate::{Fact, Holder, Holders};
use clue_rules::{Card, CardSet, Edition, Kind, SaidCard, check_name, is_same_name};

/// How the terminal and the files call holders that are nobody's hand, and words that must stay free for that.
pub(crate) const ENVELOPE: &str = "envelope";
pub(crate) const OPEN: &str = "open";
pub(crate) const ASIDE: &str = "aside";
const RESERVED: [&str; 6] = [ENVELOPE, OPEN, ASIDE, "nobody", "me", "file"];

/// Whoever or whatever holds cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// A player, by place.
    Player(usize),
    /// Cards lying face up.
    Open,
    /// Cards lying face down in nobody's hand.
    Aside,
    /// The envelope.
    Envelope,
}

/// A checked set-up.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    choice: EditionChoice,
    edition: Edition,
    players: Vec<Person>,
    me: Option<usize>,
    hand: CardSet,
    open: CardSet,
    aside: usize,
    /// In the order of the engine's numbers.
    whos: Vec<Who>,
    holders: Holders,
}

impl Setting {
    /// The set-up of a case; its entries are not looked at.
    pub(crate) fn of(case: &Case) -> Result<Self, Fault> {
        let (choice, edition) = read_edition(&case.edition)?;
        let players = read_players(&case.players)?;
        let open = read_cards(&edition, &case.open)?;
        let hand = read_cards(&edition, &case.hand)?;
        let me = read_me(&players, case.me.as_deref(), hand)?;
        if let Some(card) = (hand & open).iter().next() {
            return Err(Fault::InHandAndOpen { card: edition.said(card) });
        }
        check_hands(&edition, &players, open.len(), case.aside)?;
        if let Some(me) = me
            && players[me].cards != hand.len()
        {
            return Err(Fault::HandSize { stated: players[me].cards, named: hand.len() });
        }
        if let Some(kind) = Kind::ALL.into_iter().find(|kind| (hand | open).has_all(edition.of_kind(*kind))) {
            return Err(Fault::NothingForEnvelope { kind });
        }

        let mut whos: Vec<Who> = (0..players.len()).map(Who::Player).collect();
        let mut sizes: Vec<usize> = players.iter().map(|player| player.cards).collect();
        for (who, size) in [(Who::Open, open.len()), (Who::Aside, case.aside)] {
            if size > 0 {
                whos.push(who);
                sizes.push(size);
            }
        }
        whos.push(Who::Envelope);
        let holders = Holders::new(edition.kinds(), &sizes);
        Ok(Self { choice, edition, players, me, hand, open, aside: case.aside, whos, holders })
    }

    /// The case file of this set-up, without entries, every name spelt as it should be.
    pub(crate) fn case(&self) -> Case {
        let names = |cards: CardSet| cards.iter().map(|card| self.card_name(card).to_owned()).collect();
        Case {
            edition: self.choice.clone(),
            players: self.players.clone(),
            me: self.me.map(|me| self.players[me].name.clone()),
            hand: names(self.hand),
            open: names(self.open),
            aside: self.aside,
            entries: Vec::new(),
        }
    }

    /// What the set-up says about the deal. What is not in my hand or open follows from the hands' sizes.
    pub(crate) fn facts(&self) -> Vec<Fact> {
        let mine = self.me.map(|me| (Who::Player(me), self.hand));
        let open = (!self.open.is_empty()).then_some((Who::Open, self.open));
        mine.into_iter()
            .chain(open)
            .flat_map(|(who, cards)| {
                let holder = self.holder(who);
                cards.iter().map(move |card| Fact::Has { holder, card })
            })
            .collect()
    }

    pub(crate) fn edition(&self) -> &Edition {
        &self.edition
    }

    pub(crate) fn holders(&self) -> &Holders {
        &self.holders
    }

    /// How many sit at the table.
    pub(crate) fn player_count(&self) -> usize {
        self.players.len()
    }

    pub(crate) fn player_name(&self, player: usize) -> &str {
        &self.players[player].name
    }

    /// Whose notebook it is; nobody's if it is a spectator's.
    pub(crate) fn me(&self) -> Option<usize> {
        self.me
    }

    pub(crate) fn card_name(&self, card: Card) -> &str {
        self.edition.card_name(card)
    }

    /// Who has this number in the engine.
    pub(crate) fn who(&self, holder: Holder) -> Who {
        self.whos[holder.index()]
    }

    /// The number in the engine.
    ///
    /// # Panics
    /// If there are no such cards in this game. [`Setting::find_who`] finds none that are not there.
    pub(crate) fn holder(&self, who: Who) -> Holder {
        let place = self.whos.iter().position(|other| *other == who);
        Holder::new(place.expect("only holders of this setting are asked for"))
    }

    /// A player in a sentence: the reader is "you".
    pub(crate) fn said_player(&self, player: usize) -> SaidHolder {
        match self.me == Some(player) {
            true => SaidHolder::You,
            false => SaidHolder::Player { name: self.player_name(player).to_owned() },
        }
    }

    /// A card in a sentence.
    pub(crate) fn said_card(&self, card: Card) -> SaidCard {
        self.edition.said(card)
    }

    /// Cards in a sentence.
    pub(crate) fn said_cards(&self, cards: CardSet) -> Vec<SaidCard> {
        cards.iter().map(|card| self.said_card(card)).collect()
    }

    /// How files and tables call a holder.
    pub(crate) fn who_name(&self, who: Who) -> &str {
        match who {
            Who::Player(player) => self.player_name(player),
            Who::Open => OPEN,
            Who::Aside => ASIDE,
            Who::Envelope => ENVELOPE,
        }
    }

    /// The player of this name.
    pub(crate) fn find_player(&self, typed: &str) -> Result<usize, Fault> {
        find_player(&self.players, typed)
    }

    /// The holder of this name.
    pub(crate) fn find_who(&self, typed: &str) -> Result<Who, Fault> {
        if let Some(who) = self.whos.iter().find(|who| is_same_name(self.who_name(**who), typed)) {
            return Ok(*who);
        }
        if is_same_name(typed, OPEN) {
            return Err(Fault::NoCardsOpen);
        }
        if is_same_name(typed, ASIDE) {
            return Err(Fault::NoCardsAside);
        }
        let known = self.whos.iter().map(|who| self.who_name(*who));
        Err(Fault::unknown(Thing::Player, typed, nearest(typed, known)))
    }

    /// The card of this name.
    pub(crate) fn find_card(&self, typed: &str) -> Result<Card, Fault> {
        find_card(&self.edition, typed)
    }
}

fn read_edition(choice: &EditionChoice) -> Result<(EditionChoice, Edition), Fault> {
    match choice {
        EditionChoice::BuiltIn(typed) => {
            let id = typed.trim().to_lowercase();
            match Edition::built_in(&id) {
                Some(edition) => Ok((EditionChoice::BuiltIn(id), edition)),
                None => Err(Fault::unknown(Thing::Edition, typed, nearest(typed, Edition::BUILT_IN))),
            }
        }
        EditionChoice::Own(own) => {
            let edition = Edition::new(&own.name, &own.suspects, &own.weapons, &own.rooms)
                .map_err(|fault| Fault::EditionFault { fault })?;
            Ok((EditionChoice::Own(written(&edition)), edition))
        }
    }
}

/// An edition as a case file writes it.
pub(crate) fn written(edition: &Edition) -> OwnEdition {
    let [suspects, weapons, rooms] = edition
        .kinds()
        .map(|kind| kind.iter().map(|card| edition.card_name(card).to_owned()).collect::<Vec<String>>());
    OwnEdition { name: edition.name().to_owned(), suspects, weapons, rooms }
}

fn read_players(players: &[Person]) -> Result<Vec<Person>, Fault> {
    if !(2..=6).contains(&players.len()) {
        return Err(Fault::PlayerCount { count: players.len() });
    }
    let mut read: Vec<Person> = Vec::new();
    for Person { name, cards } in players {
        let name = check_name(name).map_err(|fault| Fault::PlayerName { fault })?;
        if RESERVED.iter().any(|word| is_same_name(word, name)) {
            return Err(Fault::NameReserved { name: name.to_owned() });
        }
        if read.iter().any(|other| is_same_name(&other.name, name)) {
            return Err(Fault::NameTwice { name: name.to_owned() });
        }
        read.push(Person { name: name.to_owned(), cards: *cards });
    }
    Ok(read)
}

fn read_me(players: &[Person], me: Option<&str>, hand: CardSet) -> Result<Option<usize>, Fault> {
    match me {
        Some(me) => find_player(players, me).map(Some),
        None if hand.is_empty() => Ok(None),
        None => Err(Fault::HandOfNobody),
    }
}

fn find_player(players: &[Person], typed: &str) -> Result<usize, Fault> {
    players.iter().position(|player| is_same_name(&player.name, typed)).ok_or_else(|| {
        let known = players.iter().map(|player| player.name.as_str());
        Fault::unknown(Thing::Player, typed, nearest(typed, known))
    })
}

fn find_card(edition: &Edition, typed: &str) -> Result<Card, Fault> {
    edition.find(typed).ok_or_else(|| {
        let known = edition.cards().iter().map(|card| edition.card_name(card));
        Fault::unknown(Thing::Card, typed, nearest(typed, known))
    })
}

fn read_cards(edition: &Edition, names: &[String]) -> Result<CardSet, Fault> {
    let mut cards = CardSet::EMPTY;
    for name in names {
        let card = find_card(edition, name)?;
        if cards.has(card) {
            return Err(Fault::CardTwice { card: edition.said(card) });
        }
        cards = cards | card.into();
    }
    Ok(cards)
}

/// The hands must add up to what is dealt. An empty hand is an error unless there are too few cards for all players,
/// as with a small edition.
fn check_hands(edition: &Edition, players: &[Person], open: usize, aside: usize) -> Result<(), Fault> {
    let deck = edition.len();
    let Some(dealt) = deck.checked_sub(3 + open).and_then(|left| left.checked_sub(aside)) else {
        return Err(Fault::TooManyBeside { deck, face_up: open, aside });
    };
    let held = players.iter().fold(0usize, |sum, player| sum.saturating_add(player.cards));
    if held != dealt {
        return Err(Fault::HandSizes { held, dealt, deck, face_up: open, aside });
    }
    match players.iter().find(|player| player.cards == 0) {
        Some(player) if dealt >= players.len() => Err(Fault::EmptyHand { name: player.name.clone() }),
        _ => Ok(()),
    }
}
