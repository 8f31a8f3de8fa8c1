//! Tunes the engine's evaluation; see `docs/brains.md`.
//!
//! ```text
//! cargo run --release -p checkers-ai --example tune -- play --games 10000 --seed 1 > games.txt
//! cargo run --release -p checkers-ai --example tune -- fit < games.txt > new.bin
//! cargo run --release -p checkers-ai --example tune -- compare new.bin games/checkers/ai/src/engine/weights.bin
//! ```

mod compare;
mod fit;
mod play;
mod sample;

use checkers_ai::engine::tuning::Weights;
use std::io::{Write, stdin, stdout};
use std::process::ExitCode;

const USAGE: &str = "\
tune play [--games N] [--seed N] [--nodes N] > games.txt
tune fit [--rounds N] < games.txt > weights.bin
tune compare ONE.bin OTHER.bin [--games N] [--seed N] [--nodes N]";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Some(()) => ExitCode::SUCCESS,
        None => {
            eprintln!("{USAGE}");
            ExitCode::FAILURE
        }
    }
}

/// Does what the words say; `None` if they say nothing.
fn run(words: &[String]) -> Option<()> {
    let option = |name: &str, usual: u64| match words.iter().position(|word| word == name) {
        None => Some(usual),
        Some(at) => words.get(at + 1)?.parse().ok(),
    };
    let (games, seed, nodes) = (option("--games", 1000)?, option("--seed", 1)?, option("--nodes", 1000)?);
    match words.first()?.as_str() {
        "play" => {
            for number in 0..games {
                let (_, samples) = play::game(play::opening(seed, number), [Weights::BUILT_IN; 2], nodes);
                samples.iter().for_each(|sample| println!("{sample}"));
            }
        }
        "fit" => {
            let samples: Vec<_> = stdin().lines().map(|line| sample::read(&line.expect("text"))).collect();
            stdout().write_all(&fit::fit(&samples, option("--rounds", 8)?)).expect("somewhere to write to");
        }
        "compare" => {
            compare::compare([read(words.get(1)?)?, read(words.get(2)?)?], games, seed, nodes);
        }
        _ => return None,
    }
    Some(())
}

#[expect(clippy::disallowed_methods, reason = "a program of its own may read what it is told to")]
fn read(path: &str) -> Option<Weights> {
    Weights::read(std::fs::read(path).ok()?)
}
