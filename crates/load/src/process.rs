//! CPU time and memory of a process, from `/proc`.

use anyhow::{Context, Result};
use std::time::Duration;

/// A tick of `/proc/PID/stat`. Linux has shown hundredths of a second there on every machine for decades, whatever
/// its clock does inside.
const TICK: Duration = Duration::from_millis(10);

/// CPU time of the process so far, user and system.
pub(crate) fn cpu(pid: u32) -> Result<Duration> {
    let stat = read(pid, "stat")?;
    cpu_of(&stat).with_context(|| format!("/proc/{pid}/stat has changed its form"))
}

/// CPU time of the process so far and of all that it has started, those that have ended included.
pub(crate) fn cpu_of_family(pid: u32) -> Result<Duration> {
    let own = read(pid, "stat")?;
    let ended = cpu_of_ended_children(&own).context("/proc/PID/stat has changed its form")?;
    let others = std::fs::read_dir("/proc")?.flatten();
    let others = others.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    // One that ends right now is counted next time.
    let children =
        others.filter_map(|other| read(other, "stat").ok().filter(|stat| parent(stat) == Some(pid)));
    Ok(cpu(pid)? + ended + children.filter_map(|stat| cpu_of(&stat)).sum::<Duration>())
}

/// The bytes of memory the process holds now.
pub(crate) fn memory(pid: u32) -> Result<u64> {
    let status = read(pid, "status")?;
    memory_of(&status).with_context(|| format!("/proc/{pid}/status has changed its form"))
}

fn read(pid: u32, file: &str) -> Result<String> {
    let path = format!("/proc/{pid}/{file}");
    std::fs::read_to_string(&path).with_context(|| format!("cannot read {path} (the load tool needs Linux)"))
}

/// Fields 14 and 15, `utime` and `stime`.
fn cpu_of(stat: &str) -> Option<Duration> {
    Some(TICK * (field(stat, 14)? + field(stat, 15)?))
}

/// Fields 16 and 17: the same of children that have ended and were waited for.
fn cpu_of_ended_children(stat: &str) -> Option<Duration> {
    Some(TICK * (field(stat, 16)? + field(stat, 17)?))
}

fn parent(stat: &str) -> Option<u32> {
    field(stat, 4)
}

/// A field of `/proc/PID/stat`, counted from 1 as in its manual; after the second. The name in brackets may itself hold
/// spaces and brackets.
fn field(stat: &str, number: usize) -> Option<u32> {
    let (_, behind_name) = stat.rsplit_once(')')?;
    behind_name.split_whitespace().nth(number - 3)?.parse().ok()
}

fn memory_of(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_used_is_the_sum_of_both_kinds() {
        let stat = "4711 (parlour) S 1 4711 4711 0 -1 4194560 3110 0 0 0 250 125 7 9 20 0 5 0 88 0 0";
        assert_eq!(cpu_of(stat), Some(Duration::from_millis(3750)));
        assert_eq!(cpu_of_ended_children(stat), Some(Duration::from_millis(160)));
        assert_eq!(parent(stat), Some(1));
    }

    #[test]
    fn a_name_with_brackets_and_spaces_is_stepped_over() {
        let stat = "1 (a) b (c) R 1 1 1 0 -1 0 0 0 0 0 1 2 0 0 20 0 5 0 88 0 0";
        assert_eq!(cpu_of(stat), Some(Duration::from_millis(30)));
    }

    #[test]
    fn memory_is_what_lies_in_memory() {
        let status = "Name:\tparlour\nVmPeak:\t  999 kB\nVmRSS:\t   20480 kB\nThreads:\t5\n";
        assert_eq!(memory_of(status), Some(20 * 1024 * 1024));
    }

    #[test]
    fn another_form_is_noticed() {
        for text in ["", "1 (a) R 1 2", "1 (a) R 1 1 1 0 -1 0 0 0 0 0 x 2 0"] {
            assert_eq!(cpu_of(text), None, "{text}");
        }
        for text in ["", "VmRSS: 5 MB", "VmSize: 5 kB"] {
            assert_eq!(memory_of(text), None, "{text}");
        }
    }
}
