//! What the other kinds of help tell: chances that prove nothing, and one hint a turn.

use crate::advisor::{Played, play};
use crate::review::swapped;
use clue_ai::Advisor;
use clue_deduction::help::{Answer, Hint, NotProved, Proved, Question, help};
use clue_rules::{CardId, Clue, ClueLess, Sight, TurnStage, View};
use parlour_game::{Event, Help, Known, Match, Reveal, Seat, Viewer};
use serde_json::{Value, json};

fn ask<G: Played>(known: &Known<G>, question: &Question) -> Result<Value, NotProved> {
    G::ask(known, question).map(|answer| serde_json::to_value(answer).expect("answers are plain data"))
}

fn hint<G: Played>(known: &Known<G>) -> Result<Hint, NotProved> {
    G::ask(known, &Question::Hint).map(|answer| match answer {
        Answer::Hint(hint) => hint,
        other => panic!("{other:?}"),
    })
}

#[test]
fn each_question_is_for_one_kind_of_help() {
    let why = json!({ "ask": "why", "card": "rope", "holder": 0 });
    for (question, kind) in [
        (json!({ "ask": "hint" }), Some(Help::Hint)),
        (json!({ "ask": "chances" }), Some(Help::Chances)),
        (json!({ "ask": "proved" }), Some(Help::Proved)),
        (why, Some(Help::Proved)),
        (json!({ "ask": "review" }), None),
        (json!({ "ask": "better", "suggestion": 0 }), None),
    ] {
        let question: Question = serde_json::from_value(question).expect("a question");
        assert_eq!(help(&question), kind, "{question:?}");
        assert_eq!(<Advisor as parlour_game::Advisor<Clue>>::help(&question), kind);
    }
}

/// What is proved reads as what is only very likely, so that who has chances alone cannot tell the one from the other.
fn chances_prove_nothing<G: Played>() {
    let (mut certain, mut open, mut as_good_as_certain) = (0, 0, 0);
    for seed in 0..20 {
        play::<G>(seed, |match_| {
            if match_.seq() % 40 != 1 {
                return;
            }
            for viewer in Viewer::all(match_.seats()) {
                let known = match_.known(viewer);
                let proved = match G::ask(&known, &Question::Proved) {
                    Ok(Answer::Proved { proved }) => proved,
                    other => panic!("{other:?}"),
                };
                let answer = ask(&known, &Question::Chances).expect("everybody may ask");
                let cards = answer["chances"].as_array().expect("by card");
                assert_eq!(cards.len(), 21);
                for card in cards {
                    let places = card["seats"].as_array().expect("by seat").iter().zip(0..);
                    let places = places.map(|(percent, seat)| (percent, json!(seat)));
                    for (percent, holder) in places.chain([(&card["envelope"], json!("envelope"))]) {
                        let percent = percent.as_u64().expect("whole percents");
                        let claim = proved.iter().find(|Proved { card: of, holder: by, .. }| {
                            json!(of) == card["card"] && json!(by) == holder
                        });
                        match claim {
                            Some(Proved { has, .. }) => {
                                assert_eq!(percent, if *has { 95 } else { 5 }, "{card}, {holder}");
                                certain += 1;
                            }
                            None => {
                                assert!((5..=95).contains(&percent), "{card}, {holder}");
                                as_good_as_certain += u32::from([5_u64, 95].contains(&percent));
                                open += 1;
                            }
                        }
                    }
                }
            }
        });
    }
    assert!(certain > 100 && open > 100 && as_good_as_certain > 0, "{certain}, {open}, {as_good_as_certain}");
}

#[test]
fn chances_prove_nothing_in_clue() {
    chances_prove_nothing::<Clue>();
}

#[test]
fn chances_prove_nothing_in_clue_less() {
    chances_prove_nothing::<ClueLess>();
}

/// The cards that the seat holds, was shown, or sees on the table.
fn seen(known: &Known<impl Played>, seat: Seat) -> Vec<CardId> {
    let shown = known.sights.iter().filter_map(|sight| match sight {
        Sight::Showed { card, to, .. } if *to == seat => *card,
        _ => None,
    });
    known.view.hand.iter().chain(&known.view.open).copied().chain(shown).collect()
}

fn is_before_suggesting(view: &View) -> bool {
    use TurnStage::{Entered, Rolled, Rolling, Start};
    matches!(view.step, Start | Rolling | Rolled | Entered)
}

/// However often somebody asks in a turn: until they suggest they hear the same, and then nothing more.
fn there_is_one_hint_a_turn<G: Played>() {
    let (mut turns, mut again) = (0, 0);
    for seed in [1, 2, 5] {
        let mut last: Option<(Seat, u16, Hint)> = None;
        let match_ = play::<G>(seed, |match_| {
            if match_.seq() > 60 {
                return;
            }
            for viewer in Viewer::all(match_.seats()) {
                let known = match_.known(viewer);
                let (view, seat) = (&known.view, viewer.seat());
                if seat != Some(view.to_play) || !is_before_suggesting(view) {
                    assert_eq!(hint(&known), Err(NotProved::NoHintNow), "{viewer:?}");
                    continue;
                }
                let told = hint(&known).expect("it is their turn");
                let own = seen(&known, view.to_play);
                let named: Vec<CardId> = told.theory.cards().iter().map(CardId::of).collect();
                let of_these: Vec<CardId> = named.into_iter().filter(|card| own.contains(card)).collect();
                assert_eq!(told.seen, of_these, "the reason is what their own eyes saw");
                match &last {
                    Some((seat, round, before)) if (*seat, *round) == (view.to_play, view.round) => {
                        assert_eq!(&told, before);
                        again += 1;
                    }
                    _ => turns += 1,
                }
                last = Some((view.to_play, view.round, told));
            }
        });
        for viewer in Viewer::all(match_.seats()) {
            assert_eq!(hint(&match_.known(viewer)), Err(NotProved::NoHintNow), "it is over");
        }
    }
    assert!(turns > 10 && again > 5, "{turns}, {again}");
}

#[test]
fn there_is_one_hint_a_turn_in_clue() {
    there_is_one_hint_a_turn::<Clue>();
}

#[test]
fn there_is_one_hint_a_turn_in_clue_less() {
    there_is_one_hint_a_turn::<ClueLess>();
}

/// A match, and how long its log was whenever the first seat might have a hint.
fn moments(seed: usize) -> (Match<Clue>, Vec<usize>) {
    let mut moments = Vec::new();
    let match_ = play::<Clue>(seed, |match_| {
        let view = match_.view(Viewer::Seat(Seat::new(0)));
        if view.to_play == Seat::new(0) && is_before_suggesting(&view) {
            moments.push(match_.seq());
        }
    });
    (match_, moments)
}

/// Each kind of help is the same in worlds that a seat cannot tell apart, byte for byte.
#[test]
fn worlds_a_seat_cannot_tell_apart_are_helped_alike() {
    let (me, mut twins) = (Seat::new(0), 0);
    for seed in 0..8 {
        let (match_, moments) = moments(seed);
        let reveal = Reveal::of(&match_).expect("the match is over");
        let Event::Chanced(clue_rules::Chance::Deal { hands, .. }) = &reveal.log()[0] else { panic!() };
        let Some([first, second]) = hands.get(1..3) else { continue };
        for (one, other) in first.iter().flat_map(|one| second.iter().map(move |other| (*one, *other))) {
            let log = &reveal.log()[..moments[moments.len() / 3]];
            let again = |log| Match::<Clue>::replay(match_.setup().clone(), match_.seed().clone(), log);
            let here = again(log.to_vec()).expect("it was played");
            let Ok(twin) = again(swapped(log, me, [one, other])) else { continue };
            let (here, twin) = (here.known(Viewer::Seat(me)), twin.known(Viewer::Seat(me)));
            if here != twin {
                continue;
            }
            twins += 1;
            for question in [Question::Hint, Question::Chances, Question::Proved] {
                let told = ask(&here, &question).expect("it is my turn");
                assert_eq!(told.to_string(), ask(&twin, &question).expect("and here").to_string());
            }
        }
    }
    assert!(twins > 3, "{twins}");
}
