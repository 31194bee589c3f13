//! A table that other nodes may write to: its task reads what they have written, decides again when they were faster,
//! and tells them what is not in the log.

use std::sync::Arc;
use std::time::Duration;

use bastide_table::Entry;
use bastide_view::Listing;
use bastide_wire::site::ServerMessage;

use super::task::{Task, load};
use crate::cluster::{Note, Notes};
use crate::error::{Code, Refused};
use crate::store::WriteError;

/// How often a command is decided again because another node was faster. Each time somebody else's was stored.
const TRIES: u32 = 20;

impl Task {
    /// Comes to a table that other nodes may have in memory too: from now on it hears of them.
    pub(super) async fn enter(&mut self) -> Option<Notes> {
        self.publish();
        if !self.app.cluster.is_shared() {
            return None;
        }
        let notes = self.app.cluster.listen(&self.id).await;
        self.elsewhere = self.app.cluster.elsewhere(&self.id);
        // What was written between loading and listening.
        self.look_again().await;
        self.note_presence();
        self.app.cluster.tell(&self.id, &Note::Who);
        notes
    }

    /// Decides by the newest log and stores what was decided. If another node was faster, it is decided again; what is
    /// refused is refused only by somebody who has looked at the log.
    pub(super) async fn decide(
        &mut self,
        decide: impl Fn(&Task) -> Result<Vec<Entry>, Refused>,
    ) -> Result<(), Refused> {
        let mut looked = !self.app.cluster.is_shared();
        for _ in 0..TRIES {
            let entries = match decide(self) {
                Ok(entries) => entries,
                Err(refused) if looked => return Err(refused),
                Err(refused) => {
                    looked = true;
                    if self.catch_up().await?.is_empty() {
                        return Err(refused);
                    }
                    continue;
                }
            };
            match self.commit(&entries).await {
                Ok(()) => return Ok(()),
                Err(WriteError::Conflict) => {
                    self.app.metrics.conflicts.inc();
                    looked = true;
                    if self.catch_up().await?.is_empty() {
                        // Nobody else has written: the table is gone.
                        load(&self.app, &self.id).await?;
                        return Err(Refused::new(Code::Storage));
                    }
                }
                Err(WriteError::Failed) => {
                    return match self.was_stored(&entries).await {
                        true => Ok(()),
                        false => Err(Refused::new(Code::Storage)),
                    };
                }
            }
        }
        Err(Refused::new(Code::Busy))
    }

    /// Whether entries were stored though the store has failed. A connection to a database that broke in the middle says
    /// nothing of what it has stored; the log does. What a failing disk shows of a file is not to be believed.
    async fn was_stored(&mut self, entries: &[Entry]) -> bool {
        if entries.is_empty() || self.app.store.names().is_none() {
            return false;
        }
        let found = self.catch_up().await.unwrap_or_default();
        found.starts_with(entries)
    }

    /// Reads what other nodes have written, goes on from it and shows it to everybody.
    pub(super) async fn catch_up(&mut self) -> Result<Vec<Entry>, Refused> {
        let entries = self.app.store.log_from(&self.id, self.table.next_seq()).await?;
        if entries.is_empty() {
            return Ok(entries);
        }
        self.app.metrics.reloads.inc();
        match self.after(&entries) {
            Some((after, listing)) => self.go_on(&entries, after, listing),
            None => {
                // The task has gone on from something that was never stored, as no task should.
                self.table = Arc::new(load(&self.app, &self.id).await?);
                self.listing = Listing::of(self.id.as_str(), &self.table);
                self.publish();
                self.show_everybody(None);
            }
        }
        Ok(entries)
    }

    /// Looks at the log before somebody is told how the table is, if other nodes may have written to it. If that is not
    /// possible, they are told what is known.
    pub(super) async fn look_again(&mut self) {
        if self.app.cluster.is_shared()
            && let Err(refused) = self.catch_up().await
        {
            tracing::warn!(table = %self.id, why = %refused, "the log cannot be looked at");
        }
    }

    /// The log may have gone on, as another node or a look at the store says.
    pub(super) async fn hear_of_entries(&mut self, stored: Option<i64>) {
        match self.catch_up().await {
            Ok(entries) if entries.is_empty() => {}
            Ok(_) => {
                if let Some(stored) = stored {
                    let lag = (self.now().0 - stored).max(0) as u64;
                    self.app.metrics.bus_lag.observe(Duration::from_millis(lag));
                }
            }
            Err(refused) => {
                tracing::warn!(table = %self.id, why = %refused, "the log cannot be looked at");
            }
        }
    }

    /// Hears what another node says.
    pub(super) async fn hear_note(&mut self, note: Note) {
        self.app.metrics.bus_heard.inc();
        match note {
            Note::At { length, stored } if length > self.table.next_seq() => {
                self.hear_of_entries(Some(stored)).await;
            }
            Note::Who => self.tell_newcomer(),
            Note::Waited { standing } => self.presence.learn(standing, self.now()),
            Note::Reaction { from, reaction } => {
                self.send_everybody(&ServerMessage::Reaction { from, reaction });
            }
            Note::Offer { offer } => self.hear_offer(offer),
            Note::Free => self.lease_is_free(),
            Note::At { .. } => {}
        }
    }

    /// Tells a node that has just loaded the table what is not in the log.
    fn tell_newcomer(&self) {
        if let Some(standing) = self.presence.standing(self.now()) {
            self.app.cluster.tell(&self.id, &Note::Waited { standing });
        }
        if let Some(offer) = self.offer.clone() {
            self.app.cluster.tell(&self.id, &Note::Offer { offer: Some(offer) });
        }
    }

    /// Somebody has come or left on another node. A rematch is off when one of the players leaves.
    pub(super) fn look_elsewhere(&mut self) {
        let before = self.online();
        self.elsewhere = self.app.cluster.elsewhere(&self.id);
        self.publish();
        self.presence_changed();
        if before.iter().any(|seat| !self.online().has(seat)) {
            self.end_offer();
        }
    }
}
