//! A table that everybody has left: its game rests until somebody who plays it is back.

use super::presence::guests;
use super::*;

fn cid() -> Guest {
    Guest { id: "cid".into(), name: "Cid".into() }
}

fn instant() -> Options {
    Options { pace: Pace::Instant, ..Options::default() }
}

async fn sleep(seconds: u64) {
    tokio::time::sleep(Duration::from_secs(seconds)).await;
}

/// Long after everybody has left, with the house watching its clock all the time.
async fn an_hour_later(stage: &Stage) {
    let waking = tokio::spawn(stage.tables.clone().watch_the_clock());
    sleep(120).await;
    assert!(!stage.bus.is_awake(TABLE), "nobody is here: it sleeps");
    assert_eq!(stage.store.wake_at(TABLE), None, "and nothing wakes it");
    sleep(3_600).await;
    assert!(!stage.bus.is_awake(TABLE));
    waking.abort();
}

/// Two people and two computers at a game with cards.
async fn four(options: Options) -> Stage {
    let game = parlour_catalog::game("clue-less").unwrap();
    let chairs = (0..guests(game).len())
        .map(|seat| match seat {
            0 => human(ann()),
            1 => human(ben()),
            _ => Chair { brain: Some(game.info().default_brain), ..Chair::default() },
        })
        .collect();
    Stage::of(game, game.info().setup, chairs, options).await
}

#[tokio::test(start_paused = true)]
async fn a_game_that_all_people_have_left_is_not_played_to_its_end_by_computers() {
    let options = Options { stand_in_seconds: Some(20), decision_seconds: Some(30), ..instant() };
    let stage = four(options).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    stage.ask(Exit { socket: 1 }).await;
    stage.ask(Exit { socket: 2 }).await;
    let left = stage.store.events(TABLE).len();
    an_hour_later(&stage).await;
    assert_eq!(stage.store.events(TABLE).len(), left, "nothing has happened since");
    let seats = stage.look().await.welcome.table.seats;
    assert!(seats[..2].iter().all(|seat| seat.brain.is_none()), "and nobody was stood in for");
    // When one of them is back, it goes on.
    stage.enter(3, ben()).await;
    let mut house = stage.house();
    until(&mut house, |m| m["body"]["kind"] == "stands-in").await;
}

#[tokio::test(start_paused = true)]
async fn computers_stop_with_the_last_person_who_leaves_and_go_on_with_the_first_who_is_back() {
    // Ben is stood in for; Ann moves, and leaves before the computer answers.
    let options = Options { pace: Pace::Slow, ..Options::default() };
    let stage = Stage::set(vec![human(ann()), human(ben())], options).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    stage.ask(Exit { socket: 2 }).await;
    tokio::time::sleep(GRACE).await;
    let appoint = FromClient::Appoint { id: "a".into(), seat: Seat::new(1), brain: "random".into() };
    assert!(stage.request(ann(), appoint).await.is_ok());
    assert!(stage.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
    stage.ask(Exit { socket: 1 }).await;
    // Awake, and asleep.
    sleep(20).await;
    assert!(stage.bus.is_awake(TABLE));
    assert_eq!(stage.store.events(TABLE).len(), 1);
    an_hour_later(&stage).await;
    assert_eq!(stage.store.events(TABLE).len(), 1);
    let mut mine = stage.listen(Topic::Viewer(TABLE, Viewer::Seat(Seat::new(0))));
    stage.enter(3, ann()).await;
    until(&mut mine, |m| m["seq"] == 2).await;
}

#[tokio::test(start_paused = true)]
async fn who_only_watches_drives_no_game_of_others() {
    let options = Options { stand_in_seconds: Some(20), decision_seconds: Some(30), ..instant() };
    let stage = four(options).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    stage.enter(3, cid()).await;
    stage.ask(Exit { socket: 1 }).await;
    stage.ask(Exit { socket: 2 }).await;
    let left = stage.store.events(TABLE).len();
    sleep(3_600).await;
    assert!(stage.bus.is_awake(TABLE), "Cid looks at it");
    assert_eq!(stage.store.events(TABLE).len(), left);
    assert_eq!(stage.look().await.welcome.table.seats[0].stand_in_at, None);
}

#[tokio::test(start_paused = true)]
async fn one_person_who_loads_the_page_again_finds_the_computers_answer() {
    let stage = Stage::set(vec![human(ann()), computer()], Options::default()).await;
    stage.enter(1, ann()).await;
    assert!(stage.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
    stage.ask(Exit { socket: 1 }).await;
    sleep(3).await;
    assert_eq!(stage.store.events(TABLE).len(), 2, "it has answered, at its pace");
    stage.enter(2, ann()).await;
    assert!(stage.act(ann(), 0, 2, json!({ "do": "offer-draw" })).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn computers_alone_play_for_who_watches_and_rest_with_them() {
    let stage = Stage::set(vec![computer(), computer()], Options::default()).await;
    stage.look().await;
    sleep(10).await;
    assert_eq!(stage.store.events(TABLE).len(), 0, "nobody watches");
    let mut watcher = stage.listen(Topic::Viewer(TABLE, Viewer::Spectator));
    stage.enter(1, cid()).await;
    until(&mut watcher, |m| m["seq"] == 3).await;
    stage.ask(Exit { socket: 1 }).await;
    let left = stage.store.events(TABLE).len();
    an_hour_later(&stage).await;
    assert_eq!(stage.store.events(TABLE).len(), left);
}

#[tokio::test(start_paused = true)]
async fn whose_time_ran_out_while_all_were_gone_has_half_a_minute_after_the_first_is_back() {
    for (time, grace) in [(3_000, 30_000), (10, 10_000)] {
        let stage = Stage::set(vec![human(ann()), human(ben())], timed(time)).await;
        stage.enter(1, ann()).await;
        stage.ask(Exit { socket: 1 }).await;
        an_hour_later(&stage).await;
        assert_eq!(stage.store.events(TABLE).len(), 0, "nobody was there to see it");
        let came = stage.clock.now();
        stage.enter(2, ben()).await;
        assert_eq!(stage.frame().await["deadline"], json!(came + grace));
        let mut house = stage.house();
        until(&mut house, |m| m["body"]["kind"] == "timed-out").await;
        assert_eq!(stage.clock.now(), came + grace);
    }
}

#[tokio::test(start_paused = true)]
async fn time_keeps_counting_while_all_are_gone() {
    let stage = Stage::set(vec![human(ann()), human(ben())], timed(600)).await;
    stage.enter(1, ann()).await;
    let began = stage.clock.now();
    stage.ask(Exit { socket: 1 }).await;
    sleep(300).await;
    stage.enter(2, ann()).await;
    assert_eq!(stage.frame().await["deadline"], json!(began + 600_000), "it is no way to win time");
    // Nor is it while somebody else waits.
    stage.enter(3, ben()).await;
    sleep(295).await;
    stage.ask(Exit { socket: 2 }).await;
    stage.enter(4, ann()).await;
    assert_eq!(stage.frame().await["deadline"], json!(began + 600_000));
}

#[tokio::test(start_paused = true)]
async fn a_countdown_is_seen_to_its_end_in_a_house_that_opens_again() {
    let stage = Stage::set(vec![human(ann()), human(ben())], Options::default()).await;
    let waking = tokio::spawn(stage.tables.clone().watch_the_clock());
    while stage.store.wake_at(TABLE).is_some() || stage.bus.is_awake(TABLE) {
        sleep(1).await;
    }
    // It has begun, and nobody is here to wait for.
    assert_eq!(stage.look().await.welcome.table.phase, Phase::Playing);
    waking.abort();
}

#[tokio::test(start_paused = true)]
async fn a_table_that_could_not_be_woken_on_time_is_woken_later() {
    let stage = Stage::set(vec![human(ann()), human(ben())], Options::default()).await;
    stage.store.be_unreadable(true);
    let waking = tokio::spawn(stage.tables.clone().watch_the_clock());
    sleep(10).await;
    assert!(!stage.bus.is_awake(TABLE));
    stage.store.be_unreadable(false);
    sleep(90).await;
    let head = stage.store.load_table(TABLE).await.unwrap().unwrap().head;
    assert_eq!(serde_json::from_str::<Head>(&head).unwrap().phase, Phase::Playing);
    waking.abort();
}
