//! Whether a server came through: what the clients found in the end, and how long games stood still.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

use super::faults::Fault;
use super::history::Stall;

/// What the clients report.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    pub seconds: f64,
    pub started: u64,
    pub finished: u64,
    pub acknowledged: u64,
    pub checked: u64,
    pub lost: u64,
    pub unasked: u64,
    pub stuck: u64,
    pub unverified: u64,
    pub reconnected: u64,
    /// Refusals and errors by their codes.
    pub codes: BTreeMap<String, u64>,
    /// The longest time that a game stood still, and the time that 99 of 100 did not exceed.
    pub still: Duration,
    pub still_p99: Duration,
    /// The longest of these times, with their games.
    pub stalls: Vec<Stall>,
}

impl Found {
    /// Reads the report of `bastide load --json`, whatever stands around it.
    pub fn read(text: &str) -> Option<Found> {
        let json = text.get(text.find('{')?..=text.rfind('}')?)?;
        let report: Value = serde_json::from_str(json).ok()?;
        let number = |path: &str| report.pointer(path)?.as_u64();
        let time = |path: &str| {
            Some(Duration::from_secs_f64(report.pointer(path)?.as_f64()?.max(0.0) / 1000.0))
        };
        let codes = ["/refusals", "/errors"].map(|path| report.pointer(path)?.as_object());
        let codes = codes.into_iter().flatten().flatten();
        let codes = codes.filter_map(|(code, count)| Some((code.clone(), count.as_u64()?)));
        let stalls = report.pointer("/longest_still")?.as_array()?;
        Some(Found {
            stalls: stalls.iter().map(Stall::read).collect::<Option<_>>()?,
            codes: codes.collect(),
            seconds: report.pointer("/seconds")?.as_f64()?,
            started: number("/games_started")?,
            finished: number("/games_finished")?,
            acknowledged: number("/kept/acknowledged")?,
            checked: number("/kept/checked")?,
            lost: number("/kept/lost")?,
            unasked: number("/kept/unasked")?,
            stuck: number("/kept/stuck_games")?,
            unverified: number("/kept/unverified_games")?,
            reconnected: number("/sockets/reconnected")?,
            still: time("/still/max")?,
            still_p99: time("/still/p99")?,
        })
    }

    /// What is not as it has to be. For how long a game may stand still can depend on what happened meanwhile.
    pub fn problems(&self, allowed: impl Fn(&Stall) -> Duration) -> Vec<String> {
        let counts = [
            (self.lost, "acknowledged moves are lost"),
            (self.unasked, "moves were played that nobody sent"),
            (self.stuck, "games neither ended nor wait for anybody"),
            (self.unverified, "games could not be checked"),
            (self.acknowledged - self.checked.min(self.acknowledged), "moves were not checked"),
        ];
        let counts = counts.into_iter().filter(|(count, _)| *count > 0);
        let mut problems: Vec<String> =
            counts.map(|(count, what)| format!("{count} {what}")).collect();
        if self.acknowledged == 0 {
            problems.push("nothing was played".to_string());
        }
        for stall in self.stalls.iter().filter(|stall| stall.lasted > allowed(stall)) {
            problems.push(format!(
                "game {} stood still for {:.1} s, longer than {:.1} s",
                stall.game,
                stall.lasted.as_secs_f64(),
                allowed(stall).as_secs_f64()
            ));
        }
        problems
    }

    /// All figures, for people.
    pub fn summary(&self, done: &BTreeMap<Fault, u64>, longest_still: Duration) -> String {
        let mut text = happened(done);
        let Found { started, finished, acknowledged, checked, lost, unasked, .. } = self;
        let Found { stuck, unverified, reconnected, seconds, .. } = self;
        text += &format!("{:<22}{seconds:.0} s\n", "played for");
        text += &format!("{:<22}{started} started, {finished} finished\n", "games");
        text += &format!("{:<22}{acknowledged} acknowledged, {checked} checked\n", "moves");
        text += &format!("{:<22}{lost} lost, {unasked} played twice or unasked\n", "");
        text += &format!("{:<22}{stuck} stuck, {unverified} not checked\n", "games in the end");
        text += &format!("{:<22}{reconnected}\n", "sockets reconnected");
        let codes: Vec<String> =
            self.codes.iter().map(|(code, count)| format!("{code} {count}")).collect();
        text += &format!("{:<22}{}\n", "refused and failed", codes.join(", "));
        text + &format!(
            "{:<22}{:.1} s at most ({:.1} s allowed), 99 % within {:.2} s\n",
            "a game stood still",
            self.still.as_secs_f64(),
            longest_still.as_secs_f64(),
            self.still_p99.as_secs_f64()
        )
    }
}

/// How often each thing went wrong, and what never did.
fn happened(done: &BTreeMap<Fault, u64>) -> String {
    let mut text = String::new();
    for (fault, count) in done {
        text += &format!("{:<22}{count}\n", fault.name());
    }
    let never = Fault::others(true).iter().filter(|fault| !done.contains_key(fault));
    let never: Vec<&str> = never.map(|fault| fault.name()).collect();
    if !never.is_empty() {
        text += &format!("{:<22}{}\n", "did not occur", never.join(", "));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = r#"a warning
        {"seconds":60.5,"games_started":20,"games_finished":15,"kept":{"acknowledged":900,
        "checked":900,"lost":0,"unasked":0,"stuck_games":0,"unverified_games":0},
        "refusals":{"stale":3},"errors":{"no-connection":9},"sockets":{"reconnected":70},"still":{"p99":812.5,"max":4500.0},
        "longest_still":[{"game":"g_1","version":7,"against_bot":true,"began":1000,"lasted":4500},
        {"game":"g_2","version":9,"against_bot":false,"began":1000,"lasted":4200}]}"#;

    #[test]
    fn a_good_report_has_no_problem_and_a_bad_one_names_it() {
        let good = Found::read(REPORT).expect("a report");
        assert_eq!(good.still, Duration::from_millis(4500));
        assert_eq!((good.codes["stale"], good.codes["no-connection"]), (3, 9));
        let five = |_: &Stall| Duration::from_secs(5);
        assert_eq!(good.problems(five), [""; 0]);
        let more_with_bots = |stall: &Stall| Duration::from_secs(4 + u64::from(stall.against_bot));
        assert_eq!(
            good.problems(more_with_bots),
            ["game g_2 stood still for 4.2 s, longer than 4.0 s"]
        );
        let bad = Found { lost: 2, checked: 890, ..good.clone() };
        assert_eq!(
            bad.problems(five),
            ["2 acknowledged moves are lost", "10 moves were not checked"]
        );
        let idle = Found { acknowledged: 0, checked: 0, ..good };
        assert_eq!(idle.problems(five), ["nothing was played"]);
    }

    #[test]
    fn what_never_went_wrong_is_named() {
        let done = BTreeMap::from([(Fault::Kill, 20), (Fault::Pause, 3)]);
        let text = happened(&done);
        assert!(text.starts_with("kill -9               20\nSIGSTOP "), "{text}");
        let never = text.lines().last().unwrap_or_default();
        assert!(never.starts_with("did not occur         SIGTERM, skewed clock, cut from NATS"));
        let all = [Fault::others(true), &[Fault::Kill]].concat();
        let all = happened(&all.into_iter().map(|fault| (fault, 1)).collect());
        assert!(!all.contains("did not occur"), "{all}");
    }

    #[test]
    fn what_is_no_report_is_not_read() {
        assert_eq!(Found::read("no server answers"), None);
        assert_eq!(Found::read("{}"), None);
    }
}
