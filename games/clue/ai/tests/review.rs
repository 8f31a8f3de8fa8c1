//! The review of a finished match: what a seat could have known, against every deal there is, listed.

use crate::advisor::{Played, play};
use clue_deduction::help::{Answer, NotProved, Question};
use clue_deduction::review::{How, Review, Standing, review, review_within};
use clue_rules::{Action, Card, CardId, CardSet, Chance, Clue, ClueLess, Kind, Sight, Theory};
use parlour_game::{Event, Match, Notation, Reveal, Seat, Seed, Turn, Viewer};

fn reviewed<G: Played>(match_: &Match<G>, seat: Seat) -> Review {
    match G::ask(&match_.known(Viewer::Seat(seat)), &Question::Review) {
        Ok(Answer::Review(review)) => review,
        other => panic!("{other:?}"),
    }
}

fn kind(kind: Kind) -> CardSet {
    CardId::all().filter(|card| card.kind() == kind).map(CardId::card).collect()
}

/// Who has what of three hands; the envelope last.
type Deal = [CardSet; 4];

/// What a deal counts by what a seat saw: nothing if it was otherwise, and a share where a card was chosen among some.
fn weight(deal: &Deal, me: Seat, sights: &[Sight]) -> f64 {
    let hand = |seat: &Seat| deal[seat.index()];
    let mut weight = 1.0;
    let mut last = CardSet::EMPTY;
    for sight in sights {
        let fits = match sight {
            Sight::Suggested { suspect, weapon, room, passed, asked, .. } => {
                last = Theory { suspect: *suspect, weapon: *weapon, room: *room }.cards();
                passed.iter().all(|seat| !hand(seat).has_any(last))
                    && asked.iter().all(|seat| hand(seat).has_any(last))
            }
            Sight::Showed { seat, card: Some(card), .. } => {
                if *seat != me {
                    weight /= (hand(seat) & last).len() as f64;
                }
                hand(seat).has(card.card())
            }
            Sight::Accused { suspect, weapon, room, .. } => {
                deal[3] != Theory { suspect: *suspect, weapon: *weapon, room: *room }.cards()
            }
            _ => true,
        };
        if !fits {
            return 0.0;
        }
    }
    weight
}

/// Every deal of three hands of six in which this seat has these cards.
fn deals(me: Seat, mine: CardSet) -> Vec<Deal> {
    let others: Vec<usize> = (0..3).filter(|seat| *seat != me.index()).collect();
    let mut deals = Vec::new();
    for suspect in (kind(Kind::Suspect) - mine).iter() {
        for weapon in (kind(Kind::Weapon) - mine).iter() {
            for room in (kind(Kind::Room) - mine).iter() {
                let case = CardSet::from([suspect, weapon, room]);
                let left: Vec<Card> =
                    CardId::all().map(CardId::card).filter(|card| !(mine | case).has(*card)).collect();
                for taken in (0_u32..1 << left.len()).filter(|taken| taken.count_ones() == 6) {
                    let is_taken = |at: &usize| taken >> at & 1 == 1;
                    let first: CardSet = (0..left.len()).filter(is_taken).map(|at| left[at]).collect();
                    let all: CardSet = left.iter().copied().collect();
                    let mut deal = [mine; 4];
                    (deal[others[0]], deal[others[1]], deal[3]) = (first, all - first, case);
                    deals.push(deal);
                }
            }
        }
    }
    deals
}

/// How many cases are left, and how likely the likeliest is.
fn brute(deals: &mut Vec<Deal>, me: Seat, sights: &[Sight]) -> (usize, f64) {
    deals.retain(|deal| weight(deal, me, sights) > 0.0);
    let mut cases: std::collections::HashMap<CardSet, f64> = std::collections::HashMap::new();
    for deal in deals.iter() {
        *cases.entry(deal[3]).or_default() += weight(deal, me, sights);
    }
    let total: f64 = cases.values().sum();
    (cases.len(), cases.values().fold(0.0_f64, |most, weight| most.max(*weight)) / total)
}

/// What each seat had seen when each round ended; the last round before the event that ended the match.
fn by_round<G: Played>(seed: usize) -> (Match<G>, Vec<usize>) {
    let mut ends = Vec::new();
    let mut round = 0;
    let match_ = play::<G>(seed, |match_| {
        let now = match_.view(Viewer::Spectator).round;
        if now > round {
            (round, _) = (now, ends.push(match_.seq()));
        }
    });
    ends.push(match_.seq() - 1);
    (match_, ends)
}

fn every_round_is_counted_as_by_listing_all_deals<G: Played>(seeds: &[usize]) {
    let mut proofs = 0;
    for &seed in seeds {
        let (match_, ends) = by_round::<G>(seed);
        assert_eq!(match_.seats(), 3, "only there all deals can be listed");
        for seat in Seat::first(3) {
            let review = reviewed(&match_, seat);
            let sights = match_.sights(Viewer::Seat(seat), 0);
            let looked = sights
                .iter()
                .position(|sight| matches!(sight, Sight::Accused { envelope: Some(_), ended: None, .. }));
            let mine: CardSet = review.hand.iter().map(|card| card.card()).collect();
            let mut deals = deals(seat, mine);
            for (round, end) in ends.iter().enumerate() {
                let is_last = looked.is_some_and(|at| at < *end);
                let known = looked.filter(|_| is_last).unwrap_or(*end);
                let (cases, chance) = brute(&mut deals, seat, &sights[..known]);
                let Standing { cases: told, chance: share } = review.rounds[round];
                assert_eq!(told, Some(cases as u16), "seed {seed}, {seat:?}, round {round}");
                assert!((share.unwrap() - chance).abs() < 1e-9, "{share:?} is not {chance}");
                if is_last {
                    assert_eq!(review.rounds.len(), round + 1, "who has looked has nothing to find out");
                    break;
                }
                assert!(is_last || review.rounds.len() > round);
            }
            proofs += usize::from(review.proved.is_some());
        }
    }
    assert!(proofs > 0, "somebody finds the solution, or this test tests little");
}

#[test]
fn every_round_of_clue_is_counted_as_by_listing_all_deals() {
    every_round_is_counted_as_by_listing_all_deals::<Clue>(&[0, 3, 6, 15]);
}

#[test]
fn every_round_of_clue_less_is_counted_as_by_listing_all_deals() {
    every_round_is_counted_as_by_listing_all_deals::<ClueLess>(&[0, 3, 15]);
}

/// What is said to be proved is what lies in the envelope, for a reason that is true, and could be used when it is said
/// that it could.
#[test]
fn the_solution_is_proved_when_it_is_said_to_be_and_could_be_named_then() {
    let (mut named, mut reasons) = (0, [0; 3]);
    for seed in 1..25 {
        // By seat: the first round in which it was to act, could accuse, and had one case left.
        let mut first: [Option<u16>; 6] = [None; 6];
        let match_ = play::<Clue>(seed, |match_| {
            let Turn::Seat(seat) = match_.turn() else { return };
            let known = match_.known(Viewer::Seat(seat));
            if first[seat.index()].is_none() && known.view.may_accuse && known.view.envelope.is_none() {
                let Ok(Answer::Proved { proved }) = Clue::ask(&known, &Question::Proved) else { panic!() };
                let file = clue_deduction::help::Keeper::Nobody(clue_deduction::help::Pile::Envelope);
                if proved.iter().filter(|claim| claim.has && claim.holder == file).count() == 3 {
                    first[seat.index()] = Some(known.view.round);
                }
            }
        });
        let reveal = Reveal::of(&match_).expect("the match is over");
        let Event::Chanced(Chance::Deal { envelope, hands, .. }) = &reveal.log()[0] else { panic!() };
        for seat in Seat::first(match_.seats()) {
            let review = reviewed(&match_, seat);
            assert_eq!(review.proved.as_ref().and_then(|proved| proved.accusable), first[seat.index()]);
            let Some(proved) = review.proved else { continue };
            named += 1;
            let cards: CardSet = proved.because.iter().map(|because| because.card.card()).collect();
            assert_eq!(cards, envelope.cards());
            assert!(proved.accusable.is_none_or(|round| round >= proved.round));
            for because in &proved.because {
                assert!(!because.proof.steps.is_empty());
                match &because.how {
                    How::Passed { passed } => {
                        reasons[0] += 1;
                        assert_eq!(passed.len() + 1, hands.len(), "everybody else");
                        for pass in passed {
                            assert!(pass.seat != seat && pass.round <= proved.round);
                            assert!(!hands[pass.seat.index()].contains(&because.card));
                        }
                    }
                    How::Others => reasons[1] += 1,
                    How::Deduced => reasons[2] += 1,
                }
            }
        }
    }
    assert!(named > 20, "{named}");
    assert!(reasons.iter().all(|count| *count > 0), "{reasons:?}");
}

/// Each suggestion of the seat, in its own order, with what it saw of the answer.
#[test]
fn suggestions_are_told_with_what_came_of_them() {
    let match_ = play::<Clue>(3, |_| {});
    for seat in Seat::first(3) {
        let review = reviewed(&match_, seat);
        let sights = match_.sights(Viewer::Seat(seat), 0);
        let mine =
            sights.iter().filter(|sight| matches!(sight, Sight::Suggested { seat: by, .. } if *by == seat));
        assert_eq!(review.asked.len(), mine.count());
        let shown: Vec<CardId> = review.asked.iter().filter_map(|asked| asked.shown).collect();
        let seen = sights.iter().filter_map(|sight| match sight {
            Sight::Showed { to, card: Some(card), .. } if *to == seat => Some(*card),
            _ => None,
        });
        assert_eq!(shown, seen.collect::<Vec<_>>());
        for (number, asked) in review.asked.iter().enumerate() {
            assert_eq!(asked.shown.is_some(), asked.shown_by.is_some());
            assert!(asked.after <= asked.before);
            let question = Question::Better { suggestion: number };
            let Ok(Answer::Better(better)) = Clue::ask(&match_.known(Viewer::Seat(seat)), &question) else {
                panic!("every suggestion can be weighed")
            };
            assert_eq!(better.asked.theory, asked.theory);
            assert_eq!(better.best.theory.room, asked.theory.room, "a piece cannot be in two rooms");
            assert!(better.best.bits >= better.asked.bits);
            assert!(better.asked.after <= f64::from(asked.before.unwrap()) + 1e-9);
        }
        let past = Question::Better { suggestion: review.asked.len() };
        assert_eq!(Clue::ask(&match_.known(Viewer::Seat(seat)), &past), Err(NotProved::NoSuchSuggestion));
    }
}

#[test]
fn nobody_is_told_anything_before_the_end() {
    let mut refused = 0;
    let match_ = play::<ClueLess>(5, |match_| {
        if match_.seq() % 10 == 1 {
            for viewer in Viewer::all(match_.seats()) {
                for question in [Question::Review, Question::Better { suggestion: 0 }] {
                    assert_eq!(ClueLess::ask(&match_.known(viewer), &question), Err(NotProved::NotOver));
                    refused += 1;
                }
            }
        }
    });
    assert!(refused > 20, "{refused}");
    for viewer in Viewer::all(match_.seats()) {
        assert!(ClueLess::ask(&match_.known(viewer), &Question::Review).is_ok());
    }
}

/// Two cards of two others change places, and so does what was shown where the seat could not see it.
pub(crate) fn swapped(log: &[Event<Clue>], me: Seat, [one, other]: [CardId; 2]) -> Vec<Event<Clue>> {
    let swap = |card: CardId| match card {
        card if card == one => other,
        card if card == other => one,
        card => card,
    };
    let mut to_play = me;
    let twin = |event: &Event<Clue>| {
        if let Event::Acted { seat, action: Action::Suggest { .. } } = event {
            to_play = *seat;
        }
        match event.clone() {
            Event::Chanced(Chance::Deal { envelope, hands, open }) => {
                let hands =
                    hands.into_iter().map(|hand| hand.into_iter().map(swap).collect::<Vec<_>>()).collect();
                Event::Chanced(Chance::Deal { envelope, hands, open })
            }
            Event::Acted { seat, action: Action::Show { card } } if seat != me && to_play != me => {
                Event::Acted { seat, action: Action::Show { card: swap(card) } }
            }
            other => other,
        }
    };
    log.iter().map(twin).collect()
}

/// The review of a seat is the same in worlds which it could not tell apart, and tells those apart who could.
#[test]
fn worlds_a_seat_could_not_tell_apart_are_reviewed_alike() {
    let mut twins = 0;
    for seed in 0..12 {
        let match_ = play::<Clue>(seed, |_| {});
        let reveal = Reveal::of(&match_).expect("the match is over");
        let Event::Chanced(Chance::Deal { hands, .. }) = &reveal.log()[0] else { panic!() };
        let me = Seat::new(0);
        let Some([first, second]) = hands.get(1..3) else { continue };
        for (one, other) in first.iter().flat_map(|one| second.iter().map(move |other| (*one, *other))) {
            let log = swapped(reveal.log(), me, [one, other]);
            let Ok(twin) = Match::<Clue>::replay(match_.setup().clone(), match_.seed().clone(), log) else {
                continue;
            };
            if twin.sights(Viewer::Seat(me), 0) != match_.sights(Viewer::Seat(me), 0) {
                continue;
            }
            twins += 1;
            assert_eq!(reviewed(&twin, me), reviewed(&match_, me));
            assert_ne!(reviewed(&twin, Seat::new(1)), reviewed(&match_, Seat::new(1)), "they are two worlds");
        }
    }
    assert!(twins > 3, "{twins}");
}

/// Six who ask at random and never accuse, until nobody may any more.
fn longest() -> Match<ClueLess> {
    let setup = ClueLess::read_setup("scarlet,mustard,white,green,peacock,plum").expect("a set-up");
    let mut match_ = Match::<ClueLess>::new(setup, Seed::from_number(7));
    let mut dice = Seed::from_number(8).rng_at(0);
    while let Turn::Seat(seat) = match_.turn() {
        let mut actions = match_.actions(seat);
        actions.retain(|action| !matches!(action, Action::Accuse { .. }));
        dice.shuffle(&mut actions);
        match_.act(seat, actions[0]).expect("legal");
    }
    match_
}

#[test]
fn the_longest_match_is_reviewed_in_a_bounded_number_of_steps() {
    let match_ = longest();
    for seat in Seat::first(6) {
        let sights = match_.sights(Viewer::Seat(seat), 0);
        let whole = review(Some(seat), &sights).expect("it is over");
        assert_eq!(whole.rounds.len(), 201, "the deal and every round");
        assert!(whole.rounds.iter().all(|standing| standing.cases.is_some()), "all of it is counted");
        assert!(whole.steps < 2_000_000, "{} steps", whole.steps);
        let cut = review_within(Some(seat), &sights, whole.steps / 2).expect("it is over");
        assert!(cut.steps <= whole.steps / 2, "{} steps", cut.steps);
        assert_eq!(cut.rounds.len(), 201);
        assert!(cut.rounds.iter().any(|standing| standing.cases.is_none()));
        assert!(cut.rounds[0].cases.is_some());
    }
}
