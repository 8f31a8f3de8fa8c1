//! English draughts: the rules.
