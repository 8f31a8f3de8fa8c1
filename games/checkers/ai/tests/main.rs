//! All tests of this crate against its public face, in one program: each further one would be linked with everything.

mod analysis;
mod board;
mod endings;
mod engine;
mod hint;
mod master;
mod random;
mod remarks;
mod review;
mod tree;
