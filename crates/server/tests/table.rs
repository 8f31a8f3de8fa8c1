//! A table's own time: countdowns, decisions, stand-ins, pace, sleep. The clock is stopped; it moves when everyone
//! waits, or when a test says so.

mod clocks;
mod drawing;
mod growing;
mod notes;
mod presence;
mod replacing;
mod resting;
mod shares;
mod time_outs;
mod unattended;

use crate::memory::Memory;
use parlour_catalog::AnyGame;
use parlour_game::{Seat, Seed, Viewer};
use parlour_server::bus::asks::{Enter, Entrance, Exit, KinChanged, Look, Remove, Request, Save, Show, Wake};
use parlour_server::bus::{Ask, Bus, Feed, Letter, LocalBus, News, Topic};
use parlour_server::metrics::Metrics;
use parlour_server::store::{Commit, NewRow, Retention, Store};
use parlour_server::table::{Chair, Head, LoadError, Tables};
use parlour_server::wire::{FromClient, Guest, NoteBody, Options, Pace, Phase, Reason};
use parlour_server::{Clock, RateKey, Timing};
use serde_json::{Value, json};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

const TABLE: &str = "the-table";

/// How long the others have known that somebody is away before a computer may play for them.
const GRACE: Duration = Duration::from_secs(20);

/// The answer to a page's request.
type Done = Result<Option<u32>, Reason>;

struct Stage {
    store: Arc<Memory>,
    bus: Arc<LocalBus>,
    clock: Clock,
    tables: Arc<Tables>,
}

fn ann() -> Guest {
    Guest { id: "ann".into(), name: "Ann".into() }
}

fn ben() -> Guest {
    Guest { id: "ben".into(), name: "Ben".into() }
}

/// Where everybody's pages are opened.
fn rate_key() -> RateKey {
    RateKey::from(IpAddr::from([192, 0, 2, 1]))
}

fn human(guest: Guest) -> Chair {
    Chair { guest: Some(guest), ready: true, ..Chair::default() }
}

fn computer() -> Chair {
    Chair { brain: Some("random".into()), ..Chair::default() }
}

impl Stage {
    /// A table that starts when it is first looked at.
    async fn set(seats: Vec<Chair>, options: Options) -> Self {
        let game = parlour_catalog::game("checkers").unwrap();
        Self::of(game, game.info().setup, seats, options).await
    }

    /// The same for any game.
    async fn of(game: &dyn AnyGame, setup: Value, seats: Vec<Chair>, options: Options) -> Self {
        let clock = Clock::start();
        let stage = Self::around(Arc::new(Memory::default()), clock);
        stage.put(TABLE, game, setup, seats, options).await;
        stage
    }

    /// One more table, of which Ann is the host.
    async fn put(&self, id: &str, game: &dyn AnyGame, setup: Value, seats: Vec<Chair>, options: Options) {
        let phase = Phase::Starting { starts: self.clock.now() };
        let head = Head { code: id.into(), ..Head::new(game, ann(), setup, options, seats, phase) };
        let row = NewRow {
            id: id.into(),
            code: id.into(),
            seed: Seed::new([1; 32]),
            head: serde_json::to_string(&head).unwrap(),
            guests: head.guests(),
            events: Vec::new(),
            at: self.clock.now(),
            wake_at: Some(self.clock.now()),
            host: head.host.id.clone(),
            most: None,
            role: None,
        };
        self.store.create_table(row).await.unwrap();
    }

    fn around(store: Arc<Memory>, clock: Clock) -> Self {
        let bus = Arc::new(LocalBus::default());
        let metrics = Arc::new(Metrics::default());
        let tables = Tables::new(store.clone(), bus.clone(), clock.clone(), metrics, Timing::default());
        Self { store, bus, clock, tables }
    }

    /// The same store behind another house, as after a crash or on another machine.
    fn again(&self) -> Self {
        Self::around(self.store.clone(), self.clock.clone())
    }

    async fn ask<A: Ask<Letter = Letter>>(&self, ask: A) -> A::Reply {
        self.tables.ask(TABLE, ask).await.unwrap()
    }

    async fn enter(&self, socket: u64, guest: Guest) -> Entrance {
        self.ask(Enter { socket, guest, rate_key: rate_key(), code: None }).await.unwrap()
    }

    async fn look(&self) -> Entrance {
        self.ask(Look { guest: ann(), is_invited: true, eyes: all_eyes(), since: 0 }).await.unwrap()
    }

    async fn frame(&self) -> Value {
        serde_json::from_str(&self.look().await.shown.messages[0]).unwrap()
    }

    async fn request(&self, guest: Guest, request: FromClient) -> Done {
        self.ask(Request { guest, is_invited: true, request }).await
    }

    async fn act(&self, guest: Guest, seat: u8, seq: u32, action: Value) -> Done {
        let id = format!("{}-{seq}-{action}", guest.id);
        self.request(guest, FromClient::Act { id, seat: Seat::new(seat), seq, action: action.into() }).await
    }

    fn listen(&self, topic: Topic<'_>) -> Feed {
        let feed = self.bus.subscribe();
        feed.listen(topic);
        feed
    }

    fn house(&self) -> Feed {
        self.listen(Topic::House(TABLE))
    }
}

/// Every pair of eyes there can be: the table picks those of whoever asks.
fn all_eyes() -> Vec<Option<Seat>> {
    (0..6).map(|seat| Some(Seat::new(seat))).chain([None]).collect()
}

fn mv(path: [u8; 2]) -> Value {
    json!({ "do": "move", "path": path })
}

/// The next message of the feed that fits.
async fn until(feed: &mut Feed, fits: impl Fn(&Value) -> bool) -> Value {
    loop {
        let (News::Message(text) | News::Frame(_, _, text) | News::Table(text, ..)) =
            feed.next().await.expect("the feed goes on")
        else {
            continue;
        };
        let message: Value = serde_json::from_str(&text).unwrap();
        if fits(&message) {
            return message;
        }
    }
}

fn timed(seconds: u32) -> Options {
    Options { decision_seconds: Some(seconds), ..Options::default() }
}

#[tokio::test(start_paused = true)]
async fn nobody_decides_in_time_and_the_house_plays_for_them() {
    let stage = Stage::set(vec![human(ann()), human(ben())], timed(30)).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    let started = stage.clock.now();
    assert_eq!(stage.frame().await["deadline"], json!(started + 30_000));
    let mut house = stage.house();
    let note = until(&mut house, |m| m["body"]["kind"] == "timed-out").await;
    assert_eq!((&note["body"]["seat"], &note["body"]["name"]), (&json!(0), &json!("Ann")));
    assert_eq!(stage.clock.now(), started + 30_000, "not a moment earlier or later");
    let frame = stage.frame().await;
    assert_eq!((&frame["seq"], &frame["turn"]), (&json!(1), &json!({ "seat": 1 })));
}

#[tokio::test(start_paused = true)]
async fn a_move_in_time_gives_the_next_player_their_full_time() {
    let stage = Stage::set(vec![human(ann()), human(ben())], timed(30)).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    tokio::time::advance(Duration::from_secs(29)).await;
    assert!(stage.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
    assert_eq!(stage.frame().await["deadline"], json!(stage.clock.now() + 30_000));
}

#[tokio::test(start_paused = true)]
async fn after_a_crash_everybody_gets_some_time_to_come_back() {
    let stage = Stage::set(vec![human(ann()), human(ben())], timed(60)).await;
    stage.enter(1, ann()).await;
    assert!(stage.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
    tokio::time::sleep(Duration::from_secs(59)).await;
    // A new process: it opens with one second of Ben's time left, and grants the half minute of grace.
    let stage = Stage::around(stage.store.clone(), Clock::start_at(stage.clock.now()));
    let frame = stage.frame().await;
    assert_eq!((&frame["seq"], &frame["turn"]), (&json!(1), &json!({ "seat": 1 })));
    assert_eq!(frame["deadline"], json!(stage.clock.now() + 30_000));
}

#[tokio::test(start_paused = true)]
async fn a_computer_answers_at_the_tables_pace() {
    for pace in [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant] {
        let options = Options { pace, ..Options::default() };
        let stage = Stage::set(vec![human(ann()), computer()], options).await;
        stage.enter(1, ann()).await;
        let mut mine = stage.listen(Topic::Viewer(TABLE, Viewer::Seat(Seat::new(0))));
        assert!(stage.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
        let moved = stage.clock.now();
        until(&mut mine, |m| m["seq"] == 2).await;
        assert_eq!(stage.clock.now(), moved + pace.least_ms(), "{pace:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn the_host_changes_the_pace_of_a_running_match_and_a_waiting_answer_keeps_it() {
    let options = Options { pace: Pace::Slow, ..Options::default() };
    let stage = Stage::set(vec![human(ann()), computer()], options).await;
    stage.enter(1, ann()).await;
    let mut mine = stage.listen(Topic::Viewer(TABLE, Viewer::Seat(Seat::new(0))));
    assert!(stage.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
    let moved = stage.clock.now();
    let pace = |pace| FromClient::Pace { id: "p".into(), pace };
    assert!(matches!(stage.request(ben(), pace(Pace::Instant)).await, Err(Reason::NotHost)));
    assert!(stage.request(ann(), pace(Pace::Fast)).await.is_ok());
    until(&mut mine, |m| m["seq"] == 2).await;
    assert_eq!(stage.clock.now(), moved + 1_000);
}

#[tokio::test(start_paused = true)]
async fn all_ready_counts_down_and_anyone_can_stop_it() {
    let stage = waiting().await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    let ready =
        |ready| FromClient::Ready { id: format!("at {}", stage.clock.now()), ready, commitment: None };
    assert!(stage.request(ben(), ready(true)).await.is_ok());
    let phase = stage.look().await.welcome.table.phase;
    assert_eq!(phase, Phase::Starting { starts: stage.clock.now() + 10_000 });
    tokio::time::sleep(Duration::from_secs(9)).await;
    assert!(stage.request(ann(), ready(false)).await.is_ok());
    tokio::time::sleep(Duration::from_secs(9)).await;
    assert_eq!(stage.look().await.welcome.table.phase, Phase::Waiting);
    assert!(stage.request(ann(), ready(true)).await.is_ok());
    tokio::time::sleep(Duration::from_millis(10_001)).await;
    assert_eq!(stage.look().await.welcome.table.phase, Phase::Playing);
}

/// What kinds of notes there are, in order.
async fn told(stage: &Stage) -> Vec<NoteBody> {
    stage.look().await.welcome.notes.into_iter().map(|note| note.body).collect()
}

/// A waiting room in which Ann is ready and Ben is not.
async fn waiting() -> Stage {
    let stage = Stage::set(vec![human(ann()), human(ben())], Options::default()).await;
    let table = stage.store.load_table(TABLE).await.unwrap().unwrap();
    let mut head: Head = serde_json::from_str(&table.head).unwrap();
    head.phase = Phase::Waiting;
    head.seats[1].ready = false;
    let new_head = parlour_server::store::NewHead {
        head: serde_json::to_string(&head).unwrap(),
        guests: head.guests(),
        is_open: true,
        wake_at: None,
    };
    let commit = Commit { table: TABLE.into(), version: 0, head: Some(new_head), ..Commit::default() };
    stage.store.commit(commit).await.unwrap();
    stage.again()
}

#[tokio::test(start_paused = true)]
async fn the_countdown_is_told_at_ten_and_at_five_and_who_stopped_it() {
    let stage = waiting().await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    let ready =
        |ready| FromClient::Ready { id: format!("at {}", stage.clock.now()), ready, commitment: None };
    let (ten, five) = (NoteBody::Counting { seconds: 10 }, NoteBody::Counting { seconds: 5 });
    let stopped = NoteBody::CountdownStopped { name: Some("Ann".into()) };
    assert!(stage.request(ben(), ready(true)).await.is_ok());
    assert_eq!(told(&stage).await, std::slice::from_ref(&ten));
    tokio::time::sleep(Duration::from_millis(4_999)).await;
    assert_eq!(told(&stage).await, std::slice::from_ref(&ten));
    tokio::time::sleep(Duration::from_millis(2)).await;
    assert_eq!(told(&stage).await, [ten.clone(), five.clone()]);
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert!(stage.request(ann(), ready(false)).await.is_ok());
    assert_eq!(told(&stage).await, [ten.clone(), five.clone(), stopped.clone()]);
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(stage.request(ann(), ready(true)).await.is_ok());
    tokio::time::sleep(Duration::from_millis(10_001)).await;
    assert_eq!(told(&stage).await, [ten.clone(), five.clone(), stopped, ten, five, NoteBody::Started]);
}

#[tokio::test(start_paused = true)]
async fn a_host_who_is_gone_for_a_minute_passes_the_role_on() {
    let passed = NoteBody::Hosts { seat: Seat::new(1), name: "Ben".into() };
    // In the waiting room, and in a running game.
    for stage in [waiting().await, Stage::set(vec![human(ann()), human(ben())], Options::default()).await] {
        stage.enter(1, ann()).await;
        stage.enter(2, ben()).await;
        let gone = stage.clock.now();
        stage.ask(Exit { socket: 1 }).await;
        tokio::time::sleep(Duration::from_secs(59)).await;
        assert_eq!(stage.look().await.welcome.table.host, ann());
        // Back in time: she is still the host, and the next minute is a whole one.
        stage.enter(3, ann()).await;
        stage.ask(Exit { socket: 3 }).await;
        tokio::time::sleep(Duration::from_secs(59)).await;
        assert_eq!(stage.look().await.welcome.table.host, ann());
        let mut house = stage.house();
        until(&mut house, |m| m["body"]["kind"] == "hosts").await;
        assert_eq!(stage.clock.now(), gone + 119_000);
        assert_eq!(stage.look().await.welcome.table.host, ben());
        assert!(told(&stage).await.contains(&passed));
        stage.enter(4, ann()).await;
        tokio::time::sleep(Duration::from_secs(120)).await;
        assert_eq!(stage.look().await.welcome.table.host, ben(), "it stays where it is");
    }
}

#[tokio::test(start_paused = true)]
async fn a_host_stays_host_while_nobody_else_is_here() {
    let stage = waiting().await;
    stage.enter(1, ann()).await;
    stage.ask(Exit { socket: 1 }).await;
    // Somebody who only watches takes no role.
    stage.enter(2, Guest { id: "cid".into(), name: "Cid".into() }).await;
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert_eq!(stage.look().await.welcome.table.host, ann());
    stage.enter(3, ben()).await;
    assert_eq!(stage.look().await.welcome.table.host, ben(), "she has been gone long enough");
}

#[tokio::test(start_paused = true)]
async fn a_computer_stands_in_for_who_is_away_and_goes_when_they_return() {
    let options = Options { stand_in_seconds: Some(60), pace: Pace::Instant, ..Options::default() };
    let stage = Stage::set(vec![human(ann()), human(ben())], options).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    assert!(stage.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
    let mut house = stage.house();
    let mut mine = stage.listen(Topic::Viewer(TABLE, Viewer::Seat(Seat::new(0))));
    let left = stage.clock.now();
    stage.ask(Exit { socket: 2 }).await;
    until(&mut house, |m| m["type"] == "table" && m["seats"][1]["away"] == true).await;
    until(&mut house, |m| m["body"]["kind"] == "stands-in").await;
    assert_eq!(stage.clock.now(), left + 60_000);
    until(&mut mine, |m| m["seq"] == 2).await;
    stage.enter(3, ben()).await;
    until(&mut house, |m| m["body"]["kind"] == "came-back").await;
    let seats = stage.look().await.welcome.table.seats;
    assert_eq!((seats[1].brain.as_deref(), seats[1].away), (None, false));
    assert!(stage.act(ann(), 0, 2, json!({ "do": "offer-draw" })).await.is_ok());
    assert!(stage.act(ben(), 1, 3, json!({ "do": "accept" })).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_closed_house_counts_for_nobodys_absence() {
    let options = Options { stand_in_seconds: Some(10), pace: Pace::Instant, ..Options::default() };
    let stage = Stage::set(vec![human(ann()), human(ben())], options).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    stage.ask(Exit { socket: 1 }).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    // The house closes, and opens again much later.
    let (store, closed_at) = (stage.store.clone(), stage.clock.now());
    stage.tables.close().await;
    let stage = Stage::around(store, Clock::start_at(closed_at + 3_600_000));
    let waking = tokio::spawn(stage.tables.clone().watch_the_clock());
    tokio::time::sleep(Duration::from_secs(4)).await;
    let entrance = stage.enter(3, ann()).await;
    assert!(entrance.welcome.notes.iter().all(|note| note.body == NoteBody::Started), "nobody stood in");
    assert_eq!(stage.store.events(TABLE).len(), 0);
    waking.abort();
}

#[tokio::test(start_paused = true)]
async fn when_a_computer_stands_in_nobodys_clock_runs_and_all_are_told() {
    let options = Options { decision_seconds: Some(60), ..Options::default() };
    let stage = Stage::set(vec![human(ann()), human(ben())], options).await;
    stage.enter(1, ann()).await;
    assert!(stage.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
    assert_ne!(stage.frame().await["deadline"], Value::Null);
    let mut mine = stage.listen(Topic::Viewer(TABLE, Viewer::Seat(Seat::new(0))));
    tokio::time::sleep(GRACE).await;
    let appoint = FromClient::Appoint { id: "a".into(), seat: Seat::new(1), brain: "random".into() };
    assert!(stage.request(ann(), appoint).await.is_ok());
    let frame = until(&mut mine, |m| m["type"] == "frame").await;
    assert_eq!((&frame["seq"], &frame["deadline"]), (&json!(1), &Value::Null));
}

#[tokio::test(start_paused = true)]
async fn a_guest_who_is_back_plays_for_themselves_even_if_the_computer_had_chosen() {
    let options = Options { pace: Pace::Slow, ..Options::default() };
    let stage = Stage::set(vec![human(ann()), human(ben())], options).await;
    stage.enter(1, ann()).await;
    tokio::time::sleep(GRACE).await;
    let appoint = FromClient::Appoint { id: "a".into(), seat: Seat::new(1), brain: "random".into() };
    assert!(stage.request(ann(), appoint).await.is_ok());
    assert!(stage.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
    // Long enough to choose, not long enough for the pace.
    tokio::time::sleep(Duration::from_millis(3_000)).await;
    stage.enter(2, ben()).await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert_eq!(stage.store.events(TABLE).len(), 1, "the choice was dropped");
    assert!(stage.act(ben(), 1, 1, mv([22, 18])).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_brain_this_house_does_not_have_is_played_for() {
    let stranger = Chair { brain: Some("forgotten".into()), ..Chair::default() };
    let stage = Stage::set(vec![human(ann()), stranger], Options::default()).await;
    stage.enter(1, ann()).await;
    let mut mine = stage.listen(Topic::Viewer(TABLE, Viewer::Seat(Seat::new(0))));
    assert!(stage.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
    until(&mut mine, |m| m["seq"] == 2).await;
}

#[tokio::test(start_paused = true)]
async fn the_host_may_let_a_computer_play_for_who_is_away_but_not_for_who_is_here() {
    let stage = Stage::set(vec![human(ann()), human(ben())], Options::default()).await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    let appoint = || FromClient::Appoint { id: "a".into(), seat: Seat::new(1), brain: "random".into() };
    let Err(refused) = stage.request(ann(), appoint()).await else { panic!() };
    assert_eq!(refused, Reason::PlayerPresent { name: "Ben".into() });
    stage.ask(Exit { socket: 2 }).await;
    tokio::time::sleep(GRACE).await;
    assert!(stage.request(ann(), appoint()).await.is_ok());
    let Err(refused) = stage.request(ben(), appoint()).await else { panic!() };
    assert_eq!(refused, Reason::NotHost);
}

#[tokio::test(start_paused = true)]
async fn of_two_owners_the_second_to_write_looks_again() {
    let one = Stage::set(vec![human(ann()), human(ben())], Options::default()).await;
    one.look().await;
    let two = one.again();
    two.look().await;
    assert!(one.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
    let Err(refused) = two.act(ann(), 0, 0, mv([9, 13])).await else { panic!("two truths") };
    assert_eq!(refused, Reason::Overtaken);
    assert_eq!(two.frame().await["seq"], json!(1), "it has loaded what the other wrote");
    assert!(two.act(ben(), 1, 1, mv([22, 18])).await.is_ok());
    assert_eq!(one.store.events(TABLE).len(), 2);
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_kept_did_not_happen() {
    let stage = Stage::set(vec![human(ann()), human(ben())], Options::default()).await;
    stage.enter(1, ann()).await;
    let mut theirs = stage.listen(Topic::Viewer(TABLE, Viewer::Seat(Seat::new(1))));
    stage.store.break_down(true);
    let Err(refused) = stage.act(ann(), 0, 0, mv([11, 15])).await else { panic!() };
    assert_eq!(refused, Reason::NotKept);
    assert_eq!(stage.frame().await["seq"], json!(0));
    assert!(theirs.waiting().is_none(), "a store that fails is nothing new to tell");
    stage.store.break_down(false);
    assert!(stage.act(ann(), 0, 0, mv([11, 15])).await.is_ok());
    let told = until(&mut theirs, |m| m["seq"] == 1).await;
    assert_eq!(told["sights"][0]["path"], json!([11, 15]));
}

#[tokio::test(start_paused = true)]
async fn a_table_whose_log_makes_no_sense_is_left_alone() {
    let stage = Stage::set(vec![human(ann()), human(ben())], Options::default()).await;
    stage.look().await;
    let event = parlour_server::store::StoredEvent {
        seq: 0,
        at: 0,
        body: json!({ "acted": { "seat": 0, "action": mv([1, 32]) } }).to_string(),
        request: None,
    };
    let head = stage.store.load_table(TABLE).await.unwrap().unwrap().head;
    let head = parlour_server::store::NewHead { head, guests: Vec::new(), is_open: true, wake_at: Some(1) };
    let broken = Commit {
        table: TABLE.into(),
        version: 1,
        head: Some(head),
        events: vec![event],
        ..Commit::default()
    };
    stage.store.commit(broken).await.unwrap();
    let stage = stage.again();
    let error = stage.tables.ask(TABLE, Wake {}).await.unwrap_err();
    assert!(matches!(&error, LoadError::Broken(why) if why.contains("Event 0")), "{error}");
    let waking = tokio::spawn(stage.tables.clone().watch_the_clock());
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(stage.store.wake_at(TABLE), None, "it is not tried again every second");
    waking.abort();
}

#[tokio::test(start_paused = true)]
async fn an_open_page_makes_itself_known_to_a_rebuilt_table() {
    let stage = Stage::set(vec![human(ann()), human(ben())], Options::default()).await;
    let mut house = stage.house();
    stage.look().await;
    assert!(matches!(house.next().await, Some(News::RollCall)), "whoever listens is asked to enter again");
}
