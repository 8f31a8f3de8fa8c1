//! Tunes the engine's evaluation; see `docs/brains.md`.
//!
//! ```text
//! cargo run --release -p checkers-ai --example tune -- play --games 4000 --seed 1 > games.txt
//! cargo run --release -p checkers-ai --example tune -- fit < games.txt > games/checkers/ai/src/engine/weights.bin
//! ```

mod fit;
mod play;
mod sample;

use std::io::{Write, stdin, stdout};
use std::process::ExitCode;

const USAGE: &str = "tune play [--games N] [--seed N] [--nodes N] > games.txt\ntune fit [--rounds N] < games.txt > weights.bin";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str, usual: u64| match words.iter().position(|word| word == name) {
        None => Some(usual),
        Some(at) => words.get(at + 1)?.parse().ok(),
    };
    let done = match words.first().map(String::as_str) {
        Some("play") => option("--games", 1000).zip(option("--seed", 1)).zip(option("--nodes", 1000)).map(
            |((games, seed), nodes)| {
                for game in 0..games {
                    for sample in play::game(seed, game, nodes) {
                        println!("{sample}");
                    }
                }
            },
        ),
        Some("fit") => option("--rounds", 12).map(|rounds| {
            let samples: Vec<_> = stdin().lines().map(|line| sample::read(&line.expect("text"))).collect();
            let weights = fit::fit(&samples, rounds);
            stdout().write_all(&weights).expect("somewhere to write to");
        }),
        _ => None,
    };
    match done {
        Some(()) => ExitCode::SUCCESS,
        None => {
            eprintln!("{USAGE}");
            ExitCode::FAILURE
        }
    }
}
