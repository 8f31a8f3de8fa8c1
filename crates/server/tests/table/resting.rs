//! A game of which there is another table now.

use super::*;
use parlour_server::wire::Rest;

const THERE: &str = "there";

async fn an_hour() {
    tokio::time::sleep(Duration::from_secs(3600)).await;
}

/// Two people and a computer at a game with secrets that was saved, with thirty seconds for a decision.
async fn saved() -> Stage {
    let game = parlour_catalog::game("clue-less").unwrap();
    let (setup, seats) = game.check_setup(&json!({ "suspects": ["scarlet", "mustard", "white"] })).unwrap();
    assert_eq!(seats, 3);
    let stage = Stage::of(game, setup, vec![human(ann()), human(ben()), computer()], timed(30)).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    let answer = stage.ask(Save { guest: ann(), name: "Sunday".into() }).await;
    assert!(answer.is_ok(), "{answer:?}");
    stage
}

/// The same people play the game at another table, and began later.
async fn goes_on_there(stage: &Stage) {
    let stored = stage.store.load_table(TABLE).await.unwrap().unwrap();
    let head: Head = serde_json::from_str(&stored.head).unwrap();
    let head = Head { started_at: head.started_at + 1, ..head };
    let row = NewRow {
        id: THERE.into(),
        code: "CODE2".into(),
        seed: stored.seed,
        head: serde_json::to_string(&head).unwrap(),
        guests: head.guests(),
        events: stored.events,
        at: stage.clock.now(),
        wake_at: None,
        host: head.host.id.clone(),
        most: None,
        role: None,
    };
    stage.store.create_table(row).await.unwrap();
}

fn played_there() -> Option<Rest> {
    Some(Rest::PlayedAt { table: THERE.into() })
}

/// Ends the other table: the game goes on here.
async fn thrown_away_there(stage: &Stage) {
    stage.store.delete_table(THERE, None, &[]).await.unwrap();
    stage.ask(KinChanged {}).await;
    assert_eq!(told(stage).await.last(), Some(&NoteBody::GoesOn { table: None }));
    assert_eq!(stage.look().await.welcome.table.rests, None);
}

#[tokio::test(start_paused = true)]
async fn while_a_game_is_played_elsewhere_nobody_plays_it_here_and_no_clock_runs() {
    let stage = saved().await;
    let before = stage.store.events(TABLE).len();
    goes_on_there(&stage).await;
    stage.ask(KinChanged {}).await;
    let rests = NoteBody::GoesOn { table: Some(THERE.into()) };
    assert_eq!(told(&stage).await.last(), Some(&rests));
    assert_eq!(stage.look().await.welcome.table.rests, played_there());
    assert_eq!(stage.frame().await["deadline"], Value::Null);
    an_hour().await;
    let frame = stage.frame().await;
    let answer = stage.act(ann(), 0, before as u32, frame["actions"][0].clone()).await;
    let Err(refused) = answer else { panic!("it rests: {answer:?}") };
    assert_eq!(refused, Reason::PlayedElsewhere);
    assert_eq!(stage.store.events(TABLE).len(), before);
    assert_eq!(stage.store.wake_at(TABLE), None);

    // It outlives the house. What has changed meanwhile is seen at the next waking.
    let stage = stage.again();
    assert_eq!(stage.enter(1, ann()).await.welcome.table.rests, played_there());
    thrown_away_there(&stage).await;
    let deadline = stage.clock.now() + 30_000;
    assert_eq!(stage.frame().await["deadline"], json!(deadline), "their time has not run");

    // Nor is it forgotten that it has not.
    let stage = stage.again();
    assert_eq!(stage.enter(1, ann()).await.welcome.table.rests, None);
    assert_eq!(stage.frame().await["deadline"], json!(deadline));
}

#[tokio::test(start_paused = true)]
async fn a_table_that_slept_learns_when_it_wakes_that_its_game_is_played_elsewhere() {
    let stage = saved().await;
    goes_on_there(&stage).await;
    let stage = stage.again();
    assert_eq!(stage.enter(1, ann()).await.welcome.table.rests, played_there());
    assert_eq!(stage.store.wake_at(TABLE), None);
}
