//! What the house logs: always to standard error, and to a file as well if one is named.

use crate::args::{LogArgs, LogFormat};
use crate::fault::Fault;
use crate::words::{Line, shown};
use anyhow::Context;
use std::fs::File;
use std::io::IsTerminal;
use std::path::Path;
use tracing::Subscriber;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

/// Starts logging.
pub(crate) fn start(args: &LogArgs) -> Result<(), Fault> {
    let LogArgs { log_level, log_file, log_format } = args;
    let filter = read_filter(log_level)?;
    let to_file = match log_file {
        Some(path) => {
            let file = open(path).with_context(|| Line::NoLogFile { file: shown(path) })?;
            Some(layer(*log_format, Colours::Never, file))
        }
        None => None,
    };
    let to_terminal = layer(*log_format, Colours::OnTerminals, std::io::stderr);
    tracing_subscriber::registry().with(filter).with(to_terminal).with(to_file).init();
    Ok(())
}

/// For commands that do not log: what the house warns of, as plain lines on standard error.
pub(crate) fn show_warnings() {
    let lines = tracing_subscriber::fmt::layer().without_time().with_target(false).with_level(false);
    let lines = lines.with_ansi(false).with_writer(std::io::stderr).log_internal_errors(false);
    tracing_subscriber::registry().with(EnvFilter::new("warn")).with(lines).init();
}

/// A level, or a filter. `tracing` takes every other word for the name of a part of the program, and logs nothing else.
fn read_filter(text: &str) -> Result<EnvFilter, Fault> {
    const LEVELS: [&str; 6] = ["error", "warn", "info", "debug", "trace", "off"];
    let senseless =
        || Fault::Usage(Line::NoLogLevel { typed: text.into(), levels: LEVELS.join(", ") }.to_string());
    for directive in text.split(',') {
        let level = directive.rsplit_once('=').map_or(directive, |(_, level)| level).trim();
        if !LEVELS.iter().any(|known| known.eq_ignore_ascii_case(level)) {
            return Err(senseless());
        }
    }
    // What the bus's library says at a bare level, the house says itself, once.
    let is_bare = !text.contains('=');
    let text = if is_bare { format!("{text},async_nats=off") } else { text.to_owned() };
    EnvFilter::try_new(text).map_err(|_| senseless())
}

/// Appended to: a file that is emptied while the house is open (by logrotate's `copytruncate`) goes on from there. One that
/// is new is readable by its owner only, because at `debug` a log may contain hidden cards.
fn open(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Colours {
    OnTerminals,
    Never,
}

fn layer<S, W>(format: LogFormat, colours: Colours, writer: W) -> Box<dyn Layer<S> + Send + Sync>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let ansi = colours == Colours::OnTerminals && std::io::stderr().is_terminal();
    let lines = tracing_subscriber::fmt::layer().with_ansi(ansi).with_writer(writer);
    // Where standard error is closed (`2>&1 | head`), telling of it there would end the thread that logs.
    let lines = lines.log_internal_errors(false);
    match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_levels_and_filters_and_refuses_other_words() {
        for sound in ["info", "WARN", "off", "parlour_server=debug,info", "[life{a=1}]=trace,warn"] {
            assert!(read_filter(sound).is_ok(), "{sound}");
        }
        for wrong in ["nonsense", "", "info,", "parlour_server", "parlour_server=loud", "info,nonsense"] {
            let Err(Fault::Usage(text)) = read_filter(wrong) else { panic!("{wrong} is taken for a level") };
            assert!(text.contains("error, warn, info, debug, trace, off"), "{text}");
        }
    }
}
