//! What the house says is proved is true, and is all that can be proved.

use clue_ai::{Advisor, CLUE_BRAINS, CLUE_LESS_BRAINS};
use clue_deduction::help::{Answer, Keeper, NotProved, Pile, Proved, Question};
use clue_deduction::{Fact, Holder, Holders, Place, Posterior, Weighting};
use clue_rules::{Card, CardId, CardSet, Chance, Clue, ClueLess, Kind, Sight, Theory, View};
use parlour_game::{
    Advisor as _, Brain, Budget, Event, Game, Known, Match, Notation, Reveal, Seat, Seed, Turn, Viewer,
};
use std::collections::HashSet;

/// What the tests need of both games.
pub(crate) trait Played: Game<Sight = Sight, View = View, Chance = Chance> + Notation {
    const SETUPS: [&'static str; 3];
    const BRAINS: &'static [Brain<Self>];
    fn ask(known: &Known<Self>, question: &Question) -> Result<Answer, NotProved>;
}

impl Played for Clue {
    const SETUPS: [&'static str; 3] =
        ["scarlet,green,plum", "scarlet,mustard,green,plum leftovers=open", "green,plum"];
    const BRAINS: &'static [Brain<Self>] = CLUE_BRAINS;
    fn ask(known: &Known<Self>, question: &Question) -> Result<Answer, NotProved> {
        Advisor::answer(known, question, Budget::nodes(1))
    }
}

impl Played for ClueLess {
    const SETUPS: [&'static str; 3] = [
        "scarlet,green,plum",
        "scarlet,mustard,white,green,plum leftovers=open",
        "scarlet,mustard,white,green,peacock,plum",
    ];
    const BRAINS: &'static [Brain<Self>] = CLUE_LESS_BRAINS;
    fn ask(known: &Known<Self>, question: &Question) -> Result<Answer, NotProved> {
        Advisor::answer(known, question, Budget::nodes(1))
    }
}

/// A match that somebody may look at between any two events.
pub(crate) fn play<G: Played>(seed: usize, mut look: impl FnMut(&Match<G>)) -> Match<G> {
    let setup = G::read_setup(G::SETUPS[seed % G::SETUPS.len()]).expect("a set-up");
    // One in five plays at random, so that accusations fail and games go astray.
    let brain = &G::BRAINS[usize::from(!seed.is_multiple_of(5))];
    let dice = Seed::from_number(seed as u64);
    let mut match_ = Match::<G>::new(setup, dice.clone());
    while let Turn::Seat(seat) = match_.turn() {
        look(&match_);
        let known = match_.known(Viewer::Seat(seat));
        let (action, _) = (brain.choose)(&known, dice.rng_at(match_.seq()), Budget::nodes(1));
        match_.act(seat, action).expect("legal");
    }
    match_
}

fn proved<G: Played>(known: &Known<G>) -> Vec<Proved> {
    match G::ask(known, &Question::Proved) {
        Ok(Answer::Proved { proved }) => proved,
        other => panic!("{other:?}"),
    }
}

/// Where each card really is, once everything may be told.
fn truth<G: Played>(match_: &Match<G>) -> impl Fn(CardId) -> Keeper {
    let reveal = Reveal::of(match_).expect("the match is over");
    let Event::Chanced(Chance::Deal { envelope, hands, open }) = reveal.log()[0].clone() else {
        panic!("the deal is the first event")
    };
    move |card| {
        if envelope.cards().has(card.card()) {
            return Keeper::Nobody(Pile::Envelope);
        }
        if open.contains(&card) {
            return Keeper::Nobody(Pile::Open);
        }
        let seat = hands.iter().position(|hand| hand.contains(&card)).expect("every card is somewhere");
        Keeper::Seat(Seat::new(seat as u8))
    }
}

/// The same facts read off the sights in another way: the shortest there is.
fn facts(seat: Option<Seat>, sights: &[Sight]) -> (Holders, Vec<Fact>) {
    let of = |seat: &Seat| Holder::new(seat.index());
    let Sight::Dealt { hand, sizes, open } = &sights[0] else { panic!("the deal comes first") };
    let mut hands: Vec<usize> = sizes.iter().map(|size| usize::from(*size)).collect();
    hands.extend((!open.is_empty()).then_some(open.len()));
    let kinds = Kind::ALL
        .map(|kind| CardId::all().filter(|card| card.kind() == kind).map(CardId::card).collect::<CardSet>());
    let holders = Holders::new(kinds, &hands);
    let has = |holder: Holder| move |card: Card| Fact::Has { holder, card };
    let mut facts: Vec<Fact> = open.iter().map(|card| has(Holder::new(sizes.len()))(card.card())).collect();
    facts.extend(seat.iter().flat_map(|seat| hand.iter().map(move |card| has(of(seat))(card.card()))));
    for sight in &sights[1..] {
        match sight {
            Sight::Suggested { suspect, weapon, room, passed, asked, .. } => {
                let last = Theory { suspect: *suspect, weapon: *weapon, room: *room }.cards();
                facts.extend(passed.iter().map(|seat| Fact::HasNone { holder: of(seat), cards: last }));
                facts.extend(asked.iter().map(|seat| Fact::HasSome { holder: of(seat), cards: last }));
            }
            Sight::Showed { seat, card: Some(card), .. } => facts.push(has(of(seat))(card.card())),
            Sight::Accused { suspect, weapon, room, right, envelope, .. } => {
                let cards = Theory { suspect: *suspect, weapon: *weapon, room: *room }.cards();
                let known = if *right { Some(cards) } else { envelope.map(Theory::cards) };
                facts.extend((!right).then_some(Fact::NotTheCase { cards }));
                facts.extend(known.iter().flat_map(|cards| cards.iter()).map(has(holders.envelope())));
            }
            Sight::EndedTurn { envelope: Some(theory), .. } => {
                facts.extend(theory.cards().iter().map(has(holders.envelope())));
            }
            _ => {}
        }
    }
    (holders, facts)
}

/// What is said is certain, and what is certain is said.
fn check_complete<G: Played>(known: &Known<G>) {
    let (holders, facts) = facts(known.viewer.seat(), &known.sights);
    let posterior = Posterior::of(&holders, &facts, Weighting::Alike).expect("what was seen is true");
    let said: HashSet<(usize, usize, bool)> = proved(known)
        .iter()
        .map(|proved| (proved.card.card().index(), index(proved.holder, &holders), proved.has))
        .collect();
    for holder in holders.all() {
        for card in holders.deck().iter() {
            let certain = match posterior.place(holder, card) {
                Place::Has => Some(true),
                Place::HasNot => Some(false),
                Place::May(_) => None,
            };
            for has in [true, false] {
                let is_said = said.contains(&(card.index(), holder.index(), has));
                assert_eq!(is_said, certain == Some(has), "{:?}: {card:?}, {holder:?}, {has}", known.viewer);
            }
        }
    }
}

fn index(keeper: Keeper, holders: &Holders) -> usize {
    match keeper {
        Keeper::Seat(seat) => seat.index(),
        Keeper::Nobody(Pile::Envelope) => holders.envelope().index(),
        Keeper::Nobody(Pile::Open) => holders.envelope().index() - 1,
    }
}

/// A hundred matches: at the end and twice on the way somebody's knowledge is looked at, everybody's in turn.
fn what_is_said_is_true_and_all_there_is<G: Played>() {
    for seed in 0..100 {
        let mut said: Vec<Proved> = Vec::new();
        let match_ = play::<G>(seed, |match_| {
            if match_.seq() % 60 < 2 {
                let viewers: Vec<Viewer> = Viewer::all(match_.seats()).collect();
                let known = match_.known(viewers[(match_.seq() / 60 + seed) % viewers.len()]);
                check_complete(&known);
                said.extend(proved(&known));
            }
        });
        let place = truth(&match_);
        for viewer in Viewer::all(match_.seats()) {
            let known = match_.known(viewer);
            check_complete(&known);
            said.extend(proved(&known));
        }
        assert!(said.len() > 100);
        for Proved { card, holder, has } in said {
            assert_eq!(place(card) == holder, has, "seed {seed}: {card}, {holder:?}");
        }
    }
}

#[test]
fn what_is_said_is_true_and_all_there_is_in_clue() {
    what_is_said_is_true_and_all_there_is::<Clue>();
}

#[test]
fn what_is_said_is_true_and_all_there_is_in_clue_less() {
    what_is_said_is_true_and_all_there_is::<ClueLess>();
}

/// Every proof can be asked for, and nothing that is open is explained.
#[test]
fn everything_proved_is_explained() {
    let mut match_after_a_while = None;
    play::<Clue>(1, |match_| {
        if match_.seq() >= 60 && match_after_a_while.is_none() {
            match_after_a_while = Some(match_.clone());
        }
    });
    let match_ = match_after_a_while.expect("it lasts so long");
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        let known = match_.known(viewer);
        let said = proved(&known);
        for card in CardId::all() {
            for holder in
                (0..3).map(|seat| Keeper::Seat(Seat::new(seat))).chain([Keeper::Nobody(Pile::Envelope)])
            {
                let is_said = said.iter().any(|proved| (proved.card, proved.holder) == (card, holder));
                match Clue::ask(&known, &Question::Why { card, holder }) {
                    Ok(Answer::Why(why)) => {
                        assert!(is_said, "{card}, {holder:?} is open, but explained: {why:?}");
                        assert!(!why.steps.is_empty());
                    }
                    Err(NotProved::NotProved) => assert!(!is_said, "{card}, {holder:?} is not explained"),
                    other => panic!("{other:?}"),
                }
            }
        }
    }
}

#[test]
fn a_holder_that_is_not_there_is_not_asked_about() {
    let match_ =
        Match::<Clue>::new(Clue::read_setup("scarlet,green,plum").expect("a set-up"), Seed::from_number(1));
    let known = match_.known(Viewer::Seat(Seat::new(0)));
    let card = known.view.hand[0];
    for holder in [Keeper::Seat(Seat::new(3)), Keeper::Nobody(Pile::Open)] {
        assert_eq!(Clue::ask(&known, &Question::Why { card, holder }), Err(NotProved::NoSuchHolder));
    }
    let own = Keeper::Seat(Seat::new(0));
    assert!(Clue::ask(&known, &Question::Why { card, holder: own }).is_ok());
}
