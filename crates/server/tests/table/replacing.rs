//! Who is away for a moment is not replaced: not by the host, and not by the table itself.

use super::*;

fn appoint(seat: u8) -> FromClient {
    FromClient::Appoint { id: "appoint".into(), seat: Seat::new(seat), brain: "random".into() }
}

/// Why the host may not put a computer into Ben's seat.
async fn refused(stage: &Stage) -> Reason {
    match stage.request(ann(), appoint(1)).await {
        Err(refused) => refused,
        other => panic!("{other:?}"),
    }
}

fn just_left(seconds: u64, wait: u64) -> Reason {
    Reason::JustLeft { name: "Ben".into(), seconds, wait }
}

async fn replaceable_at(stage: &Stage) -> Option<u64> {
    stage.look().await.welcome.table.seats[1].replaceable_at
}

/// Ann hosts and has moved; it is Ben's turn.
async fn bens_turn(options: Options) -> Stage {
    let stage = Stage::set(vec![human(ann()), human(ben())], options).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    assert!(stage.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
    stage
}

#[tokio::test(start_paused = true)]
async fn nobody_moves_for_an_opponent_who_loads_the_page_again() {
    for pace in [Pace::Instant, Pace::Slow] {
        let stage = bens_turn(Options { pace, ..Options::default() }).await;
        let mut house = stage.house();
        stage.ask(Exit { socket: 2 }).await;
        until(&mut house, |m| m["type"] == "table" && m["seats"][1]["away"] == true).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        refused(&stage).await;
        let faster = FromClient::Pace { id: "pace".into(), pace: Pace::Instant };
        assert!(stage.request(ann(), faster).await.is_ok());
        refused(&stage).await;
        stage.enter(3, ben()).await;
        assert_eq!(replaceable_at(&stage).await, None);
        tokio::time::sleep(Duration::from_secs(60)).await;
        assert_eq!(stage.store.events(TABLE).len(), 1, "nothing was played for him");
        assert!(stage.act(ben(), 1, 1, mv([22, 18])).await.is_ok());
    }
}

#[tokio::test(start_paused = true)]
async fn the_refusal_and_the_seat_say_when_a_computer_may_play() {
    let stage = bens_turn(Options::default()).await;
    let left = stage.clock.now();
    stage.ask(Exit { socket: 2 }).await;
    assert_eq!(replaceable_at(&stage).await, Some(left + 20_000));
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(refused(&stage).await, just_left(3, 17));
    tokio::time::sleep(Duration::from_millis(16_999)).await;
    assert_eq!(refused(&stage).await, just_left(19, 1));
    tokio::time::sleep(Duration::from_millis(1)).await;
    assert!(stage.request(ann(), appoint(1)).await.is_ok());
    assert_eq!(replaceable_at(&stage).await, None, "somebody plays for him");
}

#[tokio::test(start_paused = true)]
async fn every_absence_counts_anew() {
    let stage = bens_turn(Options::default()).await;
    for socket in 2..6 {
        stage.ask(Exit { socket }).await;
        tokio::time::sleep(Duration::from_secs(19)).await;
        refused(&stage).await;
        stage.enter(socket + 1, ben()).await;
    }
    assert_eq!(refused(&stage).await, Reason::PlayerPresent { name: "Ben".into() });
}

#[tokio::test(start_paused = true)]
async fn after_a_wake_the_others_are_told_first() {
    let stage = bens_turn(Options::default()).await;
    stage.ask(Exit { socket: 2 }).await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    // A new process: whose page has not come back yet is not away for long.
    let stage = Stage::around(stage.store.clone(), Clock::start_at(stage.clock.now()));
    tokio::time::sleep(Duration::from_secs(60)).await;
    let came = stage.clock.now();
    stage.enter(1, ann()).await;
    assert_eq!(replaceable_at(&stage).await, Some(came + 20_000));
    assert_eq!(refused(&stage).await, just_left(0, 20));
    tokio::time::sleep(GRACE).await;
    assert!(stage.request(ann(), appoint(1)).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_stand_in_after_ten_seconds_waits_for_the_grace() {
    let stage = bens_turn(Options { stand_in_seconds: Some(10), ..Options::default() }).await;
    let left = stage.clock.now();
    let mut house = stage.house();
    stage.ask(Exit { socket: 2 }).await;
    assert_eq!(stage.look().await.welcome.table.seats[1].stand_in_at, Some(left + 20_000));
    until(&mut house, |m| m["body"]["kind"] == "stands-in").await;
    assert_eq!(stage.clock.now(), left + 20_000);
}
