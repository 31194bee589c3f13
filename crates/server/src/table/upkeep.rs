//! What a table does by itself: it lets bots play, and has a bot keep the seat of whoever is away for
//! too long.

use std::sync::atomic::Ordering;
use std::time::Duration;

use bastide_engine::{Action, Player};
use bastide_host::{bot_seed, stand_in};
use bastide_table::{Seat, Time};
use tokio::time::{Instant, sleep};
use tracing::{Instrument, Span};

use super::Command;
use super::task::Task;
use crate::traces;

/// How long to wait before a bot tries again what could not be stored.
const STORE_PAUSE: Duration = Duration::from_secs(2);

impl Task {
    /// Sets bots thinking, and looks who is missing and which hint is of no more use.
    pub(super) fn settle(&mut self) {
        self.drop_old_hint();
        // A message about somebody elsewhere may have found the table too busy.
        if self.app.cluster.is_shared() && self.app.cluster.elsewhere(&self.id) != self.elsewhere {
            self.look_elsewhere();
        }
        self.app.tables.note_watched(&self.shared, !self.sockets.is_empty());
        self.note_presence();
        self.think();
        self.mind_lease();
    }

    /// Takes note of who is there and who is missing.
    pub(super) fn note_presence(&mut self) {
        let (online, now) = (self.online(), self.now());
        self.presence.update(&self.table, online, now);
    }

    /// Whether bots go on: while somebody watches or has just looked, and until a person who is away is
    /// asked. A game of bots alone waits until somebody looks again.
    fn is_awake(&self) -> bool {
        !self.is_idle() || self.table.seats().iter().any(Seat::is_played_by_person)
    }

    /// Whether nobody has been there or asked anything for a while.
    fn is_idle(&self) -> bool {
        self.sockets.is_empty() && self.used.elapsed() >= self.app.config.memory.idle_after
    }

    /// The player for whom a bot has to move now.
    pub(super) fn bot_to_move(&self) -> Option<Player> {
        let player = self.table.asked()?;
        let moves = self.presence.bot_moves(&self.table, player) && self.is_awake();
        moves.then_some(player)
    }

    /// Lets a bot think if it has to move, and if that is for this node to do.
    fn think(&mut self) {
        let version = self.table.version();
        let Some(player) = self.bot_to_move().filter(|_| self.thinking != Some(version)) else {
            return;
        };
        if !self.has_lease() {
            return;
        }
        let Some(play) = self.table.play() else { return };
        let level = self.table.seats()[player.index()].level().unwrap_or(stand_in()).to_owned();
        self.thinking = Some(version);
        let game = play.game().clone();
        let (app, commands, pause) =
            (self.app.clone(), self.commands.clone(), self.app.config.bot_pause);
        let seed = bot_seed(self.id.as_str(), version);
        let turn = traces::span!("bot-move", table = %self.id, version, level);
        tokio::spawn(async move {
            sleep(pause).await;
            let thinking = traces::span!(parent: &turn, "think");
            let action = app.bots.choose(level, game, seed).instrument(thinking).await;
            if let Some(commands) = commands.upgrade() {
                let _ = commands.send(Command::Chosen { version, player, action, turn }).await;
            }
        });
    }

    pub(super) async fn chosen(&mut self, version: u32, player: Player, action: Option<Action>) {
        if self.thinking == Some(version) {
            self.thinking = None;
        }
        let Some(action) = action else { return };
        let decide =
            |task: &Task| Ok(task.table.decide_for_bot(player, version, action, task.now())?);
        if let Err(refused) = self.decide(decide).await {
            tracing::error!(table = %self.id, why = %refused, "a bot cannot play");
            self.think_later(version, player);
        }
    }

    /// Tries again after a while what the store did not take.
    fn think_later(&mut self, version: u32, player: Player) {
        self.thinking = Some(version);
        let commands = self.commands.clone();
        tokio::spawn(async move {
            sleep(STORE_PAUSE).await;
            if let Some(commands) = commands.upgrade() {
                let turn = Span::none();
                let _ =
                    commands.send(Command::Chosen { version, player, action: None, turn }).await;
            }
        });
    }

    /// When the timers have to be checked next.
    pub(super) fn wake(&self) -> Option<Instant> {
        let in_time = |deadline: Time| {
            let left = (deadline.0 - self.now().0).max(0) as u64;
            Instant::now() + Duration::from_millis(left)
        };
        let deadline = self.presence.deadline(self.patience()).map(in_time);
        let deadline = deadline.map(|deadline| self.lease.not_before(deadline));
        let lease = self.lease_due();
        let offer = self.offer.as_ref().map(|offer| in_time(offer.until()));
        let idle = self.used + self.app.config.memory.idle_after;
        let idle = Some(idle).filter(|_| self.sockets.is_empty() && self.thinking.is_none());
        [deadline, lease, offer, idle, self.sockets.presence_due()].into_iter().flatten().min()
    }

    /// Tells who is there, ends an offer whose time is over, and has a bot take the seat of whoever has been away for too long; `true` if the
    /// table can go.
    pub(super) async fn check_timers(&mut self) -> bool {
        self.tell_presence();
        self.expire_offer();
        if self.is_absence_over() && self.has_lease() {
            tracing::info!(table = %self.id, "a bot keeps a seat");
            let gone =
                |task: &Task| Ok(task.presence.decide(&task.table, task.patience(), task.now()));
            if let Err(refused) = self.decide(gone).await {
                tracing::error!(table = %self.id, why = %refused, "no bot keeps a seat");
                sleep(STORE_PAUSE).await;
            }
        }
        self.is_idle() && self.thinking.is_none() && self.leave()
    }

    /// Whether somebody has been away for too long.
    pub(super) fn is_absence_over(&self) -> bool {
        !self.presence.decide(&self.table, self.patience(), self.now()).is_empty()
    }

    /// Leaves the memory, unless somebody is there or about to come; `true` if the table can go.
    pub(super) fn leave(&mut self) -> bool {
        let leaves = self.sockets.is_empty() && self.app.tables.retire(&self.id);
        if !leaves {
            self.used = Instant::now();
            self.shared.leaving.store(false, Ordering::Relaxed);
        }
        leaves
    }

    /// How long others wait for somebody who is away, in milliseconds.
    pub(super) fn patience(&self) -> i64 {
        self.app.config.abandon_after.as_millis() as i64
    }
}
