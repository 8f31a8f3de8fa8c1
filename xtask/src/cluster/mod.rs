//! `cargo xtask cluster`: a house of several nodes on this machine, whose parts can be killed and frozen.
//!
//! Two processes: the one that was called builds and installs what is missing and passes its input on; the other one,
//! which Ctrl-C does not reach, runs the house until that input ends. So all parts end however the first one does.

mod fault;
mod house;
mod inbox;
mod options;
mod part;
mod proxy;
mod tables;

use crate::packages::service;
use crate::{build, cargo, postgres};
use anyhow::{Context, Result, ensure};
use fault::{Dice, Fault};
use house::House;
use inbox::{Ended, Inbox};
use options::{COMMANDS, HELP, Options};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The first word of the inner process.
pub(crate) const WITHIN: &str = "cluster-within";

/// Chaos comes at the earliest after so many seconds, and so many more at the latest.
const CALM: (u64, u64) = (10, 11);

/// What is run.
struct Programs {
    node: PathBuf,
    proxy: PathBuf,
    has_bus: bool,
}

impl Programs {
    fn find(options: &Options) -> Result<Self> {
        let node = match &options.binary {
            Some(path) => std::path::absolute(path)?,
            None => cargo::binary("release")?,
        };
        ensure!(node.is_file(), "there is no {}", node.display());
        Ok(Self { node, proxy: service("haproxy")?, has_bus: options.has_bus })
    }
}

/// Builds and installs what is missing, then runs the house in another process.
pub(crate) fn cluster(words: &[&str]) -> Result<()> {
    if words.iter().take_while(|&&word| word != "--").any(|word| ["--help", "-h"].contains(word)) {
        println!("{HELP}");
        return Ok(());
    }
    let options = Options::read(words)?;
    if options.binary.is_none() {
        build::build()?;
    }
    // Here, where a package manager may ask for a password.
    postgres::install_programs()?;
    service("haproxy")?;
    if options.has_bus {
        service("nats-server")?;
    }
    let mut within = Command::new(std::env::current_exe()?);
    within.arg(WITHIN).args(words).stdin(Stdio::piped());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut within, 0);
    let mut within = within.spawn()?;
    let mut pipe = within.stdin.take().context("it was started with a pipe")?;
    std::thread::spawn(move || std::io::copy(&mut std::io::stdin(), &mut pipe));
    let status = within.wait()?;
    std::process::exit(status.code().unwrap_or(1));
}

/// Runs the house until standard input ends.
pub(crate) fn within(words: &[&str]) -> Result<()> {
    let options = Options::read(words)?;
    let mut inbox = Inbox::of_stdin();
    let result = run(&options, &mut inbox);
    match result {
        Err(error) if error.is::<Ended>() => {
            println!("Everything is stopped.");
            Ok(())
        }
        other => other,
    }
}

fn run(options: &Options, inbox: &mut Inbox) -> Result<()> {
    let programs = Programs::find(options)?;
    let mut house = House::start(&programs, options.nodes, &options.more, inbox)?;
    house.print()?;
    let mut chaos = options.is_chaotic.then(|| Chaos::new(options.seed));
    loop {
        if let Some(line) = inbox.next(Duration::from_secs(1))? {
            obey(&mut house, &line, inbox)?;
        }
        house.look_after()?;
        if let Some(chaos) = chaos.as_mut().filter(|chaos| chaos.next <= Instant::now()) {
            let fault = chaos.dice.fault(house.nodes());
            house.suffer(fault, inbox)?;
            chaos.calm();
        }
    }
}

fn obey(house: &mut House, line: &str, inbox: &mut Inbox) -> Result<()> {
    match line.trim() {
        "" => house.print(),
        "keep" => {
            house.keep();
            Ok(())
        }
        other => match other.parse::<Fault>() {
            Ok(fault) => house.suffer(fault, inbox),
            Err(()) => {
                println!("I do not know `{}`. {COMMANDS}", other.trim());
                Ok(())
            }
        },
    }
}

/// One fault after the other, with time between them.
struct Chaos {
    dice: Dice,
    next: Instant,
}

impl Chaos {
    fn new(seed: u64) -> Self {
        let mut chaos = Self { dice: Dice::new(seed), next: Instant::now() };
        chaos.calm();
        chaos
    }

    fn calm(&mut self) {
        let (least, more) = CALM;
        self.next = Instant::now() + Duration::from_secs(least + self.dice.below(more));
    }
}
