//! Many matches between brains, and counts of positions; generic, names no game.
