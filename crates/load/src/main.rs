//! `cargo xtask load`: plays many tables over real sockets and measures the server.
//!
//! The house is a process of its own, or several, and is asked nothing but what any guest may ask; its time and memory are
//! read from `/proc`. What is told as acknowledged is checked against the log after a `kill -9`.

mod audit;
mod client;
mod cluster;
mod dice;
mod families;
mod fault;
mod figures;
mod front;
mod guest;
mod hostile;
mod house;
mod idle;
mod options;
mod party;
mod process;
mod record;
mod report;
mod round;
mod single;
mod wire;
mod world;

use anyhow::{Result, bail, ensure};
use clap::Parser;
use guest::Guest;
use house::House;
use options::Options;
use report::Report;

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
    let mut house = House::open(&options).await?;
    let games = party::games(house.front()?, options.game.as_deref()).await?;
    let mut rounds = Vec::new();
    for nth in 0..options.rounds() {
        rounds.push(round::play(&mut house, &options, &games, nth).await?);
    }

    eprintln!("load: what was acknowledged is looked for in the log");
    house.crash().await?;
    let guests: Vec<&Guest> = rounds.iter().flat_map(|round| &round.guests).collect();
    let audit = audit::audit(guests.iter().copied()).await?;
    let starts = house.starts();
    let games = games.into_iter().map(|game| game.id).collect();
    let report = Report::new(options, games, rounds, audit, starts);
    if report.is_good() {
        house.throw_away()?;
    } else {
        house.keep();
        eprintln!("load: the data stays in {}", house.data().display());
    }
    Ok(report)
}
