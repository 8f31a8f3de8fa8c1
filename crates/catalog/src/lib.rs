//! The list of games and brains; the only place where generics become JSON.
