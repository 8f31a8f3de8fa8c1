//! Lines of the protocol: a command, then arguments with or without values.

/// A line taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HubLine {
    pub(super) command: String,
    arguments: Vec<(String, Option<String>)>,
}

impl HubLine {
    /// Reads `command name=value name="value with spaces" flag`; `None` if nothing is on the line.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn read(text: &str) -> Result<Option<Self>, String> {
        let mut rest = text.trim();
        let mut words = Vec::new();
        while !rest.is_empty() {
            let (name, after) = split_where(rest, |letter| letter.is_whitespace() || letter == '=');
            if name.is_empty() || name.contains('"') {
                return Err(format!("a name is missing before `{}`", shorten(rest)));
            }
            let after = after.trim_start();
            let Some(after) = after.strip_prefix('=') else {
                words.push((name.to_owned(), None));
                rest = after;
                continue;
            };
            let after = after.trim_start();
            let (value, after) = match after.strip_prefix('"') {
                Some(quoted) => quoted
                    .split_once('"')
                    .ok_or_else(|| format!("the quote after {name}= is never closed"))?,
                None => split_where(after, char::is_whitespace),
            };
            words.push((name.to_owned(), Some(value.to_owned())));
            rest = after.trim_start();
        }
        let mut words = words.into_iter();
        match words.next() {
            None => Ok(None),
            Some((command, None)) => Ok(Some(Self { command, arguments: words.collect() })),
            Some((command, Some(_))) => Err(format!("a line begins with a command, not with {command}=")),
        }
    }

    /// The value of an argument; empty if it has none.
    pub(super) fn value(&self, name: &str) -> Option<&str> {
        let argument = self.arguments.iter().find(|(argument, _)| argument == name);
        argument.map(|(_, value)| value.as_deref().unwrap_or_default())
    }

    /// Whether an argument is there.
    pub(super) fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }

    /// The value of an argument as a number.
    ///
    /// # Errors
    /// If it is there but no number.
    pub(super) fn number<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, String> {
        let read = |value: &str| {
            value.parse().map_err(|_| format!("{name}={} is not such a number", shorten(value)))
        };
        self.value(name).map(read).transpose()
    }
}

fn split_where(text: &str, is_end: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(is_end).unwrap_or(text.len()))
}

/// The beginning of a text, for messages.
pub(super) fn shorten(text: &str) -> String {
    let mut short: String =
        text.chars().take(40).map(|letter| if letter == '"' { '\'' } else { letter }).collect();
    if text.chars().count() > 40 {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> HubLine {
        HubLine::read(text).unwrap().unwrap()
    }

    #[test]
    fn lines_are_commands_with_arguments() {
        let line = read("  pos pos=Wee moves=\"1-5 32-28\" flag ");
        assert_eq!(line.command, "pos");
        assert_eq!((line.value("pos"), line.value("moves")), (Some("Wee"), Some("1-5 32-28")));
        assert!(line.has("flag") && !line.has("other"));
        assert_eq!(read("set-param name = variant value=\"\"").value("value"), Some(""));
        assert_eq!(read("level time=1.5").number::<f64>("time"), Ok(Some(1.5)));
        assert_eq!(read("level time=1.5").number::<f64>("moves"), Ok(None));
        assert_eq!(HubLine::read("   "), Ok(None));
    }

    #[test]
    fn bad_lines_are_told_what_is_wrong() {
        for (text, fault) in [
            ("pos pos=\"W", "the quote after pos= is never closed"),
            ("=5", "a name is missing before `=5`"),
            ("a=5", "a line begins with a command, not with a="),
            ("go =think", "a line begins with a command, not with go="),
            ("go \"think\"", "a name is missing before `'think'`"),
        ] {
            assert_eq!(HubLine::read(text), Err(fault.to_owned()), "{text}");
        }
        assert_eq!(read("level depth=x").number::<u8>("depth"), Err("depth=x is not such a number".into()));
        assert!(read("level depth=300").number::<u8>("depth").is_err());
    }
}
