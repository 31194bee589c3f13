//! What waits until a client reads it: a bounded number of bytes, however slow the client is.
//!
//! A client that falls too far behind skips ahead: what it has not read of the game is thrown away,
//! and when it reads again it is sent one whole view. Only answers to what the client itself has asked
//! are never skipped, and a client that asks without reading the answers is cut off.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bastide_wire::site::ServerMessage;
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// What a message costs in memory besides its text.
const OVERHEAD: usize = 64;

/// What a message is to a client that may skip some.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The whole game, after which older messages about the game are of no use.
    View,
    /// What has changed since the message before.
    Change,
    /// Chat, reactions, presence and offers of a rematch.
    Note,
    /// The answer to something that the client has asked.
    Answer,
}

impl Kind {
    /// The kind of a message.
    pub fn of(message: &ServerMessage) -> Kind {
        match message {
            ServerMessage::View(_) => Kind::View,
            ServerMessage::Change(_) => Kind::Change,
            ServerMessage::Chat(_)
            | ServerMessage::Reaction { .. }
            | ServerMessage::Presence { .. }
            | ServerMessage::Rematch { .. } => Kind::Note,
            ServerMessage::Ack { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Hint { .. }
            | ServerMessage::Pong => Kind::Answer,
        }
    }
}

/// What a socket does next.
#[derive(PartialEq, Eq, Debug)]
pub enum Next {
    /// It writes this.
    Write(Utf8Bytes),
    /// It has skipped messages and asks the table for a whole view.
    CatchUp,
    /// It ends, because the table has let it go.
    End,
}

/// The table's end of an outbox. To drop it ends the socket.
#[derive(Debug)]
pub struct Sender(Arc<Shared>);

/// The socket's end of an outbox.
#[derive(Debug)]
pub struct Outbox(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    changed: Notify,
}

#[derive(Debug)]
struct State {
    most: usize,
    queue: VecDeque<(Kind, Utf8Bytes)>,
    /// The size of all messages in the queue but the view: there is at most one, and all who see the
    /// same share it.
    bytes: usize,
    progress: Progress,
    ended: bool,
}

/// How much of the game the queue holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Progress {
    /// Everything that the client has not read.
    Complete,
    /// Messages were skipped: changes are of no use until there is a whole view.
    Behind,
    /// The same, and the table has been asked for the view.
    Asked,
}

/// An outbox for so many bytes and one view.
pub fn outbox(most: usize) -> (Sender, Outbox) {
    let state = State {
        most,
        queue: VecDeque::new(),
        bytes: 0,
        progress: Progress::Complete,
        ended: false,
    };
    let shared = Arc::new(Shared { state: Mutex::new(state), changed: Notify::new() });
    (Sender(shared.clone()), Outbox(shared))
}

impl Sender {
    /// Puts a message in; `false` if the client has to be cut off.
    pub fn send(&self, kind: Kind, text: Utf8Bytes) -> bool {
        let fits = self.0.lock().put(kind, text);
        self.0.changed.notify_one();
        fits
    }
}

impl Drop for Sender {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        state.ended = true;
        state.queue = VecDeque::new();
        drop(state);
        self.0.changed.notify_one();
    }
}

impl Outbox {
    /// Waits for what is to be done next.
    pub async fn next(&self) -> Next {
        loop {
            if let Some(next) = self.0.lock().take() {
                return next;
            }
            self.0.changed.notified().await;
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn put(&mut self, kind: Kind, text: Utf8Bytes) -> bool {
        match kind {
            Kind::View => {
                self.keep(|kind| matches!(kind, Kind::Note | Kind::Answer));
                self.progress = Progress::Complete;
            }
            Kind::Change | Kind::Note if self.progress != Progress::Complete => return true,
            Kind::Change | Kind::Note if !self.has_room(&text) => {
                self.skip();
                return true;
            }
            Kind::Answer if !self.has_room(&text) => {
                self.skip();
                if !self.has_room(&text) {
                    return false;
                }
            }
            Kind::Change | Kind::Note | Kind::Answer => {}
        }
        self.bytes += cost(kind, &text);
        self.queue.push_back((kind, text));
        true
    }

    fn take(&mut self) -> Option<Next> {
        if self.ended {
            return Some(Next::End);
        }
        if let Some((kind, text)) = self.queue.pop_front() {
            self.bytes -= cost(kind, &text);
            return Some(Next::Write(text));
        }
        // An empty queue does not keep the room that a long one has needed.
        self.queue.shrink_to(4);
        (self.progress == Progress::Behind).then(|| {
            self.progress = Progress::Asked;
            Next::CatchUp
        })
    }

    /// Throws everything away that a whole view tells too.
    fn skip(&mut self) {
        self.keep(|kind| kind == Kind::Answer);
        if self.progress == Progress::Complete {
            self.progress = Progress::Behind;
        }
    }

    fn keep(&mut self, wanted: impl Fn(Kind) -> bool) {
        self.queue.retain(|(kind, _)| wanted(*kind));
        self.bytes = self.queue.iter().map(|(kind, text)| cost(*kind, text)).sum();
    }

    fn has_room(&self, text: &Utf8Bytes) -> bool {
        self.bytes + text.len() + OVERHEAD <= self.most
    }
}

fn cost(kind: Kind, text: &Utf8Bytes) -> usize {
    if kind == Kind::View { 0 } else { text.len() + OVERHEAD }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Room for two messages of ten bytes.
    const MOST: usize = 2 * (10 + OVERHEAD);

    fn put(sender: &Sender, kind: Kind, text: &'static str) -> bool {
        sender.send(kind, Utf8Bytes::from_static(text))
    }

    fn write(text: &'static str) -> Option<Next> {
        Some(Next::Write(Utf8Bytes::from_static(text)))
    }

    #[test]
    fn a_slow_reader_skips_to_a_whole_view_and_keeps_its_answers() {
        let (sender, outbox) = outbox(MOST);
        let take = || outbox.0.lock().take();
        for text in ["change 1", "change 2", "change 3"] {
            assert!(put(&sender, Kind::Change, text));
        }
        assert!(put(&sender, Kind::Answer, "ack"));
        assert!(put(&sender, Kind::Note, "chat"), "what a view tells is dropped");
        assert_eq!(take(), write("ack"));
        assert_eq!(take(), Some(Next::CatchUp));
        assert_eq!(take(), None, "the table is asked once");
        assert!(put(&sender, Kind::Change, "change 4"));
        assert_eq!(take(), None, "a change is of no use without the view");
        assert!(put(&sender, Kind::View, "a view that is longer than the whole outbox"));
        assert!(put(&sender, Kind::Change, "change 5"));
        assert_eq!(take(), write("a view that is longer than the whole outbox"));
        assert_eq!(take(), write("change 5"));
        assert_eq!(take(), None);
    }

    #[test]
    fn a_view_replaces_what_is_older() {
        let (sender, outbox) = outbox(MOST);
        let take = || outbox.0.lock().take();
        put(&sender, Kind::View, "view 1");
        put(&sender, Kind::Note, "presence");
        put(&sender, Kind::Change, "change 1");
        put(&sender, Kind::View, "view 2");
        assert_eq!(take(), write("presence"));
        assert_eq!(take(), write("view 2"));
        assert_eq!(take(), None);
    }

    #[test]
    fn whoever_asks_without_reading_is_cut_off() {
        let (sender, outbox) = outbox(MOST);
        assert!(put(&sender, Kind::Answer, "pong 1"));
        assert!(put(&sender, Kind::Answer, "pong 2"));
        assert!(!put(&sender, Kind::Answer, "pong 3"));
        drop(sender);
        assert_eq!(outbox.0.lock().take(), Some(Next::End));
    }
}
