//! All tests of this crate against its public face, in one program: each further one would be linked with everything.

mod ballots;
mod laws;
mod legality;
mod logs;
mod notation;
mod offers;
mod pdn;
mod perft;
mod play;
mod rules;
mod setup;
mod wire;
