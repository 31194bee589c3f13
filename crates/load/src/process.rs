//! What processes use, as Linux tells in `/proc`.

use std::fs;
use std::time::Duration;

use serde::Serialize;

/// Ticks of the CPU clock in a second, the same on every Linux that programs see.
const TICKS: f64 = 100.0;

/// Processes that are measured together, each with those that it has started.
#[derive(Clone, Debug)]
pub struct Processes(Vec<u32>);

impl Processes {
    /// The processes with these numbers.
    pub fn with_ids(ids: &[u32]) -> Processes {
        Processes(ids.to_vec())
    }

    /// This process.
    pub fn this() -> Processes {
        Processes(vec![std::process::id()])
    }

    /// The first of them that does not exist.
    pub fn missing(&self) -> Option<u32> {
        self.0.iter().copied().find(|id| Sample::of(*id).is_none())
    }

    /// What they have used so far; nothing where `/proc` does not say.
    pub fn sample(&self) -> Option<Sample> {
        let mut all = self.0.clone();
        let mut next = 0;
        while let Some(id) = all.get(next) {
            all.extend(children(*id));
            next += 1;
        }
        // A process that ends while it is looked at has told its parent what it used.
        let samples: Vec<Sample> = all.into_iter().filter_map(Sample::of).collect();
        (!samples.is_empty()).then(|| samples.into_iter().fold(Sample::default(), Sample::plus))
    }
}

/// The processes that this one has started.
fn children(id: u32) -> Vec<u32> {
    let threads = fs::read_dir(format!("/proc/{id}/task")).into_iter().flatten().flatten();
    let lists =
        threads.filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok());
    let read = |list: String| list.split_whitespace().filter_map(|id| id.parse().ok()).collect();
    lists.flat_map(|list| -> Vec<u32> { read(list) }).collect()
}

/// What processes have used at some moment.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sample {
    cpu: f64,
    memory: u64,
    most_memory: u64,
}

impl Sample {
    /// How many cores were busy between two samples.
    pub fn cores(before: Sample, after: Sample, time: Duration) -> f64 {
        (after.cpu - before.cpu).max(0.0) / time.as_secs_f64().max(f64::EPSILON)
    }

    fn of(id: u32) -> Option<Sample> {
        let read = |file: &str| fs::read_to_string(format!("/proc/{id}/{file}")).ok();
        let (stat, status) = (read("stat")?, read("status")?);
        // What several processes share counts once, where the system tells how much that is.
        let share = read("smaps_rollup").and_then(|map| kilobytes(&map, "Pss:"));
        Some(Sample {
            cpu: cpu_seconds(&stat)?,
            memory: share.or_else(|| kilobytes(&status, "VmRSS:"))?,
            most_memory: kilobytes(&status, "VmHWM:")?,
        })
    }

    fn plus(self, other: Sample) -> Sample {
        Sample {
            cpu: self.cpu + other.cpu,
            memory: self.memory + other.memory,
            most_memory: self.most_memory + other.most_memory,
        }
    }
}

/// What processes used while the games were played.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Usage {
    /// How many cores they kept busy.
    pub cores: f64,
    /// How many they keep busy while everybody sits and nobody plays, if that was measured.
    pub idle_cores: Option<f64>,
    /// CPU time for each acknowledged action, in milliseconds.
    pub ms_per_move: f64,
    /// The same without what they use when nobody plays: what the moves themselves cost.
    pub ms_per_move_above_idle: Option<f64>,
    /// Their memory at the end, in megabytes.
    pub memory_mb: f64,
    /// The most memory (resident set) that each of them ever had, in megabytes.
    pub most_memory_mb: f64,
}

impl Usage {
    /// The usage between two samples. `idle_cores` is what was found while nobody played.
    pub fn between(
        before: Sample,
        after: Sample,
        (seconds, moves): (f64, u64),
        idle_cores: Option<f64>,
    ) -> Usage {
        let megabytes = |kilobytes: u64| kilobytes as f64 * 1024.0 / 1e6;
        let cpu = (after.cpu - before.cpu).max(0.0);
        let per_move = |cpu: f64| cpu * 1000.0 / moves.max(1) as f64;
        Usage {
            cores: cpu / seconds.max(f64::EPSILON),
            idle_cores,
            ms_per_move: per_move(cpu),
            ms_per_move_above_idle: idle_cores
                .map(|idle| per_move((cpu - idle * seconds).max(0.0))),
            memory_mb: megabytes(after.memory),
            most_memory_mb: megabytes(after.most_memory),
        }
    }
}

/// User and system time of a process and of those it has waited for: fields 14 to 17, counted from behind
/// the name, which can be anything.
fn cpu_seconds(stat: &str) -> Option<f64> {
    let fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11).take(4);
    let ticks: Vec<f64> = fields.map_while(|field| field.parse().ok()).collect();
    (ticks.len() == 4).then(|| ticks.iter().sum::<f64>() / TICKS)
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
        let stat = "42 (a ) b) S 1 42 42 0 -1 4194304 9 0 0 0 250 50 60 40 20 0 4 0 100";
        assert_eq!(cpu_seconds(stat), Some(4.0));
        let status = "Name:\tx\nVmHWM:\t  2000 kB\nVmRSS:\t  1000 kB\n";
        assert_eq!(kilobytes(status, "VmRSS:"), Some(1000));
        assert_eq!(kilobytes(status, "VmSwap:"), None);
    }

    #[test]
    fn cores_are_seconds_of_work_a_second() {
        let sample = |cpu| Sample { cpu, memory: 1000, most_memory: 2000 };
        let usage = Usage::between(sample(1.0), sample(4.0), (2.0, 1500), None);
        assert_eq!((usage.cores, usage.ms_per_move), (1.5, 2.0));
        assert_eq!((usage.idle_cores, usage.ms_per_move_above_idle), (None, None));
        let usage = Usage::between(sample(1.0), sample(4.0), (2.0, 1500), Some(0.5));
        assert_eq!((usage.ms_per_move, usage.ms_per_move_above_idle), (2.0, Some(4.0 / 3.0)));
        let usage = Usage::between(sample(1.0), sample(1.5), (2.0, 10), Some(0.5));
        assert_eq!(usage.ms_per_move_above_idle, Some(0.0), "less than idle is nothing");
        assert_eq!(Sample::cores(sample(1.0), sample(1.5), Duration::from_secs(2)), 0.25);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_process_counts_with_those_that_it_has_started() {
        let mut child = std::process::Command::new("sleep").arg("60").spawn().unwrap();
        let id = child.id();
        assert!(children(std::process::id()).contains(&id));
        assert_eq!(Processes::with_ids(&[id]).missing(), None);
        child.kill().unwrap();
        child.wait().unwrap();
        assert_eq!(Processes::with_ids(&[id]).missing(), Some(id));
    }
}
