//! Tools without their types: one blanket implementation for all of them.

use crate::any::{PLAIN, raw};
use crate::misread::{Misread, read};
use parlour_game::Tool;
use parlour_voice::{Quoted, Spoken, spoken};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::marker::PhantomData;

/// A tool of the catalog.
pub struct ToolEntry<T: Tool> {
    /// The type of the tool.
    pub tool: PhantomData<T>,
    /// Where its part of the page lies, below the folder of all games.
    pub folder: &'static str,
    /// Its types for the page.
    #[cfg(feature = "ts")]
    pub types: fn(&mut crate::Declarations),
}

/// A tool without its types. A notebook is a text that only the tool can read; the house keeps it and hands it back.
///
/// Methods that take a set-up or a notebook may compute for long: do not call them on a thread that
/// others wait for.
pub trait AnyTool: Send + Sync {
    /// In addresses and rows.
    fn id(&self) -> &'static str;
    /// Where its part of the page lies, below the folder of all games.
    fn folder(&self) -> &'static str;
    /// Whether whoever knows a notebook's address may read it and ask about it, or its guest alone.
    fn is_readable_by_link(&self) -> bool;
    /// What a page must know before there is a notebook. It is always the same.
    fn info(&self) -> Box<RawValue>;
    /// A new notebook.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    fn open(&self, setup: &Value) -> Result<Written, Declined>;
    /// The notebook after an action.
    ///
    /// # Errors
    /// Why it cannot be done.
    fn act(&self, notebook: &str, action: &Value) -> Result<Written, Declined>;
    /// The notebook as its reader sees it.
    ///
    /// # Errors
    /// If it is no notebook of this tool.
    fn page(&self, notebook: &str) -> Result<Box<RawValue>, Declined>;
    /// The answer to a question about the notebook.
    ///
    /// # Errors
    /// Why it cannot be answered.
    fn ask(&self, notebook: &str, question: &Value) -> Result<Box<RawValue>, Declined>;
    /// Its types for the page.
    #[cfg(feature = "ts")]
    fn types(&self) -> crate::Declarations;
}

/// A notebook after a change.
#[derive(Clone, Debug)]
pub struct Written {
    /// What is to be kept.
    pub notebook: String,
    /// What its reader sees.
    pub page: Box<RawValue>,
}

/// Why a tool or an advisor did not do what it was asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Declined {
    /// The request cannot be read.
    BadQuestion {
        /// Why.
        fault: Misread,
    },
    /// The tool or advisor refused.
    Rule {
        /// In its own words.
        said: Quoted,
    },
    /// The notebook itself is not one of this tool, or was written by another version of it.
    BrokenNotebook {
        /// What the reader says of it.
        detail: String,
    },
}

spoken!(
    Declined,
    "house",
    [
        Declined::BadQuestion { fault: Misread::example() },
        Declined::Rule { said: Quoted::example() },
        Declined::BrokenNotebook { detail: "missing field `cards`".into() },
    ]
);

impl<T: Tool<Refusal: Spoken>> AnyTool for ToolEntry<T> {
    fn id(&self) -> &'static str {
        T::ID
    }

    fn folder(&self) -> &'static str {
        self.folder
    }

    fn is_readable_by_link(&self) -> bool {
        T::READABLE_BY_LINK
    }

    fn info(&self) -> Box<RawValue> {
        raw(&T::info())
    }

    fn open(&self, setup: &Value) -> Result<Written, Declined> {
        let setup = read(setup).map_err(misread)?;
        T::open(setup).map(|notebook| written::<T>(&notebook)).map_err(refused::<T>)
    }

    fn act(&self, notebook: &str, action: &Value) -> Result<Written, Declined> {
        let notebook = opened::<T>(notebook)?;
        let action = read(action).map_err(misread)?;
        T::act(&notebook, action).map(|notebook| written::<T>(&notebook)).map_err(refused::<T>)
    }

    fn page(&self, notebook: &str) -> Result<Box<RawValue>, Declined> {
        Ok(raw(&T::page(&opened::<T>(notebook)?)))
    }

    fn ask(&self, notebook: &str, question: &Value) -> Result<Box<RawValue>, Declined> {
        let notebook = opened::<T>(notebook)?;
        let question = read(question).map_err(misread)?;
        T::ask(&notebook, question).map(|answer| raw(&answer)).map_err(refused::<T>)
    }

    #[cfg(feature = "ts")]
    fn types(&self) -> crate::Declarations {
        let mut declarations = crate::Declarations::default();
        (self.types)(&mut declarations);
        declarations
    }
}

fn opened<T: Tool>(notebook: &str) -> Result<T::Notebook, Declined> {
    serde_json::from_str(notebook).map_err(|error| Declined::BrokenNotebook { detail: error.to_string() })
}

fn written<T: Tool>(notebook: &T::Notebook) -> Written {
    Written { notebook: serde_json::to_string(notebook).expect(PLAIN), page: raw(&T::page(notebook)) }
}

pub(crate) fn misread(fault: Misread) -> Declined {
    Declined::BadQuestion { fault }
}

fn refused<T: Tool<Refusal: Spoken>>(refusal: T::Refusal) -> Declined {
    Declined::Rule { said: Quoted::of(&refusal) }
}
