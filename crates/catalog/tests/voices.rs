//! Whatever a game says has its sentence in every language, and the page says the same.

use checkers_ai::thoughts::Why;
use checkers_ai::{NoAdvice, analysis, engine, hint, remarks, review};
use checkers_rules::{FenFault, NoSuchBallot, NotABoard, NotationFault, OffBoard, Refusal, SetupFault, pdn};
use clue_deduction::assistant::said::{Chance, Gain, Step, Title, Verdict};
use clue_deduction::help::NotProved;
use clue_rules::{BadEdition, BadName, CardName, NoSuchHallway, NoSuchSquare};
use parlour_voice::trial::Trial;

#[test]
fn checkers_is_said() {
    Trial::new("checkers")
        .with::<Refusal>()
        .with::<OffBoard>()
        .with::<NotABoard>()
        .with::<FenFault>()
        .with::<NoSuchBallot>()
        .with::<SetupFault>()
        .with::<NotationFault>()
        .with::<pdn::PdnFault>()
        .with::<pdn::Wrong>()
        .with::<analysis::AnalysisRefusal>()
        .with::<review::Mistake>()
        .with::<NoAdvice>()
        .with::<hint::Reason>()
        .with::<remarks::Remark>()
        .with::<Why>()
        .with::<engine::Score>()
        .with::<checkers_tables::Fault>()
        .hold();
}

#[test]
fn scotland_yard_is_said() {
    Trial::new("scotland-yard")
        .with::<scotland_yard_rules::Refusal>()
        .with::<scotland_yard_rules::NoStation>()
        .with::<scotland_yard_rules::SetupFault>()
        .with::<scotland_yard_rules::PositionFault>()
        .with::<scotland_yard_rules::MapFault>()
        .with::<scotland_yard_rules::NotationFault>()
        .with::<scotland_yard_ai::AidRefusal>()
        .with::<scotland_yard_ai::thoughts::Why>()
        .hold();
}

#[test]
fn clue_is_said() {
    Trial::new("clue")
        .with::<CardName>()
        .with::<clue_rules::Refusal>()
        .with::<clue_ai::thoughts::Why>()
        .with::<clue_rules::SetupFault>()
        .with::<clue_rules::NotationFault>()
        .with::<NoSuchSquare>()
        .with::<NoSuchHallway>()
        .with::<BadName>()
        .with::<BadEdition>()
        .with::<Step>()
        .with::<Title>()
        .with::<Verdict>()
        .with::<Gain>()
        .with::<Chance>()
        .with::<clue_deduction::assistant::wire::Fault>()
        .with::<NotProved>()
        .hold();
}
