//! All tests of this crate against its public face, in one program: each further one would be linked with everything.

mod advice;
mod cases;
mod counting;
mod logs;
mod notebooks;
mod oracle;
mod posterior;
mod proof;
mod replay;
mod sampling;
mod witness;
