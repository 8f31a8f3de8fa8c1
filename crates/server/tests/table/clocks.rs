//! A clock that was set back: what was stored by the one that ran ahead holds nothing up.

use super::*;

const DAYS: u64 = 3 * 86_400_000;

/// The house closes, and opens again with a clock that is days behind.
async fn set_back(stage: Stage) -> Stage {
    stage.tables.close().await;
    Stage::around(stage.store, Clock::start_at(stage.clock.now() - DAYS))
}

#[tokio::test(start_paused = true)]
async fn a_computer_answers_though_the_last_move_lies_in_the_future() {
    let stage = Stage::set(vec![human(ann()), computer()], Options::default()).await;
    stage.enter(1, ann()).await;
    assert!(stage.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
    let stage = set_back(stage).await;
    let opened = stage.clock.now();
    let mut mine = stage.listen(Topic::Viewer(TABLE, Viewer::Seat(Seat::new(0))));
    stage.enter(1, ann()).await;
    until(&mut mine, |m| m["seq"] == 2).await;
    assert!(stage.clock.now() <= opened + 2_000, "at the table's pace");
}

#[tokio::test(start_paused = true)]
async fn time_for_a_decision_is_not_days_longer() {
    let stage = Stage::set(vec![human(ann()), human(ben())], timed(60)).await;
    stage.enter(1, ann()).await;
    let stage = set_back(stage).await;
    let opened = stage.clock.now();
    stage.enter(1, ann()).await;
    assert_eq!(stage.frame().await["deadline"], json!(opened + 60_000));
    let mut house = stage.house();
    until(&mut house, |m| m["body"]["kind"] == "timed-out").await;
    assert_eq!(stage.clock.now(), opened + 60_000);
}

#[tokio::test(start_paused = true)]
async fn a_stand_in_comes_though_the_absence_began_in_the_future() {
    let options = Options { stand_in_seconds: Some(60), ..Options::default() };
    let stage = Stage::set(vec![human(ann()), human(ben())], options).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    stage.ask(Exit { socket: 2 }).await;
    let stage = set_back(stage).await;
    let opened = stage.clock.now();
    stage.enter(1, ann()).await;
    let mut house = stage.house();
    until(&mut house, |m| m["body"]["kind"] == "stands-in").await;
    assert_eq!(stage.clock.now(), opened + 60_000);
}

#[tokio::test(start_paused = true)]
async fn a_countdown_ends_though_its_end_lies_days_ahead() {
    // Somebody looks at it; or only the house itself does.
    for somebody_looks in [true, false] {
        let stage = waiting().await;
        stage.enter(1, ann()).await;
        stage.enter(2, ben()).await;
        let ready = FromClient::Ready { id: "ready".into(), ready: true, commitment: None };
        assert!(stage.request(ben(), ready).await.is_ok());
        let stage = set_back(stage).await;
        let opened = stage.clock.now();
        assert!(stage.store.wake_at(TABLE).is_some_and(|at| at > opened + DAYS));
        let mut house = stage.house();
        let waking = (!somebody_looks).then(|| tokio::spawn(stage.tables.clone().watch_the_clock()));
        if somebody_looks {
            stage.enter(1, ann()).await;
            stage.enter(2, ben()).await;
            // Ann came first, and without Ben the countdown was stopped.
        }
        until(&mut house, |m| m["body"]["kind"] == "started").await;
        assert!(stage.clock.now() <= opened + 11_000, "after a whole countdown at the latest");
        waking.inspect(|waking| waking.abort());
    }
}
