//! The queues' own time: countdowns and graces. The clock is stopped; it moves when everyone waits, or when a test says
//! so.

use crate::memory::Memory;
use parlour_server::bus::{Ask, Bus, Feed, LocalBus, News, Topic};
use parlour_server::metrics::Metrics;
use parlour_server::quick::{Enter, Exit, Join, Joined, Leave, Letter, QuickMatches};
use parlour_server::store::Store;
use parlour_server::table::{Head, Tables};
use parlour_server::wire::{LineKind, Phase, QueueView, Reason};
use parlour_server::{Clock, Timing};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

struct Hall {
    store: Arc<Memory>,
    bus: Arc<LocalBus>,
    clock: Clock,
    quick: QuickMatches,
    _open: watch::Sender<bool>,
}

impl Hall {
    fn open() -> Self {
        let (store, bus, clock) = (Arc::<Memory>::default(), Arc::<LocalBus>::default(), Clock::start());
        let metrics = Arc::new(Metrics::default());
        let tables = Tables::new(store.clone(), bus.clone(), clock.clone(), metrics, Timing::default());
        let _open = watch::Sender::new(false);
        let quick = QuickMatches::open(tables, _open.subscribe());
        Self { store, bus, clock, quick, _open }
    }

    async fn ask<A: Ask<Letter = Letter>>(&self, ask: A) -> A::Reply {
        self.quick.ask("checkers", ask).await.unwrap()
    }

    /// A page opens, and its guest waits; the socket is called like the guest.
    async fn come(&self, game: &str, guest: &str) {
        self.enter(game, guest, socket(guest)).await;
        assert_eq!(self.join(game, guest, false).await, Ok(Joined::Waiting));
    }

    async fn enter(&self, game: &str, guest: &str, socket: u64) -> QueueView {
        self.ask(Enter { game: game.into(), socket, guest: guest.into() }).await.unwrap()
    }

    async fn join(&self, game: &str, guest: &str, again: bool) -> Result<Joined, Reason> {
        self.ask(Join { game: game.into(), guest: guest.into(), name: guest.into(), again }).await
    }

    async fn exit(&self, guest: &str) {
        self.ask(Exit { socket: socket(guest), guest: guest.into() }).await;
    }

    async fn leave(&self, game: &str, guest: &str) {
        self.ask(Leave { game: game.into(), guest: guest.into() }).await;
    }

    /// The queue as an onlooker sees it.
    async fn look(&self, game: &str) -> QueueView {
        let queue = self.enter(game, "onlooker", 99).await;
        self.ask(Exit { socket: 99, guest: "onlooker".into() }).await;
        queue
    }

    async fn names(&self, game: &str) -> Vec<String> {
        self.look(game).await.waiting.into_iter().map(|guest| guest.name).collect()
    }

    /// What this guest alone is told.
    fn listen(&self, game: &str, guest: &str) -> Feed {
        let feed = self.bus.subscribe();
        feed.listen(Topic::Waiting(game, guest));
        feed
    }

    async fn table_of(&self, guest: &str) -> Option<Head> {
        let tables = self.store.tables_of(guest, 10).await.unwrap();
        assert!(tables.len() <= 1, "nobody is called to two tables");
        tables.first().map(|table| serde_json::from_str(&table.head).unwrap())
    }
}

/// A number for each name.
fn socket(guest: &str) -> u64 {
    guest.bytes().map(u64::from).sum()
}

async fn pass(seconds: f64) {
    tokio::time::sleep(Duration::from_secs_f64(seconds)).await;
}

/// The table a guest is called to.
async fn called(feed: &mut Feed) -> String {
    let Some(News::Message(text)) = feed.next().await else { panic!("nobody is called") };
    let message: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(message["type"], "seated");
    message["table"].as_str().unwrap().to_owned()
}

#[tokio::test(start_paused = true)]
async fn with_the_minimum_a_countdown_of_twenty_seconds_starts_and_then_the_game() {
    let hall = Hall::open();
    hall.come("clue-less", "ann").await;
    hall.come("clue-less", "ben").await;
    pass(3600.0).await;
    assert_eq!(hall.look("clue-less").await.starts, None, "two are too few, however long they wait");
    let mut anns = hall.listen("clue-less", "ann");
    hall.come("clue-less", "cid").await;
    let started = hall.clock.now();
    assert_eq!(hall.look("clue-less").await.starts, Some(started + 20_000));
    let table = called(&mut anns).await;
    assert_eq!(hall.clock.now(), started + 20_000);
    assert_eq!(hall.names("clue-less").await, Vec::<String>::new());

    let head = hall.table_of("ann").await.unwrap();
    assert_eq!((head.game.as_str(), head.phase, head.seats.len()), ("clue-less", Phase::Playing, 3));
    assert_eq!(head.host.id, "ann", "who waited longest hosts");
    let seated: BTreeSet<&str> =
        head.seats.iter().map(|chair| chair.guest.as_ref().unwrap().id.as_str()).collect();
    assert_eq!(seated, BTreeSet::from(["ann", "ben", "cid"]));
    assert_eq!((head.options.decision_seconds, head.options.stand_in_seconds), (Some(120), Some(60)));
    assert!(!hall.store.events(&table).is_empty(), "the cards are dealt");
}

#[tokio::test(start_paused = true)]
async fn newcomers_join_the_countdown_and_the_maximum_ends_it() {
    let hall = Hall::open();
    for guest in ["ann", "ben", "cid"] {
        hall.come("clue-less", guest).await;
    }
    let starts = hall.look("clue-less").await.starts;
    pass(10.0).await;
    hall.come("clue-less", "dan").await;
    hall.come("clue-less", "eve").await;
    assert_eq!(hall.look("clue-less").await.starts, starts, "nobody makes the others wait longer");
    let before = hall.clock.now();
    let mut anns = hall.listen("clue-less", "ann");
    hall.come("clue-less", "fay").await;
    called(&mut anns).await;
    assert_eq!(hall.clock.now(), before, "six play at once");
    assert_eq!(hall.table_of("fay").await.unwrap().seats.len(), 6);
    // The next ones wait for a game of their own.
    hall.come("clue-less", "gus").await;
    assert_eq!(hall.names("clue-less").await, ["gus"]);
}

#[tokio::test(start_paused = true)]
async fn falling_below_the_minimum_stops_the_countdown() {
    let hall = Hall::open();
    for guest in ["ann", "ben", "cid"] {
        hall.come("clue-less", guest).await;
    }
    pass(19.0).await;
    hall.leave("clue-less", "ben").await;
    assert_eq!(hall.look("clue-less").await.starts, None);
    pass(60.0).await;
    assert_eq!(hall.names("clue-less").await, ["ann", "cid"]);
    hall.come("clue-less", "dan").await;
    assert_eq!(
        hall.look("clue-less").await.starts,
        Some(hall.clock.now() + 20_000),
        "it starts from the beginning"
    );
}

#[tokio::test(start_paused = true)]
async fn a_lost_line_keeps_its_place_for_a_short_grace() {
    let hall = Hall::open();
    for guest in ["ann", "ben"] {
        hall.come("clue-less", guest).await;
    }
    hall.exit("ann").await;
    pass(9.9).await;
    assert_eq!(hall.names("clue-less").await, ["ann", "ben"]);
    // A reload: the page is back, and asks for nothing.
    let queue = hall.enter("clue-less", "ann", socket("ann")).await;
    assert_eq!(queue.waiting[0].id, "ann");
    pass(60.0).await;
    assert_eq!(hall.names("clue-less").await, ["ann", "ben"]);
    hall.exit("ann").await;
    pass(10.1).await;
    assert_eq!(hall.names("clue-less").await, ["ben"]);
}

#[tokio::test(start_paused = true)]
async fn a_page_that_joined_queues_begun_anew_does_not_wait_for_ever() {
    let hall = Hall::open();
    // Its entrance was before they broke down, its request came after.
    assert_eq!(hall.join("clue-less", "ann", false).await, Ok(Joined::Waiting));
    assert_eq!(hall.names("clue-less").await, ["ann"]);
    hall.exit("ann").await;
    pass(10.1).await;
    assert!(hall.names("clue-less").await.is_empty());
}

#[tokio::test(start_paused = true)]
async fn nobody_is_dealt_in_who_is_not_here() {
    let hall = Hall::open();
    for guest in ["ann", "ben", "cid", "dan"] {
        hall.come("clue-less", guest).await;
    }
    pass(15.0).await;
    hall.exit("dan").await;
    pass(5.1).await;
    assert_eq!(hall.table_of("ann").await.unwrap().seats.len(), 3);
    assert_eq!(hall.table_of("dan").await, None);

    // Where that leaves too few, the others wait on.
    let hall = Hall::open();
    for guest in ["ann", "ben", "cid"] {
        hall.come("clue-less", guest).await;
    }
    pass(15.0).await;
    hall.exit("cid").await;
    pass(5.1).await;
    let queue = hall.look("clue-less").await;
    assert_eq!((queue.waiting.len(), queue.starts), (2, None));
}

#[tokio::test(start_paused = true)]
async fn a_guest_counts_once_however_many_pages_are_open() {
    let hall = Hall::open();
    hall.come("checkers", "ann").await;
    let queue = hall.enter("checkers", "ann", 1_000).await;
    assert_eq!(queue.waiting.len(), 1, "the second page follows the same place");
    assert_eq!(hall.join("checkers", "ann", false).await, Ok(Joined::Waiting));
    assert_eq!(hall.names("checkers").await, ["ann"]);
    hall.exit("ann").await;
    pass(60.0).await;
    assert_eq!(hall.names("checkers").await, ["ann"], "one page is enough");
}

#[tokio::test(start_paused = true)]
async fn a_guest_waits_in_one_queue_at_most() {
    let hall = Hall::open();
    for guest in ["ann", "ben", "cid"] {
        hall.come("clue", guest).await;
    }
    hall.come("checkers", "cid").await;
    assert_eq!(hall.names("checkers").await, ["cid"]);
    let queue = hall.look("clue").await;
    assert_eq!((queue.waiting.len(), queue.starts), (2, None), "the latest wish counts");
    let waiting = hall.quick.waiting();
    assert_eq!((waiting["clue"], waiting["checkers"], waiting["scotland-yard"]), (2, 1, 0));
}

#[tokio::test(start_paused = true)]
async fn who_comes_back_after_a_lost_line_is_led_to_the_game_that_was_found() {
    let hall = Hall::open();
    let mut anns = hall.listen("checkers", "ann");
    hall.come("checkers", "ann").await;
    hall.come("checkers", "ben").await;
    let table = called(&mut anns).await;
    assert_eq!(hall.join("checkers", "ann", true).await, Ok(Joined::Seated(table)));
    assert_eq!(
        hall.join("checkers", "ann", false).await,
        Ok(Joined::Waiting),
        "who comes afresh wants another game"
    );
    assert_eq!(hall.join("checkers", "ann", true).await, Ok(Joined::Waiting));
    assert_eq!(hall.names("checkers").await, ["ann"]);
}

#[tokio::test(start_paused = true)]
async fn seats_are_given_by_lot() {
    let mut first = BTreeSet::new();
    for _ in 0..40 {
        let hall = Hall::open();
        hall.come("checkers", "ann").await;
        hall.come("checkers", "ben").await;
        pass(0.1).await;
        first.insert(hall.table_of("ann").await.unwrap().seats[0].guest.clone().unwrap().id);
    }
    assert_eq!(first.len(), 2, "one time in a million millions this is bad luck");
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_kept_did_not_begin_and_all_wait_on() {
    let hall = Hall::open();
    hall.store.break_down(true);
    for guest in ["ann", "ben"] {
        hall.enter("checkers", guest, socket(guest)).await;
        assert_eq!(hall.join("checkers", guest, false).await, Ok(Joined::Waiting));
    }
    assert_eq!(hall.names("checkers").await, ["ann", "ben"]);
    assert_eq!(hall.look("checkers").await.starts, Some(hall.clock.now() + 20_000));
    hall.store.break_down(false);
    pass(20.1).await;
    assert_eq!(hall.table_of("ben").await.unwrap().phase, Phase::Playing);
}

#[tokio::test(start_paused = true)]
async fn a_name_is_needed_and_tells_people_apart() {
    let hall = Hall::open();
    hall.come("clue", "ann").await;
    let join = |guest: &str, name: &str| Join {
        game: "clue".into(),
        guest: guest.into(),
        name: name.into(),
        again: false,
    };
    for (name, reason) in [
        ("  ", Reason::EmptyLine { line: LineKind::Name }),
        (" ann ", Reason::NameTaken { name: "ann".into() }),
        ("b\u{7}", Reason::UnprintableLine { line: LineKind::Name }),
    ] {
        assert_eq!(hall.ask(join("ben", name)).await, Err(reason), "{name}");
    }
    assert_eq!(hall.ask(join("ann", "Ann")).await, Ok(Joined::Waiting), "a new name for the same place");
    assert_eq!(hall.names("clue").await, ["Ann"]);
}

#[tokio::test(start_paused = true)]
async fn coming_and_going_has_its_limits() {
    let hall = Hall::open();
    hall.enter("clue", "ann", 1).await;
    for _ in 0..30 {
        assert_eq!(hall.join("clue", "ann", false).await, Ok(Joined::Waiting));
        hall.leave("clue", "ann").await;
    }
    assert_eq!(hall.join("clue", "ann", false).await, Err(Reason::JoinedTooOften));
    // A new page is no new guest.
    hall.ask(Exit { socket: 1, guest: "ann".into() }).await;
    hall.enter("clue", "ann", 1).await;
    assert_eq!(hall.join("clue", "ann", false).await, Err(Reason::JoinedTooOften));
    pass(1.0).await;
    assert_eq!(hall.join("clue", "ann", false).await, Ok(Joined::Waiting));
    for page in 2..=20 {
        hall.enter("clue", "ann", page).await;
    }
    let one_more = Enter { game: "clue".into(), socket: 21, guest: "ann".into() };
    assert_eq!(hall.ask(one_more).await, None);
}

/// They will sit at one table, where names must tell people apart.
#[tokio::test(start_paused = true)]
async fn issue_14_nobody_waits_under_a_name_that_looks_like_anothers() {
    let hall = Hall::open();
    hall.come("checkers", "ann").await;
    hall.enter("checkers", "mallory", 7).await;
    for name in ["a\u{200b}nn", "ANN", "a\u{2060}nn\u{fe0f}"] {
        let join = Join { game: "checkers".into(), guest: "mallory".into(), name: name.into(), again: false };
        assert_eq!(hall.ask(join).await, Err(Reason::NameTaken { name: name.into() }));
    }
    let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}";
    let join = Join { game: "checkers".into(), guest: "mallory".into(), name: family.into(), again: false };
    assert_eq!(hall.ask(join).await, Ok(Joined::Waiting));
}
