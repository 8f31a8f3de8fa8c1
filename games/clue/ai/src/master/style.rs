//! Options of the brain: parts that can be left out.

/// What a `master` does and leaves undone: these parts can be left out, to see what they are worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Style {
    /// How far it trusts that others do what most would do: 0 not at all, 1 fully. The rest goes evenly to all deals
    /// that are possible, whatever the others did.
    pub(super) reads: f64,
    /// How likely the likeliest solution must be for an accusation; `None` if it must be certain.
    pub(super) dares: Option<f64>,
}

impl Style {
    /// Everything.
    pub(crate) const MASTER: Self = Self { reads: 0.95, dares: Some(0.7) };
    /// Everything but daring: it is never wrong. Since it needs proof against whatever is possible, it asks more about
    /// that.
    pub(crate) const SURE: Self = Self { reads: 0.6, dares: None };
    /// Everything but reading what others do, and daring.
    pub(crate) const CAREFUL: Self = Self { reads: 0.0, ..Self::SURE };
}
