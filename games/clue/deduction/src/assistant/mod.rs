//! The assistant for a game of Clue at a real table: a notebook of what was seen, and what follows from it.
//!
//! Names live here; the engine underneath knows numbers only. Sentences are written here too, once for the terminal
//! and the browser.

pub mod wire;
