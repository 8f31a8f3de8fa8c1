//! `parlour map check`: whether a file is a map of Scotland Yard, and what is wrong with it.

use crate::args::MapCheckArgs;
use crate::fault::Fault;
use crate::print::say;
use crate::words::{Line, shown};
use anyhow::{Context, anyhow};
use parlour_catalog::read_json;
use parlour_voice::{Language, Quoted};
use scotland_yard_rules::{City, London, Map, MapText, NeighbourLists, Transport};
use serde_json::json;

pub(crate) fn check(args: &MapCheckArgs) -> Result<(), Fault> {
    let bytes =
        std::fs::read(&args.file).with_context(|| Line::UnreadableFile { file: shown(&args.file) })?;
    // What is no text is no JSON either, and is refused as such.
    let text = String::from_utf8_lossy(&bytes);
    match (read(&text, args), args.json) {
        (Ok(map), true) => {
            let lines: serde_json::Map<_, _> = Transport::ALL
                .iter()
                .map(|transport| (transport.to_string(), map.lines(*transport).len().into()))
                .collect();
            say!("{}", json!({ "ok": true, "stations": map.count(), "lines": lines }));
            Ok(())
        }
        (Ok(map), false) => {
            let [taxi, bus, underground, ferry] = Transport::ALL.map(|transport| map.lines(transport).len());
            say!("{}", Line::SoundMap { stations: map.count().into(), taxi, bus, underground, ferry });
            Ok(())
        }
        (Err(fault), true) => {
            say!("{}", json!({ "ok": false, "fault": fault, "text": fault.say(Language::ENGLISH) }));
            Err(Line::NotAMap { file: shown(&args.file) }.into())
        }
        (Err(fault), false) => Err(Fault::Failed(anyhow!("{}: {fault}", args.file.display()))),
    }
}

fn read(text: &str, args: &MapCheckArgs) -> Result<Map, Quoted> {
    let text = parse(text)?;
    let stations = if args.london { London::map().count().into() } else { text.stations.len() };
    Map::numbered(&text, stations).map_err(|fault| Quoted::of(&fault))
}

/// Only lists of neighbours call a station's number its identifier.
fn parse(text: &str) -> Result<MapText, Quoted> {
    if text.contains("\"identifier\"") {
        let lists: NeighbourLists = read_json(text.as_bytes()).map_err(|fault| Quoted::of(&fault))?;
        lists.pairs().map_err(|fault| Quoted::of(&fault))
    } else {
        read_json(text.as_bytes()).map_err(|fault| Quoted::of(&fault))
    }
}
