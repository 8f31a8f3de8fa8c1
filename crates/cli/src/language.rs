//! Which language the terminal speaks: that of `--lang`, else that of the locale, else English.

use crate::misuse::Misuse;
use parlour_voice::Language;
use std::env;

/// The locale of messages, the weightiest variable first.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language to speak, from the arguments as they were typed: help and complaints about other arguments are said in
/// it, too.
pub(crate) fn choose() -> Language {
    let typed: Vec<String> = env::args_os().filter_map(|arg| arg.into_string().ok()).collect();
    asked_for(&typed).or_else(of_locale).unwrap_or(Language::ENGLISH)
}

fn asked_for(typed: &[String]) -> Option<Language> {
    let apart = typed.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1].as_str());
    let joined = typed.iter().find_map(|arg| arg.strip_prefix("--lang="));
    Language::find(apart.or(joined)?)
}

fn of_locale() -> Option<Language> {
    let set = LOCALE.iter().find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    Language::find(&set?)
}

/// For clap: a language that there is.
pub(crate) fn read(tag: &str) -> Result<Language, Misuse> {
    let languages = || Language::all().map(|language| language.tag().to_owned()).collect();
    Language::find(tag).ok_or_else(|| Misuse::NoLanguage { languages: languages() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_decides() {
        let asked = |typed: &str| {
            let typed: Vec<String> = typed.split(' ').map(str::to_owned).collect();
            asked_for(&typed).map(Language::tag)
        };
        assert_eq!(asked("parlour --lang de solve"), Some("de"));
        assert_eq!(asked("parlour solve --lang=de"), Some("de"));
        assert_eq!(asked("parlour solve --lang"), None);
        assert_eq!(asked("parlour solve de"), None);
        assert_eq!(asked("parlour --lang xx"), None);
    }

    #[test]
    fn an_unknown_language_names_those_there_are() {
        let told = read("xx").unwrap_err().to_string();
        assert!(Language::all().all(|language| told.contains(language.tag())), "{told}");
        assert_eq!(read("de").map(Language::tag), Ok("de"));
    }
}
