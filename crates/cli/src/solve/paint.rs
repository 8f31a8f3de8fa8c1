//! Terminal colours.

use std::io::IsTerminal;

/// What is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tint {
    /// Certainly there.
    Has,
    /// Certainly not there.
    HasNot,
    /// A heading.
    Heading,
    /// Something refused.
    Refused,
}

/// Whether and how to colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Paint {
    is_on: bool,
}

impl Paint {
    /// Colours for a person at a terminal who did not ask for none (`NO_COLOR`).
    pub(super) fn for_standard_output() -> Self {
        let is_unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self { is_on: !is_unwanted && std::io::stdout().is_terminal() }
    }

    /// The text in its colour.
    pub(super) fn tint(self, tint: Tint, text: &str) -> String {
        if !self.is_on {
            return text.to_owned();
        }
        let code = match tint {
            Tint::Has => "1;32",
            Tint::HasNot => "2",
            Tint::Heading => "1",
            Tint::Refused => "33",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Paint {
        /// Without colours.
        pub(in super::super) const OFF: Self = Self { is_on: false };
    }

    #[test]
    fn colours_are_put_around_the_text_or_left_out() {
        assert_eq!(Paint::OFF.tint(Tint::Has, "yes"), "yes");
        assert_eq!(Paint { is_on: true }.tint(Tint::Has, "yes"), "\x1b[1;32myes\x1b[0m");
    }
}
