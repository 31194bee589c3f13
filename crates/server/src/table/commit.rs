//! What a table accepts is stored before anybody hears of it; then the task goes on from it, and shows it to everybody.

use std::sync::Arc;

use bastide_table::{Entry, Event, Stage, Table, Time};
use bastide_view::{Difference, Listing, chat_line};
use bastide_wire::site::ServerMessage;
use tokio::time::Instant;
use tracing::Instrument;

use super::task::Task;
use crate::cluster::Note;
use crate::store::{Batch, WriteError};
use crate::traces;

impl Task {
    /// Stores entries, and only then goes on from them and shows them to everybody.
    pub(super) async fn commit(&mut self, entries: &[Entry]) -> Result<(), WriteError> {
        self.commit_with(entries, &[]).await
    }

    /// The same with batches for other tables, in one transaction.
    pub(super) async fn commit_with(
        &mut self,
        entries: &[Entry],
        others: &[Batch<'_>],
    ) -> Result<(), WriteError> {
        if entries.is_empty() {
            return Ok(());
        }
        let Some((after, listing)) = self.after(entries) else { return Err(WriteError::Failed) };
        let mut batches = vec![Batch { entries, before: Some(&self.listing), listing: &listing }];
        batches.extend_from_slice(others);
        let begin = Instant::now();
        self.app.store.commit(&batches).instrument(traces::span!("append")).await?;
        self.app.metrics.commits.observe(begin.elapsed());
        self.count(entries);
        let publishing = traces::span!("publish", sockets = self.sockets.len());
        publishing.in_scope(|| self.go_on(entries, after, listing));
        let (length, Time(stored)) = (self.table.next_seq(), self.now());
        self.app.cluster.tell(&self.id, &Note::At { length, stored });
        Ok(())
    }

    /// The table after entries, and what lists show of it then.
    pub(super) fn after(&self, entries: &[Entry]) -> Option<(Table, Listing)> {
        let mut after = Table::clone(&self.table);
        after.apply_all(entries).map_err(|error| self.corrupt(&error)).ok()?;
        let listing = Listing::of(self.id.as_str(), &after);
        Some((after, listing))
    }

    /// Goes on from entries that are stored, and shows them to everybody.
    pub(super) fn go_on(&mut self, entries: &[Entry], after: Table, listing: Listing) {
        let watched = !self.sockets.is_empty();
        let (before, now) = ((&*self.table, &self.listing), (&after, &listing));
        let change = watched.then(|| Difference::made_by(entries, before, now)).flatten();
        (self.table, self.listing) = (Arc::new(after), listing);
        if self.table.stage() == Stage::Over {
            self.app.origins.forget(&self.id);
        }
        self.tell(entries, change.as_ref());
        if self.table.followed_by().is_some() {
            self.end_offer();
        }
    }

    fn count(&self, entries: &[Entry]) {
        let (id, metrics) = (&self.id, &self.app.metrics);
        for entry in entries {
            match &entry.event {
                Event::Moved { .. } => {
                    metrics.actions.inc();
                }
                Event::Said(_) => {
                    metrics.chats.inc();
                }
                Event::Began { names, .. } => {
                    tracing::info!(table = %id, players = names.len(), "a game begins");
                    metrics.started.inc();
                }
                Event::Ended { results } => {
                    let points: Vec<u16> = results.iter().map(|result| result.points).collect();
                    tracing::info!(table = %id, ?points, "a game is over");
                    metrics.finished.inc();
                }
                _ => {}
            }
        }
    }

    /// Tells everybody what has happened.
    fn tell(&mut self, entries: &[Entry], change: Option<&Difference>) {
        for entry in entries {
            if let Event::Said(line) = &entry.event {
                self.send_everybody(&ServerMessage::Chat(chat_line(entry.at, line)));
            }
        }
        self.publish();
        self.note_presence();
        self.show_everybody(change);
    }
}
