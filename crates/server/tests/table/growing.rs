//! A match that grows without end is stopped, but can still be ended, left and thrown away.

use super::*;
use crate::long;
use parlour_server::store::StoredEvent;

/// Fewer than this are kept of one match, but for what ends it.
const MOST: usize = 20_000;

/// A table at which so much has happened already, Ann to move next.
async fn grown(seats: Vec<Chair>, options: Options, events: usize) -> Stage {
    let stage = Stage::around(Arc::new(Memory::default()), Clock::start());
    let game = parlour_catalog::game("checkers").unwrap();
    let head = Head::new(game, ann(), game.info().setup, options, seats, Phase::Playing);
    let head = Head { code: "CODE1".into(), ..head };
    let at = stage.clock.now();
    let stored = |(seq, body)| StoredEvent { seq, at, body, request: None };
    let row = NewRow {
        id: TABLE.into(),
        code: "CODE1".into(),
        seed: Seed::new([1; 32]),
        head: serde_json::to_string(&head).unwrap(),
        guests: head.guests(),
        events: (0..).zip(long::events(events)).map(stored).collect(),
        at,
        wake_at: Some(at),
        host: head.host.id.clone(),
        most: None,
        role: None,
    };
    stage.store.create_table(row).await.unwrap();
    stage
}

async fn an_hour() {
    tokio::time::sleep(Duration::from_secs(3600)).await;
}

#[tokio::test(start_paused = true)]
async fn a_match_that_has_grown_too_long_is_refused_all_but_its_end() {
    let length = MOST / 3 * 3;
    let stage = grown(vec![human(ann()), human(ben())], Options::default(), length).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    let seq = length as u32;
    let Err(refused) = stage.act(ann(), 0, seq, mv([11, 15])).await else { panic!("kept") };
    assert_eq!(refused, Reason::GameTooLong);
    assert_eq!(stage.store.events(TABLE).len(), length);
    assert!(stage.act(ben(), 1, seq, json!({ "do": "resign" })).await.is_ok());
    let Phase::Over { .. } = stage.look().await.welcome.table.phase else { panic!("it goes on") };
}

#[tokio::test(start_paused = true)]
async fn at_a_table_that_has_grown_too_long_nothing_happens_by_itself() {
    let length = MOST / 3 * 3;
    let options = Options { decision_seconds: Some(30), stand_in_seconds: Some(10), ..Options::default() };
    for seats in [vec![computer(), human(ann())], vec![human(ann()), computer()]] {
        let stage = grown(seats, options.clone(), length).await;
        stage.enter(1, ann()).await;
        stage.look().await;
        stage.ask(Exit { socket: 1 }).await;
        an_hour().await;
        assert_eq!(stage.store.events(TABLE).len(), length, "no computer, time-out or stand-in plays");
        assert_eq!(stage.store.wake_at(TABLE), None);
        assert!(!stage.bus.is_awake(TABLE), "and the table sleeps");
        // It can be left, and then thrown away.
        let seat = if stage.look().await.welcome.table.seats[0].guest.is_some() { 0 } else { 1 };
        let leave = FromClient::Leave { id: "l".into(), seat: Seat::new(seat) };
        assert!(stage.request(ann(), leave).await.is_ok());
        assert!(stage.ask(Remove { guest: ann() }).await.is_ok());
    }
}

#[tokio::test(start_paused = true)]
async fn a_long_match_is_played_through_elsewhere_and_shown_in_pieces() {
    let stage = grown(vec![human(ann()), human(ben())], Options::default(), 1_500).await;
    stage.enter(1, ann()).await;
    let look = stage.look().await.shown;
    assert!(look.messages.is_empty(), "the table's own task plays nothing through");
    let (mut next, mut seen) = (look.next, 0);
    while let Some(since) = next {
        let Ok(shown) = stage.ask(Show { guest: ann(), eyes: all_eyes(), since }).await else {
            panic!("nothing is shown")
        };
        let [message] = &shown.messages[..] else { panic!("{} messages", shown.messages.len()) };
        let message: Value = serde_json::from_str(message).unwrap();
        assert_eq!(message["since"], json!(seen));
        seen += message["sights"].as_array().unwrap().len();
        assert_eq!(message["type"], if shown.next.is_some() { "sights" } else { "frame" });
        next = shown.next;
    }
    assert_eq!(seen, 1_500);
    // Whoever has seen everything is told so at once, however long the match.
    let ask = Look { guest: ann(), is_invited: true, eyes: all_eyes(), since: 1_500 };
    let Ok(entrance) = stage.ask(ask).await else { panic!("no look") };
    assert_eq!((entrance.shown.messages.len(), entrance.shown.next), (1, None));
}

#[test]
fn a_long_match_is_replayed_on_another_thread_when_its_table_wakes() {
    // All other threads there are: one, which is busy until it is let go.
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().max_blocking_threads(1).build().unwrap();
    for (events, is_elsewhere) in [(600, false), (1_500, true)] {
        let (let_go, held) = std::sync::mpsc::channel::<()>();
        runtime.block_on(async {
            let stage = grown(vec![human(ann()), human(ben())], Options::default(), events).await;
            tokio::task::spawn_blocking(move || held.recv());
            let mut wake = std::pin::pin!(stage.ask(Wake {}));
            let a_while = async {
                for _ in 0..1_000 {
                    tokio::task::yield_now().await;
                }
            };
            let is_awake = tokio::select! {
                biased;
                () = &mut wake => true,
                () = a_while => false,
            };
            assert_eq!(is_awake, !is_elsewhere, "{events} events");
            drop(let_go);
            if !is_awake {
                wake.await;
            }
        });
    }
}
