//! The tool that looks into a game.

use checkers_ai::Analysis;
use checkers_ai::analysis::{AnalysisQuestion, AnalysisRefusal, AnalysisSetup};
use checkers_ai::review::Mistake;
use checkers_ai::wire::KnownEnd;
use checkers_rules::Side;
use checkers_rules::pdn::{PdnFault, Wrong};
use parlour_game::Tool;

const GAME: &str =
    "[Black \"Ann\"]\n[White \"Ben\"]\n\n1. 11-15 22-17 2. 15-19 24x15 3. 10x19 23x16 12x19 *\n";

fn open(pdn: &str) -> Result<<Analysis as Tool>::Notebook, AnalysisRefusal> {
    Analysis::open(AnalysisSetup { pdn: pdn.into(), game: 1 })
}

#[test]
fn a_page_shows_the_game_move_by_move() {
    let notebook = open(GAME).expect("a game");
    let page = Analysis::page(&notebook);
    assert_eq!((&*page.black, &*page.white, &*page.result), ("Ann", "Ben", "*"));
    let texts: Vec<&str> = page.plies.iter().map(|step| &*step.text).collect();
    assert_eq!(texts, ["11-15", "22-17", "15-19", "24x15", "10x19", "23x16", "12x19"]);
    assert_eq!(page.plies[0].fen, "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15");
    // What is told is a game again.
    assert_eq!(Analysis::page(&open(&page.pdn).expect("our own text")), page);
}

#[test]
fn every_ply_and_the_last_position_can_be_asked_about() {
    let notebook = open(GAME).expect("a game");
    let ask = |ply| Analysis::ask(&notebook, AnalysisQuestion::Ply { ply });
    let first = ask(0).expect("an answer");
    assert_eq!(first, ask(0).expect("an answer"), "the same for the same");
    assert_eq!(first.best.as_ref(), first.line.first());
    assert!(first.played.is_some());
    let last = ask(7).expect("an answer");
    assert_eq!((last.played, last.loss, last.mistake), (None, 0, None));
    assert_eq!(ask(8), Err(AnalysisRefusal::NoSuchPly { ply: 8, plies: 7 }));
}

#[test]
fn a_win_that_is_thrown_away_is_a_blunder() {
    // Two kings win against one; Black puts one of them where it is taken.
    let pdn = "[SetUp \"1\"]\n[FEN \"B:WK18:BK1,K10\"]\n\n1. 10-14 18x9 *\n";
    let notebook = open(pdn).expect("a game");
    let verdict = Analysis::ask(&notebook, AnalysisQuestion::Ply { ply: 0 }).expect("an answer");
    assert_eq!(verdict.mistake, Some(Mistake::Blunder), "{verdict:?}");
    assert!(verdict.loss >= Mistake::Blunder.from_loss(), "{verdict:?}");
    let played = verdict.played.as_ref().expect("a move was made");
    assert_eq!((played.end, played.black), (Some(KnownEnd { winner: None, plies: None }), 0));
    assert!(
        matches!(verdict.score.end, Some(KnownEnd { winner: Some(Side::Black), plies: Some(_) })),
        "{verdict:?}"
    );
}

#[test]
fn what_is_no_game_is_refused_with_line_and_column() {
    let refused = open("1. 11-15 22-18\n2. 15-19 *").expect_err("must take");
    let AnalysisRefusal::Pdn(PdnFault { line: 2, column: 4, what }) = &refused else { panic!("{refused:?}") };
    assert!(matches!(what, Wrong::IllegalMove { token, .. } if token == "15-19"), "{what}");
}

#[test]
fn a_lost_end_is_told_as_one() {
    let pdn = "[SetUp \"1\"]\n[FEN \"B:W12:B3,4\"]\n\n1. 4-8 0-1\n";
    let last =
        Analysis::ask(&open(pdn).expect("a game"), AnalysisQuestion::Ply { ply: 1 }).expect("an answer");
    let won = KnownEnd { winner: Some(Side::Black), plies: None };
    assert_eq!((last.score.end, last.line.len()), (Some(won), 0));
}
