//! The analysis of a game that was played here or elsewhere: a tool whose notebook is the game as PDN.
//!
//! A notebook is opened and never changed; what the engine thinks is asked ply by ply, so that a page can draw a graph
//! as the answers come. Whoever has the link may read it: a game is nobody's secret.

use crate::engine::{PlayedLine, Score};
use crate::judge;
use crate::review::Mistake;
use crate::wire::{ShownMove, Worth, steps};
use checkers_rules::Move;
use checkers_rules::pdn::{self, PdnFault, Record};
use parlour_game::Tool;
use serde::{Deserialize, Serialize};

/// How many positions the engine looks at for each position of a game.
const NODES: u64 = 150_000;

/// The analysis, as the house knows it.
#[derive(Clone, Copy, Debug)]
pub struct Analysis;

/// What a page must know before there is a notebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnalysisInfo {
    /// The most moves, of both sides together, a game may have.
    pub most_moves: u32,
}

/// A game to be analysed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AnalysisSetup {
    /// The text of a PDN file.
    pub pdn: String,
    /// Which of its games, from 1.
    #[serde(default = "first")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u32>", optional))]
    pub game: u32,
}

const fn first() -> u32 {
    1
}

/// What is kept: one game, as PDN of our own writing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Game(Record);

impl TryFrom<String> for Game {
    type Error = PdnFault;

    fn try_from(text: String) -> Result<Self, PdnFault> {
        pdn::read(&text, 1).map(Self)
    }
}

impl From<Game> for String {
    fn from(game: Game) -> String {
        game.0.to_string()
    }
}

/// What can be done to an analysis: nothing, a game that was played stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AnalysisAction {}

/// A game, ready to be stepped through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnalysisPage {
    /// Where it starts, as FEN.
    pub start: String,
    /// Who played Black, as far as the text says.
    pub black: String,
    /// Who played White, as far as the text says.
    pub white: String,
    /// How it ended, as PDN writes it: `1-0` if White won, `0-1` if Black did, `1/2-1/2`, or `*`.
    pub result: String,
    /// Its moves.
    pub plies: Vec<ShownMove>,
    /// The whole game as PDN.
    pub pdn: String,
}

/// What can be asked about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AnalysisQuestion {
    /// What the engine thinks of the position after so many plies, and of the move that was made there.
    Ply {
        /// How many plies; as many as there are for the last position.
        ply: u32,
    },
}

/// What the engine thinks of a position of the game and of the move that was made there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnalysisVerdict {
    /// What the position is worth.
    pub score: Worth,
    /// The best move; nothing if there is none.
    pub best: Option<ShownMove>,
    /// How the game might best go on: the best move, the best answer, and so on.
    pub line: Vec<ShownMove>,
    /// What the position is worth after the move that was made; nothing for the last position.
    pub played: Option<Worth>,
    /// What the move cost, in hundredths of a man.
    pub loss: u16,
    /// How bad that is, if it is worth mentioning.
    pub mistake: Option<Mistake>,
}

/// Why a game cannot be analysed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AnalysisRefusal {
    /// The game is not that long.
    NoSuchPly {
        /// Which was asked for.
        ply: u32,
        /// How many there are.
        plies: u32,
    },
    /// The text is no game.
    #[serde(untagged)]
    Pdn(PdnFault),
}
parlour_voice::spoken!(
    AnalysisRefusal,
    "checkers",
    [AnalysisRefusal::NoSuchPly { ply: 2, plies: 1 }, AnalysisRefusal::NoSuchPly { ply: 60, plies: 57 }]
);

impl From<PdnFault> for AnalysisRefusal {
    fn from(fault: PdnFault) -> Self {
        Self::Pdn(fault)
    }
}

impl Tool for Analysis {
    const ID: &'static str = "checkers-analysis";
    const READABLE_BY_LINK: bool = true;

    type Info = AnalysisInfo;
    type Setup = AnalysisSetup;
    type Notebook = Game;
    type Action = AnalysisAction;
    type Page = AnalysisPage;
    type Question = AnalysisQuestion;
    type Answer = AnalysisVerdict;
    type Refusal = AnalysisRefusal;

    fn info() -> AnalysisInfo {
        AnalysisInfo { most_moves: number(pdn::MOST_MOVES) }
    }

    fn open(AnalysisSetup { pdn, game }: AnalysisSetup) -> Result<Game, AnalysisRefusal> {
        Ok(Game(pdn::read(&pdn, game as usize)?))
    }

    fn act(_: &Game, action: AnalysisAction) -> Result<Game, AnalysisRefusal> {
        match action {}
    }

    fn page(Game(record): &Game) -> AnalysisPage {
        let name = |side: &str| record.tag(side).unwrap_or_default().to_owned();
        AnalysisPage {
            start: record.start.to_string(),
            black: name("Black"),
            white: name("White"),
            result: record.result.to_string(),
            plies: steps(record.start, &record.moves),
            pdn: record.to_string(),
        }
    }

    fn ask(Game(record): &Game, question: AnalysisQuestion) -> Result<AnalysisVerdict, AnalysisRefusal> {
        let AnalysisQuestion::Ply { ply } = question;
        let before = record.moves.get(..ply as usize);
        let before = before.ok_or(AnalysisRefusal::NoSuchPly { ply, plies: number(record.moves.len()) })?;
        let mut line = PlayedLine::new(record.start);
        before.iter().for_each(|made| line.play(made));
        Ok(match record.moves.get(ply as usize) {
            Some(made) => judged(&line, made),
            None => last(&line),
        })
    }
}

/// What the engine thinks of a move that was made.
fn judged(line: &PlayedLine, made: &Move) -> AnalysisVerdict {
    let side = line.position().to_move();
    let review = judge::judge(line, made, NODES);
    let line = steps(line.position(), &review.line);
    AnalysisVerdict {
        score: Worth::of(review.score, side),
        best: line.first().cloned(),
        line,
        played: Some(Worth::of(review.played_score, side)),
        loss: review.loss,
        mistake: review.mistake,
    }
}

/// What the engine thinks of the last position.
fn last(line: &PlayedLine) -> AnalysisVerdict {
    let position = line.position();
    let (score, next) = if position.has_move() {
        let report = judge::think(&mut judge::fresh(), line, NODES);
        (report.score, steps(position, &report.line))
    } else {
        (Score::Lost, Vec::new())
    };
    AnalysisVerdict {
        score: Worth::of(score, position.to_move()),
        best: next.first().cloned(),
        line: next,
        played: None,
        loss: 0,
        mistake: None,
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).expect("no game is that long")
}
