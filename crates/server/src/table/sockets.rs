//! The sockets at a table: who watches, and what everybody is sent.

use axum::extract::ws::Utf8Bytes;
use bastide_table::{Person, Seats};
use bastide_view::{Difference, Legal, Viewer, view};
use bastide_wire::site::{ServerMessage, View};
use tokio::sync::mpsc;

use super::SocketId;
use super::task::Task;
use crate::clock::now;

/// A socket.
pub struct Socket {
    /// Who it is; nothing for those who only watch.
    pub person: Option<Person>,
    /// Where its messages go.
    pub out: mpsc::Sender<Utf8Bytes>,
}

impl Task {
    /// Lets a socket in and shows it everything, unless it has seen it. Whoever is back has the seat back.
    pub(super) async fn connect(
        &mut self,
        person: Option<Person>,
        seen: Option<u32>,
        out: mpsc::Sender<Utf8Bytes>,
    ) -> SocketId {
        let id = self.next_socket;
        self.next_socket += 1;
        let back = person.as_ref().map(|person| self.table.welcome_back(&person.id, now()));
        if let Err(refused) = self.commit(&back.unwrap_or_default()).await {
            tracing::error!(table = %self.id, why = %refused, "no seat is given back");
        }
        self.sockets.insert(id, Socket { person, out });
        self.publish();
        if seen != Some(self.table.next_seq() - 1) {
            self.show(id);
        }
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
    pub(super) fn send(&mut self, id: SocketId, message: &ServerMessage) {
        self.send_text(id, text(message));
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
    pub(super) fn send_everybody(&mut self, message: &ServerMessage) {
        let text = text(message);
        for id in self.socket_ids() {
            self.send_text(id, text.clone());
        }
    }

    /// Shows a socket the whole game.
    pub(super) fn show(&mut self, id: SocketId) {
        self.show_to(vec![id], None);
    }

    /// Shows everybody what has changed, or the whole game where nothing less will do.
    pub(super) fn show_everybody(&mut self, change: Option<&Difference>) {
        self.show_to(self.socket_ids(), change);
    }

    fn show_to(&mut self, ids: Vec<SocketId>, change: Option<&Difference>) {
        for id in ids {
            let Some(socket) = self.sockets.get(&id) else { continue };
            let person = socket.person.as_ref();
            let message = match change {
                Some(change) => ServerMessage::Change(self.seen_by(person, |viewer| {
                    change.for_viewer(&self.table, &self.listing, viewer).into()
                })),
                None => ServerMessage::View(self.view_of(person).into()),
            };
            self.send(id, &message);
        }
    }

    /// The whole view of somebody.
    pub(super) fn view_of(&self, person: Option<&Person>) -> View {
        self.seen_by(person, |viewer| view(&self.table, &self.listing, viewer))
    }

    /// What somebody sees, with their legal actions if they have to decide.
    fn seen_by<T>(&self, person: Option<&Person>, see: impl FnOnce(&Viewer<'_>) -> T) -> T {
        let user = person.map(|person| &person.id);
        let asked = user.is_some_and(|user| self.table.is_asked(user));
        let play = self.table.play().filter(|_| asked);
        let legal = play.map(|play| Legal::of(play.game()));
        see(&Viewer { user, online: self.online(), legal: legal.as_ref(), wait: self.wait() })
    }

    /// The seats whose people have an open socket.
    pub(super) fn online(&self) -> Seats {
        let people = self.sockets.values().filter_map(|socket| socket.person.as_ref());
        people.fold(Seats::default(), |all, person| all.with(self.table.seats_of(&person.id)))
    }

    /// Tells everybody who is there.
    pub(super) fn tell_presence(&mut self) {
        let seats = self.listing.players(Some(self.online()));
        let sockets = self.sockets.len();
        self.send_everybody(&ServerMessage::Presence { seats, sockets });
    }

    /// Lets lists know who is there.
    pub(super) fn publish(&self) {
        self.shared.publish(self.online());
    }

    fn socket_ids(&self) -> Vec<SocketId> {
        self.sockets.keys().copied().collect()
    }
}

/// A message as it is sent.
pub fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are made of texts, numbers and lists").into()
}
