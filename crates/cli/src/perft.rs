//! `parlour perft`: one line per depth, `depth leaves`.

use crate::args::PerftArgs;
use crate::fault::{Fault, bad_setup, unknown_game};
use crate::words::Line;
use parlour_catalog::{Entry, Visitor};
use parlour_game::{Game, Notation};
use std::io::Write;

pub(crate) fn run(args: &PerftArgs) -> Result<(), Fault> {
    parlour_catalog::visit(&args.game, Count(args)).unwrap_or_else(|| Err(unknown_game(&args.game)))
}

struct Count<'a>(&'a PerftArgs);

impl Visitor for Count<'_> {
    type Output = Result<(), Fault>;

    fn visit<G: Game + Notation>(self, entry: &'static Entry<G>) -> Self::Output {
        let setup = match &self.0.setup {
            Some(text) => G::read_setup(text).map_err(|error| bad_setup(&error))?,
            None => G::Setup::default(),
        };
        let count = |depth| match entry.perft {
            Some(perft) => Ok(perft(&setup, depth)),
            None => parlour_arena::perft::<G>(&setup, depth)
                .ok_or_else(|| Fault::Usage(Line::TooManyOutcomes.to_string())),
        };
        let mut out = crate::print::Output;
        for depth in 1..=self.0.depth {
            writeln!(out, "{depth} {}", count(depth)?)?;
            out.flush()?;
        }
        Ok(())
    }
}
