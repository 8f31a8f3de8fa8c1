//! Time tells no secrets: whoever has to show a card takes as long for the only one as for one of several. The clock is
//! stopped; it moves when everyone waits.

mod memory;

use memory::Memory;
use parlour_catalog::{AnyGame, AnyMatch};
use parlour_game::{Seat, Seed, Viewer};
use parlour_server::bus::{Answer, Ask, Bus, Feed, LocalBus, News, Topic};
use parlour_server::metrics::Metrics;
use parlour_server::store::{Commit, NewRow, Store, StoredEvent};
use parlour_server::table::{Chair, Head, Tables};
use parlour_server::wire::{FromClient, Guest, Options, Pace, Phase};
use parlour_server::{Clock, Timing};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

const TABLE: &str = "the-table";

fn ann() -> Guest {
    Guest { id: "ann".into(), name: "Ann".into() }
}

fn ben() -> Guest {
    Guest { id: "ben".into(), name: "Ben".into() }
}

/// A match in which the next suggestion is sure to be answered.
struct Scene {
    game: &'static dyn AnyGame,
    seed: Seed,
    play: Box<dyn AnyMatch>,
    suggestion: Value,
    by: Seat,
    asked: Seat,
}

/// The first match in which somebody can make a suggestion to which another has so many cards to show.
fn scene(game: &str, has_choice: bool) -> Scene {
    let game = parlour_catalog::game(game).unwrap();
    (0..)
        .find_map(|number| {
            let seed = Seed::from_number(number);
            let play = game.open(&game.info().setup, seed.clone()).unwrap();
            let play = to_a_room(play, &seed);
            let by = play.turn().seat()?;
            for weapon in ["rope", "knife", "wrench"] {
                let suggestion = json!({ "do": "suggest", "suspect": "white", "weapon": weapon });
                let step = play.propose(by, &suggestion).ok()?;
                let asked = step.turn().seat().filter(|seat| *seat != by)?;
                let log = [play.log(), step.events()].concat();
                let after = game.replay(&game.info().setup, seed.clone(), &log).unwrap();
                let cards: Vec<Value> =
                    serde_json::from_str(after.actions(Viewer::Seat(asked)).get()).unwrap();
                if (cards.len() > 1) == has_choice {
                    return Some(Scene { game, seed, play, suggestion, by, asked });
                }
            }
            None
        })
        .expect("some deal is so")
}

/// Plays on until somebody can suggest something.
fn to_a_room(mut play: Box<dyn AnyMatch>, seed: &Seed) -> Box<dyn AnyMatch> {
    let mut rng = seed.rng_at(1_000_000);
    while let Some(seat) = play.turn().seat() {
        let view: Value = serde_json::from_str(play.view(Viewer::Seat(seat)).get()).unwrap();
        if view["may_suggest"] == true {
            break;
        }
        let mut actions: Vec<Value> = serde_json::from_str(play.actions(Viewer::Seat(seat)).get()).unwrap();
        let squares = view["squares"].as_array().unwrap().iter();
        actions.extend(squares.map(|square| json!({ "do": "move", "to": { "square": square } })));
        if actions.iter().any(|action| action["to"]["room"].is_string()) {
            actions.retain(|action| action["to"]["room"].is_string());
        }
        let step = play.propose(seat, rng.pick(&actions)).unwrap();
        play.commit(step);
    }
    play
}

/// The scene at a table, with Ann in the seat that suggests.
struct Stage {
    scene: Scene,
    bus: Arc<LocalBus>,
    clock: Clock,
    tables: Arc<Tables>,
}

impl Stage {
    async fn set(scene: Scene, others: &Chair, options: Options) -> Self {
        let (store, bus, clock) =
            (Arc::new(Memory::default()), Arc::new(LocalBus::default()), Clock::start());
        let (setup, seats) = scene.game.check_setup(&scene.game.info().setup).unwrap();
        let anns = Chair { guest: Some(ann()), ready: true, ..Chair::default() };
        let chair = |seat| if seat == scene.by { anns.clone() } else { others.clone() };
        let head = Head {
            game: scene.game.id().into(),
            rules_version: scene.game.rules_version(),
            host: ann(),
            code: "CODE1".into(),
            setup,
            options,
            seats: Seat::first(seats).map(chair).collect(),
            phase: Phase::Playing,
        };
        let row = NewRow {
            id: TABLE.into(),
            code: "CODE1".into(),
            seed: scene.seed.clone(),
            head: serde_json::to_string(&head).unwrap(),
            guests: head.guests(),
            at: clock.now(),
            wake_at: None,
        };
        store.create_table(row).await.unwrap();
        let event = |(seq, body)| StoredEvent { seq, at: clock.now(), body, request: None };
        let events = (0..).zip(scene.play.log()).map(event).collect();
        store.commit(Commit { table: TABLE.into(), events, ..Commit::default() }).await.unwrap();
        let metrics = Arc::new(Metrics::default());
        let tables = Tables::new(store, bus.clone(), clock.clone(), metrics, Timing::default());
        Self { scene, bus, clock, tables }
    }

    async fn enter(&self, socket: u64, guest: Guest) {
        let entered =
            self.tables.ask(TABLE, Ask::Enter { socket, guest, code: None, since: 0 }).await.unwrap();
        assert!(matches!(entered, Answer::Entered(_)), "{entered:?}");
    }

    /// Ann suggests. Tells after how many milliseconds a card is shown.
    async fn time_to_show(&self) -> u64 {
        self.enter(1, ann()).await;
        // Some time goes by before she does: the answer keeps time from the suggestion on.
        tokio::time::sleep(Duration::from_millis(1_234)).await;
        let mut feed = self.bus.subscribe();
        feed.listen(Topic::Viewer(TABLE.into(), Viewer::Spectator));
        let suggest = FromClient::Act {
            id: "suggests".into(),
            seat: self.scene.by,
            seq: self.scene.play.seq() as u32,
            action: self.scene.suggestion.clone(),
        };
        let ask = Ask::Do { guest: ann(), is_invited: true, request: suggest };
        let done = self.tables.ask(TABLE, ask).await.unwrap();
        assert!(matches!(done, Answer::Done), "{done:?}");
        let suggested = self.clock.now();
        until_shown(&mut feed, self.scene.asked).await;
        self.clock.now() - suggested
    }
}

async fn until_shown(feed: &mut Feed, by: Seat) {
    loop {
        let Some(News::Frame(_, text)) = feed.next().await else { panic!("the feed goes on") };
        let frame: Value = serde_json::from_str(&text).unwrap();
        if frame["sights"][0]["saw"] == "showed" {
            assert_eq!(frame["sights"][0]["seat"], json!(by));
            return;
        }
    }
}

/// A forced and a free answer at a table where the others are all so.
async fn times(game: &str, others: &Chair, options: &Options) -> [u64; 2] {
    let forced = Stage::set(scene(game, false), others, options.clone()).await.time_to_show().await;
    let free = Stage::set(scene(game, true), others, options.clone()).await.time_to_show().await;
    [forced, free]
}

#[tokio::test(start_paused = true)]
async fn a_computer_shows_its_only_card_at_the_same_instant_as_one_of_several() {
    for game in ["clue", "clue-less"] {
        for brain in parlour_catalog::game(game).unwrap().info().brains {
            let computer = Chair { brain: Some(brain.name.clone()), ..Chair::default() };
            let paces =
                [(Pace::Slow, 3_200), (Pace::Normal, 2_000), (Pace::Fast, 1_000), (Pace::Instant, 400)];
            for (pace, at) in paces {
                let options = Options { pace, ..Options::default() };
                let times = times(game, &computer, &options).await;
                assert_eq!(times, [at, at], "{game}, {}, {pace:?}", brain.name);
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn nothing_is_shown_for_a_person_before_their_time_is_up_even_if_there_is_no_choice() {
    for game in ["clue", "clue-less"] {
        let person = Chair { guest: Some(ben()), ready: true, ..Chair::default() };
        let options = Options { decision_seconds: Some(30), ..Options::default() };
        assert_eq!(times(game, &person, &options).await, [30_000, 30_000], "{game}");
    }
}
