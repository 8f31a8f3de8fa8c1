//! All tests of this crate against its public face, in one program: each further one would be linked with everything.

mod garbled;
mod laws;
mod logs;
mod map;
mod play;
mod position;
mod rules;
mod secrecy;
mod setup;
mod wire;
