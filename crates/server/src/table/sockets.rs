//! The sockets at a table: who watches, and what everybody is sent.

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::summary::{Present, players, summary};
use super::task::Table;
use super::view::{News, common, for_viewer, legal_text};
use super::{SocketId, seats_of};
use crate::ids::GuestId;
use crate::store::{Guest, SeatKind};

/// A socket.
pub struct Socket {
    /// Who it is; nothing for those who only watch.
    pub guest: Option<Guest>,
    /// Where its messages go.
    pub out: mpsc::Sender<Utf8Bytes>,
}

impl Table {
    /// Lets a socket in and shows it everything.
    pub(super) fn connect(
        &mut self,
        guest: Option<Guest>,
        out: mpsc::Sender<Utf8Bytes>,
    ) -> SocketId {
        let id = self.next_socket;
        self.next_socket += 1;
        if let Some(guest) = &guest {
            // Whoever is back has the seat back.
            self.away &= !seats_of(&self.seats, &guest.id);
        }
        self.sockets.insert(id, Socket { guest, out });
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
            tracing::debug!(game = %self.row.id, "a socket does not read");
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

    /// Shows everybody that something besides the position has changed.
    pub(super) fn show_everybody(&mut self) {
        self.publish();
        let news = if self.row.version == 0 { News::All } else { News::Nothing };
        self.show_news(news);
    }

    fn show_to(&mut self, ids: Vec<SocketId>, news: News) {
        if ids.is_empty() {
            return;
        }
        let common = common(&self.row, self.record.as_ref(), &self.chat, news);
        let mut legal = None;
        for id in ids {
            let Some(socket) = self.sockets.get(&id) else { continue };
            let viewer = socket.guest.as_ref().map(|guest| &guest.id);
            let game = summary(&self.row, &self.seats, self.present(), viewer);
            let decides = viewer.is_some_and(|guest| self.decides(guest));
            let actions = match &self.record {
                Some(record) if decides => {
                    legal.get_or_insert_with(|| legal_text(record.game())).as_str()
                }
                _ => "[]",
            };
            let can_undo = viewer.is_some_and(|guest| self.may_take_back(guest).is_some());
            let text = for_viewer(&common, &game, actions, can_undo);
            self.send_text(id, text.into());
        }
    }

    /// Whether a guest is the one who is asked.
    pub(super) fn decides(&self, guest: &GuestId) -> bool {
        let asked = self.record.as_ref().and_then(|record| record.asked());
        asked.is_some_and(|player| {
            let seat = &self.seats[player.index()];
            seat.guest.as_ref() == Some(guest) && !seat.resigned
        })
    }

    /// Who is there.
    pub(super) fn present(&self) -> Present {
        let guests = self.sockets.values().filter_map(|socket| socket.guest.as_ref());
        let online = guests.fold(0, |all, guest| all | seats_of(&self.seats, &guest.id));
        Present { online, away: self.away }
    }

    /// Whether somebody besides this seat's owner is there to wait for it.
    pub(super) fn somebody_waits_for(&self, seat: usize) -> bool {
        let owner = &self.seats[seat].guest;
        let online = self.present().online;
        let waits = |(number, other): (usize, &crate::store::SeatRow)| {
            other.kind == SeatKind::Human
                && !other.resigned
                && other.guest != *owner
                && online >> number & 1 == 1
        };
        self.seats.iter().enumerate().any(waits)
    }

    /// Tells everybody who is there.
    pub(super) fn tell_presence(&mut self) {
        let seats = players(&self.row, &self.seats, self.present());
        let watching = self.sockets.len();
        self.send_everybody(&json!({ "type": "presence", "seats": seats, "sockets": watching }));
    }

    fn publish(&self) {
        self.shared.publish(self.present());
    }

    fn socket_ids(&self) -> Vec<SocketId> {
        self.sockets.keys().copied().collect()
    }
}
