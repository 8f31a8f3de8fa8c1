//! `parlour solve`: the assistant for a game of Clue at a real table, in the terminal. All reasoning is the
//! assistant's; here words are read and printed.

mod answer;
mod case_file;
mod command;
mod completion;
mod console;
mod draft;
mod grid;
mod names;
mod paint;
mod phrase;
mod said;
mod session;
mod setup;
mod telling;
mod vocabulary;
mod words;

use crate::args::SolveArgs;
use crate::fault::Fault;
use anyhow::anyhow;
use clue_deduction::assistant::wire::Case;
use clue_deduction::assistant::{Assistant, Notebook};
use console::Console;
use paint::Paint;
use parlour_game::Tool;
use session::Session;
use std::io::Write;
use std::path::Path;
use vocabulary::Vocabulary;

pub(crate) fn run(args: &SolveArgs) -> Result<(), Fault> {
    let weighting = args.weighting.into();
    let path = match &args.file {
        Some(path) if !args.edit => path,
        file => return Session::new(Console::open()?, weighting).run(file.as_deref()),
    };
    let notebook = if path == Path::new("-") { begin(case_file::read_input()?) } else { open(path) }?;
    let sheet = session::sheet(&notebook, weighting)?;
    let text = if args.json {
        serde_json::to_string(&answer::Answer::of(&sheet))? + "\n"
    } else {
        let page = Assistant::page(&notebook);
        let names = Vocabulary::of(&page);
        telling::headline(&page) + "\n" + &session::table(&sheet, &names, Paint::for_standard_output())
    };
    Ok(crate::print::Output.write_all(text.as_bytes())?)
}

/// The notebook that begins with this file, or what is wrong with it.
fn open(path: &Path) -> anyhow::Result<Notebook> {
    begin(case_file::read(path)?)
}

fn begin(case: Case) -> anyhow::Result<Notebook> {
    Assistant::open(case).map_err(|refusal| anyhow!(telling::fault(&refusal)))
}
