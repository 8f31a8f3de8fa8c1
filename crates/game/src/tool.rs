//! Tools: help with games played elsewhere, on a notebook that the house keeps for a guest.

use crate::Wire;
use serde::Serialize;
use std::error::Error;

/// Something that helps with a game played elsewhere, for example at a real table. It is pure: an action on a
/// notebook gives the next notebook or a refusal, and the house keeps whatever comes out.
pub trait Tool: Send + Sync + 'static {
    /// In addresses, rows and folders; never changes.
    const ID: &'static str;

    /// Whether whoever knows a notebook's address may read it and ask about it, or its guest alone. It is changed by
    /// its guest alone in any case.
    const READABLE_BY_LINK: bool;

    /// What a page must know before there is a notebook, for example what can be chosen.
    type Info: Serialize;
    /// What a notebook is opened with.
    type Setup: Wire;
    /// All that is kept.
    type Notebook: Wire;
    /// What can be done to a notebook.
    type Action: Wire;
    /// A notebook as its reader sees it, with whatever follows from it.
    type Page: Serialize;
    /// What can be asked about a notebook.
    type Question: Wire;
    /// What is answered.
    type Answer: Serialize;
    /// Why something cannot be done, for the person who asked.
    type Refusal: Error + Serialize;

    /// What a page must know before there is a notebook. It is always the same and quickly told.
    fn info() -> Self::Info;

    /// A new notebook.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    fn open(setup: Self::Setup) -> Result<Self::Notebook, Self::Refusal>;

    /// The notebook after the action.
    ///
    /// # Errors
    /// Why it cannot be done.
    fn act(notebook: &Self::Notebook, action: Self::Action) -> Result<Self::Notebook, Self::Refusal>;

    /// What the reader sees.
    fn page(notebook: &Self::Notebook) -> Self::Page;

    /// Answers a question about the notebook.
    ///
    /// # Errors
    /// Why it cannot be answered.
    fn ask(notebook: &Self::Notebook, question: Self::Question) -> Result<Self::Answer, Self::Refusal>;
}
