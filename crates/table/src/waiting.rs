//! Waiting: since when a seat has been asked, and what the others may do about somebody who stalls.

use bastide_engine::Player;

use crate::command::Caller;
use crate::event::{Event, Time};
use crate::person::UserId;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::results::results;
use crate::seat::Seat;
use crate::table::Table;

/// How long the table waits for whom.
#[derive(Clone, Debug, Default)]
pub(crate) struct Waiting {
    /// When the seat that has to decide was asked, at each point of the game. A point that was undone
    /// keeps its time until another seat is asked there or something is revealed, so that nobody wins
    /// time by undoing and playing again.
    asked: Vec<Time>,
    /// Whether the turn was given to a bot. It finishes it though the person may be back: whoever takes
    /// a seat back again and again must not hold the others up.
    pub(crate) given: bool,
}

impl Waiting {
    /// Takes note of the last point of a game, which was reached now.
    pub(crate) fn reached(&mut self, play: &Play, now: Time) {
        let last = play.last_ply() as usize;
        let ply = &play.plies()[last];
        let asked_again = !ply.revealed && ply.by.is_some() && ply.by == play.asked();
        if !asked_again {
            self.asked.truncate(last);
            self.given = false;
        }
        if self.asked.len() == last {
            self.asked.push(now);
        }
    }
}

impl Table {
    /// When the player who has to decide was asked, if a person is waited for.
    pub fn asked_at(&self) -> Option<Time> {
        let player = self.asked()?;
        let by_person = self.seats()[player.index()].is_played_by_person() && !self.is_given();
        let last = self.play()?.last_ply() as usize;
        self.waiting.asked.get(last).copied().filter(|_| by_person)
    }

    /// Whether a bot finishes the turn, whoever is there.
    pub(crate) fn is_given(&self) -> bool {
        self.waiting.given
    }

    /// The others give the seat of somebody who stalls to a bot.
    pub(crate) fn give_to_bot(
        &self,
        caller: &Caller<'_>,
        patience: i64,
    ) -> Result<Vec<Event>, Refusal> {
        let player = self.staller(caller, patience)?;
        Ok(vec![Event::GivenToBot { seat: player.0 }])
    }

    /// One of two players claims the game, because the other stalls.
    pub(crate) fn claim(&self, caller: &Caller<'_>, patience: i64) -> Result<Vec<Event>, Refusal> {
        self.must_play(&caller.person.id)?;
        let play = self.running()?;
        if self.seats().iter().filter(|seat| !seat.resigned).count() != 2 {
            return Err(Refusal::NotTwoPlayers);
        }
        let player = self.staller(caller, patience)?;
        let mut seats = self.seats().to_vec();
        seats[player.index()].gone = true;
        let ended = Event::Ended { results: results(play.game(), &seats) };
        Ok(vec![Event::GivenToBot { seat: player.0 }, ended])
    }

    /// Somebody plays for their seats again, whyever a bot does now.
    pub(crate) fn take_seat(&self, user: &UserId) -> Result<Vec<Event>, Refusal> {
        self.must_play(user)?;
        self.running()?;
        let seats = self.seats_of(user).iter();
        let kept = seats.filter(|seat| self.seats()[*seat as usize].gone);
        Ok(kept.map(|seat| Event::Back { seat }).collect())
    }

    /// The player whom somebody has waited for long enough.
    fn staller(&self, caller: &Caller<'_>, patience: i64) -> Result<Player, Refusal> {
        let user = &caller.person.id;
        self.must_play(user)?;
        self.running()?;
        let plays = |seat: &Seat| seat.is_of(user) && seat.is_played_by_person();
        if !self.seats().iter().any(plays) {
            return Err(Refusal::NotPlaying);
        }
        let player = self.asked().ok_or(Refusal::GameOver)?;
        let since = self.asked_at().ok_or(Refusal::NobodyStalls)?;
        if self.seats()[player.index()].is_of(user) {
            return Err(Refusal::NobodyStalls);
        }
        match since.0 + patience - caller.at.0 {
            left @ 1.. => Err(Refusal::TooEarly { left }),
            _ => Ok(player),
        }
    }
}
