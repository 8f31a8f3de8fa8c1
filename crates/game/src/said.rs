//! Check that a set-up as text names every option once.

use crate::Unreadable;

/// What a text says twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Twice<'a>(pub &'a str);

impl From<Twice<'_>> for Unreadable {
    fn from(Twice(what): Twice<'_>) -> Self {
        Unreadable(format!("{what} is given twice"))
    }
}

/// What a text has said so far. Whoever says something twice may mean either, so neither is taken.
#[derive(Debug, Default)]
pub struct Said<'a>(Vec<&'a str>);

impl<'a> Said<'a> {
    /// The text says this, by the name people know it by: `dice=`.
    ///
    /// # Errors
    /// If it has been said before.
    pub fn once(&mut self, what: &'a str) -> Result<(), Twice<'a>> {
        if self.0.contains(&what) {
            return Err(Twice(what));
        }
        self.0.push(what);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_twice_is_named() {
        let mut said = Said::default();
        assert_eq!(said.once("dice="), Ok(()));
        assert_eq!(said.once("exact="), Ok(()));
        assert_eq!(said.once("dice="), Err(Twice("dice=")));
    }
}
