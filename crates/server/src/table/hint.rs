//! Hints: the best turn that can be found in a moment, for the player who is asked and for nobody
//! else. They are worked out where bots think, and the table goes on meanwhile.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bastide_bots::best::Budget;
use bastide_host::best_turn;
use bastide_table::{Person, Refusal, UserId, check_ack};
use bastide_wire::site::{Hint, ServerMessage};

use super::task::Task;
use super::{Command, SocketId};
use crate::error::{Code, Refused};

/// The people for whom a hint is being worked out: one at a time for each, whatever they play.
#[derive(Clone, Debug, Default)]
pub struct Asking(Arc<Mutex<HashSet<UserId>>>);

impl Asking {
    /// A slot for the user among those who have asked, unless they have one already.
    fn enter(&self, user: &UserId) -> Option<Slot> {
        let is_new = self.lock().insert(user.clone());
        is_new.then(|| Slot { asking: self.clone(), user: user.clone() })
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashSet<UserId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A slot among those who have asked for a hint; free again when it is dropped.
struct Slot {
    asking: Asking,
    user: UserId,
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.asking.lock().remove(&self.user);
    }
}

/// A hint that is being worked out. To drop it ends the search.
pub(super) struct Hinting {
    request: Request,
    /// The version that it is about.
    version: u32,
    slot: Slot,
    cancel: Arc<AtomicBool>,
}

/// Who has asked for a hint, and under which id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The socket that gets the answer.
    pub socket: SocketId,
    /// The client's id for it.
    pub ack: String,
}

impl Hinting {
    /// Ends the search and makes room for the next before anybody hears of it.
    fn end(self) -> Request {
        self.request.clone()
    }
}

impl Drop for Hinting {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl Task {
    /// Starts to work out a hint for somebody who is asked; the answer comes later.
    pub(super) fn start_hint(
        &mut self,
        person: Option<Person>,
        expected: u32,
        request: Request,
    ) -> Result<(), Refused> {
        let user = person.ok_or(Refusal::NotPlaying)?.id;
        check_ack(&request.ack)?;
        let (play, _) = self.table.turn_of(&user, expected)?;
        if !self.table.terms().assists {
            return Err(Refused::new(Code::AssistsOff));
        }
        let (game, version) = (play.game().clone(), self.table.version());
        let slot = self.app.asking.enter(&user).ok_or_else(|| Refused::new(Code::Busy))?;
        let cancel = Arc::new(AtomicBool::new(false));
        let budget =
            Budget { cancel: Some(cancel.clone()), ..Budget::time(self.app.config.hint_time) };
        self.hint = Some(Hinting { request: request.clone(), version, slot, cancel });
        self.app.metrics.hints.inc();
        let (app, commands) = (self.app.clone(), self.commands.clone());
        tokio::spawn(async move {
            let found = app.bots.run(move || best_turn(&game, version, &budget)).await.flatten();
            if let Some(commands) = commands.upgrade() {
                let _ = commands.send(Command::Hint { request, found }).await;
            }
        });
        Ok(())
    }

    /// Answers with the hint that was found, if it is still the one that is waited for.
    pub(super) fn finish_hint(&mut self, request: &Request, found: Option<Hint>) {
        let Some(hint) = self.hint.take_if(|hint| hint.request == *request) else { return };
        let request = hint.end();
        match found {
            Some(hint) => {
                let ack = request.ack.clone();
                self.send(request.socket, &ServerMessage::Hint { ack, hint });
            }
            None => self.refuse_hint(&request, &Refused::new(Code::NoHint)),
        }
    }

    /// Ends the search for a hint that nobody needs any more: the game has gone on, or whoever asked
    /// has left.
    pub(super) fn drop_old_hint(&mut self) {
        let Some(hint) = &self.hint else { return };
        let is_current =
            self.table.version() == hint.version && self.table.is_asked(&hint.slot.user);
        if is_current && self.sockets.contains_key(&hint.request.socket) {
            return;
        }
        if let Some(hint) = self.hint.take() {
            self.refuse_hint(&hint.end(), &Refused::new(Code::Stale));
        }
    }

    fn refuse_hint(&mut self, request: &Request, refused: &Refused) {
        self.app.metrics.refusals.inc();
        self.send(request.socket, &refused.to_message(Some(&request.ack)));
    }
}
