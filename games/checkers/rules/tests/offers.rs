//! Resigning, draw offers, takebacks, and what happens when time runs out.

use crate::play;
use crate::play::{BLACK, START, WHITE, after, may, play, refusal, view};
use checkers_rules::{Action, Checkers, Ended, OfferKind, OnTimeout, Refusal, Setup, Side, Sight};
use parlour_game::{Event, Game, Outcome, SeatSet, Turn, Viewer};

#[test]
fn either_side_may_resign_at_any_time() {
    for (script, winner) in [
        ("resign", WHITE),
        ("white:resign", BLACK),
        ("11-15 offer-draw black:resign", WHITE),
        ("11-15 offer-draw white:resign", BLACK),
    ] {
        let game = after(START, script);
        assert_eq!(game.turn(), Turn::Over(Outcome::Won(SeatSet::from(winner))), "{script}");
        let view = game.view(Viewer::Spectator);
        assert_eq!((view.ended, view.offer), (Some(Ended::Resigned), None), "{script}");
    }
}

#[test]
fn a_draw_is_agreed() {
    let game = after(START, "11-15 black:offer-draw accept");
    assert_eq!(game.turn(), Turn::Over(Outcome::Drawn));
    assert_eq!(game.view(Viewer::Spectator).ended, Some(Ended::Agreed));
}

#[test]
fn an_open_offer_is_answered_before_anything_else() {
    // In one's own turn and out of it.
    for script in ["offer-draw", "11-15 black:offer-draw"] {
        let game = after(START, script);
        assert_eq!(game.turn(), Turn::Seat(WHITE), "{script}");
        assert_eq!(may(START, script, WHITE), "accept decline resign");
        assert_eq!(may(START, script, BLACK), "withdraw resign");
    }
    let open = Refusal::OfferOpen { by: Side::Black, kind: OfferKind::Draw };
    assert_eq!(refusal(START, "offer-draw black:11-15"), open);
    assert_eq!(refusal(START, "offer-draw white:offer-draw"), open);
    assert_eq!(refusal(START, "offer-draw white:ask-takeback"), open);
    assert_eq!(open.to_string(), "Black has offered a draw. Answer that first.");
}

#[test]
fn the_other_side_answers_and_the_asker_withdraws() {
    assert_eq!(refusal(START, "offer-draw black:accept"), Refusal::OwnOffer);
    assert_eq!(refusal(START, "offer-draw black:decline"), Refusal::OwnOffer);
    assert_eq!(refusal(START, "offer-draw white:withdraw"), Refusal::NotYourOffer);
    for answer in ["accept", "decline", "withdraw"] {
        assert_eq!(refusal(START, answer), Refusal::NoOfferOpen);
    }
}

#[test]
fn the_game_goes_on_after_a_declined_or_withdrawn_offer() {
    for script in ["offer-draw decline", "offer-draw black:withdraw"] {
        let game = after(START, script);
        assert_eq!(game.turn(), Turn::Seat(BLACK), "{script}");
        assert_eq!(game.view(Viewer::Spectator).offer, None);
    }
}

#[test]
fn a_side_asks_again_only_after_a_move_of_its_own() {
    assert_eq!(refusal(START, "offer-draw decline offer-draw"), Refusal::AlreadyAsked);
    assert_eq!(refusal(START, "11-15 black:offer-draw decline black:ask-takeback"), Refusal::AlreadyAsked);
    // The other side's move does not count, and the other side may ask for itself.
    assert_eq!(refusal(START, "11-15 black:offer-draw decline 22-18 offer-draw"), Refusal::AlreadyAsked);
    assert_eq!(view(START, "offer-draw decline white:offer-draw").offer.map(|offer| offer.by), Some(WHITE));
    assert!(view(START, "offer-draw decline 11-15 black:offer-draw").offer.is_some());
}

#[test]
fn a_takeback_returns_to_before_the_askers_last_move() {
    // Out of turn that is one ply, in turn two.
    let one = after(START, "11-15 22-18 white:ask-takeback accept");
    assert_eq!(one.view(Viewer::Spectator), view(START, "11-15"));
    let two = after(START, "11-15 22-18 black:ask-takeback accept");
    assert_eq!(two.view(Viewer::Spectator), view(START, ""));
    assert_eq!(two.turn(), Turn::Seat(BLACK));
    // And the game goes on from there.
    assert_eq!(after(START, "11-15 22-18 black:ask-takeback accept 12-16").ply(), 1);
}

#[test]
fn a_takeback_restores_the_counts_for_draws() {
    let fen = "B:WK32:BK1,10";
    let before = view(fen, "1-5 32-28 5-1 28-32");
    assert_eq!((before.repetitions, before.quiet_plies), (2, 4));
    assert_eq!(view(fen, "1-5 32-28 5-1 28-32 10-14 black:ask-takeback accept"), before);
}

#[test]
fn who_has_not_moved_has_nothing_to_take_back() {
    assert_eq!(refusal(START, "ask-takeback"), Refusal::NothingToTakeBack);
    assert_eq!(refusal(START, "11-15 ask-takeback"), Refusal::NothingToTakeBack);
    assert_eq!(may(START, "11-15", BLACK), "offer-draw ask-takeback resign");
}

#[test]
fn a_declined_takeback_changes_nothing_on_the_board() {
    assert_eq!(view(START, "11-15 black:ask-takeback decline"), view(START, "11-15"));
}

#[test]
fn everyone_sees_every_event() {
    let script = "11-15 22-18 15x22 25x18 white:offer-draw white:withdraw black:ask-takeback accept \
                  15x22 black:offer-draw decline 25x18 white:offer-draw accept";
    let match_ = play(START, script);
    let sights = match_.sights(Viewer::Spectator, 0);
    for viewer in [Viewer::Seat(BLACK), Viewer::Seat(WHITE)] {
        assert_eq!(match_.sights(viewer, 0), sights);
    }
    assert_eq!(sights[4], Sight::Offered { seat: WHITE, kind: OfferKind::Draw });
    assert_eq!(sights[5], Sight::Withdrew { seat: WHITE, kind: OfferKind::Draw });
    assert_eq!(sights[6], Sight::Offered { seat: BLACK, kind: OfferKind::Takeback });
    assert_eq!(sights[7], Sight::Accepted { seat: WHITE, kind: OfferKind::Takeback, ply: 2 });
    assert_eq!(sights[10], Sight::Declined { seat: WHITE, kind: OfferKind::Draw });
    assert_eq!(sights[13], Sight::Accepted { seat: BLACK, kind: OfferKind::Draw, ply: 4 });
}

fn timed(on_timeout: OnTimeout) -> Checkers {
    Checkers::new(&Setup::new(play::position(START), on_timeout).expect("playable"))
}

#[test]
fn on_timeout_the_first_move_is_played() {
    let game = timed(OnTimeout::Move);
    assert_eq!(game.timeout_action(BLACK).as_ref(), game.actions(BLACK).first());
    assert_eq!(game.timeout_action(WHITE), None);
}

#[test]
fn on_timeout_the_game_is_lost_where_so_chosen() {
    let game = timed(OnTimeout::Lose);
    assert_eq!(game.timeout_action(BLACK), Some(Action::Forfeit));
    assert_eq!(game.timeout_action(WHITE), None);
    let mut lost = game.clone();
    lost.apply(&Event::Acted { seat: BLACK, action: Action::Forfeit });
    assert_eq!(lost.turn(), Turn::Over(Outcome::Won(SeatSet::from(WHITE))));
    let view = lost.view(Viewer::Spectator);
    assert_eq!((view.ended, view.winner), (Some(Ended::OutOfTime), Some(WHITE)));
}

#[test]
fn nobody_loses_on_time_out_of_turn_or_where_it_was_not_chosen() {
    let forfeit = |seat| Event::Acted { seat, action: Action::Forfeit };
    let refused = timed(OnTimeout::Lose).check(&forfeit(WHITE));
    assert_eq!(refused, Err(Refusal::NotYourTurn { to_move: Side::Black }));
    assert_eq!(timed(OnTimeout::Move).check(&forfeit(BLACK)), Err(Refusal::NotLostOnTime));
}

#[test]
fn an_offer_not_answered_in_time_is_declined() {
    for on_timeout in [OnTimeout::Move, OnTimeout::Lose] {
        let mut game = timed(on_timeout);
        game.apply(&Event::Acted { seat: BLACK, action: Action::OfferDraw });
        assert_eq!(game.timeout_action(WHITE), Some(Action::Decline));
        assert_eq!(game.timeout_action(BLACK), None);
    }
}

#[test]
fn nobody_runs_out_of_time_after_the_end() {
    let game = after(START, "resign");
    assert_eq!((game.timeout_action(BLACK), game.timeout_action(WHITE)), (None, None));
}
