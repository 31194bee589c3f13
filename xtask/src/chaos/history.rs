//! What went wrong and when, so that a game that stood still is explained by what it was exposed to.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::Value;

use super::faults::Fault;

/// A moment, in milliseconds since 1970.
pub type Moment = u64;

/// Now.
fn now() -> Moment {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Moment)
}

/// How long a node may take to be well again when a fault is mended. On a machine that has time for it, it takes a part
/// of a second.
const RECOVERY: Duration = Duration::from_secs(2);

/// How much longer it may take on a machine that is busy. What is never well again is no matter of time.
const SLOW_RECOVERY: Duration = Duration::from_secs(10);

/// A fault, from the moment it begins until what it hit is well again.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Happened {
    fault: Fault,
    /// Which node; nothing if it hit all of them.
    node: Option<usize>,
    began: Moment,
    /// When it is mended, at the latest.
    mended: Moment,
    ended: Option<Moment>,
}

/// All faults so far, and when the machine had no time for us.
#[derive(Clone, Debug, Default)]
pub struct History {
    faults: Vec<Happened>,
    starved: Vec<(Moment, Moment)>,
}

/// A time in which nobody saw a game go on, as the clients report it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stall {
    pub game: String,
    pub version: u64,
    pub against_bot: bool,
    pub began: Moment,
    pub lasted: Duration,
}

impl Stall {
    /// Reads one from the report of `bastide load --json`.
    pub fn read(value: &Value) -> Option<Stall> {
        Some(Stall {
            game: value["game"].as_str()?.to_string(),
            version: value["version"].as_u64()?,
            against_bot: value["against_bot"].as_bool()?,
            began: value["began"].as_u64()?,
            lasted: Duration::from_millis(value["lasted"].as_u64()?),
        })
    }

    fn ended(&self) -> Moment {
        self.began + self.lasted.as_millis() as Moment
    }
}

impl History {
    /// A fault begins, which lasts so long.
    pub fn begin(&mut self, fault: Fault, node: Option<usize>, lasts: Duration) {
        let began = now();
        let mended = began + lasts.as_millis() as Moment;
        self.faults.push(Happened { fault, node, began, mended, ended: None });
    }

    /// A node, or what all of them share, is well again.
    pub fn end(&mut self, node: Option<usize>) {
        let open = |happened: &&mut Happened| happened.node == node && happened.ended.is_none();
        self.faults.iter_mut().filter(open).for_each(|happened| happened.ended = Some(now()));
    }

    /// Somebody who wanted to go on now was not let for so long.
    pub fn starved(&mut self, lasted: Duration) {
        let until = now();
        self.starved.push((until.saturating_sub(lasted.as_millis() as Moment), until));
    }

    /// For how long of this time games could not go on, whatever nodes do: PostgreSQL was away for all of them, the
    /// machine let nobody run, or it took long to start a node again.
    pub fn excused(&self, stall: &Stall) -> Duration {
        let slow = self.faults.iter().map(|happened| {
            let ended = happened.ended.unwrap_or(Moment::MAX);
            let late = happened.mended + RECOVERY.as_millis() as Moment;
            match happened.node {
                None => (happened.began, ended),
                Some(_) => (late, ended.min(late + SLOW_RECOVERY.as_millis() as Moment)),
            }
        });
        let mut spans: Vec<(Moment, Moment)> = slow.chain(self.starved.iter().copied()).collect();
        spans.sort_unstable();
        // What is behind in time has been counted.
        let (mut counted, mut sum) = (stall.began, 0);
        for (from, until) in spans {
            let (from, until) = (from.max(counted), until.min(stall.ended()));
            sum += until.saturating_sub(from);
            counted = counted.max(until);
        }
        Duration::from_millis(sum)
    }

    /// The longest that a node took to be well again after a fault was mended.
    pub fn longest_recovery(&self) -> Duration {
        let of_nodes = self.faults.iter().filter(|happened| happened.node.is_some());
        let took = of_nodes.filter_map(|it| Some(it.ended?.saturating_sub(it.mended)));
        Duration::from_millis(took.max().unwrap_or(0))
    }

    /// For how long the machine let nobody run, in all.
    pub fn starved_for(&self) -> Duration {
        Duration::from_millis(self.starved.iter().map(|(from, until)| until - from).sum())
    }

    /// Which game, when, and every fault of that time.
    pub fn explain(&self, stall: &Stall) -> String {
        let Stall { game, version, against_bot, .. } = stall;
        let with = if *against_bot { "against a bot" } else { "between people" };
        let at = (stall.began / 1000) % 86_400;
        let at = format!("{:02}:{:02}:{:02}", at / 3600, at / 60 % 60, at % 60);
        let lasted = stall.lasted.as_secs_f64();
        let mut text =
            format!("stood still for {lasted:.1} s from {at}: {game} {with}, version {version}\n");
        let inside = |happened: &&Happened| {
            happened.began < stall.ended() && happened.ended.is_none_or(|end| end > stall.began)
        };
        for Happened { fault, node, began, ended, .. } in self.faults.iter().filter(inside) {
            let from = (*began as f64 - stall.began as f64) / 1000.0;
            let name = node.map_or("all".to_string(), |node| format!("node-{}", node + 1));
            let lasted = match ended {
                Some(ended) => format!("{:.1} s", ended.saturating_sub(*began) as f64 / 1000.0),
                None => "to the end".to_string(),
            };
            text += &format!("  {from:+6.1} s  {name:<7} {:<21}{lasted}\n", fault.name());
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn happened(fault: Fault, node: Option<usize>, began: u64, ended: Option<u64>) -> Happened {
        Happened { fault, node, began, mended: began + 1000, ended }
    }

    fn history(faults: Vec<Happened>) -> History {
        History { faults, starved: Vec::new() }
    }

    fn stall(began: u64, lasted: u64) -> Stall {
        let report = format!(
            r#"{{"game":"g_1","version":7,"against_bot":true,"began":{began},"lasted":{lasted}}}"#
        );
        Stall::read(&serde_json::from_str(&report).expect("JSON")).expect("a stall")
    }

    #[test]
    fn a_stall_is_explained_by_the_faults_of_its_time() {
        let history = history(vec![
            happened(Fault::Kill, Some(0), 1_000, Some(4_000)),
            happened(Fault::Pause, Some(1), 9_000, None),
            happened(Fault::RestartPostgres, None, 11_000, Some(12_500)),
            happened(Fault::Kill, Some(2), 30_000, Some(31_000)),
        ]);
        let text = history.explain(&stall(10_000, 6_000));
        assert!(
            text.starts_with("stood still for 6.0 s from 00:00:10: g_1 against a bot"),
            "{text}"
        );
        assert!(text.contains("-1.0 s  node-2  SIGSTOP              to the end\n"), "{text}");
        assert!(text.contains("+1.0 s  all     PostgreSQL restarted 1.5 s\n"), "{text}");
        assert_eq!(text.lines().count(), 3, "{text}");
    }

    #[test]
    fn what_hits_all_nodes_excuses_a_game_that_stands_still() {
        let history = history(vec![
            happened(Fault::Kill, Some(0), 9_000, Some(12_000)),
            happened(Fault::RestartPostgres, None, 9_000, Some(11_000)),
            happened(Fault::RestartPostgres, None, 15_000, None),
        ]);
        let excused = |began, lasted| history.excused(&stall(began, lasted));
        assert_eq!(excused(10_000, 6_000), Duration::from_secs(2));
        assert_eq!(excused(12_000, 1_000), Duration::ZERO);
    }

    #[test]
    fn a_slow_machine_excuses_it_once_and_not_before_a_node_is_late() {
        let mut history = history(vec![
            // Mended at 11,000, and expected at 13,000.
            happened(Fault::Kill, Some(0), 10_000, Some(16_000)),
            happened(Fault::Pause, Some(1), 11_000, Some(15_000)),
        ]);
        assert_eq!(history.excused(&stall(10_000, 10_000)), Duration::from_secs(3));
        history.starved = vec![(12_500, 13_500), (18_000, 18_250)];
        assert_eq!(history.excused(&stall(10_000, 10_000)), Duration::from_millis(3_750));
        assert_eq!(history.excused(&stall(14_000, 1_000)), Duration::from_secs(1));
        assert_eq!(history.starved_for(), Duration::from_millis(1_250));
        assert_eq!(history.longest_recovery(), Duration::from_secs(5));
    }

    #[test]
    fn a_fault_ends_when_what_it_hit_is_well() {
        let mut history = History::default();
        history.begin(Fault::Kill, Some(1), Duration::ZERO);
        history.begin(Fault::RestartPostgres, None, Duration::ZERO);
        history.end(Some(0));
        assert!(history.faults.iter().all(|happened| happened.ended.is_none()));
        history.end(Some(1));
        assert!(history.faults[0].ended.is_some() && history.faults[1].ended.is_none());
    }
}
