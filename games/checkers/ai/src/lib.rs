//! English draughts: the brains.
