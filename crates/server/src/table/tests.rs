//! Decisions at a table, without a task and without a clock: a situation is put together and asked.

use super::head::{Chair, Head};
use super::presence::{Page, Presence};
use super::situation::Situation;
use super::state::{Notes, Requests, State};
use super::time::Due;
use super::{Family, Timing};
use crate::limits;
use crate::rate_key::RateKey;
use crate::store::Witness;
use crate::wire::{FromClient, Guest, Note, NoteBody, Options, Pace, Phase, Reason, Rest};
use parlour_game::{Seat, Seed};
use serde_json::{Value, json};
use std::net::IpAddr;

const NOW: u64 = 1_000_000;

fn guest(name: &str) -> Guest {
    Guest { id: name.to_lowercase(), name: name.into() }
}

fn id() -> String {
    "r1".into()
}

/// A table of Ann, who hosts, and Ben.
struct Scene {
    state: State,
    presence: Presence,
    timing: Timing,
    opened: u64,
}

impl Scene {
    fn new(phase: Phase, options: Options) -> Self {
        let game = parlour_catalog::game("checkers").unwrap();
        let is_ready = phase != Phase::Waiting;
        let chair = |name| Chair { guest: Some(guest(name)), ready: is_ready, ..Chair::default() };
        let setup = game.info().setup;
        let seats = vec![chair("Ann"), chair("Ben")];
        let mut play = match phase {
            Phase::Waiting | Phase::Starting { .. } => None,
            Phase::Playing | Phase::Over { .. } => Some(game.open(&setup, Seed::new([1; 32])).unwrap()),
        };
        if let (Phase::Over { .. }, Some(play)) = (phase, &mut play) {
            let step = play.propose(Seat::new(0), &json!({ "do": "resign" })).unwrap();
            play.commit(step);
        }
        let state = State {
            id: "table".into(),
            game,
            head: Head::new(game, guest("Ann"), setup, options, seats, phase),
            seed: Seed::new([1; 32]),
            version: 0,
            play,
            resumable: None,
            notes: Notes::default(),
            requests: Requests::default(),
            family: Family::default(),
            last_event_at: 0,
        };
        Self { state, presence: Presence::new(0), timing: Timing::default(), opened: 0 }
    }

    /// With the pages of these guests open since then.
    fn with(mut self, names: &[&str], since: u64) -> Self {
        for (socket, name) in (0..).zip(names) {
            let rate_key = RateKey::from(IpAddr::from([192, 0, 2, 1]));
            self.presence.enter(socket, Page { guest: guest(name), rate_key });
        }
        self.presence.look_around(&self.state.head, since);
        self
    }

    fn at(&self, now: u64) -> Situation<'_> {
        let Self { state, presence, timing, opened } = self;
        Situation { state, presence, timing, opened: *opened, is_cut_off: false, now }
    }
}

fn over() -> Phase {
    let game = parlour_catalog::game("checkers").unwrap();
    let play = game.open(&game.info().setup, Seed::new([1; 32])).unwrap();
    match play.propose(Seat::new(0), &json!({ "do": "resign" })).unwrap().turn() {
        parlour_game::Turn::Over(outcome) => Phase::Over { outcome },
        turn => panic!("{turn:?}"),
    }
}

fn letter(reason: &Reason) -> char {
    match reason {
        Reason::Rule { .. } => 'R',
        Reason::Stale => 'S',
        Reason::NotYourSeat | Reason::SitFirst => 'N',
        Reason::NotHost => 'H',
        Reason::NotStarted
        | Reason::AlreadyStarted
        | Reason::GameOver
        | Reason::NotPlaying
        | Reason::NotReady { .. }
        | Reason::PartTooEarly => 'P',
        Reason::BadAction { .. }
        | Reason::EmptyLine { .. }
        | Reason::NothingPromised
        | Reason::PlansWithNobody
        | Reason::NoSuchComputer { .. }
        | Reason::SendSelfAway
        | Reason::UnknownGuest
        | Reason::CharacterTaken
        | Reason::NotSentAway
        | Reason::NotHere => 'B',
        Reason::SeatTaken
        | Reason::SeatOccupied
        | Reason::PlayerPresent { .. }
        | Reason::OthersPlay { .. } => 'T',
        Reason::NameTaken { .. } => 'M',
        other => panic!("{other}"),
    }
}

/// Every request, and what Ann (who hosts), Ben and Cid (who watches) are answered while the table waits, counts down, is
/// played and is over: `+`, or the letter of the reason.
fn requests() -> Vec<(FromClient, [&'static str; 3])> {
    let (ann, ben) = (Seat::new(0), Seat::new(1));
    let game = parlour_catalog::game("checkers").unwrap();
    let action = json!({ "do": "move", "path": [11, 15] });
    let change = FromClient::Change { id: id(), setup: game.info().setup, options: Options::default() };
    vec![
        (
            FromClient::Act { id: id(), seat: ann, seq: 0, action: action.clone().into() },
            ["PP+S", "NNNN", "NNNN"],
        ),
        (FromClient::Act { id: id(), seat: ann, seq: 1, action: action.into() }, ["PPSR", "NNNN", "NNNN"]),
        (
            FromClient::Act { id: id(), seat: ben, seq: 0, action: Value::Null.into() },
            ["NNNN", "PPBS", "NNNN"],
        ),
        (FromClient::Chat { id: id(), text: "Hm.".into(), seat: None }, ["++++", "++++", "++++"]),
        (FromClient::Chat { id: id(), text: "Hm.".into(), seat: Some(ben) }, ["NNNN", "++++", "NNNN"]),
        (FromClient::Chat { id: id(), text: " ".into(), seat: None }, ["BBBB", "BBBB", "BBBB"]),
        // In checkers nobody plans with anybody.
        (FromClient::Sketch { id: id(), seat: ann, sketch: Value::Null.into() }, ["PPBP", "NNNN", "NNNN"]),
        (FromClient::Sit { id: id(), seat: ben, name: "New".into() }, ["TTPP", "TTPP", "TTPP"]),
        (FromClient::Sit { id: id(), seat: ben, name: "Ann".into() }, ["TTPP", "MMPP", "MMPP"]),
        (FromClient::Rename { id: id(), name: "New".into(), seat: None }, ["++PP", "++PP", "NNPP"]),
        (FromClient::Rename { id: id(), name: "Ann".into(), seat: None }, ["++PP", "MMPP", "NNPP"]),
        (FromClient::Rename { id: id(), name: "New".into(), seat: Some(ben) }, ["NNPP", "++PP", "NNPP"]),
        (FromClient::Recast { id: id(), seat: ann, setup: game.info().setup }, ["BBPP", "NNPP", "NNPP"]),
        (FromClient::Leave { id: id(), seat: ben }, ["NNNN", "+++P", "NNNN"]),
        (FromClient::Ready { id: id(), ready: true, commitment: None }, ["++PP", "++PP", "NNPP"]),
        (FromClient::Reveal { id: id(), bytes: String::new() }, ["PBPP", "PBPP", "PBPP"]),
        (FromClient::Appoint { id: id(), seat: ben, brain: "random".into() }, ["TTTP", "HHHH", "HHHH"]),
        (FromClient::Appoint { id: id(), seat: ben, brain: "nobody".into() }, ["BBBB", "HHHH", "HHHH"]),
        (FromClient::Clear { id: id(), seat: ben }, ["++PP", "HHHH", "HHHH"]),
        (FromClient::SendAway { id: id(), guest: "ben".into() }, ["++PP", "HHHH", "HHHH"]),
        (FromClient::SendAway { id: id(), guest: "ann".into() }, ["BBBB", "HHHH", "HHHH"]),
        (FromClient::SendAway { id: id(), guest: "nobody".into() }, ["BBBB", "BBBB", "BBBB"]),
        (FromClient::LetIn { id: id(), guest: "ben".into() }, ["BBBB", "HHHH", "HHHH"]),
        (change, ["++PP", "HHHH", "HHHH"]),
        (FromClient::Pace { id: id(), pace: Pace::Fast }, ["+++P", "HHHH", "HHHH"]),
        (FromClient::Pause { id: id(), paused: true }, ["PPTP", "HHHH", "HHHH"]),
        (FromClient::Step { id: id() }, ["PPTP", "HHHH", "HHHH"]),
        (FromClient::Start { id: id() }, ["P+PP", "HHHH", "HHHH"]),
        (FromClient::Resync { id: id(), since: 0 }, ["BBBB", "BBBB", "BBBB"]),
    ]
}

#[test]
fn every_request_is_decided_by_phase_and_by_who_asks() {
    let phases = [Phase::Waiting, Phase::Starting { starts: NOW + 5_000 }, Phase::Playing, over()];
    let scenes = phases.map(|phase| Scene::new(phase, Options::default()).with(&["Ann", "Ben", "Cid"], 0));
    for (request, expected) in requests() {
        for (name, expected) in ["Ann", "Ben", "Cid"].into_iter().zip(expected) {
            let decided = scenes.iter().map(|scene| {
                let decided = scene.at(NOW).decide(&guest(name), true, &request);
                decided.map_or_else(|reason| letter(&reason), |_| '+')
            });
            assert_eq!(decided.collect::<String>(), expected, "{name}: {request:?}");
        }
    }
}

#[test]
fn a_guest_who_was_sent_away_is_denied_everything() {
    for phase in [Phase::Waiting, Phase::Playing, over()] {
        let mut scene = Scene::new(phase, Options::default()).with(&["Ann"], 0);
        scene.state.head.sent_away.push(guest("Cid"));
        for (request, _) in requests() {
            let decided = scene.at(NOW).decide(&guest("Cid"), true, &request);
            assert_eq!(decided.err(), Some(Reason::SentAway), "{request:?}");
        }
    }
}

fn options(decision: Option<u32>, stand_in: Option<u32>) -> Options {
    Options { decision_seconds: decision, stand_in_seconds: stand_in, ..Options::default() }
}

#[test]
fn the_time_for_a_decision_runs_from_the_last_event_with_some_grace_for_those_who_come_back() {
    // Seconds for a decision, last event, attended since, opened; the deadline.
    let cases = [
        (60, 100_000, Some(0), 0, 160_000),
        (60, 100_000, Some(150_000), 0, 180_000),
        (10, 100_000, Some(150_000), 0, 160_000),
        (60, 100_000, None, 150_000, 180_000),
        (10, 100_000, None, 0, 110_000),
    ];
    for (seconds, last_event_at, attended, opened, deadline) in cases {
        let mut scene = Scene::new(Phase::Playing, options(Some(seconds), None));
        scene.state.last_event_at = last_event_at;
        scene.opened = opened;
        if let Some(since) = attended {
            scene = scene.with(&["Ann"], since);
        }
        assert_eq!(scene.at(NOW).deadline(), Some(deadline), "{seconds} {attended:?} {opened}");
        scene.state.head.counts_from = deadline;
        assert_eq!(scene.at(NOW).deadline(), Some(deadline + u64::from(seconds) * 1000));
        scene.state.head.rests = Some(Rest::KnowsMore { name: "Ben".into() });
        assert_eq!(scene.at(NOW).deadline(), None, "a game that rests");
        scene.state.head.rests = None;
        scene.state.head.seats[0].brain = Some("random".into());
        assert_eq!(scene.at(NOW).deadline(), None, "a computer's turn");
    }
    assert_eq!(Scene::new(Phase::Playing, Options::default()).at(NOW).deadline(), None);
}

#[test]
fn a_late_decision_is_made_by_the_house_while_somebody_is_there_to_see_it() {
    let scene = Scene::new(Phase::Playing, options(Some(60), None)).with(&["Ann", "Ben"], 0);
    assert_eq!(scene.at(59_999).next_due_at(), Some(60_000));
    assert!(scene.at(59_999).due().is_none());
    let Some(Due::Change(change)) = scene.at(60_000).due() else { panic!("Ann is late") };
    assert_eq!(change.notes, [NoteBody::TimedOut { seat: Seat::new(0), name: "Ann".into() }]);
    assert!(change.play.is_some() && change.head.is_none());
    let nobody = Scene::new(Phase::Playing, options(Some(60), None));
    assert!(nobody.at(NOW).due().is_none(), "a match rests while nobody is here");
}

#[test]
fn a_computer_stands_in_after_the_tables_time_and_not_before_others_know_of_the_absence() {
    // Seconds until a stand-in, Ben away since, Ann here since, opened; when.
    let cases = [
        (60, 100_000, 100_000, 0, Some(160_000)),
        (10, 100_000, 100_000, 0, Some(120_000)),
        (10, 100_000, 500_000, 0, Some(520_000)),
        (60, 100_000, 100_000, 150_000, Some(210_000)),
    ];
    for (seconds, away_since, told, opened, expected) in cases {
        let mut scene = Scene::new(Phase::Playing, options(None, Some(seconds)));
        scene.state.head.seats[1].away_since = Some(away_since);
        scene.opened = opened;
        let stand_in =
            |scene: &Scene| scene.at(NOW).stand_in_at(&scene.state.head, &scene.state.head.seats[1]);
        assert_eq!(stand_in(&scene), None, "nobody is here to see it");
        let mut scene = scene.with(&["Ann"], told);
        assert_eq!(stand_in(&scene), expected, "{seconds} {told} {opened}");
        let Some(Due::Change(change)) = scene.at(expected.unwrap()).due() else { panic!("it is due") };
        let brain = scene.state.game.info().default_brain;
        assert_eq!(change.head.unwrap().seats[1].brain.as_ref(), Some(&brain));
        scene.state.head.seats[1].brain = Some(brain);
        assert_eq!(stand_in(&scene), None, "one is enough");
    }
}

#[test]
fn a_head_that_agrees_with_who_is_here_is_left_as_it_is() {
    let both = ["Ann", "Ben"];
    let playing = |options| Scene::new(Phase::Playing, options);
    assert!(playing(options(None, Some(60))).with(&both, 0).at(NOW).reconcile().is_none());
    assert!(playing(Options::default()).with(&["Ann"], 0).at(NOW).reconcile().is_none());
    assert!(Scene::new(over(), options(None, Some(60))).with(&["Ann"], 0).at(NOW).reconcile().is_none());

    let left = playing(options(None, Some(60))).with(&["Ann"], 0).at(NOW).reconcile().unwrap();
    let away: Vec<_> = left.head.unwrap().seats.iter().map(|chair| chair.away_since).collect();
    assert_eq!(away, [None, Some(NOW)]);

    let mut scene = playing(options(None, Some(60))).with(&both, 0);
    let chair = &mut scene.state.head.seats[1];
    (chair.brain, chair.away_since) = (Some("random".into()), Some(1));
    let back = scene.at(NOW).reconcile().unwrap();
    assert_eq!(back.notes, [NoteBody::CameBack { seat: Seat::new(1), name: "Ben".into() }]);
    let chair = &back.head.unwrap().seats[1];
    assert_eq!((&chair.brain, chair.away_since), (&None, None));
}

#[test]
fn a_countdown_is_told_again_five_seconds_before_its_end_once() {
    let mut scene = Scene::new(Phase::Starting { starts: NOW }, Options::default()).with(&["Ann", "Ben"], 0);
    assert_eq!(scene.at(NOW - 9_000).next_due_at(), Some(NOW - 5_000));
    let Some(Due::Change(change)) = scene.at(NOW - 5_000).due() else { panic!("the last call") };
    assert_eq!(change.notes, [NoteBody::Counting { seconds: 5 }]);
    let note = |n, at, seconds| Note { n, at, seq: 0, body: NoteBody::Counting { seconds } };
    let notes = [note(0, NOW - 10_000, 10), note(1, NOW - 5_000, 5)];
    scene.state.apply(Default::default(), &notes, NOW - 5_000);
    assert!(scene.at(NOW - 4_000).due().is_none());
    assert_eq!(scene.at(NOW - 4_000).next_due_at(), Some(NOW));
    assert!(matches!(scene.at(NOW).due(), Some(Due::Start)));
}

#[test]
fn the_role_of_a_host_who_is_gone_passes_to_who_sits_here_and_is_present() {
    let scene = Scene::new(Phase::Playing, Options::default());
    assert_eq!(scene.with(&["Cid"], 0).at(NOW).host_passes_at(), None, "who watches takes no role");
    let scene = Scene::new(Phase::Playing, Options::default()).with(&["Ben"], 0);
    let Some(Due::Change(change)) = scene.at(60_000).due() else { panic!("it passes on") };
    assert_eq!(change.head.unwrap().host, guest("Ben"));
    assert!(scene.at(59_999).due().is_none());
    let over = Scene::new(over(), Options::default()).with(&["Ben"], 0);
    assert_eq!(over.at(NOW).host_passes_at(), None, "nothing is left to host");
}

#[test]
fn a_guest_who_leaves_a_game_in_play_is_remembered_as_a_witness() {
    let scene = Scene::new(Phase::Playing, Options::default()).with(&["Ann", "Ben"], 0);
    let leave = FromClient::Leave { id: id(), seat: Seat::new(0) };
    let head = scene.at(NOW).decide(&guest("Ann"), true, &leave).ok().unwrap().head.unwrap();
    assert_eq!(head.left, [Witness { guest: "ann".into(), seq: 0, acted: 0 }]);
    assert_eq!(head.host, guest("Ben"));
    assert_eq!(head.seats[0].guest, None);
}

#[test]
fn notes_in_memory_are_as_many_as_a_page_is_shown_and_who_has_spoken_is_known() {
    let mut scene = Scene::new(Phase::Waiting, Options::default()).with(&["Ann"], 0);
    let said = |n: u32| {
        let guest = if n == 0 { guest("Cid") } else { guest("Ben") };
        Note { n, at: n.into(), seq: 0, body: NoteBody::Said { guest, text: "Hm.".into() } }
    };
    let most = (limits::NOTES_KEPT + limits::NOTES_SLACK) as u32;
    for n in 0..most {
        assert_eq!(scene.state.notes.oldest_with(1), None);
        scene.state.apply(Default::default(), &[said(n)], 0);
    }
    assert_eq!(scene.state.notes.latest().count(), limits::NOTES_SHOWN);
    assert_eq!(scene.state.notes.next(), most);
    assert_eq!(scene.state.notes.oldest_with(1), Some(most + 1 - limits::NOTES_KEPT as u32));
    let away = FromClient::SendAway { id: id(), guest: "cid".into() };
    let sent_away = scene.at(NOW).decide(&guest("Ann"), true, &away).ok().unwrap();
    assert_eq!(sent_away.notes, [NoteBody::SentAway { name: "Cid".into() }]);
    scene.state.apply(Default::default(), &[said(most)], 0);
    assert_eq!(scene.state.notes.oldest_with(1), None, "the oldest were dropped");
}
