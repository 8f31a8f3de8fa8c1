//! The brain `master`: everything that follows from what its seat saw, and how likely the rest is.
//!
//! What is certain comes from exact counting. Everything else is judged by a few thousand deals drawn among those
//! that agree with all that was seen, each weighed by how well it explains what the others did. By these deals it
//! judges what every question would tell, how much a room is worth and how far it is, and whether the
//! likeliest solution is likely enough to be dared. `docs/brains.md` has what each of these is worth.

mod belief;
mod brain;
mod deeds;
mod disprove;
mod eyes;
mod notes;
mod questions;
mod rivals;
mod style;
mod travel;
mod words;

pub(crate) use brain::choose;
pub(crate) use style::Style;
pub(crate) use travel::Travel;
