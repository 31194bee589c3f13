//! What a process uses, as Linux tells in `/proc`.

use std::fs;

use serde::Serialize;

/// Ticks of the CPU clock in a second, the same on every Linux that programs see.
const TICKS: f64 = 100.0;

/// A process that is measured.
#[derive(Clone, Debug)]
pub struct Process(String);

impl Process {
    /// The process with this number.
    pub fn with_id(id: u32) -> Process {
        Process(id.to_string())
    }

    /// This process.
    pub fn this() -> Process {
        Process("self".to_owned())
    }

    /// What it has used so far; nothing where `/proc` does not say.
    pub fn sample(&self) -> Option<Sample> {
        let read = |file: &str| fs::read_to_string(format!("/proc/{}/{file}", self.0)).ok();
        let (stat, status) = (read("stat")?, read("status")?);
        Some(Sample {
            cpu: cpu_seconds(&stat)?,
            memory: kilobytes(&status, "VmRSS:")?,
            most_memory: kilobytes(&status, "VmHWM:")?,
        })
    }
}

/// What a process has used at some moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    cpu: f64,
    memory: u64,
    most_memory: u64,
}

/// What a process used while the games were played.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Usage {
    /// How many cores it kept busy.
    pub cores: f64,
    /// Its memory (resident set) at the end, in megabytes.
    pub memory_mb: f64,
    /// The most memory that it ever had, in megabytes.
    pub most_memory_mb: f64,
}

impl Usage {
    /// The usage between two samples.
    pub fn between(before: Sample, after: Sample, seconds: f64) -> Usage {
        let megabytes = |kilobytes: u64| kilobytes as f64 * 1024.0 / 1e6;
        Usage {
            cores: (after.cpu - before.cpu) / seconds.max(f64::EPSILON),
            memory_mb: megabytes(after.memory),
            most_memory_mb: megabytes(after.most_memory),
        }
    }
}

/// User and system time: fields 14 and 15, counted from behind the name, which can be anything.
fn cpu_seconds(stat: &str) -> Option<f64> {
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<f64>().ok();
    Some((ticks()? + ticks()?) / TICKS)
}

fn kilobytes(status: &str, key: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(key))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_behind_any_name() {
        let stat = "42 (a ) b) S 1 42 42 0 -1 4194304 9 0 0 0 250 50 0 0 20 0 4 0 100";
        assert_eq!(cpu_seconds(stat), Some(3.0));
        let status = "Name:\tx\nVmHWM:\t  2000 kB\nVmRSS:\t  1000 kB\n";
        assert_eq!(kilobytes(status, "VmRSS:"), Some(1000));
        assert_eq!(kilobytes(status, "VmSwap:"), None);
    }

    #[test]
    fn cores_are_seconds_of_work_a_second() {
        let sample = |cpu| Sample { cpu, memory: 1000, most_memory: 2000 };
        assert_eq!(Usage::between(sample(1.0), sample(4.0), 2.0).cores, 1.5);
    }
}
