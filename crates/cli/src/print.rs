//! Output of commands. When the reader has closed standard output (`| head`), the command ends without an error.

use std::fmt::Arguments;
use std::io::{self, ErrorKind, Write};

/// Prints a line on standard output.
macro_rules! say {
    ($($text:tt)*) => { crate::print::line(format_args!($($text)*)) };
}

/// Prints a line on standard error.
macro_rules! complain {
    ($($text:tt)*) => { crate::print::warning(format_args!($($text)*)) };
}

pub(crate) use {complain, say};

pub(crate) fn line(text: Arguments<'_>) {
    if let Err(error) = Output.write_fmt(format_args!("{text}\n")) {
        warning(format_args!("error: cannot write to standard output: {error}"));
        std::process::exit(1);
    }
}

pub(crate) fn warning(text: Arguments<'_>) {
    // Who closed standard error does not want to be told.
    let _ = writeln!(io::stderr(), "{text}");
}

/// Standard output. The process ends when its reader has closed it.
pub(crate) struct Output;

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        io::stdout().write(bytes).inspect_err(end_if_unread)
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush().inspect_err(end_if_unread)
    }
}

fn end_if_unread(error: &io::Error) {
    if error.kind() == ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
}
