//! `parlour bench`: how fast things are on this machine, as a table or as JSON. Numbers are reported, never
//! judged.

mod chase;
mod checkers;
mod clue;
mod deduction;
mod endings;
mod log;
mod machine;
mod times;

use crate::args::BenchArgs;
use crate::fault::Fault;
use crate::tables;
use crate::words::Line;
use machine::Machine;
use serde::Serialize;
use std::io::Write;
use times::Times;

/// Something that can be measured.
struct Bench {
    name: &'static str,
    about: &'static str,
    run: fn() -> Result<Vec<Group>, Fault>,
}

const BENCHES: [Bench; 5] = [
    Bench {
        name: "checkers",
        about: "Checkers: the engine on fixed positions to a fixed depth; the node count is its behaviour",
        run: checkers::run,
    },
    Bench {
        name: "deduction",
        about: "Clue: where every card is, and what to suggest, on random games of 3 to 6 players",
        run: deduction::run,
    },
    Bench {
        name: "checkers-tables",
        about: "Checkers: endgame tables, looked up at random",
        run: endings::run,
    },
    Bench {
        name: "clue",
        about: "Clue and Clue-less: how long the classic computer takes per move, in whole games",
        run: clue::run,
    },
    Bench {
        name: "scotland-yard",
        about: "Scotland Yard: playouts and joint plans of the master computer, on random games",
        run: chase::run,
    },
];

/// Measurements of one sort.
#[derive(Serialize)]
struct Group {
    what: String,
    #[serde(flatten)]
    times: Times,
    /// How many of what was measured fit into a second, by the median, where that is the usual way to tell it.
    #[serde(skip_serializing_if = "Option::is_none")]
    per_second: Option<f64>,
    /// How many positions were looked at, where that is the same every time: a change of behaviour shows here.
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
}

#[derive(Serialize)]
struct Report {
    bench: &'static str,
    build: &'static str,
    machine: Machine,
    groups: Vec<Group>,
}

pub(crate) fn run(args: &BenchArgs) -> Result<(), Fault> {
    if let Some(data) = &args.data {
        tables::install(data).print();
    }
    let text = match &args.name {
        None => list(args)?,
        Some(name) => {
            let report = measure(name)?;
            if args.json { serde_json::to_string(&report)? + "\n" } else { report.table() }
        }
    };
    Ok(crate::print::Output.write_all(text.as_bytes())?)
}

fn list(args: &BenchArgs) -> Result<String, Fault> {
    if args.json {
        let names: Vec<&str> = BENCHES.iter().map(|bench| bench.name).collect();
        return Ok(serde_json::to_string(&serde_json::json!({ "benches": names }))? + "\n");
    }
    Ok(BENCHES.iter().map(|bench| format!("{:<15} {}\n", bench.name, bench.about)).collect())
}

fn measure(name: &str) -> Result<Report, Fault> {
    let Some(bench) = BENCHES.iter().find(|bench| bench.name == name) else {
        let benches = BENCHES.iter().map(|bench| bench.name).collect();
        return Err(Fault::Usage(Line::NoSuchBench { name: name.to_owned(), benches }.to_string()));
    };
    let build = if cfg!(debug_assertions) { "debug" } else { "release" };
    Ok(Report { bench: bench.name, build, machine: Machine::here(), groups: (bench.run)()? })
}

impl Report {
    fn table(&self) -> String {
        let mut text = format!("{}: {} build, {}\n", self.bench, self.build, self.machine);
        text += &format!("{:<44} {:>6} {:>8} {:>8} {:>8}  ms\n", "", "count", "median", "p90", "worst");
        for Group { what, times, per_second, nodes } in &self.groups {
            text += &format!(
                "{what:<44} {:>6} {:>8.3} {:>8.3} {:>8.3}",
                times.count, times.median_ms, times.p90_ms, times.worst_ms
            );
            text += &per_second.map_or_else(String::new, |many| format!("  {many:.0} a second"));
            text += &nodes.map_or_else(String::new, |nodes| format!("  {nodes} nodes"));
            text.push('\n');
        }
        text
    }
}
