//! `parlour analyse`: where a game of checkers was won and lost, as a table or JSON on standard output.

use crate::args::AnalyseArgs;
use crate::fault::Fault;
use crate::print::say;
use crate::tables;
use crate::words::{Label, Line, shown};
use anyhow::Context;
use checkers_ai::engine::{Engine, PlayedLine, Score, Size};
use checkers_ai::review::{Mistake, Review, review};
use checkers_rules::pdn::{self, Record};
use checkers_rules::{Move, Position, Side, write_move};
use indicatif::{ProgressBar, ProgressStyle};
use parlour_game::Budget;
use parlour_voice::Quoted;
use serde::Serialize;
use std::io::Read;
use std::path::Path;

/// What the engine remembers while it looks at one move.
const MEMORY: usize = 16;
/// So many moves of the best line are printed.
const LINE: usize = 6;

pub(crate) fn run(args: &AnalyseArgs) -> Result<(), Fault> {
    tables::install(&args.data).print();
    let text = read(&args.file).with_context(|| Line::UnreadableFile { file: shown(&args.file) })?;
    let record = pdn::read(&text, args.game).with_context(|| args.file.display().to_string())?;
    let budget = || args.think.map_or_else(|| Budget::nodes(args.nodes), Budget::time);
    let analysis = Analysis::of(&record, &budget)?;
    if args.json {
        say!("{}", serde_json::to_string(&analysis)?);
    } else {
        analysis.print();
    }
    Ok(())
}

/// The text of a file, as much of it as may be read. Old files are not always UTF-8; that concerns names only.
fn read(path: &Path) -> std::io::Result<String> {
    let mut bytes = Vec::new();
    let most = pdn::LONGEST_TEXT as u64 + 1;
    if path.as_os_str() == "-" {
        std::io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        std::fs::File::open(path)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[derive(Serialize)]
struct Analysis {
    black: Option<String>,
    white: Option<String>,
    start: String,
    result: String,
    plies: Vec<Ply>,
    sides: [Sum; 2],
}

/// A move that was made. Scores are those of its side.
#[derive(Serialize)]
struct Ply {
    number: usize,
    side: Side,
    played: String,
    played_score: ScoreText,
    /// With the best move.
    score: ScoreText,
    best: String,
    line: Vec<String>,
    loss: u16,
    mistake: Option<Mistake>,
}

#[derive(Serialize)]
struct ScoreText {
    text: String,
    centi: i32,
    plies: Option<i32>,
}

/// How a side has played.
#[derive(Serialize)]
struct Sum {
    side: Side,
    moves: usize,
    /// In hundredths of a man, over all its moves.
    average_loss: f64,
    inaccuracies: usize,
    mistakes: usize,
    blunders: usize,
}

impl Analysis {
    fn of(record: &Record, budget: &dyn Fn() -> Budget) -> Result<Self, Fault> {
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} ({eta})")?;
        // Drawn on standard error, and only where a person is watching.
        let bar = ProgressBar::new(record.moves.len() as u64).with_style(style);
        let mut line = PlayedLine::new(record.start);
        let mut found = Vec::new();
        for played in &record.moves {
            // A new engine for every move: each answer stands for itself, whichever was asked for before.
            let mut engine = Engine::new(Size::mebibytes(MEMORY));
            found.push((line.position(), review(&mut engine, &line, played, budget)));
            line.play(played);
            bar.inc(1);
        }
        bar.finish_and_clear();
        let plies = found.iter().enumerate();
        Ok(Self {
            black: record.tag("Black").map(str::to_owned),
            white: record.tag("White").map(str::to_owned),
            start: record.start.to_string(),
            result: record.result.to_string(),
            plies: plies
                .map(|(ply, (position, found))| Ply::new(record.number(ply), *position, found))
                .collect(),
            sides: Side::BOTH.map(|side| Sum::of(side, &found)),
        })
    }

    fn print(&self) {
        let name = |name: &Option<String>| name.clone().unwrap_or_else(|| Line::Someone.to_string());
        let (black, white) = (name(&self.black), name(&self.white));
        say!("{}", Line::Analysis { black, white, result: self.result.clone() });
        say!("{:<6} {:<10} {:>10}", "", Label::LabelMove.to_string(), Label::LabelScore.to_string());
        for ply in &self.plies {
            let number = match ply.side {
                Side::Black => format!("{}.", ply.number),
                Side::White => format!("{}...", ply.number),
            };
            let verdict = ply.mistake.map(|mistake| {
                let line = ply.line[..ply.line.len().min(LINE)].join(" ");
                let loss = format!("{:.2}", f64::from(ply.loss) / 100.0);
                format!("   {}", Line::Slip { mistake: Quoted::of(&mistake), loss, line })
            });
            let row = format!(
                "{number:<6} {:<10} {:>10}{}",
                ply.played,
                ply.played_score.text,
                verdict.unwrap_or_default()
            );
            say!("{}", row.trim_end());
        }
        for Sum { side, moves, average_loss, inaccuracies, mistakes, blunders } in &self.sides {
            say!(
                "{}",
                Line::SideSum {
                    side: *side,
                    moves: *moves,
                    loss: format!("{average_loss:.1}"),
                    inaccuracies: *inaccuracies,
                    mistakes: *mistakes,
                    blunders: *blunders,
                }
            );
        }
    }
}

impl Ply {
    fn new(number: usize, position: Position, found: &Review) -> Self {
        Self {
            number,
            side: position.to_move(),
            played: write_move(position, &found.played),
            played_score: found.played_score.into(),
            score: found.score.into(),
            best: write_move(position, &found.best),
            line: write_line(position, &found.line),
            loss: found.loss,
            mistake: found.mistake,
        }
    }
}

impl From<Score> for ScoreText {
    fn from(score: Score) -> Self {
        Self { text: score.to_string(), centi: score.centi(), plies: score.mate_in() }
    }
}

fn write_line(mut position: Position, line: &[Move]) -> Vec<String> {
    let write = |move_: &Move| {
        let text = write_move(position, move_);
        position = position.play(move_);
        text
    };
    line.iter().map(write).collect()
}

impl Sum {
    fn of(side: Side, found: &[(Position, Review)]) -> Self {
        let own: Vec<&Review> =
            found.iter().filter(|(position, _)| position.to_move() == side).map(|(_, found)| found).collect();
        let count = |mistake| own.iter().filter(|found| found.mistake == Some(mistake)).count();
        let lost: f64 = own.iter().map(|found| f64::from(found.loss)).sum();
        Self {
            side,
            moves: own.len(),
            average_loss: if own.is_empty() { 0.0 } else { lost / own.len() as f64 },
            inaccuracies: count(Mistake::Inaccuracy),
            mistakes: count(Mistake::Mistake),
            blunders: count(Mistake::Blunder),
        }
    }
}
