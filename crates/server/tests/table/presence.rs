//! Who is away: when a computer plays for them, and who may say so.

use super::*;

#[tokio::test(start_paused = true)]
async fn everyone_is_told_at_once_who_is_away_in_their_own_turn_and_when_a_computer_takes_over() {
    let options = Options { stand_in_seconds: Some(45), ..Options::default() };
    let stage = Stage::set(vec![human(ann()), human(ben())], options).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    let mut house = stage.house();
    let left = stage.clock.now();
    stage.ask(Exit { socket: 1 }).await;
    let told = until(&mut house, |m| m["type"] == "table" && m["seats"][0]["away"] == true).await;
    assert_eq!(stage.clock.now(), left);
    assert_eq!(told["seats"][0]["stand_in_at"], json!(left + 45_000));
    assert_eq!(told["seats"][1].get("stand_in_at"), None);
    // Whoever comes later learns it, too.
    assert_eq!(stage.look().await.welcome.table.seats[0].stand_in_at, Some(left + 45_000));
    stage.enter(3, ann()).await;
    let told = until(&mut house, |m| m["type"] == "table" && m["seats"][0]["away"] == false).await;
    assert_eq!(told["seats"][0].get("stand_in_at"), None);
}

#[tokio::test(start_paused = true)]
async fn a_second_page_keeps_the_seat_when_the_first_is_closed() {
    let options = Options { stand_in_seconds: Some(10), ..Options::default() };
    let stage = Stage::set(vec![human(ann()), human(ben())], options).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    stage.enter(3, ann()).await;
    stage.ask(Exit { socket: 1 }).await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    let seats = stage.look().await.welcome.table.seats;
    assert_eq!((seats[0].away, seats[0].brain.as_deref()), (false, None));
}

/// A page closes while its table is being loaded: what it asked first is answered last.
#[tokio::test(start_paused = true)]
async fn a_page_that_has_closed_comes_in_no_more() {
    let stage = Stage::set(vec![human(ann()), human(ben())], Options::default()).await;
    stage.ask(Exit { socket: 1 }).await;
    let enter = Enter { socket: 1, guest: ann(), rate_key: rate_key(), code: None };
    assert!(matches!(stage.ask(enter).await, Err(parlour_server::bus::asks::NotAdmitted::Full)));
    assert!(stage.look().await.welcome.table.seats[0].away);
    stage.enter(2, ann()).await;
    assert!(!stage.look().await.welcome.table.seats[0].away);
}

/// In every game: whoever was away in their own turn gets the seat back with all that it has seen.
#[tokio::test(start_paused = true)]
async fn in_every_game_who_was_stood_in_for_gets_the_seat_and_the_whole_view_back() {
    for game in parlour_catalog::games() {
        let id = game.info().id;
        let options = Options { stand_in_seconds: Some(10), pace: Pace::Instant, ..Options::default() };
        let people = guests(game);
        let seats = people.iter().cloned().map(human).collect();
        let stage = Stage::of(game, game.info().setup, seats, options).await;
        for (socket, guest) in (1..).zip(&people) {
            stage.enter(socket, guest.clone()).await;
        }
        let frame = stage.frame().await;
        let awaited =
            frame["turn"]["seat"].as_u64().unwrap_or_else(|| panic!("{id}: nobody's turn")) as usize;
        let begun = frame["seq"].as_u64().unwrap();
        let mut watcher = stage.listen(Topic::Viewer(TABLE, Viewer::Spectator));
        let mut house = stage.house();
        stage.ask(Exit { socket: 1 + awaited as u64 }).await;
        until(&mut house, |m| m["body"]["kind"] == "stands-in" && m["body"]["seat"] == awaited).await;
        until(&mut watcher, |m| m["seq"].as_u64().unwrap() > begun).await;
        let entrance = stage.enter(99, people[awaited].clone()).await;
        let seat = &entrance.welcome.table.seats[awaited];
        assert_eq!((seat.brain.as_deref(), seat.away), (None, false), "{id}");
        let ask = Look { guest: people[awaited].clone(), is_invited: true, eyes: all_eyes(), since: 0 };
        let Ok(look) = stage.ask(ask).await else { panic!("no look") };
        let back: Value = serde_json::from_str(&look.shown.messages[0]).unwrap();
        assert_eq!((&back["seat"], &back["since"]), (&json!(awaited), &json!(0)), "{id}");
        assert_eq!(back["sights"].as_array().unwrap().len() as u64, back["seq"].as_u64().unwrap(), "{id}");
    }
}

fn seats_of(game: &dyn AnyGame) -> usize {
    usize::from(game.check_setup(&game.info().setup).unwrap().1)
}

/// A guest for every seat; the first is Ann.
pub(super) fn guests(game: &dyn AnyGame) -> Vec<Guest> {
    let guest = |number| Guest { id: format!("guest {number}"), name: format!("Guest {number}") };
    (0..seats_of(game)).map(|number| if number == 0 { ann() } else { guest(number) }).collect()
}
