//! What goes wrong: a node is killed, asked to end, paused, cut off or given another clock, or PostgreSQL is
//! started again. Each fault lasts for a while and is then mended, while others go on elsewhere.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::history::History;
use crate::cluster::{Mode, Node, Storage};
use crate::failure::Failure;
use crate::packages;
use crate::services::{LOOK_AGAIN, Sandbox, Services};

/// What can go wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// A node is killed with `kill -9` and started again.
    Kill,
    /// A node is asked to end and started again.
    Drain,
    /// A node is stopped in mid-air with SIGSTOP.
    Pause,
    /// The connections of a node to NATS end.
    CutNats,
    /// The connections of a node to PostgreSQL end.
    CutPostgres,
    /// A node and PostgreSQL hear nothing of each other.
    StallPostgres,
    /// A node is killed and started again with another clock.
    SkewClock,
    /// PostgreSQL ends, in order or at once, and is started again.
    RestartPostgres,
}

impl Fault {
    /// What the summary calls it.
    pub fn name(self) -> &'static str {
        match self {
            Fault::Kill => "kill -9",
            Fault::Drain => "SIGTERM",
            Fault::Pause => "SIGSTOP",
            Fault::CutNats => "cut from NATS",
            Fault::CutPostgres => "cut from PostgreSQL",
            Fault::StallPostgres => "stalled PostgreSQL",
            Fault::SkewClock => "skewed clock",
            Fault::RestartPostgres => "PostgreSQL restarted",
        }
    }

    /// Whether the process of a node is killed by it.
    pub fn kills(self) -> bool {
        matches!(self, Fault::Kill | Fault::SkewClock)
    }

    /// All of them that are no simple kills. Those behind the third need services that nodes share.
    const OTHERS: [Fault; 7] = [
        Fault::Drain,
        Fault::Pause,
        Fault::SkewClock,
        Fault::CutNats,
        Fault::CutPostgres,
        Fault::StallPostgres,
        Fault::RestartPostgres,
    ];

    /// What can go wrong besides kills. A node that is alone has no services to be cut from.
    pub fn others(is_shared: bool) -> &'static [Fault] {
        if is_shared { &Fault::OTHERS } else { &Fault::OTHERS[..3] }
    }

    /// Any fault; most of them are kills.
    fn random(rng: &mut fastrand::Rng, is_shared: bool) -> Fault {
        let others = Fault::others(is_shared);
        match rng.usize(..4) {
            0 => others[rng.usize(..others.len())],
            _ => Fault::Kill,
        }
    }

    /// How long it lasts, in milliseconds.
    fn duration(self, rng: &mut fastrand::Rng) -> Duration {
        Duration::from_millis(match self {
            Fault::Kill | Fault::SkewClock => rng.u64(20..400),
            Fault::Drain => rng.u64(20..100),
            _ => rng.u64(500..LONGEST.as_millis() as u64),
        })
    }
}

/// No fault lasts longer than this.
pub const LONGEST: Duration = Duration::from_millis(4000);

/// When a node that could not start is started again.
const TRY_AGAIN: Duration = Duration::from_millis(500);

/// How long everything may take to be well again in the end.
const MEND_WITHIN: Duration = Duration::from_secs(60);

/// How long a node that is asked to end usually takes for it.
const ENDING: Duration = Duration::from_secs(5);

/// How long a node that was asked to end may take for it.
const DRAIN_WITHIN: Duration = Duration::from_secs(20);

/// Does harm to nodes, and mends it.
pub struct Saboteur {
    rng: fastrand::Rng,
    clock: Option<PathBuf>,
    /// What is wrong with each node, and when it is mended.
    wrong: Vec<Option<(Fault, Instant)>>,
    /// Nothing is broken before: people get to play between two faults.
    next: Instant,
    /// How long people are left in peace after a fault at least, in milliseconds.
    peace: u64,
    pub done: BTreeMap<Fault, u64>,
    pub history: History,
}

impl Saboteur {
    /// Nothing is wrong yet. Without the library for it, no clock is skewed.
    pub fn new(nodes: usize, seed: u64, peace: u64, clock: Option<PathBuf>) -> Saboteur {
        let rng = fastrand::Rng::with_seed(seed);
        let (wrong, next) = (vec![None; nodes], Instant::now());
        let (done, history) = (BTreeMap::new(), History::default());
        Saboteur { rng, clock, wrong, next, peace, done, history }
    }

    /// How many nodes were killed.
    pub fn kills(&self) -> u64 {
        self.done.iter().filter(|(fault, _)| fault.kills()).map(|(_, count)| count).sum()
    }

    /// Mends what has been wrong for long enough, and breaks the next thing if one node stays well.
    pub fn step(
        &mut self,
        nodes: &mut [Node],
        sandbox: &Sandbox,
        mut services: Option<&mut Services>,
    ) -> Result<(), Failure> {
        self.mend(nodes, sandbox, Instant::now())?;
        // It may take a while to come back, in which everything else is mended as ever, and nothing is broken.
        if let Some(services) = &mut services {
            if !services.postgres.is_back(&services.sandbox)? {
                return Ok(());
            }
            self.history.end(None);
        }
        let well: Vec<usize> = (0..nodes.len())
            .filter(|number| self.wrong[*number].is_none() && nodes[*number].is_ready())
            .collect();
        well.iter().for_each(|number| self.history.end(Some(*number)));
        // While one node is broken, another one has to be well; a node that is alone is broken again when
        // it has been well for a while.
        let is_alone = nodes.len() == 1;
        if well.len() < 2.min(nodes.len()) {
            self.next = Instant::now() + Duration::from_millis(if is_alone { 800 } else { 0 });
            return Ok(());
        }
        if Instant::now() < self.next {
            return Ok(());
        }
        let least = self.peace + if is_alone { 1000 } else { 0 };
        let rest = self.rng.u64(least..=least + if is_alone { 1000 } else { 400 });
        self.next = Instant::now() + Duration::from_millis(rest);
        let fault = Fault::random(&mut self.rng, services.is_some());
        if fault == Fault::SkewClock && self.clock.is_none() {
            return Ok(());
        }
        *self.done.entry(fault).or_default() += 1;
        if fault == Fault::RestartPostgres {
            let mercy = self.rng.bool();
            self.history.begin(fault, None, Duration::ZERO);
            if let Some(services) = services {
                services.postgres.restart(mercy);
            }
            return Ok(());
        }
        let number = well[self.rng.usize(..well.len())];
        let lasts = fault.duration(&mut self.rng);
        // A node that is asked to end lets people play on for a while, and those who are there hang up.
        let ending = if fault == Fault::Drain { ENDING } else { Duration::ZERO };
        self.history.begin(fault, Some(number), lasts + ending);
        harm(&mut nodes[number], fault);
        self.wrong[number] = Some((fault, Instant::now() + lasts));
        Ok(())
    }

    /// Mends everything and waits until all nodes are well.
    pub fn mend_all(
        &mut self,
        nodes: &mut [Node],
        sandbox: &Sandbox,
        services: Option<&mut Services>,
    ) -> Result<(), Failure> {
        if let Some(services) = services {
            while !services.postgres.is_back(&services.sandbox)? {
                std::thread::sleep(LOOK_AGAIN);
            }
            self.history.end(None);
        }
        let begin = Instant::now();
        self.mend(nodes, sandbox, begin + 2 * LONGEST)?;
        while !nodes.iter_mut().all(Node::is_ready) && begin.elapsed() < MEND_WITHIN {
            std::thread::sleep(TRY_AGAIN);
            self.mend(nodes, sandbox, Instant::now() + 2 * LONGEST)?;
        }
        nodes.iter_mut().try_for_each(Node::wait_until_ready)?;
        (0..nodes.len()).for_each(|number| self.history.end(Some(number)));
        Ok(())
    }

    fn mend(&mut self, nodes: &mut [Node], sandbox: &Sandbox, now: Instant) -> Result<(), Failure> {
        for (node, wrong) in nodes.iter_mut().zip(&mut self.wrong) {
            if let Some((fault, _)) = wrong.take_if(|(_, until)| *until <= now) {
                let variables = match fault {
                    Fault::SkewClock => skew(self.clock.as_ref(), &mut self.rng),
                    _ => Vec::new(),
                };
                mend(node, fault, sandbox, &variables)?;
            } else if wrong.is_none() && node.could_not_start() {
                // It found no database, and said so. Whoever started it tries again, as systemd does.
                *wrong = Some((Fault::Kill, now + TRY_AGAIN));
            } else if wrong.is_none() && node.has_failed() {
                let (name, said) = (&node.name, node.said());
                return Err(Failure::Verdict(format!("{name} ended by itself:\n{said}")));
            }
        }
        Ok(())
    }
}

fn harm(node: &mut Node, fault: Fault) {
    match (fault, &node.storage) {
        (Fault::Kill | Fault::SkewClock, _) => node.kill(),
        (Fault::Drain, _) => node.signal("TERM"),
        (Fault::Pause, _) => node.signal("STOP"),
        (Fault::CutNats, Storage::Linked { nats, .. }) => nats.set(Mode::Cut),
        (Fault::CutPostgres, Storage::Linked { postgres, .. }) => postgres.set(Mode::Cut),
        (Fault::StallPostgres, Storage::Linked { postgres, .. }) => postgres.set(Mode::Stalled),
        (_, Storage::Folder(_) | Storage::Shared { .. }) | (Fault::RestartPostgres, _) => {}
    }
}

fn mend(
    node: &mut Node,
    fault: Fault,
    sandbox: &Sandbox,
    variables: &[(String, String)],
) -> Result<(), Failure> {
    match (fault, &node.storage) {
        (Fault::Kill | Fault::SkewClock, _) => node.start(sandbox, variables)?,
        (Fault::Drain, _) => {
            if !node.has_ended_within(DRAIN_WITHIN) {
                return Err(Failure::Verdict(format!("{} does not end when asked", node.name)));
            }
            node.start(sandbox, variables)?;
        }
        (Fault::Pause, _) => node.signal("CONT"),
        (_, Storage::Linked { postgres, nats, .. }) => {
            postgres.set(Mode::Open);
            nats.set(Mode::Open);
        }
        (_, Storage::Folder(_) | Storage::Shared { .. }) => {}
    }
    Ok(())
}

/// The library that gives a program another clock, from Debian's package.
pub fn find_clock() -> Option<PathBuf> {
    let find = || {
        let architectures = std::fs::read_dir("/usr/lib").ok()?.flatten();
        let library = |folder: PathBuf| folder.join("faketime/libfaketimeMT.so.1");
        architectures.map(|folder| library(folder.path())).find(|path| path.exists())
    };
    if find().is_none() {
        packages::install(&["libfaketime"]);
    }
    find()
}

/// A clock that is up to an hour wrong. How long things take is not changed.
fn skew(clock: Option<&PathBuf>, rng: &mut fastrand::Rng) -> Vec<(String, String)> {
    let Some(clock) = clock else { return Vec::new() };
    let seconds = rng.i32(-3600..3600);
    vec![
        ("LD_PRELOAD".to_string(), clock.display().to_string()),
        ("FAKETIME".to_string(), format!("{seconds:+}s")),
        ("FAKETIME_DONT_FAKE_MONOTONIC".to_string(), "1".to_string()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_goes_wrong_sooner_or_later_and_mostly_nodes_are_killed() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut found: BTreeMap<Fault, u64> = BTreeMap::new();
        for _ in 0..10_000 {
            *found.entry(Fault::random(&mut rng, true)).or_default() += 1;
        }
        assert_eq!(found.len(), 8);
        assert!((7_000..8_000).contains(&found[&Fault::Kill]), "{found:?}");
        let alone = (0..1000).map(|_| Fault::random(&mut rng, false));
        assert!(alone.into_iter().all(|fault| {
            matches!(fault, Fault::Kill | Fault::Drain | Fault::Pause | Fault::SkewClock)
        }));
    }

    #[test]
    fn a_clock_is_wrong_by_an_hour_at_most() {
        let library = PathBuf::from("/lib/x.so");
        let variables = skew(Some(&library), &mut fastrand::Rng::with_seed(3));
        let seconds = variables[1].1.trim_end_matches('s').parse::<i32>().expect("a number");
        assert!(seconds.abs() <= 3600);
        assert!(variables[1].1.starts_with(['+', '-']));
        assert_eq!(skew(None, &mut fastrand::Rng::with_seed(3)), []);
    }
}
