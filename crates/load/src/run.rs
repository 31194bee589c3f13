//! A run: everybody sits down, then all games are played for a while, then everything is checked.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::{Semaphore, SemaphorePermit, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::LoadError;
use crate::game::{Opponent, keep_playing};
use crate::ledger::Ledger;
use crate::person::Person;
use crate::plan::Plan;
use crate::process::{Processes, Sample, Usage};
use crate::report::{Report, Span};
use crate::site::{Site, Trouble};
use crate::stats::Stats;
use crate::watch::{IDLE_AT_A_GAME, idle};

/// How often a run looks at itself.
const TICK: Duration = Duration::from_millis(100);

/// How many games are made at the same time. One is complete before too many others are begun.
const BEGINNING: usize = 16;

/// How far a run is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Guests, games and sockets are made. Nobody acts yet.
    SetUp,
    /// The games are played and measured.
    Play,
    /// Nobody acts any more, and the last answers come in.
    Finish,
    /// Everybody leaves, and what the server acknowledged is looked for.
    Check,
}

impl Phase {
    /// Whether there is still time for games.
    pub(crate) fn has_games(self) -> bool {
        matches!(self, Phase::SetUp | Phase::Play)
    }
}

/// How far a run is, for whoever looks on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// The phase.
    pub phase: Phase,
    /// Sockets that are open.
    pub sockets: usize,
    /// Acknowledged actions so far.
    pub moves: u64,
    /// How long this phase has taken so far.
    pub elapsed: Duration,
}

/// What everybody in a run shares.
#[derive(Debug)]
pub struct Run {
    /// What is asked.
    pub plan: Plan,
    /// The server.
    pub site: Site,
    /// What is counted.
    pub stats: Arc<Stats>,
    phase: watch::Sender<Phase>,
    beginning: Semaphore,
    /// Why the run cannot go on.
    failed: Mutex<Option<Trouble>>,
    /// When the games began, and when nobody acted any more.
    played: (OnceLock<Instant>, OnceLock<Instant>),
}

impl Run {
    /// How far the run is.
    pub fn phase(&self) -> Phase {
        *self.phase.borrow()
    }

    /// Hears of new phases.
    pub fn phases(&self) -> watch::Receiver<Phase> {
        self.phase.subscribe()
    }

    /// When people began to play; now, if they have not.
    pub fn played_since(&self) -> Instant {
        self.played.0.get().copied().unwrap_or_else(Instant::now)
    }

    /// When people stopped playing; now, if they have not.
    pub fn played_until(&self) -> Instant {
        self.played.1.get().copied().unwrap_or_else(Instant::now)
    }

    /// Waits until a game may be made.
    pub async fn turn_to_begin(&self) -> SemaphorePermit<'_> {
        self.beginning.acquire().await.expect("nobody closes it")
    }

    /// Counts what went wrong with a new game. What would go wrong every time ends the run before
    /// it has begun.
    pub fn trouble(&self, trouble: &Trouble) {
        trouble.count(&self.stats);
        if trouble.is_final() && self.phase() == Phase::SetUp {
            let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
            failed.get_or_insert_with(|| trouble.clone());
        }
    }

    /// Not everybody could sit down.
    fn stuck(&self) -> LoadError {
        let counts = self.stats.lock();
        let codes = counts.refusals.iter().chain(&counts.errors);
        let codes: Vec<String> = codes.map(|(code, count)| format!("{code} {count}")).collect();
        LoadError::Stuck(counts.most_open, self.plan.sockets(), codes.join(", "))
    }

    fn failed(&self) -> Option<Trouble> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Compares the transcript of a game with what was acknowledged in it, and gives the actions in it.
    pub async fn check(&self, person: &Person, ledger: &Ledger) -> Result<Vec<Value>, Trouble> {
        let before = ledger.mark();
        let found = match self.site.actions(person, &ledger.id).await {
            // A game that is gone has kept nothing.
            Err(Trouble::Refused { status: 404, .. }) => Vec::new(),
            found => found?,
        };
        self.stats.lock().lost += ledger.missing(before, &found);
        Ok(found)
    }

    fn progress(&self, since: Instant) -> Progress {
        let (phase, elapsed, counts) = (self.phase(), since.elapsed(), self.stats.lock());
        Progress { phase, sockets: counts.open, moves: counts.moves, elapsed }
    }
}

/// Carries a plan out and says how it went. `show` hears ten times a second how far it is, and can
/// end the games before their time.
pub async fn run(
    plan: Plan,
    mut show: impl FnMut(&Progress) -> ControlFlow<()>,
) -> Result<Report, LoadError> {
    let mut parts: BTreeMap<String, Processes> = BTreeMap::new();
    for part in &plan.parts {
        let processes = Processes::with_ids(&part.pids);
        if let Some(pid) = processes.missing() {
            return Err(LoadError::NoProcess(pid));
        }
        parts.insert(part.name.clone(), processes);
    }
    parts.insert("load".to_owned(), Processes::this());
    let stats = Arc::new(Stats::default());
    let site = Site::find(&plan.urls, plan.answer, stats.clone()).await?;
    let run = Arc::new(Run {
        plan,
        site,
        stats,
        phase: watch::Sender::new(Phase::SetUp),
        beginning: Semaphore::new(BEGINNING),
        failed: Mutex::default(),
        played: Default::default(),
    });
    let set_up = Instant::now();
    let mut tasks = everybody(&run);
    let mut last_opened = (0, set_up);
    while run.stats.lock().open < run.plan.sockets() {
        if let Some(trouble) = run.failed() {
            return Err(LoadError::Refused(trouble.code().to_owned()));
        }
        let progress = run.progress(set_up);
        if progress.sockets > last_opened.0 {
            last_opened = (progress.sockets, Instant::now());
        }
        if last_opened.1.elapsed() > run.plan.patience {
            return Err(run.stuck());
        }
        if show(&progress).is_break() {
            break;
        }
        sleep(TICK).await;
    }
    let sample = || parts.values().map(Processes::sample).collect::<Vec<Option<Sample>>>();
    let (set_up, rest, at_rest) = (set_up.elapsed(), Instant::now(), sample());
    while rest.elapsed() < run.plan.rest && show(&run.progress(rest)).is_continue() {
        sleep(TICK).await;
    }
    let (begin, before) = (Instant::now(), sample());
    let idle = at_rest.into_iter().zip(&before).map(|(first, last)| {
        let measured = first.zip(*last).filter(|_| run.plan.rest > Duration::ZERO);
        measured.map(|(first, last)| Sample::cores(first, last, begin - rest))
    });
    let idle: Vec<Option<f64>> = idle.collect();
    run.played.0.get_or_init(|| begin);
    run.phase.send_replace(Phase::Play);
    while begin.elapsed() < run.plan.seconds && show(&run.progress(begin)).is_continue() {
        sleep(TICK.min(run.plan.seconds.saturating_sub(begin.elapsed()))).await;
    }
    let (seconds, moves, after) = (begin.elapsed(), run.stats.lock().moves, sample());
    let end = *run.played.1.get_or_init(Instant::now);
    run.phase.send_replace(Phase::Finish);
    while run.stats.lock().pending > 0 && end.elapsed() < 2 * run.plan.answer {
        sleep(TICK).await;
    }
    run.phase.send_replace(Phase::Check);
    while !tasks.is_empty() {
        let _ = show(&run.progress(end));
        tokio::select! {
            _ = tasks.join_next() => {}
            () = sleep(TICK) => {}
        }
    }
    let samples = parts.into_keys().zip(idle).zip(before.into_iter().zip(after));
    let played = (seconds.as_secs_f64(), moves);
    let used = samples.filter_map(|((name, idle), (before, after))| {
        Some((name, Usage::between(before?, after?, played, idle)))
    });
    let span = Span { set_up, seconds, moves };
    Ok(Report::new(&run.plan, &run.stats.lock(), span, used.collect()))
}

/// Sets everybody going.
fn everybody(run: &Arc<Run>) -> JoinSet<()> {
    let mut rng = fastrand::Rng::with_seed(run.plan.seed);
    let mut tasks = JoinSet::new();
    for game in 0..run.plan.games + run.plan.bots {
        let opponent = if game < run.plan.games { Opponent::Person } else { Opponent::Bot };
        let watchers = run.plan.watchers_of(game);
        tasks.spawn(keep_playing(run.clone(), opponent, watchers, rng.fork()));
    }
    for first in (0..run.plan.idle_sockets).step_by(IDLE_AT_A_GAME) {
        let sockets = IDLE_AT_A_GAME.min(run.plan.idle_sockets - first);
        tasks.spawn(idle(run.clone(), sockets, rng.fork()));
    }
    tasks
}

/// Waiting before the next attempt: longer each time, and not all at the same moment.
#[derive(Debug, Default)]
pub struct Retry {
    attempts: u32,
}

impl Retry {
    /// Waits.
    pub async fn pause(&mut self, rng: &mut fastrand::Rng) {
        let longest = 100 << self.attempts.min(4);
        self.attempts += 1;
        sleep(Duration::from_millis(rng.u64(longest / 2..longest))).await;
    }
}
