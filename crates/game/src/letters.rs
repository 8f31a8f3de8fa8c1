//! Which letters of a typed text show, so that names mean what they look like.

/// Letters that do something instead of showing: control characters, line breaks, and those that turn the direction of
/// writing and so could make one text look like another.
pub fn is_unprintable(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Letters that show nothing: spaces of all kinds, joiners, fillers. Fine among others (some scripts and pictures
/// need them), but not alone.
pub fn is_invisible(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}'
            | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}')
}
