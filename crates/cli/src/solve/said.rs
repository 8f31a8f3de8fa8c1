//! What `parlour solve` says itself, as values: questions, summaries, help and refusals. The sentences are in
//! `languages/<language>/solve.ftl`; those of the assistant are in `clue.ftl`.

use super::words::Word;
use clue_deduction::Weighting;
use clue_deduction::assistant::said::Chance;
use clue_deduction::assistant::wire::CardKind;
use parlour_catalog::Misread;
use parlour_voice::{Quoted, spoken};
use serde::Serialize;

/// A sentence or a part of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub(super) enum Saying {
    NewNotebook,
    SetupHelp,
    FirstQuestion,
    AskEdition {
        editions: String,
    },
    AskPlayers,
    AskSizes {
        players: Vec<String>,
    },
    AskFaceUp {
        count: usize,
    },
    AskMe,
    AskHand {
        count: usize,
    },
    Asked {
        question: Box<Saying>,
    },
    /// With the answer that Enter gives.
    AskedWith {
        question: Box<Saying>,
        kept: String,
    },
    NumbersNeeded {
        count: usize,
    },
    SetupUnchanged,

    /// With the signs for yes and no.
    Confirm {
        question: Box<Saying>,
    },
    LeaveUnsaved,
    StartOverUnsaved,
    OpenUnsaved,
    SaveFirst,
    Replace {
        file: String,
    },
    WhichFile,
    NotSaved,
    NothingSaved,
    Saved {
        file: String,
    },
    SaveWhere,
    SaveFailed {
        fault: String,
    },

    TypeAway {
        example: Box<Saying>,
    },
    Example {
        by: String,
        cards: String,
        shower: String,
    },
    HelpEntries,
    HelpCommands,
    HelpForm {
        row: HelpRow,
    },
    HelpAbout {
        row: HelpRow,
    },

    Headline {
        edition: String,
        players: Vec<String>,
        watching: bool,
        me: String,
        entries: usize,
    },
    CaseSolved {
        cards: Vec<String>,
    },
    CaseOpen {
        solutions: usize,
        cards: Vec<String>,
        chance: Quoted,
    },
    OneDeal,
    Deals {
        deals: String,
        weighting: Weighting,
    },
    NoEntries,
    AtEntry {
        number: usize,
        says: String,
    },
    Advised {
        cards: Vec<String>,
    },
    Heading {
        kind: CardKind,
    },
    MarkHas,

    EntryDeleted {
        at: usize,
    },
    Undone {
        entries: usize,
    },
    Redone {
        entries: usize,
    },
    AllKnown {
        holder: String,
    },
    Reopened {
        cells: usize,
    },
    NothingNew,

    StandsAlone {
        command: String,
        rest: String,
    },
    EditWhich,
    DeleteWhich,
    NotSteps {
        typed: String,
    },
    WeighHow {
        typed: String,
    },
    LoadWhich,
    WhyWhat,
    NoCardNoHolder {
        typed: String,
    },
    AnEntryIs,
    NameThree,
    WhoShowed {
        player: String,
        card: String,
    },
    NobodyShowed {
        card: String,
    },
    WasItRight,
    WhichCard,
    OneCard,
    NotText,

    File {
        name: String,
    },
    StandardInput,
    CantRead {
        file: Box<Saying>,
        reason: String,
    },
    NotUtf8 {
        file: Box<Saying>,
    },
    NotJson {
        file: Box<Saying>,
        wanted: Wanted,
        fault: Quoted,
    },
    LinkNowhere {
        file: Box<Saying>,
    },
    NotAFile {
        file: Box<Saying>,
    },
    CantWrite {
        file: Box<Saying>,
        reason: String,
    },
}

/// A row of the help: something that may happen, or a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(super) enum HelpRow {
    Entry(ExampleEntry),
    Command(Word),
}

impl HelpRow {
    pub(super) fn entries() -> impl Iterator<Item = Self> {
        use ExampleEntry::{Accused, Known, NobodyShowed, Seen, Showed};
        [Showed, Seen, NobodyShowed, Known, Accused].into_iter().map(Self::Entry)
    }

    pub(super) fn commands() -> impl Iterator<Item = Self> {
        Word::COMMANDS.into_iter().map(Self::Command)
    }
}

/// An entry that help shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ExampleEntry {
    Showed,
    Seen,
    NobodyShowed,
    Known,
    Accused,
}

/// What a file should have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Wanted {
    Notebook,
    Edition,
}

spoken!(Saying, "solve", {
    let text = |text: &str| text.to_owned();
    let list = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let cards = || list(&["Professor Plum", "Rope", "Hall"]);
    let file = || Box::new(Saying::File { name: text("game.json") });
    let not_json = |file, wanted| Saying::NotJson { file, wanted, fault: Quoted::of(&Misread::example()) };
    let headline = |watching, entries| Saying::Headline {
        edition: text("Clue"),
        players: list(&["Ann (6)", "Ben (6)", "Cid (6)"]),
        watching,
        me: text("Ann"),
        entries,
    };
    let rows = || HelpRow::entries().chain(HelpRow::commands());
    let plain = vec![
        Saying::NewNotebook,
        Saying::SetupHelp,
        Saying::FirstQuestion,
        Saying::AskEdition { editions: text("classic, cluedo") },
        Saying::AskPlayers,
        Saying::AskSizes { players: list(&["Ann", "Ben"]) },
        Saying::AskFaceUp { count: 1 },
        Saying::AskFaceUp { count: 2 },
        Saying::AskMe,
        Saying::AskHand { count: 1 },
        Saying::AskHand { count: 6 },
        Saying::Asked { question: Box::new(Saying::AskPlayers) },
        Saying::AskedWith { question: Box::new(Saying::AskMe), kept: text("Ann") },
        Saying::NumbersNeeded { count: 3 },
        Saying::SetupUnchanged,
        Saying::Confirm { question: Box::new(Saying::SaveFirst) },
        Saying::LeaveUnsaved,
        Saying::StartOverUnsaved,
        Saying::OpenUnsaved,
        Saying::Replace { file: text("game.json") },
        Saying::WhichFile,
        Saying::NotSaved,
        Saying::NothingSaved,
        Saying::Saved { file: text("game.json") },
        Saying::SaveWhere,
        Saying::SaveFailed { fault: text("…") },
        Saying::TypeAway {
            example: Box::new(Saying::Example {
                by: text("ben"),
                cards: text("plum, rope, hall"),
                shower: text("cid"),
            }),
        },
        Saying::HelpEntries,
        Saying::HelpCommands,
        headline(true, 0),
        headline(false, 1),
        headline(false, 2),
        Saying::CaseSolved { cards: cards() },
        Saying::CaseOpen { solutions: 324, cards: cards(), chance: Quoted::of(&Chance::UnderOnePercent) },
        Saying::OneDeal,
        Saying::Deals { deals: text("2184"), weighting: Weighting::Shown },
        Saying::Deals { deals: text("2184"), weighting: Weighting::Alike },
        Saying::NoEntries,
        Saying::AtEntry { number: 2, says: text("…") },
        Saying::Advised { cards: cards() },
        Saying::Heading { kind: CardKind::Suspect },
        Saying::Heading { kind: CardKind::Weapon },
        Saying::Heading { kind: CardKind::Room },
        Saying::MarkHas,
        Saying::EntryDeleted { at: 2 },
        Saying::Undone { entries: 0 },
        Saying::Undone { entries: 1 },
        Saying::Undone { entries: 2 },
        Saying::Redone { entries: 1 },
        Saying::Redone { entries: 2 },
        Saying::AllKnown { holder: text("Ben") },
        Saying::AllKnown { holder: text("aside") },
        Saying::Reopened { cells: 1 },
        Saying::Reopened { cells: 3 },
        Saying::NothingNew,
        Saying::StandsAlone { command: text("quit"), rest: text("now") },
        Saying::EditWhich,
        Saying::DeleteWhich,
        Saying::NotSteps { typed: text("many") },
        Saying::WeighHow { typed: text("upside") },
        Saying::LoadWhich,
        Saying::WhyWhat,
        Saying::NoCardNoHolder { typed: text("this that") },
        Saying::AnEntryIs,
        Saying::NameThree,
        Saying::WhoShowed { player: text("Ann"), card: text("Rope") },
        Saying::NobodyShowed { card: text("rope") },
        Saying::WasItRight,
        Saying::WhichCard,
        Saying::OneCard,
        Saying::NotText,
        Saying::CantRead { file: file(), reason: text("…") },
        Saying::NotUtf8 { file: Box::new(Saying::StandardInput) },
        not_json(file(), Wanted::Notebook),
        not_json(Box::new(Saying::StandardInput), Wanted::Edition),
        Saying::LinkNowhere { file: file() },
        Saying::NotAFile { file: file() },
        Saying::CantWrite { file: file(), reason: text("…") },
    ];
    let forms = rows().map(|row| Saying::HelpForm { row });
    plain.into_iter().chain(forms).chain(rows().map(|row| Saying::HelpAbout { row })).collect()
});

#[cfg(test)]
mod tests {
    use super::super::names::Misread;
    use super::*;
    use parlour_voice::trial::Trial;

    #[test]
    fn everything_is_said_in_every_language() {
        Trial::new("solve").with::<Saying>().with::<Misread>().hold();
    }
}
