//! TypeScript declarations of whatever crosses the wire, gathered into one file per folder of the page.

use parlour_game::{Advisor, Game, Tool};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// Declarations by name. A type brings along those it is made of.
#[derive(Clone, Debug, Default)]
pub struct Declarations(BTreeMap<String, String>);

impl Declarations {
    /// Adds a type and all it is made of.
    ///
    /// # Panics
    /// If another type of the same name is there already.
    pub fn add<T: TS + 'static + ?Sized>(&mut self) {
        // Only our own types say where they would be written; numbers, texts and lists need no declaration.
        if T::output_path().is_some() {
            let config = Config::new();
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n", T::decl(&config));
            let name = T::ident(&config);
            if let Some(before) = self.0.insert(name.clone(), declaration.clone()) {
                assert!(
                    before == declaration,
                    "{name} is declared twice, and differently: rename one of them"
                );
                return;
            }
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }

    /// Those that `other` has too, word for word.
    #[must_use]
    pub fn shared_with(&self, other: &Declarations) -> Declarations {
        let has_same = |(name, declaration): &(&String, &String)| other.0.get(*name) == Some(declaration);
        Declarations(
            self.0.iter().filter(has_same).map(|(name, text)| (name.clone(), text.clone())).collect(),
        )
    }

    /// Those whose names `other` does not have.
    #[must_use]
    pub fn without(&self, other: &Declarations) -> Declarations {
        Declarations(self.0.clone().into_iter().filter(|(name, _)| !other.0.contains_key(name)).collect())
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The text of a file, importing what `elsewhere` declares already from the module `from`.
    ///
    /// # Panics
    /// If both declare the same name differently: the page would take one type for the other.
    pub fn file(&self, elsewhere: &Declarations, from: &str) -> String {
        for (name, declaration) in &self.0 {
            let other = elsewhere.0.get(name).unwrap_or(declaration);
            assert!(declaration == other, "{name} is declared twice, and differently: rename one of them");
        }
        let mut text =
            String::from("// Generated from the Rust types by `cargo xtask codegen`. Do not edit.\n");
        let shared: Vec<&str> =
            self.0.keys().filter(|name| elsewhere.0.contains_key(*name)).map(String::as_str).collect();
        if !shared.is_empty() {
            text += &format!("\nimport type {{ {} }} from '{from}';\n", shared.join(", "));
        }
        for (name, declaration) in &self.0 {
            if !elsewhere.0.contains_key(name) {
                text += "\n";
                text.extend(declaration.lines().flat_map(|line| [line.trim_end(), "\n"]));
            }
        }
        text
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

/// What a page needs to know of a game. `F` is what can be wrong with its set-up.
pub(crate) fn of_game<G: Game, F: TS + 'static>(declarations: &mut Declarations)
where
    G::Setup: TS,
    G::Action: TS,
    G::Sight: TS,
    G::View: TS,
    G::Refusal: TS,
{
    declarations.add::<G::Setup>();
    declarations.add::<F>();
    declarations.add::<G::Action>();
    declarations.add::<G::Sight>();
    declarations.add::<G::View>();
    declarations.add::<G::Refusal>();
}

/// What a page needs to know of a game's advisor.
pub(crate) fn of_advisor<G: Game, A: Advisor<G>>(declarations: &mut Declarations)
where
    A::Question: TS,
    A::Answer: TS,
    A::Refusal: TS,
{
    declarations.add::<A::Question>();
    declarations.add::<A::Answer>();
    declarations.add::<A::Refusal>();
}

/// What a page needs to know of a tool.
pub(crate) fn of_tool<T: Tool>(declarations: &mut Declarations)
where
    T::Info: TS,
    T::Setup: TS,
    T::Action: TS,
    T::Page: TS,
    T::Question: TS,
    T::Answer: TS,
    T::Refusal: TS,
{
    declarations.add::<T::Info>();
    declarations.add::<T::Setup>();
    declarations.add::<T::Action>();
    declarations.add::<T::Page>();
    declarations.add::<T::Question>();
    declarations.add::<T::Answer>();
    declarations.add::<T::Refusal>();
}

/// The declarations of the game with this id.
pub fn declare(id: &str) -> Option<Declarations> {
    struct Declare;
    impl crate::Visitor for Declare {
        type Output = Declarations;
        fn visit<G: Game + parlour_game::Notation>(self, entry: &'static crate::Entry<G>) -> Declarations {
            let mut declarations = Declarations::default();
            (entry.types)(&mut declarations);
            if let Some(advisor) = entry.advisor {
                (advisor.types)(&mut declarations);
            }
            declarations
        }
    }
    crate::visit(id, Declare)
}
