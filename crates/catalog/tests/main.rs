//! All tests of this crate against its public face, in one program: each further one would be linked with everything.

mod advisors;
mod committed;
mod draw;
mod fixtures;
mod fuzz;
mod lessons;
mod record;
mod shelf;
mod tools;
mod voices;
