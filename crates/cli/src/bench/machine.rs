//! The machine that was measured.

use serde::Serialize;
use std::fmt;

/// What a reader must know of a machine to compare numbers.
#[derive(Serialize)]
pub(super) struct Machine {
    cpu: Option<String>,
    cores: usize,
}

impl Machine {
    /// The machine this runs on.
    pub(super) fn here() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        // Only Linux tells in a file; elsewhere the number of cores has to do.
        let cpu = std::fs::read_to_string("/proc/cpuinfo").ok().as_deref().and_then(model);
        Self { cpu, cores }
    }
}

fn model(info: &str) -> Option<String> {
    let line = info.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cpu = self.cpu.as_deref().unwrap_or("unknown processor");
        let cores = if self.cores == 1 { "core" } else { "cores" };
        write!(f, "{cpu}, {} {cores}; every bench uses one", self.cores)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_model_is_found() {
        let info = "processor\t: 0\nmodel name\t: Abacus 9000\ncache\t: none\n";
        assert_eq!(model(info).as_deref(), Some("Abacus 9000"));
        assert_eq!(model("processor\t: 0\n"), None);
    }
}
