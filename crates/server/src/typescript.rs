//! The wire types as TypeScript, for the page.

use crate::wire;
use parlour_catalog::Declarations;

/// Everything the page exchanges with the house, whatever the game.
pub fn wire_types() -> Declarations {
    let mut types = Declarations::default();
    types.add::<wire::FromClient>();
    types.add::<wire::ToClient>();
    types.add::<wire::FromWaiting>();
    types.add::<wire::ToWaiting>();
    types.add::<wire::NewTable>();
    types.add::<wire::TableAddress>();
    types.add::<wire::TableQuestion>();
    types.add::<wire::SeatNotes>();
    types.add::<wire::TableSummary>();
    types.add::<wire::Replay>();
    types.add::<wire::ReplayViews>();
    types.add::<wire::ReplayCheck>();
    types.add::<wire::Thoughts>();
    types.add::<wire::NewSave>();
    types.add::<wire::SaveName>();
    types.add::<wire::SavePage>();
    types.add::<wire::SaveView>();
    types.add::<wire::MyName>();
    types.add::<wire::NewLink>();
    types.add::<wire::SecretLink>();
    types.add::<wire::LinkSecret>();
    types.add::<wire::LinkView>();
    types.add::<wire::House>();
    types.add::<wire::NewNotebook>();
    types.add::<wire::NotebookAction>();
    types.add::<wire::NotebookName>();
    types.add::<wire::NotebookQuestion>();
    types.add::<wire::NotebookSummary>();
    types.add::<wire::NotebookView>();
    types.add::<wire::Problem>();
    types
}
