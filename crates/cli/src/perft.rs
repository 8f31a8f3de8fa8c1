//! `parlour perft`: one line per depth, `depth leaves`.

use crate::args::PerftArgs;
use crate::fault::{Fault, bad_setup, unknown_game};
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
        let perft = entry.perft.unwrap_or(parlour_arena::perft::<G>);
        let mut out = std::io::stdout().lock();
        for depth in 1..=self.0.depth {
            writeln!(out, "{depth} {}", perft(&setup, depth))?;
            out.flush()?;
        }
        Ok(())
    }
}
