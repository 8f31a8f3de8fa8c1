//! All tests of this crate against its public face, in one program: each further one would be linked with everything.

mod analyse;
mod binary;
mod commands;
mod crash;
mod folder;
mod fuzz;
mod german;
mod host;
mod house;
mod hub;
mod nodes;
mod pipes;
mod record;
mod replay;
mod solve;
