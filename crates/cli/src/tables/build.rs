//! `parlour tables build`: makes what is missing or damaged, and keeps what is good.

use super::check_game;
use super::folder::Folder;
use crate::args::TablesBuildArgs;
use crate::fault::{Fault, told};
use crate::logs;
use crate::print::{complain, say};
use crate::words::{Label, Line, shown};
use anyhow::Result;
use checkers_tables::{Ending, Progress, SMALL_PIECES, Tables, file_len};
use indicatif::{ProgressBar, ProgressStyle};
use parlour_server::{DataFolder, Purpose};
use serde::Serialize;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Instant;

pub(crate) fn build(args: &TablesBuildArgs) -> Result<(), Fault> {
    check_game(&args.game)?;
    let folder = Folder::of_data(&args.data);
    logs::show_warnings();
    let data = DataFolder::open(&args.data, Purpose::BuildTables)?;
    folder.create()?;
    let threads = args.threads.or_else(|| std::thread::available_parallelism().ok());
    let endings: Vec<Ending> = (SMALL_PIECES + 1..=args.pieces).flat_map(Ending::all).collect();
    let report = Report {
        game: &args.game,
        pieces: args.pieces,
        folder: folder.path().into(),
        endings: make(&folder, &endings, threads.unwrap_or(NonZeroUsize::MIN))?,
    };
    drop(data);
    if args.json {
        say!("{}", serde_json::to_string(&report)?);
    } else {
        report.print();
    }
    Ok(())
}

/// One ending, done.
#[derive(Debug, Serialize)]
struct Done {
    ending: String,
    positions: u64,
    bytes: u64,
    /// How long it took; nothing if it was there already.
    seconds: Option<f64>,
}

/// Makes those of the endings, given in order, that are not in the folder.
fn make(folder: &Folder, endings: &[Ending], threads: NonZeroUsize) -> Result<Vec<Done>> {
    let all = endings.iter().map(|ending| ending.positions()).sum();
    let style = ProgressStyle::with_template("{bar:30} {percent}% {elapsed} {msg}")?;
    // Drawn on standard error, and only where a person is watching.
    let bar = ProgressBar::new(all).with_style(style);
    let mut tables = Tables::small().clone();
    let mut done = Vec::new();
    for &ending in endings {
        let is_there = folder.add(ending, &mut tables).unwrap_or_else(|fault| {
            bar.suspend(|| complain!("{} {}", told(&fault), Line::BuiltAgain));
            false
        });
        let seconds = if is_there {
            bar.inc(ending.positions());
            None
        } else {
            bar.set_message(ending.to_string());
            let start = Instant::now();
            let bytes = checkers_tables::build(ending, &tables, threads, &|step| match step {
                Progress::Looked(positions) => bar.inc(positions as u64),
                Progress::Ply(ply) => bar.set_message(format!("{ending} ({ply})")),
            });
            folder.keep(ending, &bytes)?;
            // What later endings rely on is what lies on the disk.
            folder.add(ending, &mut tables)?;
            Some(start.elapsed().as_secs_f64())
        };
        done.push(Done {
            ending: ending.to_string(),
            positions: ending.positions(),
            bytes: file_len(ending),
            seconds,
        });
    }
    bar.finish_and_clear();
    Ok(done)
}

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    pieces: u8,
    folder: PathBuf,
    endings: Vec<Done>,
}

impl Report<'_> {
    fn print(&self) {
        let [ending, positions, bytes, seconds, sum_of_all] = [
            Label::LabelEnding,
            Label::LabelPositions,
            Label::LabelBytes,
            Label::LabelSeconds,
            Label::LabelTogether,
        ]
        .map(|label| label.to_string());
        say!("{ending:<12} {positions:>13} {bytes:>12} {seconds:>9}");
        let mut sum = (0, 0, 0.0);
        for Done { ending, positions, bytes, seconds } in &self.endings {
            let time = seconds.map_or("-".into(), |seconds| format!("{seconds:.1}"));
            say!("{ending:<12} {positions:>13} {bytes:>12} {time:>9}");
            sum = (sum.0 + positions, sum.1 + bytes, sum.2 + seconds.unwrap_or(0.0));
        }
        say!("{sum_of_all:<12} {:>13} {:>12} {:>9.1}", sum.0, sum.1, sum.2);
        say!("{}", Line::TablesWhere { pieces: SMALL_PIECES, folder: shown(&self.folder) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use checkers_tables::Material;
    use std::fs;

    const TWO: NonZeroUsize = NonZeroUsize::new(2).unwrap();

    /// The endings of five kings: they lead to no other ending of five pieces.
    fn endings() -> [Ending; 2] {
        [4, 3].map(|black_kings| {
            let white_kings = 5 - black_kings;
            Ending::of(Material { black_men: 0, black_kings, white_men: 0, white_kings })
        })
    }

    #[test]
    fn a_build_that_was_interrupted_goes_on_and_ends_with_the_same_bytes() {
        let (whole, parts) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (whole, parts) = (Folder::of_data(whole.path()), Folder::of_data(parts.path()));
        whole.create().unwrap();
        parts.create().unwrap();
        let endings = endings();
        let made = make(&whole, &endings, TWO).unwrap();
        assert!(made.iter().all(|done| done.seconds.is_some()));

        // Interrupted while the second was written.
        make(&parts, &endings[..1], NonZeroUsize::MIN).unwrap();
        let unfinished = parts.file(endings[1]).with_extension("part");
        fs::write(&unfinished, b"CHECKTAB").unwrap();
        let made = make(&parts, &endings, TWO).unwrap();
        assert_eq!(made.iter().map(|done| done.seconds.is_some()).collect::<Vec<_>>(), [false, true]);
        assert!(!unfinished.exists());
        for &ending in &endings {
            assert_eq!(fs::read(whole.file(ending)).unwrap(), fs::read(parts.file(ending)).unwrap());
        }

        // A file that was damaged is made anew; one that is good is left.
        let good = fs::read(whole.file(endings[0])).unwrap();
        let mut bad = good.clone();
        bad[1_000] ^= 1;
        fs::write(whole.file(endings[0]), bad).unwrap();
        let fault = whole.add(endings[0], &mut Tables::small().clone()).unwrap_err();
        let told = format!("{fault:#}");
        assert!(told.contains("checkers-04-01.table is not used: Its checksum is wrong"), "{told}");
        let made = make(&whole, &endings, TWO).unwrap();
        assert_eq!(made.iter().map(|done| done.seconds.is_some()).collect::<Vec<_>>(), [true, false]);
        assert_eq!(fs::read(whole.file(endings[0])).unwrap(), good);
    }

    #[test]
    fn what_is_no_table_is_refused_by_name() {
        let data = tempfile::tempdir().unwrap();
        let folder = Folder::of_data(data.path());
        folder.create().unwrap();
        let ending = endings()[0];
        let mut tables = Tables::small().clone();
        assert!(!folder.add(ending, &mut tables).unwrap(), "no file is no fault");
        for (bytes, fault) in [
            (&b""[..], "It isn’t a table of checkers endings"),
            (b"%PDF-1.7", "It isn’t a table of checkers endings"),
            (&[&b"CHECKTAB\x09\0"[..], &[0; 22]].concat(), "version 9"),
            (&[&b"CHECKTAB\x01\0"[..], &[9; 22]].concat(), "an ending that doesn’t exist"),
            (&[&b"CHECKTAB\x01\0\0\x04\0\x01"[..], &[0; 18]].concat(), "It should have"),
        ] {
            fs::write(folder.file(ending), bytes).unwrap();
            let told = format!("{:#}", folder.add(ending, &mut tables).unwrap_err());
            assert!(told.contains("checkers-04-01.table is not used: ") && told.contains(fault), "{told}");
            assert_eq!(tables.pieces(), SMALL_PIECES);
        }
    }
}
