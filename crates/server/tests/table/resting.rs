//! A game that was saved here and is played elsewhere now.

use super::*;

fn elsewhere(table: &str, is_played: bool) -> Ask {
    Ask::PlayedElsewhere { table: table.into(), is_played }
}

async fn an_hour() {
    tokio::time::sleep(Duration::from_secs(3600)).await;
}

#[tokio::test(start_paused = true)]
async fn while_a_game_is_played_elsewhere_nobody_plays_it_here_and_no_clock_runs() {
    let stage = Stage::set(vec![human(ann()), computer()], timed(30)).await;
    stage.enter(1, ann()).await;
    assert!(matches!(stage.act(ann(), 0, 0, mv([11, 15])).await, Answer::Done));
    stage.ask(elsewhere("there", true)).await;
    let rests = NoteBody::GoesOn { table: Some("there".into()) };
    assert_eq!(told(&stage).await.last(), Some(&rests));
    an_hour().await;
    assert_eq!(stage.store.events(TABLE).len(), 1, "it is a computer's turn");
    assert_eq!(stage.store.wake_at(TABLE), None);

    // It outlives the house, and only the table it rests for ends it.
    let stage = stage.again();
    stage.enter(1, ann()).await;
    stage.ask(elsewhere("nowhere", false)).await;
    an_hour().await;
    assert_eq!(stage.store.events(TABLE).len(), 1);
    stage.ask(elsewhere("there", false)).await;
    assert_eq!(told(&stage).await.last(), Some(&NoteBody::GoesOn { table: None }));
    until(&mut stage.listen(Topic::Viewer(TABLE.into(), Viewer::Seat(Seat::new(0)))), |m| m["seq"] == 2)
        .await;

    // Now it is a person's turn.
    stage.ask(elsewhere("there", true)).await;
    assert_eq!(stage.frame().await["deadline"], Value::Null);
    an_hour().await;
    let Answer::Refused(refused) = stage.act(ann(), 0, 2, mv([8, 11])).await else { panic!("it rests") };
    assert_eq!(refused.code, RefusalCode::WrongPhase);
    assert_eq!(stage.store.events(TABLE).len(), 2);
    stage.ask(elsewhere("there", false)).await;
    assert_eq!(stage.frame().await["deadline"], json!(stage.clock.now() + 30_000), "their time has not run");
}
