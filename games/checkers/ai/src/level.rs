//! Levels of the brains that use the engine.

use crate::engine::Size;

/// How much of the engine a brain uses. Weaker ones look at fewer positions; they do not play bad moves on
/// purpose and do not wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The most positions it looks at for a move, whatever the budget allows.
    most_nodes: Option<u64>,
    /// Mebibytes it remembers.
    memory: usize,
}

impl Level {
    /// For who beats `hard` now and then: sees a combination of some moves.
    pub const SKILLED: Level = Level { most_nodes: Some(300), memory: 1 };
    /// For players of a club.
    pub const EXPERT: Level = Level { most_nodes: Some(5_000), memory: 1 };
    /// As good as time allows.
    pub const MASTER: Level = Level { most_nodes: None, memory: 32 };

    pub(crate) fn most_nodes(self) -> Option<u64> {
        self.most_nodes
    }

    pub(crate) fn size(self) -> Size {
        Size::mebibytes(self.memory)
    }
}
