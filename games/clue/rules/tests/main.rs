//! All tests of this crate against its public face, in one program: each further one would be linked with everything.

mod board;
mod casework;
mod clue;
mod clue_less;
mod laws;
mod logs;
mod play;
mod routes;
mod secrecy;
mod setup;
mod wire;
