//! Computers of many tables: whose turn it is to think.

use super::*;
use parlour_server::table::BrainPool;

/// A table of one person's own against a computer that is to move, with the person's page open.
async fn against_a_computer(stage: &Stage, id: &str, guest: Guest, rate_key: [u8; 4]) {
    let game = parlour_catalog::game("checkers").unwrap();
    let options = Options { pace: Pace::Instant, ..Options::default() };
    stage.put(id, game, game.info().setup, vec![computer(), human(guest.clone())], options).await;
    let enter = Enter { socket: 1, guest, rate_key: RateKey::from(IpAddr::from(rate_key)), code: None };
    assert!(matches!(stage.tables.ask(id, enter).await, Ok(Ok(_))));
}

#[tokio::test(start_paused = true)]
async fn a_hundred_tables_of_one_address_do_not_hold_up_a_guest_of_another() {
    let stage = Stage::around(Arc::new(Memory::default()), Clock::start());
    let busy = stage.tables.brains.occupy();
    // Of the crowd's tables one seat is heard, of the honest one the spectator.
    let mut feed = stage.bus.subscribe();
    for number in 0..100 {
        let guest = Guest { id: format!("crowd {number}"), name: format!("Guest {number}") };
        let id = format!("crowd-{number}");
        feed.listen(Topic::Viewer(&id, Viewer::Seat(Seat::new(1))));
        against_a_computer(&stage, &id, guest, [192, 0, 2, 1]).await;
    }
    feed.listen(Topic::Viewer("honest", Viewer::Spectator));
    against_a_computer(&stage, "honest", ben(), [192, 0, 2, 2]).await;
    // What was told until now is no move.
    while feed.waiting().is_some() {}
    drop(busy);
    let mut before = 0;
    loop {
        match feed.next().await.expect("the feed goes on") {
            News::Frame(Viewer::Spectator, ..) => break,
            News::Frame(..) => before += 1,
            _ => {}
        }
    }
    assert!(before < 50, "{before} of 100 tables that came before were served first");
}

#[tokio::test(start_paused = true)]
async fn a_thought_that_gave_way_is_begun_again_a_second_later() {
    let mut stage = Stage::around(Arc::new(Memory::default()), Clock::start());
    Arc::get_mut(&mut stage.tables).unwrap().brains = BrainPool::with_threads(1, 1, 1);
    let busy = stage.tables.brains.occupy();
    // The first one is tried among the short thoughts; of the other two, one has to give way.
    let mut feeds =
        ["one", "two", "three"].map(|id| stage.listen(Topic::Viewer(id, Viewer::Seat(Seat::new(1)))));
    for id in ["one", "two", "three"] {
        let guest = Guest { id: id.into(), name: id.into() };
        against_a_computer(&stage, id, guest, [192, 0, 2, 1]).await;
    }
    let began = stage.clock.now();
    // Nobody's turn is lost by it: no time-out action is played for a computer that had no thread.
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(["one", "two", "three"].map(|id| stage.store.events(id).len()), [0; 3]);
    drop(busy);
    for feed in &mut feeds[..2] {
        until(feed, |m| m["seq"] == 1).await;
        assert_eq!(stage.clock.now(), began + 500);
    }
    until(&mut feeds[2], |m| m["seq"] == 1).await;
    assert_eq!(stage.clock.now(), began + 1_000);
}
