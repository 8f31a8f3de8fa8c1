//! The brain `random`.

use crate::thoughts::Why;
use crate::variant::Variant;
use clue_rules::Action;
use parlour_game::{ChanceRng, Known, Thought};
use std::mem::{Discriminant, discriminant};

/// Does anything that is allowed: first it draws a kind of action (rolling, moving, suggesting ...), each as
/// likely as the others, then one of that kind. Drawn from the whole list nearly every action would be one of
/// the 324 accusations; drawn by kind there is some investigation, and every game comes to an end.
pub(crate) fn choose<G: Variant>(known: &Known<G>, mut dice: ChanceRng) -> (Action, Thought) {
    let actions = &known.actions;
    let mut kinds: Vec<Discriminant<Action>> = Vec::new();
    for kind in actions.iter().map(discriminant) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let kind = *dice.pick(&kinds);
    let alike: Vec<&Action> = actions.iter().filter(|action| discriminant(*action) == kind).collect();
    let why = match actions.len() {
        1 => Why::ThinksOnlyAction,
        actions => Why::ThinksAnyAction { actions },
    };
    (**dice.pick(&alike), Thought::new(why))
}
