//! What Clue and Clue-less share, clause by clause: the deal, suggestions and their answers, accusations, the end.

use crate::play::{Either, Play, clue, clue_less, json, place};
use clue_rules::{CardId, Chance, Clue, Ended, MOST_ROUNDS, Refusal, Suspect, Theory, Weapon};
use clue_rules::{ClueLess, Room};
use parlour_game::{ChanceRng, Event, Game, Outcome, SeatSet, Seed, Turn};

/// All other cards in their order: Scarlet holds suspects, Mustard weapons, Green and Plum rooms.
const CARDS: &str = "envelope white wrench hall";

/// Scarlet stands in the Lounge and is to suggest.
fn in_lounge(cards: &str) -> Play<ClueLess> {
    clue_less("scarlet,mustard,green,plum", cards).then(
        "move hall/lounge; end-turn; move lounge/dining-room; end-turn; move conservatory/ballroom; end-turn; \
         move study/library; end-turn; move lounge",
    )
}

fn dice() -> ChanceRng {
    Seed::from_number(1).rng_at(0)
}

// The deal.

#[test]
fn eighteen_cards_are_dealt_the_first_seats_getting_one_more() {
    let sizes = |setup: &str| clue(setup, CARDS).table().sizes;
    assert_eq!(sizes("scarlet,plum"), [9, 9]);
    assert_eq!(sizes("scarlet,green,plum"), [6, 6, 6]);
    assert_eq!(sizes("scarlet,mustard,green,plum"), [5, 5, 4, 4]);
    assert_eq!(sizes("scarlet,mustard,white,green,plum"), [4, 4, 4, 3, 3]);
    assert_eq!(sizes("scarlet,mustard,white,green,peacock,plum"), [3; 6]);
}

#[test]
fn by_option_what_cannot_be_dealt_evenly_lies_open_for_all() {
    let five = clue("scarlet,mustard,white,green,plum leftovers=open", CARDS);
    assert_eq!(five.table().sizes, [3; 5]);
    assert_eq!(json(&five.table().open), r#"["ballroom","kitchen","dining-room"]"#);
    assert_eq!(five.view("white").open, five.table().open);
    let three = clue_less("scarlet,green,plum leftovers=open", CARDS);
    assert_eq!((three.table().sizes, three.table().open), (vec![6; 3], vec![]));
}

#[test]
fn a_sampled_deal_is_one_and_every_seat_has_its_own_cards() {
    fn check<G: Either>(setup: &str) {
        let setup = G::read_setup(setup).expect("a set-up");
        let (mut rng, mut seen) = (dice(), Vec::new());
        for _ in 0..300 {
            let game = G::new(&setup);
            let deal = game.sample(&mut rng);
            game.check(&Event::Chanced(deal.clone())).expect("a deal");
            let Chance::Deal { envelope, .. } = deal else { panic!("{deal:?}") };
            for card in CardId::list(envelope.cards()) {
                if !seen.contains(&card) {
                    seen.push(card);
                }
            }
        }
        assert_eq!(seen.len(), 21, "every card is in the envelope at some time");
    }
    check::<Clue>("scarlet,mustard,white,green,plum leftovers=open");
    check::<ClueLess>("scarlet,mustard,green,plum");
}

#[test]
fn what_is_no_deal_is_refused() {
    let game = Clue::new(&Default::default());
    let Chance::Deal { envelope, hands, open } = game.sample(&mut dice()) else {
        panic!("a deal comes first")
    };
    let check = |envelope: Theory, hands: &[Vec<CardId>], open: &[CardId]| {
        let deal = Chance::Deal { envelope, hands: hands.to_vec(), open: open.to_vec() };
        game.check(&Event::Chanced(deal))
    };
    assert_eq!(check(envelope, &hands, &open), Ok(()));
    let refused = Err(Refusal::ImpossibleChance);
    // A card twice, a hand too few, a hand too large, a card lying open.
    let mut twice = hands.clone();
    twice[0][0] = twice[1][0];
    assert_eq!(check(envelope, &twice, &open), refused);
    assert_eq!(check(envelope, &hands[1..], &open), refused);
    let mut large = hands.clone();
    let moved = large[0].pop().expect("a card");
    large[2].push(moved);
    assert_eq!(check(envelope, &large, &open), refused);
    assert_eq!(check(envelope, &hands, &[moved]), refused);
    // A roll before the deal, or a deal after it.
    assert_eq!(game.check(&Event::Chanced(Chance::Roll { dice: vec![1] })), refused);
    let dealt = clue("scarlet,plum", CARDS);
    assert_eq!(dealt.game.check(&dealt.log[0]), refused);
}

#[test]
fn dice_have_six_sides_and_there_are_as_many_as_chosen() {
    let rolling = |setup: &str| {
        let mut game = clue(setup, CARDS).game;
        game.apply(&Event::Acted { seat: parlour_game::Seat::new(0), action: clue_rules::Action::Roll });
        game
    };
    let one = rolling("scarlet,plum");
    assert_eq!(one.turn(), Turn::Chance);
    assert_eq!(one.chances().expect("can be listed").len(), 6);
    assert_eq!(rolling("scarlet,plum dice=2").chances().expect("can be listed").len(), 36);
    for dice in [vec![], vec![0], vec![7], vec![1, 1]] {
        assert!(one.check(&Event::Chanced(Chance::Roll { dice: dice.clone() })).is_err(), "{dice:?}");
    }
}

// Suggestions.

#[test]
fn a_suggestion_moves_the_suspect_and_the_weapon_and_they_stay() {
    let suggested = in_lounge(CARDS).then("suggest white rope");
    assert_eq!(suggested.piece("white"), place("lounge"));
    assert_eq!(suggested.table().weapons[Weapon::Rope.index()], Room::Lounge);
    let later = suggested.then("show rope; end-turn; move dining-room; suggest plum knife");
    assert_eq!(later.piece("white"), place("lounge"));
    assert_eq!(later.table().weapons[Weapon::Rope.index()], Room::Lounge);
    assert_eq!(later.piece("plum"), place("dining-room"));
}

#[test]
fn any_suspect_weapon_and_own_cards_may_be_named() {
    let play = in_lounge("envelope white wrench hall; scarlet scarlet rope lounge");
    let undisproved = play.then("suggest scarlet rope");
    // Nobody else can hold any of the three.
    assert_eq!(
        undisproved.saw("plum"),
        concat!(
            r#"{"saw":"suggested","seat":0,"suspect":"scarlet","weapon":"rope","room":"lounge","moved_from":null,"#,
            r#""passed":[1,2,3],"asked":null}"#
        )
    );
    assert_eq!(undisproved.may(), "end-turn; accuse");
}

#[test]
fn the_neighbour_to_the_left_answers_first() {
    let play = in_lounge("envelope white wrench hall; plum rope; green lounge");
    let asked = play.then("suggest peacock rope");
    assert_eq!(asked.to_act(), "green");
    assert_eq!(
        asked.saw("spectator"),
        concat!(
            r#"{"saw":"suggested","seat":0,"suspect":"peacock","weapon":"rope","room":"lounge","#,
            r#""moved_from":"home","passed":[1],"asked":2}"#
        )
    );
    let running = asked.table().suggestion.expect("it runs");
    assert_eq!((running.by, running.asked), (asked.seat("scarlet"), asked.seat("green")));
    assert_eq!(running.passed, [asked.seat("mustard")]);
}

#[test]
fn around_the_table_the_one_to_the_right_answers_last() {
    let play = in_lounge("envelope white wrench hall; scarlet rope peacock; plum study");
    let mustard = play.then("suggest scarlet candlestick; show candlestick; end-turn; move dining-room");
    let asked = mustard.then("suggest peacock rope");
    // Green does not hold the Dining Room, Plum does.
    let order = asked.table().suggestion.expect("it runs");
    assert_eq!((order.passed, order.asked), (vec![asked.seat("green")], asked.seat("plum")));
}

#[test]
fn one_card_is_shown_of_ones_own_choice() {
    let play =
        in_lounge("envelope white wrench hall; mustard peacock rope lounge").then("suggest peacock rope");
    assert_eq!(play.may(), "show peacock; show rope; show lounge");
    for card in ["peacock", "rope", "lounge"] {
        let shown = play.clone().then(&format!("show {card}"));
        assert_eq!((shown.to_act(), shown.table().suggestion), ("scarlet", None));
    }
}

#[test]
fn the_card_is_seen_by_the_two_alone() {
    let play =
        in_lounge("envelope white wrench hall; mustard rope lounge").then("suggest peacock rope; show rope");
    for who in ["scarlet", "mustard"] {
        assert_eq!(play.saw(who), r#"{"saw":"showed","seat":1,"to":0,"card":"rope"}"#);
    }
    for who in ["green", "plum", "spectator"] {
        assert_eq!(play.saw(who), r#"{"saw":"showed","seat":1,"to":0,"card":null}"#);
    }
}

#[test]
fn who_has_one_card_only_shows_it_with_an_action_like_any_other() {
    let forced = in_lounge("envelope white wrench hall; mustard rope").then("suggest plum rope");
    assert_eq!((forced.to_act(), forced.may().as_str()), ("mustard", "show rope"));
}

#[test]
fn while_an_answer_is_awaited_nothing_else_happens() {
    let play = in_lounge("envelope white wrench hall; mustard rope").then("suggest peacock rope");
    let waiting = Refusal::AwaitingAnswer { asked: Suspect::Mustard };
    assert_eq!(play.refusal_to("scarlet", "end-turn"), waiting);
    assert_eq!(play.refusal_to("scarlet", "accuse white wrench hall"), waiting);
    assert_eq!(waiting.to_string(), "Colonel Mustard has to show a card first.");
    assert_eq!(play.refusal_to("mustard", "end-turn"), Refusal::MustShow);
    assert_eq!(play.refusal_to("mustard", "accuse white wrench hall"), Refusal::MustShow);
    let green = Refusal::NotYourTurn { to_play: Suspect::Scarlet };
    assert_eq!(play.refusal_to("green", "end-turn"), green);
    assert_eq!(play.refusal_to("green", "show lounge"), Refusal::NothingToShow);
    assert_eq!(play.refusal_to("scarlet", "show rope"), Refusal::NothingToShow);
}

#[test]
fn only_a_named_card_of_ones_own_can_be_shown() {
    let play = in_lounge("envelope white wrench hall; mustard rope knife").then("suggest peacock rope");
    let card = |id: &str| CardId::from_id(id).expect("a card");
    assert_eq!(play.refusal("show knife"), Refusal::NotNamed { card: card("knife") });
    assert_eq!(play.refusal("show lounge"), Refusal::NotYourCard { card: card("lounge") });
    // Whether a card is in the envelope or in another's hand makes no difference.
    for id in ["white", "wrench", "hall", "peacock", "lounge"] {
        assert_eq!(play.refusal(&format!("show {id}")), Refusal::NotYourCard { card: card(id) });
    }
}

// Accusations.

#[test]
fn a_right_accusation_wins_and_everyone_sees_the_envelope() {
    let over = in_lounge(CARDS).then("accuse white wrench hall");
    assert_eq!(over.game.turn(), Turn::Over(Outcome::Won(SeatSet::from(over.seat("scarlet")))));
    for who in ["scarlet", "plum", "spectator"] {
        assert_eq!(
            over.saw(who),
            concat!(
                r#"{"saw":"accused","seat":0,"suspect":"white","weapon":"wrench","room":"hall","right":true,"#,
                r#""put_into":null,"envelope":["white","wrench","hall"],"ended":"solved"}"#
            )
        );
        assert!(over.view(who).envelope.is_some());
    }
    assert_eq!(over.refusal_to("mustard", "end-turn"), Refusal::GameOver);
    assert_eq!((over.table().ended, over.table().winner), (Some(Ended::Solved), Some(over.seat("scarlet"))));
}

#[test]
fn a_wrong_accuser_alone_sees_the_envelope_and_is_out() {
    let out = in_lounge(CARDS).then("accuse white wrench kitchen");
    assert_eq!(out.to_act(), "mustard");
    assert!(
        out.saw("scarlet").contains(r#""right":false,"put_into":null,"envelope":["white","wrench","hall"]"#)
    );
    for who in ["mustard", "green", "plum", "spectator"] {
        assert!(out.saw(who).contains(r#""right":false,"put_into":null,"envelope":null,"ended":null"#));
        assert_eq!(out.view(who).envelope, None);
    }
    assert!(out.view("scarlet").envelope.is_some());
    assert_eq!(out.table().out, [out.seat("scarlet")]);
}

#[test]
fn who_is_out_has_no_turn_but_shows_cards() {
    let out = in_lounge("envelope white wrench hall; scarlet plum rope").then("accuse white wrench kitchen");
    let asked = out.then("move dining-room; suggest mustard rope");
    // Green passes; Plum holds the Dining Room.
    let asked =
        asked.then("show dining-room; end-turn; move ballroom; suggest green rope; show ballroom; end-turn");
    let asked = asked.then("move study; suggest plum rope");
    assert_eq!((asked.to_act(), asked.may().as_str()), ("scarlet", "show plum; show rope"));
    let shown = asked.then("show rope; end-turn");
    assert_eq!(shown.to_act(), "mustard", "Scarlet is passed over");
    assert_eq!(shown.refusal_to("scarlet", "end-turn"), Refusal::NotYourTurn { to_play: Suspect::Mustard });
}

#[test]
fn an_accusation_may_follow_a_suggestion_in_the_same_turn() {
    let over = in_lounge(CARDS).then("suggest white rope; show rope; accuse white wrench hall");
    assert_eq!(over.to_act(), "nobody");
}

#[test]
fn nobody_accuses_out_of_turn() {
    let play = in_lounge(CARDS);
    let refused = Refusal::NotYourTurn { to_play: Suspect::Scarlet };
    assert_eq!(play.refusal_to("plum", "accuse white wrench hall"), refused);
    assert_eq!(refused.to_string(), "It’s Miss Scarlet’s turn.");
    assert!(!play.view("plum").may_accuse && play.view("scarlet").may_accuse);
    assert!(!play.view("spectator").may_accuse && !play.view("spectator").may_suggest);
}

#[test]
fn the_last_one_standing_wins_and_the_envelope_is_shown() {
    let two_left =
        clue("scarlet,green,plum", CARDS).then("accuse white wrench study; accuse white wrench study");
    assert_eq!(two_left.to_act(), "nobody");
    let view = two_left.table();
    assert_eq!((view.ended, view.winner), (Some(Ended::LastStanding), Some(two_left.seat("plum"))));
    assert!(view.envelope.is_some());
    assert!(
        two_left
            .saw("spectator")
            .ends_with(r#""envelope":["white","wrench","hall"],"ended":"last-standing"}"#)
    );
}

// Turns and rounds.

#[test]
fn turns_go_clockwise_from_miss_scarlet_or_the_next() {
    let play = clue("mustard,green,plum", CARDS);
    assert_eq!(play.to_act(), "mustard");
    let order: Vec<&str> =
        (1..6).map(|turns| play.clone().then(&"end-turn; ".repeat(turns)).to_act()).collect();
    assert_eq!(order, ["green", "plum", "mustard", "green", "plum"]);
}

#[test]
fn a_round_is_over_when_the_turn_comes_round() {
    let play = clue("scarlet,green,plum", CARDS);
    assert_eq!(play.table().round, 1);
    assert_eq!(play.clone().then("end-turn; end-turn").table().round, 1);
    assert_eq!(play.clone().then("end-turn; end-turn; end-turn").table().round, 2);
    // Also when whoever began is out.
    let out = play.then("accuse white wrench study; end-turn; end-turn");
    assert_eq!((out.to_act(), out.table().round), ("green", 2));
}

#[test]
fn after_two_hundred_rounds_nobody_has_won() {
    let turns = usize::from(MOST_ROUNDS) * 2;
    let last = clue("scarlet,plum", CARDS).then(&"end-turn; ".repeat(turns - 1));
    assert_eq!((last.to_act(), last.table().round), ("plum", MOST_ROUNDS));
    let over = last.then("end-turn");
    assert_eq!(over.game.turn(), Turn::Over(Outcome::NobodyWon));
    assert_eq!(
        over.saw("scarlet"),
        r#"{"saw":"ended-turn","seat":1,"envelope":["white","wrench","hall"],"ended":"unsolved"}"#
    );
    assert_eq!((over.table().ended, over.table().winner), (Some(Ended::Unsolved), None));
}

#[test]
fn nobody_else_sits_at_the_table() {
    let play = clue("scarlet,plum", CARDS);
    let stranger = parlour_game::Seat::new(2);
    let event = Event::Acted { seat: stranger, action: clue_rules::Action::EndTurn };
    assert_eq!(play.game.check(&event), Err(Refusal::NoSuchSeat));
    assert_eq!(play.game.actions(stranger), []);
}
