//! All tests of this crate against its public face, in one program: each further one would be linked with everything.

mod conversion;
mod facts;
mod files;
mod truth;
