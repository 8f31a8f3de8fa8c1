//! Levels of the brains that use the engine.

/// How much of the engine a brain uses. Weaker ones look at fewer positions; they do not play bad moves on
/// purpose and do not wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The most positions it looks at for a move, whatever the budget allows.
    pub(crate) most_nodes: Option<u64>,
    /// Mebibytes it remembers.
    pub(crate) memory: usize,
}

impl Level {
    /// For players who beat `hard` now and then: sees short combinations.
    pub const SKILLED: Level = Level { most_nodes: Some(300), memory: 1 };
    /// For players of a club.
    pub const EXPERT: Level = Level { most_nodes: Some(5_000), memory: 1 };
    /// Uses all the time it has.
    pub const MASTER: Level = Level { most_nodes: None, memory: 32 };
}
