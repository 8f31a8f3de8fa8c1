//! Whatever a game says has its sentence in every language, and the page says the same.

use checkers_ai::thoughts::Why;
use checkers_ai::{NoAdvice, analysis, engine, hint, remarks, review};
use checkers_rules::{FenFault, NoSuchBallot, NotABoard, NotationFault, OffBoard, Refusal, SetupFault, pdn};
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
