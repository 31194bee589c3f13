//! A player: takes legal actions in a seat, and comes back after losing the connection.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::ledger::Ledger;
use crate::pace::Pace;
use crate::person::Person;
use crate::run::{Phase, Retry, Run};
use crate::sight::{Heard, Kind, Sight};
use crate::site::Trouble;
use crate::socket::Socket;
use crate::stats::Stall;

/// Far longer than a run: nothing is to be done.
const NEVER: Duration = Duration::from_secs(86_400);

/// A player of one game.
pub struct Player {
    run: Arc<Run>,
    ledger: Arc<Ledger>,
    person: Person,
    seat: usize,
    rng: fastrand::Rng,
    sight: Sight,
    /// What the server has not answered yet.
    pending: Option<Pending>,
    /// How many ids were used.
    acks: u32,
    /// When the player will have thought enough.
    act_at: Option<Instant>,
    /// Since when the bot has its turn.
    bot_since: Option<Instant>,
    /// When the server was last heard.
    heard: Instant,
    /// Whether it was asked since whether it is still there.
    asked: bool,
}

/// A request that waits for its answer.
struct Pending {
    ack: String,
    text: String,
    wish: Wish,
    /// For an action: the version at which it is played, and the action as JSON.
    action: Option<(u32, String)>,
    /// When it was sent for the first time.
    first: Instant,
    /// When it was sent for the last time.
    last: Instant,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Play,
    Undo,
}

impl Player {
    /// A player who has not sat down yet.
    pub fn new(
        run: Arc<Run>,
        ledger: Arc<Ledger>,
        person: Person,
        seat: usize,
        rng: fastrand::Rng,
    ) -> Player {
        let sight = Sight::default();
        Player {
            run,
            ledger,
            person,
            seat,
            rng,
            sight,
            pending: None,
            acks: 0,
            act_at: None,
            bot_since: None,
            heard: Instant::now(),
            asked: false,
        }
    }

    /// Plays until the game or the run is over; whether it is the game.
    pub async fn play(mut self) -> bool {
        let mut phase = self.run.phases();
        let mut retry = Retry::default();
        let mut back = false;
        while !self.is_done(&phase) {
            match self.sit(back).await {
                Ok(socket) => {
                    retry = Retry::default();
                    back = true;
                    self.talk(socket, &mut phase).await;
                    if !self.is_done(&phase) {
                        self.person.move_on();
                    }
                }
                Err(trouble) => trouble.count(&self.run.stats),
            }
            if !self.is_done(&phase) {
                retry.pause(&mut self.rng).await;
            }
        }
        self.sight.over
    }

    fn is_done(&self, phase: &watch::Receiver<Phase>) -> bool {
        *phase.borrow() == Phase::Check || (self.sight.over && self.pending.is_none())
    }

    /// Looks at the game and opens a socket. Whoever is back makes sure first that the server still
    /// has everything it acknowledged, and then repeats what it did not answer.
    async fn sit(&mut self, back: bool) -> Result<Socket, Trouble> {
        let run = self.run.clone();
        if back {
            run.check(&self.person, &self.ledger).await?;
        }
        let view = run.site.view(&self.person, &self.ledger.id).await?;
        let view = Heard::read(&view).map_err(|_| Trouble::Failed("bad-answer"))?;
        // A complete view follows on anything.
        let _ = self.sight.update(&view, &mut self.rng);
        self.act_at = None;
        let (id, seq) = (&self.ledger.id, self.sight.seq);
        let mut socket = Socket::open(&run.site, &self.person, id, seq).await?;
        if back {
            run.stats.lock().reconnects += 1;
        }
        if let Some(pending) = &mut self.pending {
            pending.last = Instant::now();
            socket.send(pending.text.clone()).await;
        }
        Ok(socket)
    }

    /// Plays through one socket for as long as it lasts.
    async fn talk(&mut self, mut socket: Socket, phase: &mut watch::Receiver<Phase>) {
        let mut pace = Pace::new(Instant::now());
        let patience = self.run.plan.answer;
        (self.heard, self.asked) = (Instant::now(), false);
        loop {
            let now = Instant::now();
            let present = *phase.borrow_and_update();
            if self.is_done(phase) {
                return socket.close().await;
            }
            let alarm = match &self.pending {
                Some(pending) => pending.last + patience,
                None if present == Phase::Play => self.next_action(now, &pace),
                None => now + NEVER,
            };
            // Like the page, a client asks a server that has been silent for long whether it is still there.
            let silence = self.heard + if self.asked { patience } else { patience / 2 };
            tokio::select! {
                text = socket.next() => match text {
                    Some(text) => {
                        (self.heard, self.asked) = (Instant::now(), false);
                        self.hear(&text, &mut socket, &mut pace).await;
                    }
                    None => return,
                },
                () = sleep_until(silence) => {
                    if self.asked {
                        return self.run.stats.error("silence");
                    }
                    self.asked = true;
                    pace.sent(Instant::now());
                    socket.send(r#"{"type":"ping"}"#.to_owned()).await;
                }
                () = sleep_until(alarm) => {
                    if self.pending.is_some() {
                        return self.run.stats.error("no-answer");
                    }
                    self.act(&mut socket, &mut pace).await;
                }
                _ = phase.changed() => {}
            }
        }
    }

    /// When to act: after thinking, and not faster than a client may.
    fn next_action(&mut self, now: Instant, pace: &Pace) -> Instant {
        if self.sight.choice.is_none() {
            return now + NEVER;
        }
        let (think, rng) = (self.run.plan.think, &mut self.rng);
        let thought = self.act_at.get_or_insert_with(|| now + think.mul_f64(exponential(rng)));
        (*thought).max(pace.next())
    }

    /// Takes the chosen action, or takes the last one back.
    async fn act(&mut self, socket: &mut Socket, pace: &mut Pace) {
        let now = Instant::now();
        self.acks += 1;
        self.act_at = None;
        let ack = format!("load-{}", self.acks);
        let wants_undo = self.sight.can_undo && self.rng.f64() < self.run.plan.undo;
        let (wish, text, action) = if wants_undo {
            self.ledger.undo();
            (Wish::Undo, format!(r#"{{"type":"undo","ack":"{ack}"}}"#), None)
        } else {
            let (Some(action), version) = (self.sight.choice.take(), self.sight.version) else {
                return;
            };
            self.ledger.send(self.seat, version + 1, now);
            let head = format!(r#""type":"play","expected":{version},"ack":"{ack}""#);
            let text = format!(r#"{{{head},"action":{action}}}"#);
            (Wish::Play, text, Some((version, action)))
        };
        pace.sent(now);
        self.run.stats.lock().pending += 1;
        socket.send(text.clone()).await;
        self.pending = Some(Pending { ack, text, wish, action, first: now, last: now });
    }

    async fn hear(&mut self, text: &str, socket: &mut Socket, pace: &mut Pace) {
        let Ok(heard) = Heard::read(text) else { return self.run.stats.error("bad-message") };
        let needs_view = match heard.kind {
            Kind::View | Kind::Change => self.look(&heard),
            Kind::Ack | Kind::Refused => self.answered(&heard),
            Kind::Other => false,
        };
        if needs_view {
            pace.sent(Instant::now());
            socket.send(r#"{"type":"resync"}"#.to_owned()).await;
        }
    }

    /// Takes in what has happened; whether something before it was missed.
    fn look(&mut self, heard: &Heard<'_>) -> bool {
        if self.sight.update(heard, &mut self.rng).is_err() {
            self.run.stats.lock().gaps += 1;
            return true;
        }
        self.act_at = None;
        self.time_bot();
        let (version, now, since) = (self.sight.version, Instant::now(), self.run.played_since());
        let stood_at = self.ledger.version();
        if let Some(still) = self.ledger.progress(version, now, since) {
            let (game, against_bot) = (&self.ledger.id, self.ledger.is_against_bot());
            let stall = Stall::until_now(game, stood_at, against_bot, still);
            self.run.stats.lock().stood_still(stall);
        }
        for time in self.ledger.see(self.seat, self.sight.version, Instant::now()) {
            self.run.stats.lock().seen.add(time);
        }
        false
    }

    /// Takes the time of a bot's turn.
    fn time_bot(&mut self) {
        if !self.ledger.is_against_bot() {
            return;
        }
        if self.sight.choice.is_none() && !self.sight.over {
            self.bot_since.get_or_insert_with(Instant::now);
        } else if let Some(since) = self.bot_since.take() {
            self.run.stats.lock().bot.add(since.elapsed());
        }
    }

    /// Takes an answer in; whether the player has to look again before acting.
    fn answered(&mut self, heard: &Heard<'_>) -> bool {
        let refused = heard.kind == Kind::Refused;
        let code = heard.code.as_deref().unwrap_or("unknown");
        if refused {
            self.run.stats.refusal(code);
        }
        let about = |pending: &mut Pending| heard.ack.as_deref() == Some(&*pending.ack);
        let Some(Pending { wish, first, action, .. }) = self.pending.take_if(about) else {
            return false;
        };
        let mut counts = self.run.stats.lock();
        counts.pending -= 1;
        match (wish, refused) {
            (Wish::Play, false) => {
                let (version, action) = action.unwrap_or_default();
                self.ledger.acknowledge(version, action);
                counts.moves += 1;
                counts.ack.add(first.elapsed());
            }
            (Wish::Undo, false) => counts.undos += 1,
            (Wish::Play, true) => self.ledger.withdraw(self.seat, code != "storage"),
            (Wish::Undo, true) => self.ledger.undo_refused(),
        }
        // After this refusal the server sends a view by itself.
        refused && code != "stale"
    }
}

/// A random number of mean 1, as the times between independent events are.
fn exponential(rng: &mut fastrand::Rng) -> f64 {
    -(1.0 - rng.f64()).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinking_takes_its_mean() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mean = (0..100_000).map(|_| exponential(&mut rng)).sum::<f64>() / 1e5;
        assert!((mean - 1.0).abs() < 0.02, "{mean}");
    }
}
