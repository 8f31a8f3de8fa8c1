//! Guests contribute to the seed: what is promised, told and dropped, and when the match may start.

use super::*;
use parlour_catalog::Part;
use parlour_server::wire::{DrawView, GuestDraw};

const ANNS: Part = Part::new([0xaa; 32]);
const BENS: Part = Part::new([0xbb; 32]);

/// The seed a stage is made with.
const HOUSES: Part = Part::new([1; 32]);

impl Stage {
    async fn promise(&self, guest: Guest, part: Option<&Part>) -> Done {
        let id = format!("promise at {}", self.clock.now());
        let commitment = part.map(Part::guest_commitment);
        self.request(guest, FromClient::Ready { id, ready: true, commitment }).await
    }

    async fn withdraw(&self, guest: Guest) {
        let id = format!("withdraw at {}", self.clock.now());
        let answer = self.request(guest, FromClient::Ready { id, ready: false, commitment: None }).await;
        assert!(answer.is_ok(), "{answer:?}");
    }

    async fn reveal(&self, guest: Guest, part: &Part) -> Done {
        let id = format!("reveal at {}", self.clock.now());
        self.request(guest, FromClient::Reveal { id, bytes: part.hex() }).await
    }

    async fn start(&self) -> Done {
        self.request(ann(), FromClient::Start { id: format!("start at {}", self.clock.now()) }).await
    }

    async fn phase(&self) -> Phase {
        self.look().await.welcome.table.phase
    }

    async fn draw(&self) -> DrawView {
        self.look().await.welcome.table.draw.expect("the seed is drawn by several")
    }

    /// The seed the match is kept with.
    async fn seed(&self) -> Seed {
        self.store.load_table(TABLE).await.unwrap().unwrap().seed
    }
}

/// A moment later, so that requests have ids of their own.
async fn tick() {
    tokio::time::sleep(Duration::from_millis(1)).await;
}

fn done(answer: Done) {
    assert!(answer.is_ok(), "{answer:?}");
}

fn refusal(answer: Done) -> Reason {
    answer.expect_err("it is refused")
}

/// A waiting room in which Ann and Ben have both promised, so that the countdown runs.
async fn promised() -> Stage {
    let stage = waiting().await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    done(stage.promise(ann(), Some(&ANNS)).await);
    done(stage.promise(ben(), Some(&BENS)).await);
    assert!(matches!(stage.phase().await, Phase::Starting { .. }));
    stage
}

fn drawn_by_both() -> Seed {
    let guests = vec![(Seat::new(0), ANNS), (Seat::new(1), BENS)];
    parlour_catalog::DrawnFrom::new(HOUSES, guests).seed()
}

#[tokio::test(start_paused = true)]
async fn the_seed_is_drawn_from_all_parts_and_nothing_is_told_early() {
    let stage = promised().await;
    let house = HOUSES.house_commitment();
    let mut guests: Vec<GuestDraw> = [(0, ANNS), (1, BENS)]
        .map(|(seat, part)| GuestDraw {
            seat: Seat::new(seat),
            commitment: Some(part.guest_commitment()),
            revealed: false,
            bytes: None,
        })
        .into();
    assert_eq!(
        stage.draw().await,
        DrawView { commitment: house.clone(), bytes: None, guests: guests.clone() }
    );
    done(stage.reveal(ben(), &BENS).await);
    guests[1].revealed = true;
    assert_eq!(stage.draw().await.guests, guests);
    assert_eq!(refusal(stage.start().await), Reason::PartNotSent { name: "Ann".into() });
    assert_eq!(stage.seed().await, Seed::new([1; 32]), "the house's own part until the start");
    tick().await;
    done(stage.reveal(ann(), &ANNS).await);
    done(stage.start().await);
    assert_eq!(stage.phase().await, Phase::Playing);
    assert_eq!(stage.seed().await, drawn_by_both());
    guests[0].revealed = true;
    let running = DrawView { commitment: house, bytes: None, guests };
    assert_eq!(stage.draw().await, running, "while it is played the promises alone are known");

    // The table is rebuilt from the store, by the seed it is played with.
    let stage = stage.again();
    let commitment = stage.look().await.welcome.table.commitment;
    let game = parlour_catalog::game("checkers").unwrap();
    let (setup, _) = game.check_setup(&game.info().setup).unwrap();
    assert_eq!(commitment, Some(game.open(&setup, drawn_by_both()).unwrap().commitment()));
    done(stage.act(ann(), 0, 0, json!({ "do": "resign" })).await);
    let over = stage.draw().await;
    assert_eq!(over.bytes, Some(HOUSES.hex()));
    let told: Vec<Option<String>> = over.guests.into_iter().map(|guest| guest.bytes).collect();
    assert_eq!(told, [Some(ANNS.hex()), Some(BENS.hex())]);
}

#[tokio::test(start_paused = true)]
async fn a_part_withheld_stops_the_countdown_and_names_whose_it_is() {
    let stage = promised().await;
    let started = stage.clock.now();
    done(stage.reveal(ann(), &ANNS).await);
    let mut house = stage.house();
    let note = until(&mut house, |m| m["body"]["kind"] == "part-missing").await;
    assert_eq!(note["body"]["names"], json!(["Ben"]));
    assert_eq!(stage.clock.now(), started + 15_000, "ten seconds of countdown and five of patience");
    let table = stage.look().await.welcome.table;
    assert_eq!(table.phase, Phase::Waiting);
    assert_eq!(table.seats.iter().map(|seat| seat.ready).collect::<Vec<_>>(), [true, false]);
    // Ann's part is known to the house now: it is never used again.
    let awaited = GuestDraw { seat: Seat::new(0), commitment: None, revealed: false, bytes: None };
    assert_eq!(table.draw.unwrap().guests, [awaited]);
    done(stage.promise(ben(), None).await);
    assert_eq!(stage.phase().await, Phase::Waiting, "Ann is to promise afresh first");
    let fresh = Part::new([0xcc; 32]);
    done(stage.promise(ann(), Some(&fresh)).await);
    done(stage.reveal(ann(), &fresh).await);
    done(stage.start().await);
    let drawn = parlour_catalog::DrawnFrom::new(HOUSES, vec![(Seat::new(0), fresh)]);
    assert_eq!(stage.seed().await, drawn.seed());
}

#[tokio::test(start_paused = true)]
async fn a_part_that_comes_late_but_in_time_starts_the_match_at_once() {
    let stage = promised().await;
    let started = stage.clock.now();
    done(stage.reveal(ann(), &ANNS).await);
    tokio::time::sleep(Duration::from_secs(12)).await;
    assert_eq!(stage.phase().await, Phase::Starting { starts: started + 10_000 });
    done(stage.reveal(ben(), &BENS).await);
    assert_eq!(stage.phase().await, Phase::Playing);
    assert_eq!(stage.seed().await, drawn_by_both());
}

#[tokio::test(start_paused = true)]
async fn what_is_not_what_was_promised_is_refused() {
    let stage = waiting().await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    assert_eq!(refusal(stage.reveal(ann(), &ANNS).await), Reason::PartTooEarly);
    for commitment in ["", "abc", &ANNS.guest_commitment().to_uppercase(), &"é".repeat(32)] {
        let request = FromClient::Ready { id: "r".into(), ready: true, commitment: Some(commitment.into()) };
        assert_eq!(refusal(stage.request(ben(), request).await), Reason::BadCommitment, "{commitment}");
    }
    let request =
        FromClient::Ready { id: "r".into(), ready: false, commitment: Some(ANNS.guest_commitment()) };
    assert_eq!(refusal(stage.request(ben(), request).await), Reason::PromiseUnready);
    // Ben contributes nothing: he was ready without a promise.
    done(stage.promise(ann(), Some(&ANNS)).await);
    done(stage.promise(ben(), None).await);
    tick().await;
    assert_eq!(refusal(stage.reveal(ben(), &BENS).await), Reason::NothingPromised);
    assert_eq!(refusal(stage.reveal(ann(), &BENS).await), Reason::OtherPart);
    let request = FromClient::Reveal { id: "x".into(), bytes: "00".into() };
    assert_eq!(refusal(stage.request(ann(), request).await), Reason::BadPart);
    // During the countdown nobody promises something else: others may have told theirs.
    for answer in [
        stage.promise(ann(), Some(&BENS)).await,
        stage.promise(ann(), None).await,
        stage.promise(ben(), Some(&BENS)).await,
    ] {
        assert_eq!(refusal(answer), Reason::PromiseStands);
    }
    tick().await;
    done(stage.promise(ann(), Some(&ANNS)).await);
    done(stage.reveal(ann(), &ANNS).await);
    tick().await;
    done(stage.reveal(ann(), &ANNS).await);
}

#[tokio::test(start_paused = true)]
async fn a_stopped_countdown_and_withdrawn_readiness_drop_what_was_contributed() {
    let stage = promised().await;
    done(stage.reveal(ann(), &ANNS).await);
    stage.withdraw(ben()).await;
    let guests = stage.draw().await.guests;
    assert_eq!(guests.len(), 1, "Ben's promise went with his readiness");
    assert_eq!(
        (guests[0].seat, guests[0].commitment.clone(), guests[0].revealed),
        (Seat::new(0), None, false)
    );
    // What was told before does not count any more, also if it is told again.
    tick().await;
    done(stage.promise(ben(), Some(&BENS)).await);
    assert_eq!(stage.phase().await, Phase::Waiting);
    assert!(stage.reveal(ann(), &ANNS).await.is_err());
    // Whoever wants to contribute nothing any more says so.
    done(stage.promise(ann(), None).await);
    assert!(matches!(stage.phase().await, Phase::Starting { .. }));
    assert_eq!(stage.draw().await.guests.len(), 1);
}

#[tokio::test(start_paused = true)]
async fn who_promised_and_lost_the_line_keeps_the_promise_until_it_is_told() {
    let stage = promised().await;
    stage.ask(Exit { socket: 2 }).await;
    assert_eq!(stage.phase().await, Phase::Waiting, "nobody is dealt in who is not here");
    assert_eq!(stage.draw().await.guests.iter().filter(|guest| guest.commitment.is_some()).count(), 2);
    stage.enter(3, ben()).await;
    assert!(matches!(stage.phase().await, Phase::Starting { .. }));
    done(stage.reveal(ann(), &ANNS).await);
    done(stage.reveal(ben(), &BENS).await);
    done(stage.start().await);
    assert_eq!(stage.seed().await, drawn_by_both());
}

#[tokio::test(start_paused = true)]
async fn a_house_that_opens_again_between_promise_and_part_goes_on_with_it() {
    let before = promised().await;
    done(before.reveal(ann(), &ANNS).await);
    tokio::time::sleep(Duration::from_secs(8)).await;
    // A new process, long after the countdown should have ended. It does not give up on Ben before he could come back.
    let stage = Stage::around(before.store.clone(), Clock::start_at(before.clock.now() + 60_000));
    assert!(matches!(stage.phase().await, Phase::Starting { .. }));
    // Ann comes first, and nobody is dealt in who is not here; her part is known and no longer good.
    stage.enter(1, ann()).await;
    assert_eq!(stage.phase().await, Phase::Waiting);
    let promises: Vec<Option<String>> =
        stage.draw().await.guests.into_iter().map(|guest| guest.commitment).collect();
    assert_eq!(promises, [None, Some(BENS.guest_commitment())]);
    stage.enter(2, ben()).await;
    assert_eq!(stage.phase().await, Phase::Waiting, "Ann is to promise afresh");
    let fresh = Part::new([0xcc; 32]);
    done(stage.promise(ann(), Some(&fresh)).await);
    done(stage.reveal(ann(), &fresh).await);
    done(stage.reveal(ben(), &BENS).await);
    done(stage.start().await);
    let guests = vec![(Seat::new(0), fresh), (Seat::new(1), BENS)];
    assert_eq!(stage.seed().await, parlour_catalog::DrawnFrom::new(HOUSES, guests).seed());
}

#[tokio::test(start_paused = true)]
async fn all_seats_of_a_guest_share_one_part_and_silent_guests_have_none() {
    let stage = waiting().await;
    stage.enter(1, ann()).await;
    stage.enter(2, ben()).await;
    done(stage.promise(ben(), None).await);
    tick().await;
    done(stage.start().await);
    assert_eq!(stage.seed().await, Seed::new([1; 32]), "with no contribution the house's own");
    assert_eq!(stage.look().await.welcome.table.draw, None);

    // One device: Ann holds both seats.
    let stage = waiting().await;
    let stored = stage.store.load_table(TABLE).await.unwrap().unwrap();
    let mut head: Head = serde_json::from_str(&stored.head).unwrap();
    head.seats = vec![Chair { ready: false, ..human(ann()) }, Chair { ready: false, ..human(ann()) }];
    let head = parlour_server::store::NewHead {
        head: serde_json::to_string(&head).unwrap(),
        guests: head.guests(),
        is_open: true,
        wake_at: None,
    };
    let commit = Commit { table: TABLE.into(), version: 1, head: Some(head), ..Commit::default() };
    stage.store.commit(commit).await.unwrap();
    let stage = stage.again();
    stage.enter(1, ann()).await;
    done(stage.promise(ann(), Some(&ANNS)).await);
    done(stage.reveal(ann(), &ANNS).await);
    done(stage.start().await);
    let drawn = parlour_catalog::DrawnFrom::new(HOUSES, vec![(Seat::new(0), ANNS)]);
    assert_eq!(stage.seed().await, drawn.seed());
    assert_eq!(stage.draw().await.guests.len(), 1);
}
