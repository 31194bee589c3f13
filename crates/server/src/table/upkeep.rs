//! What a table does by itself: it begins when its seats are taken, lets bots play, and has a bot
//! keep the seat of whoever is away for too long.

use std::time::Duration;

use bastide_engine::{Action, Player};
use sha2::{Digest, Sha256};
use tokio::time::{Instant, sleep};

use super::Command;
use super::task::Table;
use super::view::News;
use crate::bots::stand_in;
use crate::ids::GameId;
use crate::store::{SeatKind, Status};

/// A table that nobody has used for so long leaves the memory.
const IDLE: Duration = Duration::from_secs(300);

/// How long to wait before a bot tries again what could not be stored.
const STORE_PAUSE: Duration = Duration::from_secs(2);

impl Table {
    /// Begins a game whose seats are taken, sets bots thinking, and looks who is missing and
    /// which hint is of no more use.
    pub(super) async fn settle(&mut self) {
        let full = self.seats.iter().all(|seat| seat.kind != SeatKind::Open);
        if self.row.status == Status::Waiting
            && full
            && self.thinking.is_none()
            && let Err(refused) = self.begin().await
        {
            tracing::error!(game = %self.row.id, why = refused.message, "no beginning");
            self.think_later(0, None);
        }
        self.drop_old_hint();
        self.note_absence();
        self.think();
    }

    fn note_absence(&mut self) {
        let asked = self.record.as_ref().and_then(|record| record.asked());
        let missing = asked.filter(|player| {
            let seat = &self.seats[player.index()];
            let has = |seats: u8| seats >> player.0 & 1 == 1;
            seat.kind == SeatKind::Human
                && !seat.resigned
                && !has(self.away)
                && !has(self.present().online)
                && self.somebody_waits_for(player.index())
        });
        self.absent = match (missing, self.absent) {
            (Some(player), Some((known, since))) if known == player => Some((player, since)),
            (Some(player), _) => Some((player, Instant::now())),
            (None, _) => None,
        };
    }

    /// Lets a bot think if it is its turn. A bot that keeps the seat of somebody who is away plays
    /// only while others wait: a game that everybody has left waits for all of them.
    fn think(&mut self) {
        let Some(record) = &self.record else { return };
        let Some(player) = record.asked() else { return };
        let seat = &self.seats[player.index()];
        let keeps = self.away >> player.0 & 1 == 1 && self.somebody_waits_for(player.index());
        let level = match (seat.kind, &seat.level) {
            (SeatKind::Bot, Some(level)) => level.clone(),
            _ if seat.resigned || keeps => stand_in().to_owned(),
            _ => return,
        };
        if self.thinking == Some(record.version) {
            return;
        }
        self.thinking = Some(record.version);
        let (version, game) = (record.version, record.game().clone());
        let (app, commands, pause) =
            (self.app.clone(), self.commands.clone(), self.app.config.bot_pause);
        let seed = bot_seed(&self.row.id, version);
        tokio::spawn(async move {
            sleep(pause).await;
            let action = app.bots.choose(level, game, seed).await;
            if let Some(commands) = commands.upgrade() {
                let _ = commands.send(Command::Chosen { version, player, action }).await;
            }
        });
    }

    pub(super) async fn chosen(&mut self, version: u32, player: Player, action: Option<Action>) {
        if self.thinking == Some(version) {
            self.thinking = None;
        }
        let current = self
            .record
            .as_ref()
            .is_some_and(|record| record.version == version && record.asked() == Some(player));
        let seat = &self.seats[player.index()];
        let still = seat.kind == SeatKind::Bot || seat.resigned || self.away >> player.0 & 1 == 1;
        let Some(action) = action.filter(|_| current && still) else { return };
        match self.commit(player, action, None).await {
            Ok(done) => self.show_news(done.news.unwrap_or(News::Nothing)),
            Err(refused) => {
                tracing::error!(game = %self.row.id, why = refused.message, "a bot cannot play");
                self.think_later(version, Some(player));
            }
        }
    }

    /// Tries again after a while what the store did not take.
    fn think_later(&mut self, version: u32, player: Option<Player>) {
        self.thinking = Some(version);
        let commands = self.commands.clone();
        let player = player.unwrap_or(Player(0));
        tokio::spawn(async move {
            sleep(STORE_PAUSE).await;
            if let Some(commands) = commands.upgrade() {
                let _ = commands.send(Command::Chosen { version, player, action: None }).await;
            }
        });
    }

    pub(super) fn wake(&self) -> Instant {
        let idle = self.used + IDLE;
        let absent = self.absent.map(|(_, since)| since + self.app.config.abandon_after);
        absent.map_or(idle, |absent| absent.min(idle))
    }

    /// A bot takes the seat of who has been away for too long; `true` if the table can go.
    pub(super) fn look_at_the_clock(&mut self) -> bool {
        let now = Instant::now();
        if let Some((player, since)) = self.absent
            && now >= since + self.app.config.abandon_after
        {
            tracing::info!(game = %self.row.id, seat = player.0, "a bot keeps a seat");
            self.away |= 1 << player.0;
            self.absent = None;
            self.tell_presence();
        }
        if now < self.used + IDLE {
            return false;
        }
        self.used = now;
        self.sockets.is_empty() && self.thinking.is_none() && self.app.tables.retire(&self.row.id)
    }
}

/// What a bot's choices follow from: not from the seed of the draws, which bots must not know.
fn bot_seed(game: &GameId, version: u32) -> u64 {
    let hash =
        Sha256::new().chain_update(game.as_str()).chain_update(version.to_be_bytes()).finalize();
    hash.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}
