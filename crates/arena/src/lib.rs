//! Many matches between brains, and counts of positions; generic, names no game.
//!
//! ```
//! use parlour_arena::{Plan, Think, run};
//! # use parlour_game::laws::toy::{self, Toy};
//! # use parlour_game::{Brain, Thought};
//! let bold: Brain<Toy> = Brain {
//!     name: "bold",
//!     about: "",
//!     choose: |_, _, _| (toy::Action::Bet, Thought::default()),
//! };
//! let plan = Plan::new([&bold, &bold]).games(10).seed(1).think(Think::Nodes(100));
//! let report = run(&plan, |_finished| ()).unwrap();
//! assert_eq!(report.standings[0].brain, "bold");
//! assert_eq!(report.standings[1].brain, "bold#2");
//! ```

mod perft;
mod plan;
mod play;
mod run;
mod standing;

pub use perft::perft;
pub use plan::{Plan, Team, Think, Unfit};
pub use play::{Failed, Played};
pub use run::{Fault, Report, run};
pub use standing::{Share, Standing};
