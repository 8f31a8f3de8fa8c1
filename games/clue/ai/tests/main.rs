//! All tests of this crate against its public face, in one program: each further one would be linked with everything.

mod advisor;
mod classic;
mod classic_turns;
mod helps;
mod levels;
mod master;
mod reasons;
mod review;
mod table;
