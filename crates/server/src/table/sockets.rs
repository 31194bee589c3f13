//! The sockets at a table: who watches, and what everybody is sent.

use axum::extract::ws::Utf8Bytes;
use bastide_table::{Person, Seats};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::SocketId;
use super::task::Task;
use super::view::{News, common, for_viewer, legal_text};
use crate::clock::now;

/// A socket.
pub struct Socket {
    /// Who it is; nothing for those who only watch.
    pub person: Option<Person>,
    /// Where its messages go.
    pub out: mpsc::Sender<Utf8Bytes>,
}

impl Task {
    /// Lets a socket in and shows it everything. Whoever is back has the seat back.
    pub(super) async fn connect(
        &mut self,
        person: Option<Person>,
        out: mpsc::Sender<Utf8Bytes>,
    ) -> SocketId {
        let id = self.next_socket;
        self.next_socket += 1;
        let back = person.as_ref().map(|person| self.table.welcome_back(&person.id, now()));
        self.sockets.insert(id, Socket { person, out });
        if let Err(refused) = self.commit(&back.unwrap_or_default()).await {
            tracing::error!(table = %self.id, why = refused.message, "no seat is given back");
        }
        self.publish();
        self.show(id);
        self.tell_presence();
        id
    }

    /// Lets a socket go.
    pub(super) fn disconnect(&mut self, id: SocketId) {
        if self.sockets.remove(&id).is_some() {
            self.publish();
            self.tell_presence();
        }
    }

    /// Sends a message to one socket. One that does not read is let go: it will be back and see
    /// everything then.
    pub(super) fn send(&mut self, id: SocketId, message: &Value) {
        self.send_text(id, message.to_string().into());
    }

    fn send_text(&mut self, id: SocketId, text: Utf8Bytes) {
        let full = self.sockets.get(&id).is_some_and(|socket| socket.out.try_send(text).is_err());
        if full {
            tracing::debug!(table = %self.id, "a socket does not read");
            self.sockets.remove(&id);
            self.publish();
        }
    }

    /// Sends a message to everybody.
    pub(super) fn send_everybody(&mut self, message: &Value) {
        let text = Utf8Bytes::from(message.to_string());
        for id in self.socket_ids() {
            self.send_text(id, text.clone());
        }
    }

    /// Shows a socket the whole game.
    pub(super) fn show(&mut self, id: SocketId) {
        self.show_to(vec![id], News::All);
    }

    /// Shows everybody what is new.
    pub(super) fn show_news(&mut self, news: News) {
        self.show_to(self.socket_ids(), news);
    }

    fn show_to(&mut self, ids: Vec<SocketId>, news: News) {
        if ids.is_empty() {
            return;
        }
        let common = common(&self.table, &self.listing, news);
        let online = self.online();
        let mut legal = None;
        for id in ids {
            let Some(socket) = self.sockets.get(&id) else { continue };
            let viewer = socket.person.as_ref().map(|person| &person.id);
            let game = self.listing.for_viewer(online, viewer);
            let decides = viewer.is_some_and(|user| self.table.is_asked(user));
            let actions = match self.table.play() {
                Some(play) if decides => {
                    legal.get_or_insert_with(|| legal_text(play.game())).as_str()
                }
                _ => "[]",
            };
            let can_undo = viewer.is_some_and(|user| self.table.may_take_back(user).is_some());
            let text = for_viewer(&common, &game, actions, can_undo);
            self.send_text(id, text.into());
        }
    }

    /// The seats whose people have an open socket.
    pub(super) fn online(&self) -> Seats {
        let people = self.sockets.values().filter_map(|socket| socket.person.as_ref());
        people.fold(Seats::default(), |all, person| all.with(self.table.seats_of(&person.id)))
    }

    /// Tells everybody who is there.
    pub(super) fn tell_presence(&mut self) {
        let seats = self.listing.players(self.online());
        let watching = self.sockets.len();
        self.send_everybody(&json!({ "type": "presence", "seats": seats, "sockets": watching }));
    }

    /// Lets lists know who is there.
    pub(super) fn publish(&self) {
        self.shared.publish(self.online());
    }

    fn socket_ids(&self) -> Vec<SocketId> {
        self.sockets.keys().copied().collect()
    }
}
