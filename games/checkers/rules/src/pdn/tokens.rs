//! A text as tags and words. Comments, variations and annotations are left out.

use super::{LONGEST_TEXT, PdnFault, Tag, Wrong};

/// A part of a text that means something, and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) at: Place,
    pub(super) kind: Kind,
}

#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// `[Name "value"]`
    Tag(Tag),
    /// Move numbers, moves, results: whatever stands between spaces.
    Word(String),
}

/// Line and column, both from 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    line: usize,
    column: usize,
}

impl Place {
    pub(super) const BEGINNING: Place = Place { line: 1, column: 1 };

    pub(super) fn fault(self, what: Wrong) -> PdnFault {
        PdnFault { line: self.line, column: self.column, what }
    }
}

/// Goes through a text once, however it is built.
pub(super) struct Tokens<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    at: Place,
}

impl<'a> Tokens<'a> {
    pub(super) fn of(text: &'a str) -> Result<Self, PdnFault> {
        if text.len() > LONGEST_TEXT {
            return Err(Place::BEGINNING.fault(Wrong::TextTooLong { most: LONGEST_TEXT }));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Ok(Self { rest: text.chars().peekable(), at: Place::BEGINNING })
    }

    /// The next token; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Token>, PdnFault> {
        loop {
            let at = self.at;
            let Some(&letter) = self.rest.peek() else { return Ok(None) };
            match letter {
                _ if letter.is_whitespace() => drop(self.take()),
                ';' => self.skip_line(),
                // An escape of the old chess format: the line is for some program, not for us.
                '%' if at.column == 1 => self.skip_line(),
                '{' => self.skip_comment()?,
                '(' => self.skip_variation()?,
                '}' | ')' | ']' => return Err(at.fault(Wrong::ClosesNothing { token: letter })),
                '$' => drop(self.word()),
                '[' => return Ok(Some(Token { at, kind: Kind::Tag(self.tag()?) })),
                _ => return Ok(Some(Token { at, kind: Kind::Word(self.word()) })),
            }
        }
    }

    fn take(&mut self) -> Option<char> {
        let letter = self.rest.next()?;
        // A line ends with a line feed, or with a carriage return that none follows.
        if letter == '\n' || letter == '\r' && self.rest.peek() != Some(&'\n') {
            self.at = Place { line: self.at.line + 1, column: 1 };
        } else {
            self.at.column += 1;
        }
        Some(letter)
    }

    fn skip_line(&mut self) {
        let line = self.at.line;
        while self.at.line == line && self.take().is_some() {}
    }

    fn skip_comment(&mut self) -> Result<(), PdnFault> {
        let at = self.at;
        while let Some(letter) = self.take() {
            if letter == '}' {
                return Ok(());
            }
        }
        Err(at.fault(Wrong::Unclosed { token: '{' }))
    }

    /// Skips `( … )` with all variations inside. They may be as deep as they like: only their depth is kept.
    fn skip_variation(&mut self) -> Result<(), PdnFault> {
        let at = self.at;
        let mut depth = 0_usize;
        while let Some(&letter) = self.rest.peek() {
            match letter {
                '{' => self.skip_comment()?,
                ';' => self.skip_line(),
                _ => drop(self.take()),
            }
            match letter {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return Ok(());
            }
        }
        Err(at.fault(Wrong::Unclosed { token: '(' }))
    }

    fn word(&mut self) -> String {
        let mut word: String = self.take().into_iter().collect();
        while let Some(&letter) = self.rest.peek() {
            if letter.is_whitespace() || "{}()[];$".contains(letter) {
                break;
            }
            word.extend(self.take());
        }
        word
    }

    fn tag(&mut self) -> Result<Tag, PdnFault> {
        let at = self.at;
        let mut text = String::new();
        let (mut is_quoted, mut is_escaped) = (false, false);
        while let Some(&letter) = self.rest.peek() {
            if letter == '\n' || letter == '\r' {
                break;
            }
            text.extend(self.take());
            match letter {
                _ if is_escaped => is_escaped = false,
                '\\' if is_quoted => is_escaped = true,
                '"' => is_quoted = !is_quoted,
                ']' if !is_quoted => {
                    return read_tag(&text).ok_or_else(|| at.fault(Wrong::NotATag { token: text }));
                }
                _ => {}
            }
        }
        Err(at.fault(Wrong::Unclosed { token: '[' }))
    }
}

/// Reads `[Name "value"]`.
fn read_tag(text: &str) -> Option<Tag> {
    let inner = text.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (name, quoted) = inner.split_at(inner.find('"')?);
    let name = name.trim_end();
    let value = quoted.strip_prefix('"')?.strip_suffix('"')?;
    let is_name =
        !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    is_name.then(|| Tag { name: name.into(), value: unescape(value) })
}

fn unescape(value: &str) -> String {
    let mut letters = value.chars();
    let mut plain = String::new();
    while let Some(letter) = letters.next() {
        plain.push(if letter == '\\' { letters.next().unwrap_or(letter) } else { letter });
    }
    plain
}
