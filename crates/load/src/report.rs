//! The report of a run, as text and JSON.

use crate::audit::Audit;
use crate::figures::{Spread, micros_per, millis, rate, to_hundredths};
use crate::guest::Guest;
use crate::hostile::{self, Hostile};
use crate::house::PartTime;
use crate::options::Options;
use crate::round::Round;
use serde_json::{Value, json};
use std::time::Duration;

#[derive(Debug)]
pub(crate) struct Report {
    pub(crate) options: Options,
    pub(crate) games: Vec<String>,
    pub(crate) guests: usize,
    pub(crate) matches: usize,
    /// How long was played, by the clock.
    pub(crate) time: Duration,
    /// CPU time of each part of the house meanwhile; none after faults.
    pub(crate) cpu: Vec<PartTime>,
    pub(crate) moves: usize,
    pub(crate) answers: Spread,
    pub(crate) first_frames: Spread,
    pub(crate) first_frames_after_restart: Spread,
    pub(crate) idle_sockets: usize,
    pub(crate) bytes_per_idle_socket: Option<u64>,
    /// Memory of the house at the end, in bytes.
    pub(crate) memory: u64,
    pub(crate) restarts: Spread,
    pub(crate) disconnects: usize,
    pub(crate) too_fast: usize,
    pub(crate) refused: Vec<String>,
    pub(crate) unanswered: usize,
    pub(crate) acknowledged: usize,
    pub(crate) lost: usize,
    pub(crate) soak: Option<Soak>,
    pub(crate) hostile: Option<Hostile>,
    /// Faults of the cluster, with an audit after each.
    pub(crate) faults: usize,
}

/// Results of a soak.
#[derive(Debug)]
pub(crate) struct Soak {
    pub(crate) kills: usize,
    /// When the first look at the memory was taken.
    pub(crate) early: Duration,
    pub(crate) memory_early: u64,
}

impl Report {
    /// `audit` is the last one, of all rounds. `starts`: how long each start of the house took.
    pub(crate) fn new(
        options: Options,
        games: Vec<String>,
        rounds: Vec<Round>,
        audit: Audit,
        starts: Vec<Duration>,
    ) -> Self {
        let guests: Vec<&Guest> = rounds.iter().flat_map(|round| &round.guests).collect();
        let sum = |count: fn(&Guest) -> usize| guests.iter().map(|guest| count(guest)).sum::<usize>();
        let audits = rounds.iter().filter_map(|round| round.audit.as_ref());
        let (faults, lost) =
            audits.fold((0, audit.lost), |(count, lost), audit| (count + 1, lost + audit.lost));
        let answers = guests.iter().flat_map(|guest| guest.ledger.answers.iter().copied()).collect();
        let first_frames = rounds.iter().flat_map(|round| round.idle.first_frames.iter().copied()).collect();
        let mut report = Self {
            games,
            guests: guests.len(),
            matches: sum(Guest::matches_hosted),
            time: rounds.iter().map(|round| round.time).sum(),
            cpu: Vec::new(),
            moves: sum(|guest| guest.ledger.moves),
            answers: Spread::of(answers),
            first_frames: Spread::of(first_frames),
            first_frames_after_restart: Spread::of(audit.first_frames),
            idle_sockets: rounds.iter().map(|round| round.idle.sockets).sum(),
            bytes_per_idle_socket: rounds.iter().find_map(|round| round.idle.bytes),
            memory: rounds.last().map_or(0, |round| round.memory),
            restarts: Spread::of(starts),
            disconnects: sum(|guest| guest.ledger.disconnects),
            too_fast: sum(|guest| guest.ledger.too_fast),
            refused: guests.iter().flat_map(|guest| guest.ledger.refused.iter().cloned()).collect(),
            unanswered: sum(|guest| guest.ledger.unanswered),
            acknowledged: audit.acknowledged,
            lost,
            soak: None,
            hostile: None,
            faults,
            options,
        };
        // Only rounds with faults are more than one, and these have nothing of the following.
        if let Some(round) = rounds.into_iter().next() {
            (report.cpu, report.soak, report.hostile) = (round.cpu, round.soak, round.hostile);
        }
        report
    }

    /// CPU time of all that is the house. A proxy only stands before it.
    fn cpu_of_house(&self) -> Duration {
        self.cpu.iter().filter(|part| part.name != "proxy").map(|part| part.time).sum()
    }

    /// Whether everything acknowledged was found, and every request answered.
    pub(crate) fn is_good(&self) -> bool {
        self.lost == 0 && self.unanswered == 0 && self.refused.is_empty() && self.too_costly().is_empty()
    }

    /// The failure message if hostile sockets cost too much; otherwise empty.
    pub(crate) fn too_costly(&self) -> String {
        match &self.hostile {
            Some(hostile) if hostile.growth() >= hostile::MOST => {
                format!("hostile sockets cost {}, ", megabytes(hostile.growth()))
            }
            _ => String::new(),
        }
    }

    pub(crate) fn json(&self) -> Value {
        let soak = self.soak.as_ref().map(|soak| {
            json!({
                "kills": soak.kills,
                "early_seconds": to_hundredths(soak.early.as_secs_f64()),
                "memory_early_bytes": soak.memory_early,
                "memory_end_bytes": self.memory,
                "memory_ratio": to_hundredths(self.memory as f64 / soak.memory_early as f64),
            })
        });
        let hostile = self.hostile.as_ref().map(|hostile| {
            json!({
                "sockets": hostile.sockets,
                "memory_before_bytes": hostile.memory_before,
                "memory_peak_bytes": hostile.memory_peak,
                "memory_growth_bytes": hostile.growth(),
            })
        });
        let of = |part: &PartTime| (part.name.clone(), json!(micros_per(self.moves, part.time)));
        let cpu: serde_json::Map<_, _> = self.cpu.iter().map(of).collect();
        json!({
            "games": self.games,
            "nodes": self.options.nodes,
            "faults": self.faults,
            "tables": self.options.tables,
            "guests": self.guests,
            "matches": self.matches,
            "think_ms": self.options.think.as_millis() as u64,
            "seed": self.options.seed,
            "seconds": to_hundredths(self.time.as_secs_f64()),
            "moves": self.moves,
            "moves_per_second": rate(self.moves, self.time),
            "cpu_seconds": to_hundredths(self.cpu_of_house().as_secs_f64()),
            "moves_per_cpu_second": rate(self.moves, self.cpu_of_house()),
            "cpu_us_per_move": micros_per(self.moves, self.cpu_of_house()),
            "cpu_us_per_move_of": cpu,
            "latency_ms": self.answers.json(),
            "first_frame_ms": self.first_frames.json(),
            "first_frame_after_restart_ms": self.first_frames_after_restart.json(),
            "idle_sockets": self.idle_sockets,
            "bytes_per_idle_socket": self.bytes_per_idle_socket,
            "memory_bytes": self.memory,
            "restart_ms": self.restarts.json(),
            "broken_lines": self.disconnects,
            "too_fast": self.too_fast,
            "refused": self.refused.len(),
            "unanswered": self.unanswered,
            "acknowledged": self.acknowledged,
            "lost": self.lost,
            "soak": soak,
            "hostile": hostile,
        })
    }

    pub(crate) fn text(&self) -> String {
        let per = |rate: Option<f64>| rate.map_or("?".to_owned(), |rate| format!("{rate:.0}"));
        let mut lines = vec![
            format!(
                "{} tables of {}, {} guests, {} ms to think, {:.1} s, {} matches",
                self.options.tables,
                self.games.join(", "),
                self.guests,
                self.options.think.as_millis(),
                self.time.as_secs_f64(),
                self.matches
            ),
            row("moves", &format!("{}, {} a second", self.moves, per(rate(self.moves, self.time)))),
            self.cpu_row(),
        ];
        lines.extend(self.parts_row());
        lines.extend([
            row("action to done", &times(&self.answers)),
            row("connect to first frame", &times(&self.first_frames)),
            row("the same after kill -9", &times(&self.first_frames_after_restart)),
            row("start until it answers", &times(&self.restarts)),
            row("memory", &megabytes(self.memory)),
        ]);
        if self.faults > 0 {
            lines.push(row("faults", &format!("{}, after each of which all was looked for", self.faults)));
        }
        if let Some(bytes) = self.bytes_per_idle_socket {
            let weight = format!("{:.1} kB of {} sockets", bytes as f64 / 1000.0, self.idle_sockets);
            lines.push(row("an idle socket", &weight));
        }
        let trouble = format!(
            "{} broken lines, {} told to wait, {} refused, {} unanswered",
            self.disconnects,
            self.too_fast,
            self.refused.len(),
            self.unanswered
        );
        lines.push(row("on the way", &trouble));
        lines.extend(self.refused.iter().take(5).map(|refusal| row("refused", refusal)));
        if let Some(soak) = &self.soak {
            let growth = self.memory as f64 / soak.memory_early as f64;
            let (early, then, now) =
                (soak.early.as_secs_f64(), megabytes(soak.memory_early), megabytes(self.memory));
            lines.push(row(
                "soak",
                &format!(
                    "{} kill -9; {then} after {early:.0} s, {now} at the end: {growth:.2} times",
                    soak.kills
                ),
            ));
        }
        if let Some(hostile) = &self.hostile {
            let Hostile { sockets, memory_before, memory_peak } = hostile;
            let (before, peak) = (megabytes(*memory_before), megabytes(*memory_peak));
            let cost = megabytes(hostile.growth());
            lines
                .push(row("hostile", &format!("{sockets} sockets; {before} before, {peak} at most: {cost}")));
        }
        lines.push(row("acknowledged", &format!("{}, of which lost: {}", self.acknowledged, self.lost)));
        lines.join("\n")
    }
}

impl Report {
    fn cpu_row(&self) -> String {
        let cpu = self.cpu_of_house();
        match (micros_per(self.moves, cpu), rate(self.moves, cpu)) {
            (Some(micros), Some(rate)) => row(
                "CPU of the house",
                &format!("{:.2} s, {rate:.0} moves a CPU-second, {micros:.0} µs a move", cpu.as_secs_f64()),
            ),
            _ => row("CPU of the house", "not measured"),
        }
    }

    /// Where the CPU time of a cluster goes.
    fn parts_row(&self) -> Option<String> {
        let part = |part: &PartTime| {
            let micros = micros_per(self.moves, part.time).unwrap_or_default();
            format!("{} {:.2} s = {micros:.0} µs a move", part.name, part.time.as_secs_f64())
        };
        let parts: Vec<_> = self.cpu.iter().map(part).collect();
        (parts.len() > 1).then(|| row("by part", &parts.join(", ")))
    }
}

fn row(name: &str, value: &str) -> String {
    format!("{name:<24}{value}")
}

fn times(spread: &Spread) -> String {
    if spread.count == 0 {
        return "not measured".to_owned();
    }
    let Spread { count, p50, p99, max } = *spread;
    format!("p50 {:.2} ms, p99 {:.2} ms, max {:.2} ms ({count} times)", millis(p50), millis(p99), millis(max))
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    fn report() -> Report {
        Report {
            options: Options::parse_from(["load", "--tables", "2", "--think", "50"]),
            games: vec!["go".into()],
            guests: 4,
            matches: 2,
            time: Duration::from_secs(10),
            cpu: vec![part("house", 500)],
            moves: 1000,
            answers: Spread::of(vec![Duration::from_millis(3)]),
            first_frames: Spread::default(),
            first_frames_after_restart: Spread::default(),
            idle_sockets: 100,
            bytes_per_idle_socket: Some(12_345),
            memory: 22_000_000,
            restarts: Spread::default(),
            disconnects: 0,
            too_fast: 0,
            refused: Vec::new(),
            unanswered: 0,
            acknowledged: 1000,
            lost: 0,
            soak: None,
            hostile: None,
            faults: 0,
        }
    }

    fn part(name: &str, millis: u64) -> PartTime {
        PartTime { name: name.into(), time: Duration::from_millis(millis) }
    }

    #[test]
    fn a_cluster_tells_the_time_of_each_part_and_the_proxy_is_none_of_the_house() {
        let cpu = vec![part("node-1", 300), part("nats", 50), part("postgres", 150), part("proxy", 400)];
        let report = Report { cpu, ..report() };
        assert_eq!(report.json()["cpu_us_per_move"], 500.0);
        assert_eq!(report.json()["cpu_us_per_move_of"]["nats"], 50.0);
        assert!(report.text().contains("2000 moves a CPU-second, 500 µs a move"));
        assert!(report.text().contains("node-1 0.30 s = 300 µs a move, nats 0.05 s = 50 µs a move"));
        let after_faults = Report { cpu: Vec::new(), faults: 2, ..report };
        assert!(after_faults.text().contains("not measured") && after_faults.text().contains("faults"));
    }

    #[test]
    fn who_never_listens_may_cost_so_much_and_no_more() {
        let hostile = |peak| Some(Hostile { sockets: 1000, memory_before: 40_000_000, memory_peak: peak });
        let cheap = Report { hostile: hostile(150_000_000), ..report() };
        assert!(cheap.is_good());
        assert!(cheap.text().contains("1000 sockets; 40.0 MB before, 150.0 MB at most: 110.0 MB"));
        assert_eq!(cheap.json()["hostile"]["memory_growth_bytes"], 110_000_000);
        let costly = Report { hostile: hostile(340_000_000), ..report() };
        assert!(!costly.is_good() && costly.too_costly().contains("300.0 MB"));
    }

    #[test]
    fn rates_are_by_the_clock_and_by_the_processor() {
        let report = report();
        let json = report.json();
        assert_eq!(
            (&json["moves_per_second"], &json["moves_per_cpu_second"]),
            (&json!(100.0), &json!(2000.0))
        );
        assert_eq!((&json["lost"], &json["latency_ms"]["p99"]), (&json!(0), &json!(3.0)));
        let text = report.text();
        for part in ["1000, 100 a second", "2000 moves a CPU-second", "12.3 kB of 100 sockets", "lost: 0"] {
            assert!(text.contains(part), "{part} in {text}");
        }
    }

    #[test]
    fn a_soak_compares_the_memory() {
        let soak = Soak { kills: 3, early: Duration::from_secs(120), memory_early: 20_000_000 };
        let report = Report { soak: Some(soak), ..report() };
        assert_eq!(report.json()["soak"]["memory_ratio"], 1.1);
        assert!(report.text().contains("3 kill -9; 20.0 MB after 120 s, 22.0 MB at the end: 1.10 times"));
    }

    #[test]
    fn a_loss_a_refusal_and_a_silence_are_not_good() {
        assert!(report().is_good());
        assert!(!Report { lost: 1, ..report() }.is_good());
        assert!(!Report { unanswered: 1, ..report() }.is_good());
        assert!(!Report { refused: vec!["rule".into()], ..report() }.is_good());
    }
}
