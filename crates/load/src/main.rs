//! `cargo xtask load`: plays many tables over real sockets and measures the server.
//!
//! The house is a process of its own and is asked nothing but what any guest may ask; its time and memory are read
//! from `/proc`. What is told as acknowledged is checked against the log after a `kill -9`.

mod audit;
mod client;
mod dice;
mod families;
mod figures;
mod guest;
mod hostile;
mod house;
mod idle;
mod options;
mod party;
mod process;
mod record;
mod report;
mod wire;
mod world;

use anyhow::{Context, Result, bail, ensure};
use clap::Parser;
use figures::Spread;
use guest::Guest;
use house::House;
use options::Options;
use party::GamePlayed;
use report::{Report, Soak};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until};
use world::{Stage, World};

/// How long all guests together may take to find their seats.
const SEATING: Duration = Duration::from_secs(300);
/// A soak looks at the memory for the first time at minute 2, or after so much of a short one.
const EARLY: (Duration, f64) = (Duration::from_secs(120), 0.2);
/// When a soak kills the house, as shares of its time. All in the first half, so that the last process runs long enough
/// to show a leak.
const KILLS: [f64; 3] = [0.25, 0.35, 0.45];

/// Plays, prints the report, and fails if anything was lost.
fn main() -> Result<()> {
    let options = Options::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(async {
        tokio::select! {
            report = run(options) => report,
            // Dropping the run also ends the house.
            _ = tokio::signal::ctrl_c() => bail!("stopped"),
        }
    })?;
    if report.options.is_json {
        println!("{:#}", report.json());
    } else {
        println!("{}", report.text());
    }
    ensure!(
        report.is_good(),
        "{}{} lost, {} unanswered, {} refused",
        report.too_costly(),
        report.lost,
        report.unanswered,
        report.refused.len()
    );
    Ok(())
}

async fn run(options: Options) -> Result<Report> {
    let mut house = House::open(options.bin.clone()).await?;
    let games = party::games(house.addr, options.game.as_deref()).await?;
    let world = Arc::new(World::new(house.addr, options.think, options.soak.is_some(), options.seed));
    eprintln!("load: {} tables are opened", options.tables);
    let (mut parties, count) = invite(&world, &games, options.tables);
    tokio::select! {
        () = world.all_seated(count) => {}
        () = sleep(SEATING) => bail!("not all guests found their seats"),
        Some(party) = parties.join_next() => {
            party??;
            bail!("a party left before the start");
        }
    }
    // A soak compares memory: nothing else must have used it before.
    let wanted = if options.soak.is_some() || options.hostile > 0 { 0 } else { options.idle };
    let idle = idle::weigh(&house, &world.seated(), wanted).await?;

    let attackers = hostile::gather(&house, options.hostile).await?;
    eprintln!("load: {:.0} s are played", options.play().as_secs_f64());
    let (start, cpu_before) = (Instant::now(), house.cpu()?);
    world.enter(Stage::Playing);
    let (mut soaked, mut hostile) = (None, None);
    if let Some(time) = options.soak {
        soaked = Some(soak(&mut house, time).await?);
    } else if options.hostile > 0 {
        hostile = Some(hostile::attack(&house, attackers, options.play()).await?);
    } else {
        sleep(options.play()).await;
    }
    let (time, cpu) = (start.elapsed(), house.cpu()?.saturating_sub(cpu_before));
    let memory = house.memory()?;
    world.enter(Stage::Over);
    let mut guests = Vec::new();
    while let Some(party) = parties.join_next().await {
        guests.extend(party??);
    }

    eprintln!("load: what was acknowledged is looked for in the log");
    house.crash().await?;
    let audit = audit::audit(&guests).await?;
    let restarts = Spread::of(house.starts.clone());
    let sum = |count: fn(&Guest) -> usize| guests.iter().map(count).sum::<usize>();
    let report = Report {
        games: games.into_iter().map(|game| game.id).collect(),
        guests: guests.len(),
        matches: sum(Guest::matches_hosted),
        time,
        cpu,
        moves: sum(|guest| guest.ledger.moves),
        answers: Spread::of(guests.iter().flat_map(|guest| guest.ledger.answers.iter().copied()).collect()),
        first_frames: Spread::of(idle.first_frames),
        first_frames_after_restart: Spread::of(audit.first_frames),
        idle_sockets: idle.sockets,
        bytes_per_idle_socket: idle.bytes,
        memory,
        restarts,
        disconnects: sum(|guest| guest.ledger.disconnects),
        too_fast: sum(|guest| guest.ledger.too_fast),
        refused: guests.iter().flat_map(|guest| guest.ledger.refused.iter().cloned()).collect(),
        unanswered: sum(|guest| guest.ledger.unanswered),
        acknowledged: audit.acknowledged,
        lost: audit.lost,
        soak: soaked,
        hostile,
        options,
    };
    if report.is_good() {
        house.throw_away()?;
    } else {
        eprintln!("load: the data stays in {}", house.data().display());
    }
    Ok(report)
}

/// One party for each table, the games in turn. Also says how many guests that makes.
fn invite(world: &Arc<World>, games: &[GamePlayed], tables: usize) -> (JoinSet<Result<Vec<Guest>>>, usize) {
    let mut parties = JoinSet::new();
    let mut first = 0;
    for (nth, game) in games.iter().cycle().take(tables).enumerate() {
        let (world, game) = (Arc::clone(world), game.clone());
        let seats = game.seats;
        parties.spawn(async move {
            let party = party::play(&world, nth, first, &game).await;
            party.with_context(|| format!("table {nth}, {}", game.id))
        });
        first += seats;
    }
    (parties, first)
}

/// Plays for that long and kills the house several times.
async fn soak(house: &mut House, play: Duration) -> Result<Soak> {
    let start = tokio::time::Instant::now();
    let early = EARLY.0.min(play.mul_f64(EARLY.1));
    sleep_until(start + early).await;
    let memory_early = house.memory()?;
    for share in KILLS {
        sleep_until(start + play.mul_f64(share)).await;
        eprintln!("load: kill -9");
        house.crash().await?;
    }
    sleep_until(start + play).await;
    Ok(Soak { kills: KILLS.len(), early, memory_early })
}
