//! Whether a server came through: what the clients found in the end, and how long games stood still.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

use super::faults::Fault;

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
        Some(Found {
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

    /// What is not as it has to be.
    pub fn problems(&self, longest_still: Duration) -> Vec<String> {
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
        if self.still > longest_still {
            problems.push(format!(
                "a game stood still for {:.1} s, longer than {:.1} s",
                self.still.as_secs_f64(),
                longest_still.as_secs_f64()
            ));
        }
        problems
    }

    /// All figures, for people.
    pub fn summary(&self, done: &BTreeMap<Fault, u64>, longest_still: Duration) -> String {
        let mut text = String::new();
        for (fault, count) in done {
            text += &format!("{:<22}{count}\n", fault.name());
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = r#"a warning
        {"seconds":60.5,"games_started":20,"games_finished":15,"kept":{"acknowledged":900,
        "checked":900,"lost":0,"unasked":0,"stuck_games":0,"unverified_games":0},
        "refusals":{"stale":3},"errors":{"no-connection":9},"sockets":{"reconnected":70},"still":{"p99":812.5,"max":4500.0}}"#;

    #[test]
    fn a_good_report_has_no_problem_and_a_bad_one_names_it() {
        let good = Found::read(REPORT).expect("a report");
        assert_eq!(good.still, Duration::from_millis(4500));
        assert_eq!((good.codes["stale"], good.codes["no-connection"]), (3, 9));
        assert_eq!(good.problems(Duration::from_secs(5)), [""; 0]);
        assert_eq!(
            good.problems(Duration::from_secs(4)),
            ["a game stood still for 4.5 s, longer than 4.0 s"]
        );
        let bad = Found { lost: 2, checked: 890, ..good.clone() };
        assert_eq!(
            bad.problems(Duration::from_secs(5)),
            ["2 acknowledged moves are lost", "10 moves were not checked"]
        );
        let idle = Found { acknowledged: 0, checked: 0, ..good };
        assert_eq!(idle.problems(Duration::from_secs(5)), ["nothing was played"]);
    }

    #[test]
    fn what_is_no_report_is_not_read() {
        assert_eq!(Found::read("no server answers"), None);
        assert_eq!(Found::read("{}"), None);
    }
}
