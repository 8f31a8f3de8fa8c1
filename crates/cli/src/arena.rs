//! `parlour arena`: matches between computers, a table or JSON on standard output.

use crate::args::ArenaArgs;
use crate::fault::{Fault, bad_setup, unknown_game};
use crate::print::say;
use crate::tables;
use crate::words::{Label, Line};
use indicatif::{ProgressBar, ProgressStyle};
use parlour_arena::{Plan, Report, Team, Think, Unfit};
use parlour_catalog::{Entry, Visitor};
use parlour_game::{Game, Notation};
use serde::Serialize;
use std::collections::BTreeMap;

pub(crate) fn run(args: &ArenaArgs) -> Result<(), Fault> {
    tables::install(&args.data).print();
    let (report, openings) =
        parlour_catalog::visit(&args.game, Run(args)).unwrap_or_else(|| Err(unknown_game(&args.game)))?;
    let results = Results::new(args, &report, openings);
    if args.json {
        say!("{}", serde_json::to_string(&results)?);
    } else {
        results.print(args);
    }
    Ok(())
}

struct Run<'a>(&'a ArenaArgs);

impl Visitor for Run<'_> {
    /// What came of it, and what the games started from if the set-up varied.
    type Output = Result<(Report, Option<&'static str>), Fault>;

    fn visit<G: Game + Notation>(self, entry: &'static Entry<G>) -> Self::Output {
        let args = self.0;
        let teams = read_seats(&args.seats)?
            .into_iter()
            .map(|(name, chairs)| match entry.brain(name) {
                Some(brain) => Ok(Team { brain, chairs }),
                None => {
                    let computers = entry.brains.iter().map(|brain| brain.name).collect();
                    let (game, name) = (G::ID.to_owned(), name.to_owned());
                    Err(Fault::Usage(Line::NoSuchComputer { game, name, computers }.to_string()))
                }
            })
            .collect::<Result<Vec<_>, _>>()?;
        let openings = entry.openings.as_ref().filter(|_| args.setup.is_none());
        let setups = match (&args.setup, openings) {
            (Some(text), _) => vec![G::read_setup(text).map_err(|error| bad_setup(&error))?],
            (None, Some(openings)) => (openings.in_order)(args.seed),
            (None, None) => vec![G::Setup::default()],
        };
        let plan = Plan::new(teams)
            .equal_seats((entry.equal_seats)(&setups[0]))
            .counting(entry.counts)
            .setups(setups)
            .games(args.games as usize)
            .seed(args.seed)
            .think(args.think.map_or(Think::Nodes(args.nodes), Think::Time));
        plan.check().map_err(|unfit| Fault::Usage(told(&unfit)))?;
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} ({eta})")?;
        // Drawn on standard error, and only where a person is watching.
        let bar = ProgressBar::new(u64::from(args.games)).with_style(style);
        let report = parlour_arena::run(&plan, |done| bar.set_position(done as u64));
        bar.finish_and_clear();
        Ok((report?, openings.map(|openings| openings.name)))
    }
}

fn told(unfit: &Unfit) -> String {
    match *unfit {
        Unfit::Seats { given, wanted } => Line::SeatsFilled { given, wanted }.to_string(),
        _ => unfit.to_string(),
    }
}

/// `a,b,c*3`: names of brains and how many seats each takes.
fn read_seats(text: &str) -> Result<Vec<(&str, usize)>, Fault> {
    text.split(',')
        .map(|part| match part.trim().split_once('*') {
            None => Ok((part.trim(), 1)),
            Some((name, count)) => match count.parse() {
                Ok(count @ 1..=32) => Ok((name, count)),
                _ => Err(Fault::Usage(Line::SeatsOfOne { count: count.to_owned() }.to_string())),
            },
        })
        .collect()
}

#[derive(Serialize)]
struct Results<'a> {
    game: &'a str,
    games: u32,
    seed: u64,
    think: String,
    /// What the games started from, where set-ups varied: each once with every seating, then the next.
    #[serde(skip_serializing_if = "Option::is_none")]
    openings: Option<&'static str>,
    brains: Vec<BrainResult<'a>>,
}

#[derive(Serialize)]
struct BrainResult<'a> {
    brain: &'a str,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    share: f64,
    low: f64,
    high: f64,
    counts: BTreeMap<&'static str, u32>,
}

impl<'a> Results<'a> {
    fn new(args: &'a ArenaArgs, report: &'a Report, openings: Option<&'static str>) -> Self {
        let brains = report.standings.iter().map(|standing| {
            let share = standing.share();
            BrainResult {
                brain: &standing.brain,
                games: standing.games,
                wins: standing.wins,
                draws: standing.draws,
                losses: standing.losses,
                share: share.share,
                low: share.low,
                high: share.high,
                counts: standing.counts.iter().copied().collect(),
            }
        });
        Self {
            game: &args.game,
            games: args.games,
            seed: args.seed,
            think: args.think.map_or_else(|| format!("{} nodes", args.nodes), |time| format!("{time:?}")),
            openings,
            brains: brains.collect(),
        }
    }

    fn print(&self, args: &ArenaArgs) {
        let think = match args.think {
            Some(time) => Line::ThinkTime { time: format!("{time:?}") },
            None => Line::ThinkNodes { nodes: args.nodes },
        };
        let (game, seed, think) = (self.game.to_owned(), self.seed.to_string(), Box::new(think));
        say!("{}", Line::Played { game, games: self.games, seed, think, openings: self.openings });
        let things: String = self.brains[0].counts.keys().map(|thing| format!("   {thing}")).collect();
        let [computer, games, wins, draws, losses, share] = [
            Label::LabelComputer,
            Label::LabelGames,
            Label::LabelWins,
            Label::LabelDraws,
            Label::LabelLosses,
            Label::LabelShare,
        ]
        .map(|label| label.to_string());
        let last = losses.chars().count().max(7);
        let heading =
            format!("{computer:<20} {games:>7} {wins:>7} {draws:>7} {losses:>last$}   {share:<22}{things}");
        say!("{}", heading.trim_end());
        for brain in &self.brains {
            let counts: String =
                brain.counts.iter().map(|(thing, count)| format!("   {count:>0$}", thing.len())).collect();
            let [share, low, high] =
                [brain.share, brain.low, brain.high].map(|number| format!("{number:.3}"));
            let share = Line::Share { share, low, high }.to_string();
            let BrainResult { brain, games, wins, draws, losses, .. } = brain;
            say!("{brain:<20} {games:>7} {wins:>7} {draws:>7} {losses:>last$}   {share}{counts}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_names_and_counts() {
        assert_eq!(read_seats("a, b,c*3").unwrap(), [("a", 1), ("b", 1), ("c", 3)]);
        assert!(read_seats("a*0").is_err());
        assert!(read_seats("a*x").is_err());
    }
}
