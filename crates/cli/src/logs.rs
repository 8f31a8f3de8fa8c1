//! What the house logs: always to standard error, and to a file as well if one is named.

use crate::args::{LogArgs, LogFormat};
use crate::fault::Fault;
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

/// Begins to log.
pub(crate) fn start(args: &LogArgs) -> Result<(), Fault> {
    let LogArgs { log_level, log_file, log_format } = args;
    let filter = EnvFilter::try_new(log_level)
        .map_err(|error| Fault::Usage(format!("the log level '{log_level}' makes no sense: {error}")))?;
    let to_file = match log_file {
        Some(path) => {
            let file = open(path).with_context(|| format!("opening the log file {}", path.display()))?;
            Some(layer(*log_format, Colours::Never, file))
        }
        None => None,
    };
    let to_terminal = layer(*log_format, Colours::OnTerminals, std::io::stderr);
    tracing_subscriber::registry().with(filter).with(to_terminal).with(to_file).init();
    Ok(())
}

/// Appended to: a file that is emptied while the house is open (by logrotate's `copytruncate`) goes on from there. One that
/// is new is its owner's alone, because at `debug` a log may give cards away.
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
    match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    }
}
