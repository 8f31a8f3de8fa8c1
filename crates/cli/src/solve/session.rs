//! A notebook at the prompt.

use super::case_file;
use super::command::{self, Command};
use super::completion::Expected;
use super::console::Console;
use super::draft::{Draft, SetupField};
use super::grid;
use super::paint::{Paint, Tint};
use super::said::Saying;
use super::setup::{Answered, Questions};
use super::telling;
use super::vocabulary::Vocabulary;
use crate::fault::Fault;
use crate::print::Output;
use clue_deduction::Weighting;
use clue_deduction::assistant::wire::{Action, Answer, CardKind, Case, Page, Question, Refusal, Sheet};
use clue_deduction::assistant::{Assistant, Notebook};
use parlour_game::Tool;
use std::io::Write;
use std::path::{Path, PathBuf};

/// One run of `parlour solve`: the console and the open notebook.
pub(super) struct Session {
    console: Console,
    out: Output,
    paint: Paint,
    weighting: Weighting,
    open: Option<Open>,
}

/// The open notebook.
struct Open {
    notebook: Notebook,
    page: Page,
    /// Where it was loaded from or saved to.
    file: Option<PathBuf>,
    /// What is in that file.
    kept: Option<Case>,
}

impl Open {
    fn new(notebook: Notebook, file: Option<PathBuf>) -> Self {
        let page = Assistant::page(&notebook);
        let kept = file.is_some().then(|| page.case.clone());
        Self { notebook, page, file, kept }
    }

    fn is_saved(&self) -> bool {
        self.kept.as_ref() == Some(&self.page.case)
    }
}

impl Session {
    pub(super) fn new(console: Console, weighting: Weighting) -> Self {
        Self { console, out: Output, paint: Paint::for_standard_output(), weighting, open: None }
    }

    /// Opens a file, or asks for a set-up, and then does what is typed until the end.
    pub(super) fn run(mut self, file: Option<&Path>) -> Result<(), Fault> {
        match file {
            Some(path) => {
                let notebook = super::open(path)?;
                self.lay_open(Open::new(notebook, Some(path.to_owned())))?;
            }
            None => {
                self.tell(&Saying::NewNotebook)?;
                self.ask_for_setup()?;
            }
        }
        while let Some(open) = &self.open {
            let names = Vocabulary::of(&open.page);
            let Some(line) = self.console.next(names.clone())? else {
                return self.end();
            };
            match command::read(&line, &names) {
                Ok(Command::Quit) => {
                    if self.may_drop(Saying::LeaveUnsaved)? {
                        return Ok(());
                    }
                }
                Ok(command) => self.carry_out(command)?,
                Err(text) => self.refuse(&telling::wrapped(&text))?,
            }
        }
        Ok(())
    }

    fn say(&mut self, text: &str) -> Result<(), Fault> {
        Ok(self.out.write_all(text.as_bytes())?)
    }

    fn tell(&mut self, saying: &Saying) -> Result<(), Fault> {
        self.say(&telling::told(saying))
    }

    fn refuse(&mut self, text: &str) -> Result<(), Fault> {
        let text = self.paint.tint(Tint::Refused, text.trim_end());
        self.say(&format!("{text}\n"))
    }

    /// Handles the end of input. A person is asked once more whether to save.
    fn end(&mut self) -> Result<(), Fault> {
        let is_saved = self.open.as_ref().is_none_or(Open::is_saved);
        if self.console.is_terminal() && !is_saved && self.console.confirms(Saying::SaveFirst)? {
            let named = self.open.as_ref().and_then(|open| open.file.clone());
            let file = match named {
                Some(file) => Some(file),
                None => self.console.ask(&Saying::WhichFile, Expected::Anything)?.map(PathBuf::from),
            };
            if let Some(file) = file {
                return self.save(Some(file));
            }
        }
        if is_saved { Ok(()) } else { self.tell(&Saying::NotSaved) }
    }

    fn ask_for_setup(&mut self) -> Result<(), Fault> {
        let mut questions = Questions::new(Draft::new(), SetupField::Edition);
        while let Some(case) = self.answers(&mut questions)? {
            match Assistant::open(case) {
                Ok(notebook) => return self.lay_open(Open::new(notebook, None)),
                Err(refusal) => self.refuse(&telling::refusal(&refusal))?,
            }
        }
        Ok(())
    }

    /// The set-up that was answered; none if the person left, or opened another notebook instead.
    fn answers(&mut self, questions: &mut Questions) -> Result<Option<Case>, Fault> {
        loop {
            match questions.ask(&mut self.console, &mut self.out)? {
                Answered::Left => return Ok(None),
                Answered::Case(case) => return Ok(Some(case)),
                Answered::Load(path) => {
                    if self.load(path)? {
                        return Ok(None);
                    }
                }
            }
        }
    }

    fn lay_open(&mut self, open: Open) -> Result<(), Fault> {
        let names = Vocabulary::of(&open.page);
        let text = telling::headline(&open.page)
            + &telling::case_file(&open.page.sheet, &names)
            + &telling::told(&Saying::TypeAway { example: Box::new(example(&names)) });
        self.open = Some(open);
        self.say(&text)
    }

    fn carry_out(&mut self, command: Command) -> Result<(), Fault> {
        let Some(open) = &mut self.open else { return Ok(()) };
        let names = Vocabulary::of(&open.page);
        match command {
            Command::Nothing | Command::Quit => Ok(()),
            Command::Do(action) => self.act(action),
            Command::Ask(question) => {
                let text = match Assistant::ask(&open.notebook, question) {
                    Ok(Answer::Why(why)) => telling::why(&why),
                    Ok(Answer::Advice(advice)) => telling::advice(&advice, &names),
                    Ok(Answer::Sheet(sheet)) => grid::draw(&sheet, &names, self.paint),
                    Err(refusal) => return self.refuse(&telling::refusal(&refusal)),
                };
                self.say(&text)
            }
            Command::Table(weighting) => {
                self.weighting = weighting.unwrap_or(self.weighting);
                match sheet(&open.notebook, self.weighting) {
                    Ok(sheet) => self.say(&table(&sheet, &names, self.paint)),
                    Err(refusal) => self.refuse(&telling::refusal(&refusal)),
                }
            }
            Command::Entries => {
                let text = telling::entries(&open.page);
                self.say(&text)
            }
            Command::SetUp => {
                let mut questions = Questions::new(Draft::of(&open.page), SetupField::Players);
                match self.answers(&mut questions)? {
                    None => self.tell(&Saying::SetupUnchanged),
                    Some(Case { edition: _, players, me, hand, open, aside, entries: _ }) => {
                        self.act(Action::SetUp { players, was: None, me, hand, open, aside })
                    }
                }
            }
            Command::Save(path) => self.save(path),
            Command::Load(path) => self.load(path).map(|_| ()),
            Command::New => {
                if self.may_drop(Saying::StartOverUnsaved)? {
                    self.ask_for_setup()?;
                }
                Ok(())
            }
            Command::Help => self.say(&telling::help()),
        }
    }

    fn act(&mut self, action: Action) -> Result<(), Fault> {
        let Some(open) = &mut self.open else { return Ok(()) };
        let notebook = match Assistant::act(&open.notebook, action.clone()) {
            Ok(notebook) => notebook,
            Err(refusal) => return self.refuse(&telling::refusal(&refusal)),
        };
        let page = Assistant::page(&notebook);
        let done = match action {
            Action::Add { .. } => numbered(&page, page.entries.len()),
            Action::Edit { at, .. } => numbered(&page, at),
            Action::Delete { at } => telling::told(&Saying::EntryDeleted { at }),
            Action::SetUp { .. } => telling::headline(&page),
            Action::Undo { .. } => telling::told(&Saying::Undone { entries: page.entries.len() }),
            Action::Redo { .. } => telling::told(&Saying::Redone { entries: page.entries.len() }),
        };
        let names = Vocabulary::of(&page);
        // With other holders there is nothing to compare.
        let news = match open.page.sheet.holders.len() == page.sheet.holders.len() {
            true => telling::news(&open.page.sheet, &page.sheet, &names),
            false => String::new(),
        };
        let text = done + &news + &telling::case_file(&page.sheet, &names);
        (open.notebook, open.page) = (notebook, page);
        self.say(&text)
    }

    fn save(&mut self, path: Option<PathBuf>) -> Result<(), Fault> {
        let Some(open) = &mut self.open else { return Ok(()) };
        let Some(path) = path.or_else(|| open.file.clone()) else {
            return self.refuse(&telling::told(&Saying::SaveWhere));
        };
        if let Err(fault) = case_file::place(&path) {
            return self.refuse_save(&fault);
        }
        let is_foreign = open.file.as_ref() != Some(&path) && path.exists();
        let file = case_file::shown(&path);
        if is_foreign && !self.console.confirms(Saying::Replace { file: file.clone() })? {
            return self.tell(&Saying::NothingSaved);
        }
        match case_file::write(&path, &open.page.case) {
            Ok(()) => {
                open.kept = Some(open.page.case.clone());
                open.file = Some(path);
                self.tell(&Saying::Saved { file })
            }
            Err(fault) => self.refuse_save(&fault),
        }
    }

    fn refuse_save(&mut self, fault: &Saying) -> Result<(), Fault> {
        self.refuse(&telling::told(&Saying::SaveFailed { fault: fault.to_string() }))
    }

    /// Whether another notebook was opened.
    fn load(&mut self, path: PathBuf) -> Result<bool, Fault> {
        let notebook = match super::open(&path) {
            Ok(notebook) => notebook,
            Err(fault) => return self.refuse(&format!("{fault:#}")).map(|()| false),
        };
        if !self.may_drop(Saying::OpenUnsaved)? {
            return Ok(false);
        }
        self.lay_open(Open::new(notebook, Some(path))).map(|()| true)
    }

    /// Whether the notebook may be closed: it is saved, or the user agrees.
    fn may_drop(&mut self, question: Saying) -> Result<bool, Fault> {
        if self.open.as_ref().is_none_or(Open::is_saved) {
            return Ok(true);
        }
        self.console.confirms(question)
    }
}

/// Where the cards are, weighed like this.
pub(super) fn sheet(notebook: &Notebook, weighting: Weighting) -> Result<Sheet, Refusal> {
    match Assistant::ask(notebook, Question::Sheet { weighting })? {
        Answer::Sheet(sheet) => Ok(sheet),
        Answer::Why(_) | Answer::Advice(_) => unreachable!("a sheet was asked for"),
    }
}

/// The whole table with what belongs to it.
pub(super) fn table(sheet: &Sheet, names: &Vocabulary, paint: Paint) -> String {
    grid::draw(sheet, names, paint) + &telling::deals(sheet) + &telling::case_file(sheet, names)
}

fn numbered(page: &Page, at: usize) -> String {
    let entry = page.entries.get(at - 1).map_or_else(String::new, |entry| telling::step(&entry.said.says));
    telling::hanging(&format!("{at}. "), 3, &entry)
}

/// A suggestion that could be made at this table, as it is typed.
fn example(names: &Vocabulary) -> Saying {
    let player = |place: usize| names.players[place % names.players.len()].shown().to_lowercase();
    let cards = [CardKind::Suspect, CardKind::Weapon, CardKind::Room]
        .map(|kind| names.of_kind(kind)[0].shown().to_lowercase());
    Saying::Example { by: player(1), cards: cards.join(", "), shower: player(2) }
}
