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

/// A fault, from the moment it begins until what it hit is well again.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Happened {
    fault: Fault,
    /// Which node; nothing if it hit all of them.
    node: Option<usize>,
    began: Moment,
    ended: Option<Moment>,
}

/// All faults so far.
#[derive(Clone, Debug, Default)]
pub struct History(Vec<Happened>);

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
    /// A fault begins.
    pub fn begin(&mut self, fault: Fault, node: Option<usize>) {
        self.0.push(Happened { fault, node, began: now(), ended: None });
    }

    /// A node, or what all of them share, is well again.
    pub fn end(&mut self, node: Option<usize>) {
        let open = |happened: &&mut Happened| happened.node == node && happened.ended.is_none();
        self.0.iter_mut().filter(open).for_each(|happened| happened.ended = Some(now()));
    }

    /// For how long of this time PostgreSQL was away for all nodes.
    pub fn without_postgres(&self, stall: &Stall) -> Duration {
        let shared = self.0.iter().filter(|happened| happened.node.is_none());
        let overlap = shared.map(|happened| {
            let until = happened.ended.unwrap_or(Moment::MAX).min(stall.ended());
            until.saturating_sub(happened.began.max(stall.began))
        });
        Duration::from_millis(overlap.sum())
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
        for Happened { fault, node, began, ended } in self.0.iter().filter(inside) {
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
        Happened { fault, node, began, ended }
    }

    fn stall(began: u64, lasted: u64) -> Stall {
        let report = format!(
            r#"{{"game":"g_1","version":7,"against_bot":true,"began":{began},"lasted":{lasted}}}"#
        );
        Stall::read(&serde_json::from_str(&report).expect("JSON")).expect("a stall")
    }

    #[test]
    fn a_stall_is_explained_by_the_faults_of_its_time() {
        let history = History(vec![
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
    fn only_what_hits_all_nodes_counts_as_time_without_postgres() {
        let history = History(vec![
            happened(Fault::Kill, Some(0), 0, None),
            happened(Fault::RestartPostgres, None, 9_000, Some(11_000)),
            happened(Fault::RestartPostgres, None, 15_000, None),
        ]);
        let away = |began, lasted| history.without_postgres(&stall(began, lasted));
        assert_eq!(away(10_000, 6_000), Duration::from_secs(2));
        assert_eq!(away(12_000, 1_000), Duration::ZERO);
    }

    #[test]
    fn a_fault_ends_when_what_it_hit_is_well() {
        let mut history = History::default();
        history.begin(Fault::Kill, Some(1));
        history.begin(Fault::RestartPostgres, None);
        history.end(Some(0));
        assert!(history.0.iter().all(|happened| happened.ended.is_none()));
        history.end(Some(1));
        assert!(history.0[0].ended.is_some() && history.0[1].ended.is_none());
    }
}
