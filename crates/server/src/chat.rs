//! Chat has a budget of its own: a few lines or reactions at once for each person, then one in a while. What goes
//! beyond it is refused before it gets to a table, so that no amount of chat keeps a move waiting.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use bastide_table::UserId;
use bastide_wire::site::ClientMessage;

use crate::app::App;
use crate::error::{Code, Refused, seconds};
use crate::table::Handle;

/// More people than this are not remembered: those with a whole budget are forgotten first.
const MOST_PEOPLE: usize = 10_000;

/// How much each person has said lately.
#[derive(Debug)]
pub struct Budgets {
    at_once: u32,
    pause: Duration,
    /// When each budget is whole again.
    whole: Mutex<HashMap<UserId, Instant>>,
}

impl Budgets {
    /// Nobody has said anything yet.
    pub fn new((at_once, pause): (u32, Duration)) -> Budgets {
        Budgets { at_once, pause, whole: Mutex::default() }
    }

    /// Takes one line of a person's budget, or says how long they have to wait for it.
    fn take(&self, user: &UserId, now: Instant) -> Result<(), Duration> {
        let mut whole = self.whole.lock().unwrap_or_else(PoisonError::into_inner);
        if whole.len() >= MOST_PEOPLE {
            whole.retain(|_, at| *at > now);
        }
        let at = whole.entry(user.clone()).or_insert(now);
        let spent = at.saturating_duration_since(now);
        let most = self.pause * self.at_once.saturating_sub(1);
        if spent > most {
            return Err(spent - most);
        }
        *at = now + spent + self.pause;
        Ok(())
    }
}

/// Whether a message may go to its table. Chat and reactions may only within the budget of whoever writes, and
/// while the table has few other things to do.
pub fn admit(
    app: &App,
    table: &Handle,
    user: Option<&UserId>,
    message: &ClientMessage,
) -> Result<(), Refused> {
    if !matches!(message, ClientMessage::Chat { .. } | ClientMessage::React { .. }) {
        return Ok(());
    }
    let user = user.ok_or_else(|| Refused::new(Code::UnknownGuest))?;
    let too_fast = |wait: Duration| {
        Refused::new(Code::ChatTooFast).with("seconds", seconds(wait.as_millis() as i64))
    };
    app.chat.take(user, Instant::now()).map_err(too_fast)?;
    if table.has_time_for_chat() { Ok(()) } else { Err(too_fast(app.config.limits.chat.1)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_lines_at_once_and_then_one_in_a_while() {
        let budgets = Budgets::new((3, Duration::from_secs(2)));
        let [ann, bob] = ["ann", "bob"].map(|id| UserId(id.to_owned()));
        let begin = Instant::now();
        let say = |user: &UserId, after: u64| {
            budgets
                .take(user, begin + Duration::from_millis(after))
                .map_err(|wait| wait.as_millis())
        };
        assert_eq!([0, 0, 0].map(|after| say(&ann, after)), [Ok(()); 3]);
        assert_eq!(say(&ann, 0), Err(2000));
        assert_eq!(say(&bob, 0), Ok(()), "everybody has a budget of their own");
        assert_eq!(say(&ann, 1500), Err(500), "what is refused costs nothing");
        assert_eq!([say(&ann, 2000), say(&ann, 2000)], [Ok(()), Err(2000)]);
        assert_eq!([60_000; 4].map(|after| say(&ann, after).is_ok()), [true, true, true, false]);
    }

    #[test]
    fn whoever_is_silent_is_forgotten() {
        let budgets = Budgets::new((1, Duration::from_secs(1)));
        let begin = Instant::now();
        for number in 0..2 * MOST_PEOPLE {
            let second = Duration::from_secs((number / MOST_PEOPLE * 2) as u64);
            budgets.take(&UserId(number.to_string()), begin + second).unwrap();
        }
        assert!(budgets.whole.lock().unwrap().len() <= MOST_PEOPLE);
    }
}
