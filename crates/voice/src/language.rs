//! The languages that there are files for.

use std::fmt;
use std::iter;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The files of one language: their spaces and texts.
type Files = &'static [(&'static str, &'static str)];

#[cfg(embedded)]
fn languages() -> &'static [(&'static str, Files)] {
    include!(concat!(env!("OUT_DIR"), "/languages.rs"))
}

/// As they lie in the source tree when this is called first.
#[cfg(not(embedded))]
fn languages() -> &'static [(&'static str, Files)] {
    use crate::folder;
    use std::sync::LazyLock;

    static READ: LazyLock<Vec<(&str, Files)>> = LazyLock::new(|| {
        let text = |path| &*std::fs::read_to_string(path).expect("it was listed").leak();
        let files =
            |files: Vec<_>| files.into_iter().map(|(space, path)| (&*String::leak(space), text(path)));
        let read = folder::languages().into_iter();
        read.map(|(tag, list)| (&*tag.leak(), &*files(list).collect::<Vec<_>>().leak())).collect()
    });
    &READ
}

/// Which of them is spoken; none of them before it is decided.
static SPOKEN: AtomicUsize = AtomicUsize::new(usize::MAX);

/// A language the house speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    tag: &'static str,
}

impl Language {
    /// What is said where a language has no words of its own.
    pub const ENGLISH: Language = Language { tag: "en" };

    /// The language in which this process prints what it says: English, unless it was told another one.
    pub fn spoken() -> Language {
        Self::all().nth(SPOKEN.load(Ordering::Relaxed)).unwrap_or(Self::ENGLISH)
    }

    /// Prints in this language from now on. A house never does: what it sends and logs is read by programs, too.
    pub fn speak(self) {
        SPOKEN.store(self.index(), Ordering::Relaxed);
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Language> + Clone {
        languages().iter().map(|(tag, _)| Language { tag })
    }

    /// The language of a tag or a locale: `de`, `de-AT`, `de_DE.UTF-8`. One of its region comes before one for all.
    pub fn find(locale: &str) -> Option<Language> {
        among(Self::all(), locale)
    }

    /// Its tag, which is also its folder's name.
    pub fn tag(self) -> &'static str {
        self.tag
    }

    /// Its files: space and text.
    pub(crate) fn files(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let mine = languages().iter().find(|(tag, _)| *tag == self.tag);
        mine.into_iter().flat_map(|(_, files)| files.iter().copied())
    }

    /// Where it stands in the list of all.
    pub(crate) fn index(self) -> usize {
        Self::all().position(|language| language == self).expect("a language is one of all")
    }
}

fn among(languages: impl Iterator<Item = Language> + Clone, locale: &str) -> Option<Language> {
    let whole = locale.split(['.', '@']).next()?.replace('_', "-");
    iter::successors(Some(&*whole), |tag| tag.rsplit_once('-').map(|(front, _)| front))
        .find_map(|tag| languages.clone().find(|language| language.tag.eq_ignore_ascii_case(tag)))
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_lead_to_languages() {
        let found = |locale| Language::find(locale).map(Language::tag);
        assert_eq!(
            ["de", "de-AT", "de_DE.UTF-8", "EN_gb"].map(found),
            [Some("de"), Some("de"), Some("de"), Some("en")]
        );
        assert_eq!(["", "C", "C.UTF-8", "xx"].map(found), [None; 4]);
    }

    #[test]
    fn a_region_with_a_folder_of_its_own_is_found() {
        let languages = ["de", "pt", "pt-BR", "zh-Hant"].map(|tag| Language { tag });
        let found = |locale| among(languages.into_iter(), locale).map(Language::tag);
        assert_eq!(
            ["pt-BR", "pt_br.UTF-8", "pt_BR@euro", "pt-PT", "zh_Hant_TW", "zh"].map(found),
            [Some("pt-BR"), Some("pt-BR"), Some("pt-BR"), Some("pt"), Some("zh-Hant"), None]
        );
    }
}
