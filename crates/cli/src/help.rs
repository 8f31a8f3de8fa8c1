//! What `--help` says: clap finds the commands and options, the language has the words.

use clap::builder::StyledStr;
use clap::{Arg, ArgAction, Command};
use parlour_voice::{Language, try_say};
use serde_json::json;

const SPACE: &str = "help";

/// The whole command line in a language.
pub(crate) fn in_language(command: Command, language: Language) -> Command {
    let words = Words { language };
    let path = command.get_name().to_owned();
    words
        .command(command, &[path])
        .arg(
            // Only the root has a version.
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(words.one("version"))
                .help_heading(words.one("options-heading")),
        )
        .disable_version_flag(true)
}

/// The line that says how a command is called, out of what clap makes of it.
pub(crate) fn usage(line: &str) -> String {
    format!("{} {}", Words { language: Language::spoken() }.one("usage-heading"), called(line))
}

/// Without clap's own heading.
fn called(line: &str) -> &str {
    line.strip_prefix("Usage: ").unwrap_or(line)
}

/// What its value is called by: `placeholder-file` for `<FILE>`. One that is an example of itself is the same everywhere.
fn placeholder(arg: &Arg) -> Option<String> {
    if !matches!(arg.get_action(), ArgAction::Set | ArgAction::Append) {
        return None;
    }
    let name = match arg.get_value_names() {
        Some([name, ..]) => name.to_string(),
        _ => arg.get_id().as_str().to_uppercase(),
    };
    let is_name = name.chars().all(|letter| letter.is_ascii_uppercase() || letter == ':');
    is_name.then(|| format!("placeholder-{}", name.to_lowercase().replace(':', "-")))
}

struct Words {
    language: Language,
}

impl Words {
    /// A command that is reached by these words, with all that belongs to it.
    fn command(&self, command: Command, path: &[String]) -> Command {
        let names: Vec<String> = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
        // The root's words are those of the program; those of its commands begin with the command.
        let inside = |name: &str| path[1..].iter().cloned().chain([name.to_owned()]).collect::<Vec<_>>();
        let mut command = command
            .about(self.one(&if path.len() == 1 { path[0].clone() } else { path[1..].join("-") }))
            .mut_args(|arg| self.argument(arg, &path[1..]))
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .arg(
                Arg::new("help")
                    .short('h')
                    .long("help")
                    .action(ArgAction::Help)
                    .help(self.one("help"))
                    .help_heading(self.one("options-heading")),
            )
            .help_template(self.template())
            .subcommand_help_heading(self.one("commands-heading"))
            .subcommand_value_name(self.one("command-name"));
        for name in names {
            let path: Vec<String> = path[..1].iter().cloned().chain(inside(&name)).collect();
            command = command.mut_subcommand(&name, |inner| self.command(inner, &path));
        }
        let usage = command.clone().bin_name(path.join(" ")).render_usage().to_string();
        let options = format!("[{}]", self.one("options-name"));
        let usage = called(&usage).replace("[OPTIONS]", &options);
        command.override_usage(usage)
    }

    fn argument(&self, arg: Arg, path: &[String]) -> Arg {
        let id = arg.get_id().as_str().to_owned();
        let own = path.iter().chain([&id]).map(String::as_str).collect::<Vec<_>>().join("-");
        let help = self.find(&own).unwrap_or_else(|| self.one(&id));
        let values: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        let heading = if arg.is_positional() { "arguments-heading" } else { "options-heading" };
        let takes_value = !matches!(arg.get_action(), ArgAction::SetTrue);
        let mut help = help;
        if !values.is_empty() && takes_value {
            let default = json!({ "code": "default", "value": values.join(",") });
            help += &format!(" {}", parlour_voice::say(SPACE, &default, self.language));
        }
        if let Some(name) = arg.get_env() {
            let variable = json!({ "code": "environment", "name": name.to_string_lossy() });
            help += &format!(" {}", parlour_voice::say(SPACE, &variable, self.language));
        }
        let arg = match placeholder(&arg) {
            Some(name) => arg.value_name(self.one(&name)),
            None => arg,
        };
        arg.help(StyledStr::from(help))
            .help_heading(self.one(heading))
            .hide_default_value(takes_value)
            .hide_env(true)
            .hide_possible_values(takes_value)
    }

    fn template(&self) -> String {
        format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}\n", self.one("usage-heading"))
    }

    fn find(&self, name: &str) -> Option<String> {
        try_say(SPACE, &json!(name), self.language).ok()
    }

    fn one(&self, name: &str) -> String {
        parlour_voice::say(SPACE, &json!(name), self.language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Args;
    use clap::CommandFactory;
    use std::collections::BTreeSet;

    /// Every command and option, by the names that a message for it can have.
    fn names(command: &Command, path: &str, found: &mut Vec<Vec<String>>) {
        let of = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}-{name}") };
        for arg in command.get_arguments() {
            let id = arg.get_id().as_str();
            found.push(vec![of(id), id.to_owned()]);
            found.extend(placeholder(arg).map(|name| vec![name]));
        }
        for inner in command.get_subcommands() {
            found.push(vec![of(inner.get_name())]);
            names(inner, &of(inner.get_name()), found);
        }
    }

    #[test]
    fn every_command_and_option_has_words_in_every_language_and_nothing_else_has() {
        let mut wanted = vec![vec!["parlour".to_owned()]];
        names(&Args::command(), "", &mut wanted);
        let own = ["usage-heading", "commands-heading", "arguments-heading", "options-heading"];
        let own = own.into_iter().chain([
            "default",
            "environment",
            "command-name",
            "options-name",
            "help",
            "version",
        ]);
        wanted.extend(own.map(|name| vec![name.to_owned()]));
        for language in Language::all() {
            let there: BTreeSet<&str> = parlour_voice::messages(SPACE, language).collect();
            let missing: Vec<_> =
                wanted.iter().filter(|names| !names.iter().any(|name| there.contains(&**name))).collect();
            assert!(missing.is_empty(), "{language} has no words for {missing:?}");
            // A message is used if it is the first that an argument finds.
            let used: BTreeSet<&str> = wanted
                .iter()
                .filter_map(|names| names.iter().find(|name| there.contains(&***name)))
                .map(String::as_str)
                .collect();
            assert_eq!(there.difference(&used).collect::<Vec<_>>(), Vec::<&&str>::new(), "{language}");
        }
    }

    #[test]
    fn help_is_said_in_the_language() {
        let help = |tag: &str| {
            let language = Language::find(tag).expect("there is this language");
            in_language(Args::command(), language).render_help().to_string()
        };
        assert!(help("en").contains("Usage: parlour [OPTIONS] [COMMAND]"), "{}", help("en"));
        let german = help("de");
        assert!(german.contains("Aufruf: parlour [OPTIONEN] [BEFEHL]"), "{german}");
        for english in ["Usage", "Commands", "Print", "default", "LANG"] {
            assert!(!german.contains(english), "{english} in {german}");
        }
    }

    #[test]
    fn the_arguments_are_consistent() {
        in_language(Args::command(), Language::ENGLISH).debug_assert();
    }
}
