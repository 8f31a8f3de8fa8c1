//! Lines of standard input, and the end of it, which ends everything.

use anyhow::Result;
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::spawn;
use std::time::{Duration, Instant};

pub(super) struct Inbox {
    lines: Receiver<String>,
    /// Came while something else was done.
    waiting: VecDeque<String>,
}

/// Standard input has ended.
#[derive(Debug)]
pub(super) struct Ended;

impl std::fmt::Display for Ended {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("standard input has ended")
    }
}

impl std::error::Error for Ended {}

impl Inbox {
    pub(super) fn of_stdin() -> Self {
        let (sender, lines) = channel();
        spawn(move || {
            for line in std::io::stdin().lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Self { lines, waiting: VecDeque::new() }
    }

    /// The next line, if one comes in this time.
    ///
    /// # Errors
    /// [`Ended`]
    pub(super) fn next(&mut self, limit: Duration) -> Result<Option<String>> {
        if let Some(line) = self.waiting.pop_front() {
            return Ok(Some(line));
        }
        match self.lines.recv_timeout(limit) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(Ended.into()),
        }
    }

    /// Waits, and leaves lines for later.
    ///
    /// # Errors
    /// [`Ended`]
    pub(super) fn sleep(&mut self, time: Duration) -> Result<()> {
        let until = Instant::now() + time;
        loop {
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => self.waiting.push_back(line),
                Err(RecvTimeoutError::Timeout) => return Ok(()),
                Err(RecvTimeoutError::Disconnected) => return Err(Ended.into()),
            }
        }
    }
}
