//! The assistant for a game of Clue at a real table: a notebook of what was seen, and what follows from it.
//!
//! Names live here; the engine underneath knows numbers only. What is said is made here too, as values, once for the
//! terminal and the page.

mod advice;
mod case;
mod clash;
mod fault;
mod names;
mod notebook;
mod proof_words;
pub mod said;
mod seen;
mod setting;
mod sheet;
#[cfg(test)]
mod tests;
mod why;
pub mod wire;
mod witness;

use crate::Weighting;
use case::Notes;
use clue_rules::{Edition, MOST_CARDS};
pub use names::nearest;
pub use notebook::Notebook;
use parlour_game::Tool;
use wire::{Action, Answer, BuiltIn, Case, Info, Page, Question, Refusal};
pub use witness::{Explanation, Reason, Witness};

/// The assistant, as the house knows it.
#[derive(Clone, Copy, Debug)]
pub struct Assistant;

impl Tool for Assistant {
    const ID: &'static str = "clue-assistant";
    /// What one has seen at a table is for nobody else's eyes.
    const READABLE_BY_LINK: bool = false;

    type Info = Info;
    type Setup = Case;
    type Notebook = Notebook;
    type Action = Action;
    type Page = Page;
    type Question = Question;
    type Answer = Answer;
    type Refusal = Refusal;

    fn info() -> Info {
        let editions = Edition::BUILT_IN
            .into_iter()
            .filter_map(|id| {
                Some(BuiltIn { id: id.to_owned(), cards: setting::written(&Edition::built_in(id)?) })
            })
            .collect();
        Info { editions, most_cards: MOST_CARDS }
    }

    fn open(setup: Case) -> Result<Notebook, Refusal> {
        let notes = Notes::of(&setup)?;
        clash::check(&notes, None)?;
        notes.check_countable()?;
        Ok(Notebook::new(notes.case()))
    }

    fn act(notebook: &Notebook, action: Action) -> Result<Notebook, Refusal> {
        let next = notebook.after(&action)?;
        let new = match action {
            Action::Add { .. } => Some(notebook.case().entries.len()),
            Action::Edit { at, .. } => Some(at - 1),
            Action::SetUp { .. } | Action::Delete { .. } => None,
            // It was all in order at that time.
            Action::Undo { .. } | Action::Redo { .. } => return Ok(next),
        };
        let notes = Notes::of(next.case())?;
        clash::check(&notes, new)?;
        notes.check_countable()?;
        Ok(next)
    }

    fn page(notebook: &Notebook) -> Page {
        let notes = notes_of(notebook);
        Page {
            case: notebook.case().clone(),
            edition: notes.setting.edition().name().to_owned(),
            entries: proof_words::entries(&notes.setting, &notes.seen),
            can_undo: notebook.can_undo(),
            can_redo: notebook.can_redo(),
            sheet: sheet::sheet(&notes, Weighting::default()),
        }
    }

    fn ask(notebook: &Notebook, question: Question) -> Result<Answer, Refusal> {
        let notes = notes_of(notebook);
        match question {
            Question::Sheet { weighting } => Ok(Answer::Sheet(sheet::sheet(&notes, weighting))),
            Question::Why { card, holder } => Ok(Answer::Why(why::why(&notes, &card, &holder)?)),
            Question::Advice { room } => Ok(Answer::Advice(advice::advice(&notes, room.as_deref())?)),
        }
    }
}

/// The notes of a notebook that was kept, and so was checked.
fn notes_of(notebook: &Notebook) -> Notes {
    Notes::of(notebook.case()).expect("a notebook is checked before it is kept")
}
