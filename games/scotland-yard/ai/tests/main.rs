//! All tests of this crate against its public face, in one program: each further one would be linked with everything.

mod aid;
mod brains;
mod plans;
mod play;
mod reasons;
mod review;
mod strength;
