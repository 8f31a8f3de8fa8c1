//! A tool without its types does what the tool does, and keeps the kinds of "no" apart.

use parlour_catalog::{AnyTool, Declined, ToolEntry};
use parlour_game::Tool;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeSet;
use std::marker::PhantomData;

/// Sums, up to a hundred.
struct Abacus;

/// Said with a message that is there to be tried.
#[derive(Debug, Serialize)]
#[serde(tag = "code", rename = "welcome")]
struct Full {
    name: u32,
}
parlour_voice::spoken!(Full, "voice", [Full { name: 1 }]);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Beads {
    beads: u32,
}

impl Tool for Abacus {
    const ID: &'static str = "abacus";
    const READABLE_BY_LINK: bool = false;
    type Info = u32;
    type Setup = Beads;
    type Notebook = Beads;
    type Action = u32;
    type Page = String;
    type Question = u32;
    type Answer = bool;
    type Refusal = Full;

    fn info() -> u32 {
        100
    }

    fn open(setup: Beads) -> Result<Beads, Full> {
        Self::act(&Beads { beads: 0 }, setup.beads)
    }

    fn act(notebook: &Beads, more: u32) -> Result<Beads, Full> {
        let beads = notebook.beads + more;
        if beads > Self::info() { Err(Full { name: beads - Self::info() }) } else { Ok(Beads { beads }) }
    }

    fn page(notebook: &Beads) -> String {
        format!("{} beads", notebook.beads)
    }

    fn ask(notebook: &Beads, number: u32) -> Result<bool, Full> {
        Self::act(notebook, number).map(|sum| sum.beads == Self::info())
    }
}

const ABACUS: ToolEntry<Abacus> = ToolEntry {
    tool: PhantomData,
    folder: "counting/abacus",
    #[cfg(feature = "ts")]
    types: |_| {},
};

#[test]
fn a_notebook_goes_out_and_comes_back_as_text() {
    let tool: &dyn AnyTool = &ABACUS;
    assert_eq!((tool.id(), tool.folder(), tool.info().get()), ("abacus", "counting/abacus", "100"));
    let opened = tool.open(&json!({ "beads": 7 })).unwrap();
    assert_eq!(opened.page.get(), "\"7 beads\"");
    let changed = tool.act(&opened.notebook, &json!(90)).unwrap();
    assert_eq!(changed.page.get(), "\"97 beads\"");
    assert_eq!(tool.page(&changed.notebook).unwrap().get(), changed.page.get());
    assert_eq!(tool.ask(&changed.notebook, &json!(3)).unwrap().get(), "true");
}

#[test]
fn a_refusal_is_told_to_people_and_to_programs() {
    let tool: &dyn AnyTool = &ABACUS;
    let refused = |declined: Declined| {
        assert_eq!(declined.to_string(), "Welcome, 1.");
        let written = serde_json::to_value(declined).unwrap();
        assert_eq!((&written["code"], &written["said"]["name"]), (&json!("rule"), &json!(1)));
    };
    let full = tool.open(&json!({ "beads": 100 })).unwrap().notebook;
    refused(tool.open(&json!({ "beads": 101 })).unwrap_err());
    refused(tool.act(&full, &json!(1)).unwrap_err());
    refused(tool.ask(&full, &json!(1)).unwrap_err());
}

#[test]
fn what_cannot_be_read_is_no_refusal() {
    let tool: &dyn AnyTool = &ABACUS;
    let notebook = tool.open(&json!({ "beads": 1 })).unwrap().notebook;
    for declined in [
        tool.open(&json!({ "beads": 1, "colour": "red" })).unwrap_err(),
        tool.act(&notebook, &json!("one")).unwrap_err(),
        tool.ask(&notebook, &json!(-1)).unwrap_err(),
    ] {
        assert!(matches!(declined, Declined::BadQuestion { .. }), "{declined:?}");
    }
    for old in ["", "7", "{\"beads\":1,\"colour\":\"red\"}"] {
        for declined in [
            tool.page(old).unwrap_err(),
            tool.act(old, &json!(1)).unwrap_err(),
            tool.ask(old, &json!(1)).unwrap_err(),
        ] {
            assert!(matches!(declined, Declined::BrokenNotebook { .. }), "{old}: {declined:?}");
        }
    }
}

#[test]
fn every_tool_on_the_shelf_is_found_by_its_own_id() {
    let ids: BTreeSet<&str> = parlour_catalog::tools().map(AnyTool::id).collect();
    assert_eq!(ids.len(), parlour_catalog::tools().count());
    for id in ids {
        assert_eq!(parlour_catalog::tool(id).unwrap().id(), id);
    }
    assert!(parlour_catalog::tool("abacus").is_none());
}
