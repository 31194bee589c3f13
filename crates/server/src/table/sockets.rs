//! The sockets at a table: who watches, and what everybody is sent.
//!
//! What several sockets are shown alike is made once: everybody who neither plays nor hosts sees the
//! same, and the text of it is shared.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use bastide_table::{Person, Seats, Table, UserId};
use bastide_view::{Difference, Legal, Viewer, view};
use bastide_wire::site::{ServerMessage, View};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::SocketId;
use super::outbox::{Kind, Sender};
use super::task::Task;
use crate::cluster::Here;

/// How often everybody is told who is there, however many come and leave.
const PRESENCE_EVERY: Duration = Duration::from_secs(1);

/// A socket.
pub struct Socket {
    /// Who it is; nothing for those who only watch.
    pub person: Option<Person>,
    /// Where its messages go.
    out: Sender,
}

/// All sockets at a table.
#[derive(Default)]
pub struct Sockets {
    open: BTreeMap<SocketId, Socket>,
    next: SocketId,
    /// How many sockets each person has.
    people: HashMap<UserId, u32>,
    /// When everybody was last told who is there.
    told: Option<Instant>,
    /// Whether somebody has come or left since.
    owes_presence: bool,
    /// How many sockets other nodes were told of.
    announced: usize,
    views: Views,
}

/// Whole views as they are sent, by whose eyes they are seen with, until something changes in them.
#[derive(Default)]
struct Views {
    of: (u32, Seats),
    texts: HashMap<Option<UserId>, Utf8Bytes>,
}

impl Sockets {
    /// A socket, if it is open.
    pub fn get(&self, id: &SocketId) -> Option<&Socket> {
        self.open.get(id)
    }

    /// Whether a socket is open.
    pub fn contains_key(&self, id: &SocketId) -> bool {
        self.open.contains_key(id)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.open.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    fn add(&mut self, person: Option<Person>, out: Sender) -> SocketId {
        let id = self.next;
        self.next += 1;
        if let Some(person) = &person {
            *self.people.entry(person.id.clone()).or_default() += 1;
        }
        self.open.insert(id, Socket { person, out });
        id
    }

    fn remove(&mut self, id: SocketId) -> bool {
        let Some(socket) = self.open.remove(&id) else { return false };
        if let Some(person) = socket.person
            && let Some(count) = self.people.get_mut(&person.id)
        {
            *count -= 1;
            if *count == 0 {
                self.people.remove(&person.id);
            }
        }
        if self.open.is_empty() {
            self.views = Views::default();
        }
        true
    }

    /// The seats whose people have an open socket.
    pub fn online(&self, table: &Table) -> Seats {
        let is_there = |user: &UserId| self.people.contains_key(user);
        Seats::that(table.seats(), |seat| seat.user().is_some_and(is_there))
    }

    /// When everybody has to be told who is there, if somebody has come or left.
    pub fn presence_due(&self) -> Option<Instant> {
        let due = self.told.map_or_else(Instant::now, |told| told + PRESENCE_EVERY);
        self.owes_presence.then_some(due)
    }
}

impl Task {
    /// Lets a socket in and shows it everything, unless it has seen it. Whoever is back has the seat back.
    pub(super) async fn connect(
        &mut self,
        person: Option<Person>,
        seen: Option<u32>,
        out: Sender,
    ) -> SocketId {
        self.look_again().await;
        if let Some(user) = person.as_ref().map(|person| person.id.clone()) {
            let back = |task: &Task| Ok(task.table.welcome_back(&user, task.now()));
            if let Err(refused) = self.decide(back).await {
                tracing::error!(table = %self.id, why = %refused, "no seat is given back");
            }
        }
        let id = self.sockets.add(person, out);
        self.publish();
        if seen != Some(self.table.next_seq() - 1) {
            self.show(id);
        } else {
            self.show_offer(id);
        }
        self.presence_changed();
        id
    }

    /// Lets a socket go. A rematch is off when one of the players leaves.
    pub(super) fn disconnect(&mut self, id: SocketId) {
        let before = self.online();
        if self.sockets.remove(id) {
            self.publish();
            self.presence_changed();
            if self.online() != before {
                self.end_offer();
            }
        }
    }

    /// Sends a message to one socket.
    pub(super) fn send(&mut self, id: SocketId, message: &ServerMessage) {
        self.send_text(id, Kind::of(message), text(message));
    }

    fn send_text(&mut self, id: SocketId, kind: Kind, text: Utf8Bytes) {
        if self.sockets.get(&id).is_some_and(|socket| !socket.out.send(kind, text)) {
            tracing::debug!(table = %self.id, "a socket asks and does not read");
            self.disconnect(id);
        }
    }

    /// Sends a message to everybody.
    pub(super) fn send_everybody(&mut self, message: &ServerMessage) {
        let (kind, text) = (Kind::of(message), text(message));
        for id in self.socket_ids() {
            self.send_text(id, kind, text.clone());
        }
    }

    /// Shows a socket the whole game, and what is offered beside it.
    pub(super) fn show(&mut self, id: SocketId) {
        let Some(socket) = self.sockets.get(&id) else { return };
        let eyes = self.eyes(socket.person.as_ref());
        let text = self.view_text(eyes);
        self.send_text(id, Kind::View, text);
        self.show_offer(id);
    }

    /// Shows everybody what has changed, or the whole game where nothing less will do.
    pub(super) fn show_everybody(&mut self, change: Option<&Difference>) {
        let Some(change) = change else {
            return self.socket_ids().into_iter().for_each(|id| self.show(id));
        };
        self.sockets.views = Views::default();
        let mut texts = HashMap::new();
        for id in self.socket_ids() {
            let Some(socket) = self.sockets.get(&id) else { continue };
            let eyes = self.eyes(socket.person.as_ref());
            let change_text = |eyes: &Option<UserId>| {
                let seen = |viewer: &Viewer<'_>| {
                    change.for_viewer(&self.table, &self.listing, viewer).into()
                };
                text(&ServerMessage::Change(self.seen_by(eyes.as_ref(), seen)))
            };
            let text = texts.entry(eyes).or_insert_with_key(change_text).clone();
            self.send_text(id, Kind::Change, text);
        }
    }

    /// The whole view of somebody.
    pub(super) fn view_of(&self, person: Option<&Person>) -> View {
        self.whole_view(person.map(|person| &person.id))
    }

    fn whole_view(&self, user: Option<&UserId>) -> View {
        self.seen_by(user, |viewer| view(&self.table, &self.listing, viewer))
    }

    /// A whole view as it is sent, made once for all who see the same.
    fn view_text(&mut self, eyes: Option<UserId>) -> Utf8Bytes {
        let now = (self.table.next_seq(), self.online());
        if self.sockets.views.of != now {
            self.sockets.views = Views { of: now, texts: HashMap::new() };
        }
        if let Some(text) = self.sockets.views.texts.get(&eyes) {
            return text.clone();
        }
        let text = text(&ServerMessage::View(self.whole_view(eyes.as_ref()).into()));
        self.sockets.views.texts.insert(eyes, text.clone());
        text
    }

    /// With whose eyes somebody sees the table: with their own if they play or host, and otherwise with
    /// those of everybody who only watches.
    fn eyes(&self, person: Option<&Person>) -> Option<UserId> {
        let user = &person?.id;
        let is_of_table = self.table.terms().host == *user || !self.table.seats_of(user).is_empty();
        is_of_table.then(|| user.clone())
    }

    /// What somebody sees, with their legal actions if they have to decide.
    fn seen_by<T>(&self, user: Option<&UserId>, see: impl FnOnce(&Viewer<'_>) -> T) -> T {
        let asked = user.is_some_and(|user| self.table.is_asked(user));
        let play = self.table.play().filter(|_| asked);
        let legal = play.map(|play| Legal::of(play.game(), self.table.terms().assists));
        see(&Viewer { user, online: self.online(), legal: legal.as_ref(), wait: self.wait() })
    }

    /// The seats whose people have an open socket, here or on another node.
    pub(super) fn online(&self) -> Seats {
        let elsewhere = &self.elsewhere.users;
        let there = |user: &UserId| elsewhere.contains(user);
        let there = Seats::that(self.table.seats(), |seat| seat.user().is_some_and(there));
        self.sockets.online(&self.table).with(there)
    }

    /// Somebody has come or left, and everybody is told, now or when a second has passed since they were
    /// told last.
    pub(super) fn presence_changed(&mut self) {
        self.sockets.owes_presence = true;
        self.tell_presence();
    }

    /// Tells everybody who is there, if that is due.
    pub(super) fn tell_presence(&mut self) {
        if self.sockets.presence_due().is_none_or(|due| due > Instant::now()) {
            return;
        }
        self.sockets.told = Some(Instant::now());
        self.sockets.owes_presence = false;
        let seats = self.listing.players(Some(self.online()));
        let sockets = self.sockets.open.len() + self.elsewhere.sockets;
        self.attend(self.sockets.open.len());
        self.note_presence();
        let wait = self.wait();
        self.send_everybody(&ServerMessage::Presence { seats, sockets, wait });
    }

    /// Lets lists and other nodes know who is there.
    pub(super) fn publish(&mut self) {
        self.shared.publish(self.online(), self.table.next_seq());
        // How many only watch is told when everybody here is told.
        let sockets = self.sockets.open.len();
        let known = if sockets == 0 { 0 } else { self.sockets.announced.max(1) };
        self.attend(known);
    }

    /// Tells other nodes who is here.
    fn attend(&mut self, sockets: usize) {
        self.sockets.announced = sockets;
        if self.app.cluster.is_shared() {
            let seats = self.table.seats().iter().filter_map(|seat| seat.user());
            let mut users: Vec<UserId> =
                seats.filter(|user| self.sockets.people.contains_key(*user)).cloned().collect();
            users.sort_unstable();
            users.dedup();
            self.app.cluster.attend(&self.id, Here { users, sockets });
        }
    }

    fn socket_ids(&self) -> Vec<SocketId> {
        self.sockets.open.keys().copied().collect()
    }
}

/// A message as it is sent.
pub fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are made of texts, numbers and lists").into()
}
