//! The work of a decision, counted for the tests: `classic` has no budget that would end it, so its work must be
//! bounded by itself. A program counts nothing.

#[cfg(test)]
use std::cell::Cell;

#[cfg(test)]
thread_local! {
    static STEPS: Cell<u64> = const { Cell::new(0) };
}

/// So many steps were taken: marks looked at or set, places come to, numbers drawn.
#[inline]
pub(super) fn step(count: usize) {
    #[cfg(test)]
    STEPS.set(STEPS.get() + count as u64);
    #[cfg(not(test))]
    let _ = count;
}

#[cfg(test)]
mod tests {
    use super::STEPS;
    use crate::variant::Variant;
    use crate::{CLUE_BRAINS, CLUE_LESS_BRAINS, random};
    use clue_rules::{Action, Clue, ClueLess, MOST_ROUNDS, Place, Sight, View};
    use parlour_game::{Brain, Budget, Game, Match, Notation, Outcome, Seed, Turn, Viewer};

    /// A step takes a few nanoseconds, so a decision of so many takes about a tenth of the 50 ms that it may take.
    const MOST: u64 = 1_000_000;

    /// How many steps the decision takes that is due in a match.
    fn steps<G: Game>(classic: &Brain<G>, match_: &Match<G>) -> u64 {
        let seat = match_.turn().seat().expect("somebody is to act");
        STEPS.set(0);
        let dice = Seed::from_number(1).rng_at(match_.seq());
        (classic.choose)(&match_.known(Viewer::Seat(seat)), dice, Budget::nodes(1));
        STEPS.get()
    }

    /// What makes the most suggestions and ends no match.
    fn urgency(action: &Action) -> u8 {
        match action {
            Action::Suggest { .. } | Action::Show { .. } => 4,
            Action::Move { to: Place::Room(_) } => 3,
            Action::Passage | Action::Move { .. } => 2,
            Action::Roll | Action::EndTurn => 1,
            Action::Accuse { .. } => 0,
        }
    }

    /// Goes from room to room by chance, makes every suggestion that can be made and accuses nobody: the match lasts
    /// as long as any can, and there is as much as possible to remember. `classic` is asked now and then, and at the
    /// end.
    fn longest<G>(setup: &str, brains: &[Brain<G>]) -> u64
    where
        G: Variant + Notation,
        G: Game<Action = Action, Sight = Sight, View = View>,
    {
        let classic = brains.iter().find(|brain| brain.name == "classic").expect("it is there");
        let mut match_ = Match::<G>::new(G::read_setup(setup).expect("a set-up"), Seed::from_number(1));
        let mut most = 0;
        while let Turn::Seat(seat) = match_.turn() {
            let mut known = match_.known(Viewer::Seat(seat));
            if match_.seq().is_multiple_of(50) || known.view.round >= MOST_ROUNDS - 1 {
                most = steps(classic, &match_).max(most);
            }
            let urgency = known.actions.iter().map(urgency).max().expect("somebody is to act");
            known.actions.retain(|action| self::urgency(action) == urgency);
            let (action, _) = random::choose(&known, Seed::from_number(2).rng_at(match_.seq()));
            match_.act(seat, action).expect("a listed action");
        }
        assert_eq!(match_.turn(), Turn::Over(Outcome::NobodyWon));
        let sights = match_.sights(Viewer::Spectator, 0);
        let suggestions = sights.iter().filter(|sight| matches!(sight, Sight::Suggested { .. })).count();
        assert!(suggestions > usize::from(MOST_ROUNDS), "{suggestions} suggestions are not much to remember");
        most
    }

    #[test]
    fn a_decision_is_short_even_after_the_longest_match() {
        let all = "scarlet,mustard,white,green,peacock,plum";
        for setup in [format!("{all} dice=2"), format!("{all} exact=true"), "scarlet,plum".into()] {
            let steps = longest::<Clue>(&setup, CLUE_BRAINS);
            assert!(steps <= MOST, "{setup}: {steps} steps");
        }
        for setup in [all, "scarlet,mustard,green"] {
            let steps = longest::<ClueLess>(setup, CLUE_LESS_BRAINS);
            assert!(steps <= MOST, "{setup}: {steps} steps");
        }
    }

    #[test]
    fn every_decision_of_a_match_is_short() {
        let classic = CLUE_BRAINS.iter().find(|brain| brain.name == "classic").expect("it is there");
        for seed in 0..6 {
            let setup = Clue::read_setup("scarlet,mustard,green,plum dice=2").expect("a set-up");
            let mut match_ = Match::<Clue>::new(setup, Seed::from_number(seed));
            while let Turn::Seat(seat) = match_.turn() {
                let steps = steps(classic, &match_);
                assert!(steps <= MOST / 10, "seed {seed}, {}: {steps} steps", match_.seq());
                let known = match_.known(Viewer::Seat(seat));
                let dice = Seed::from_number(seed).rng_at(match_.seq());
                let (action, _) = (classic.choose)(&known, dice, Budget::nodes(1));
                match_.act(seat, action).expect("a legal action");
            }
        }
    }
}
