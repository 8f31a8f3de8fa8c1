//! `parlour tables stats`: how many positions are won, lost and drawn, by material.

use super::check_game;
use super::folder::{Folder, Found};
use crate::args::TablesStatsArgs;
use crate::fault::Fault;
use crate::print::complain;
use checkers_tables::Material;
use serde::Serialize;
use std::io::Write;

pub(crate) fn stats(args: &TablesStatsArgs) -> Result<(), Fault> {
    check_game(&args.game)?;
    let found = Found::in_folder(&Folder::of_data(&args.data));
    for fault in &found.faults {
        complain!("{fault}");
    }
    let rows: Vec<Row> = (2..=args.pieces)
        .flat_map(Material::all)
        .filter_map(|material| {
            let tally = found.tables.tally(material)?;
            Some(Row {
                material: material.to_string(),
                pieces: material.pieces(),
                positions: tally.positions(),
                wins: tally.wins,
                losses: tally.losses,
                draws: tally.draws,
                longest: tally.longest,
            })
        })
        .collect();
    let text = if args.json {
        serde_json::to_string(&Report { game: &args.game, materials: &rows })? + "\n"
    } else {
        table(&rows)
    };
    Ok(crate::print::Output.write_all(text.as_bytes())?)
}

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    materials: &'a [Row],
}

/// Counts of one material, for the side to move, which is named first.
#[derive(Serialize)]
struct Row {
    material: String,
    pieces: u8,
    positions: u64,
    wins: u64,
    losses: u64,
    draws: u64,
    /// The most plies to the end of a decided game, where distances are known.
    longest: Option<u8>,
}

/// The rows as a table of the kind our documents have.
fn table(rows: &[Row]) -> String {
    let mut text =
        "| to move v other (men+kings) | positions | wins | losses | draws | longest, plies |\n".to_owned();
    text += "|---|--:|--:|--:|--:|--:|\n";
    for Row { material, positions, wins, losses, draws, longest, .. } in rows {
        let longest = longest.map_or_else(String::new, |plies| plies.to_string());
        text += &format!("| {material} | {positions} | {wins} | {losses} | {draws} | {longest} |\n");
    }
    text
}
