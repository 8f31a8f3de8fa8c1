//! Whoever is here and does not decide: the game's own time-out action is played, noted and told, in every game of the
//! house.

use super::presence::guests;
use super::*;

/// Seconds for a decision.
const TIME: u32 = 30;
/// So many decisions are left to the house. Games end, or they would go on for ever like this.
const DECISIONS: usize = 40;

/// The usual set-up; and the one in which whoever is late loses, if the game knows that option.
fn setups(game: &dyn AnyGame) -> Vec<Value> {
    let usual = game.info().setup;
    let mut strict = usual.clone();
    strict["on_timeout"] = json!("lose");
    let strict = game.check_setup(&strict).ok().map(|(setup, _)| setup);
    [Some(usual), strict].into_iter().flatten().collect()
}

/// Nobody does anything at a table that is full of people. Returns the table, and who was late, one after the other.
async fn sit_idle(game: &dyn AnyGame, setup: &Value) -> (Stage, Vec<u64>) {
    let people = guests(game);
    let seats = people.iter().cloned().map(human).collect();
    let stage = Stage::of(game, setup.clone(), seats, timed(TIME)).await;
    for (socket, guest) in (1..).zip(&people) {
        stage.enter(socket, guest.clone()).await;
    }
    let mut house = stage.house();
    let mut late = Vec::new();
    for _ in 0..DECISIONS {
        let frame = stage.frame().await;
        let Some(seat) = frame["turn"]["seat"].as_u64() else { break };
        let deadline = frame["deadline"].as_u64().expect("everyone is told when the time is up");
        assert_eq!(deadline, stage.clock.now() + u64::from(TIME) * 1000);
        let before = stage.store.events(TABLE).len();
        let note = until(&mut house, |m| m["body"]["kind"] == "timed-out").await;
        assert_eq!(stage.clock.now(), deadline, "not a moment earlier or later");
        let name = &people[seat as usize].name;
        assert_eq!((&note["body"]["seat"], &note["body"]["name"]), (&json!(seat), &json!(name)));
        let events: Vec<Value> = stage.store.events(TABLE)[before..]
            .iter()
            .map(|event| serde_json::from_str(event).unwrap())
            .collect();
        assert_eq!(events[0]["acted"]["seat"], json!(seat), "played for the one who is late, and logged");
        assert!(events[1..].iter().all(|event| event.get("chanced").is_some()), "{events:?}");
        assert_eq!(note["seq"], json!(before + events.len()), "the note tells which it was");
        late.push(seat);
    }
    (stage, late)
}

#[tokio::test(start_paused = true)]
async fn in_every_game_the_house_plays_for_whoever_is_late_and_the_game_goes_on() {
    for game in parlour_catalog::games() {
        let (stage, late) = sit_idle(game, &setups(game)[0]).await;
        let mut seats = late.clone();
        seats.sort_unstable();
        seats.dedup();
        let id = game.info().id;
        assert!(
            late.len() == DECISIONS || stage.frame().await["turn"].get("over").is_some(),
            "{id}: {late:?}"
        );
        assert!(seats.len() > 1, "{id}: the turn goes round, but was always of {late:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn in_every_game_that_has_it_so_whoever_is_late_loses() {
    let mut tried = Vec::new();
    for game in parlour_catalog::games() {
        let Some(setup) = setups(game).into_iter().nth(1) else { continue };
        let (stage, late) = sit_idle(game, &setup).await;
        let frame = stage.frame().await;
        let id = game.info().id;
        assert_eq!(late.len(), 1, "{id}: the first who is late ends it");
        let winners = frame["turn"]["over"]["won"].as_array().unwrap_or_else(|| panic!("{id}: {frame}"));
        assert!(!winners.is_empty() && !winners.contains(&json!(late[0])), "{id}: {winners:?}");
        assert!(matches!(stage.look().await.welcome.table.phase, Phase::Over { .. }));
        tried.push(id);
    }
    assert!(!tried.is_empty(), "no game has that option any more");
}

#[tokio::test(start_paused = true)]
async fn in_every_game_a_decision_after_the_time_is_refused_and_the_picture_comes_anew() {
    for game in parlour_catalog::games() {
        let people = guests(game);
        let seats = people.iter().cloned().map(human).collect();
        let stage = Stage::of(game, game.info().setup, seats, timed(TIME)).await;
        for (socket, guest) in (1..).zip(&people) {
            stage.enter(socket, guest.clone()).await;
        }
        let frame = stage.frame().await;
        let (seat, seq) = (frame["turn"]["seat"].as_u64().unwrap(), frame["seq"].as_u64().unwrap());
        let guest = people[seat as usize].clone();
        let mine = Look { guest: guest.clone(), is_invited: true, eyes: all_eyes(), since: 0 };
        let Ok(entrance) = stage.ask(mine).await else { panic!("no look") };
        let mine: Value = serde_json::from_str(&entrance.shown.messages[0]).unwrap();
        tokio::time::sleep(Duration::from_secs(u64::from(TIME) + 1)).await;
        let decided = stage.act(guest, seat as u8, seq as u32, mine["actions"][0].clone()).await;
        let Err(refused) = decided else { panic!("{}: {decided:?}", game.info().id) };
        assert_eq!(refused, Reason::Stale);
        assert_eq!(stage.frame().await["seq"].as_u64().unwrap(), stage.store.events(TABLE).len() as u64);
    }
}
