//! One search, on a thread of its own.

use super::level::Level;
use super::{say, text};
use checkers_ai::engine::{Engine, PlayedLine, Report};
use parlour_game::Cancel;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Instant;

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// A move to play.
    Think,
    /// Using the opponent's time.
    Ponder,
    /// Finding out about a position.
    Analyze,
}

/// Where only one move is legal, looking so deep is enough to tell the answer that is expected.
const DEPTH_OF_FORCED_MOVES: u8 = 6;

/// A search that runs, or has just ended.
pub(super) struct Search {
    mode: Mode,
    cancel: Cancel,
    /// Set by the search before it prints its move, or by whoever silences it, whichever is first. So the search has
    /// ended when its move has been read.
    settled: Arc<AtomicBool>,
    thread: JoinHandle<Engine>,
}

impl Search {
    pub(super) fn start(mut engine: Engine, line: PlayedLine, level: Level, mode: Mode) -> Self {
        let level = if mode == Mode::Ponder { Level::INFINITE } else { level };
        let cancel = Cancel::default();
        let settled = Arc::new(AtomicBool::new(false));
        let has_say = Arc::clone(&settled);
        let budget = level.budget(cancel.clone());
        let thread = std::thread::spawn(move || {
            let since = Instant::now();
            let is_forced = mode == Mode::Think && line.position().moves().len() == 1;
            let depth = if is_forced { level.depth.min(DEPTH_OF_FORCED_MOVES) } else { level.depth };
            let report = engine.think_to(&line, &budget, depth, &mut |report| say(&info(report, since)));
            if !has_say.swap(true, Ordering::AcqRel) {
                say(&done(&report));
            }
            engine
        });
        Self { mode, cancel, settled, thread }
    }

    pub(super) fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether it has ended by itself.
    pub(super) fn is_over(&self) -> bool {
        self.settled.load(Ordering::Acquire)
    }

    /// Ends it; it prints its move.
    pub(super) fn stop(self) -> Engine {
        self.cancel.raise();
        self.thread.join().expect("the engine does not panic")
    }

    /// Ends it without a word; `false` if its move was told already.
    pub(super) fn hush(self) -> (Engine, bool) {
        let is_silent = !self.settled.swap(true, Ordering::AcqRel);
        (self.stop(), is_silent)
    }
}

fn info(report: &Report, since: Instant) -> String {
    let seconds = since.elapsed().as_secs_f64();
    let speed = report.nodes as f64 / seconds.max(1e-6) / 1e6;
    let line: Vec<String> = report.line.iter().map(text::write_move).collect();
    format!(
        "info depth={} score={} nodes={} time={seconds:.3} nps={speed:.2} pv=\"{}\"",
        report.depth,
        text::write_score(report.score),
        report.nodes,
        line.join(" ")
    )
}

fn done(report: &Report) -> String {
    let ponder = report.line.get(1).map(|move_| format!(" ponder={}", text::write_move(move_)));
    format!("done move={}{}", text::write_move(&report.best), ponder.unwrap_or_default())
}
