//! Playing again: the offer of a rematch, and the table that continues this one.

use bastide_table::{Caller, Command as Wish, Offer, Person, Refusal, Seed, Table, Time, UserId};
use bastide_view::Listing;
use bastide_wire::Seat;
use bastide_wire::site::{Created, RematchOffer, ServerMessage};

use super::SocketId;
use super::task::Task;
use crate::cluster::Note;
use crate::error::{Code, Refused};
use crate::ids::{TableId, invite, random_bytes};
use crate::store::{Batch, WriteError};

impl Task {
    /// Offers a rematch, or accepts the one that is offered. It begins when everybody who is there wants it.
    pub(super) async fn want_rematch(&mut self, person: Option<Person>) -> Result<u32, Refused> {
        let person = person.ok_or(Refusal::NotPlaying)?;
        self.table.may_follow(&person.id)?;
        let until = Time(self.now().0 + self.offer_lasts());
        let offer = self.offer.get_or_insert_with(|| Offer::new(person.id.clone(), until));
        offer.accept(&person.id);
        let offer = offer.clone();
        if !offer.is_agreed(&self.table, self.online()) {
            self.offer_changed();
            return Ok(self.table.version());
        }
        let opened = self.open_next(offer.wanted_by()).await;
        self.end_offer();
        match opened {
            // Another node was faster: everybody has agreed all the same.
            Err(refused) if self.table.followed_by().is_none() => Err(refused),
            _ => Ok(self.table.version()),
        }
    }

    /// An offer was made, accepted or ended on another node.
    pub(super) fn hear_offer(&mut self, heard: Option<Offer>) {
        let offer = match (self.offer.take(), heard) {
            (Some(own), Some(heard)) => Some(own.join(heard)),
            (_, heard) => heard,
        };
        self.offer = offer.filter(|_| self.table.followed_by().is_none());
        self.tell_offer();
    }

    /// Tells everybody here and on other nodes about the offer.
    fn offer_changed(&mut self) {
        self.tell_offer();
        self.app.cluster.tell(&self.id, &Note::Offer { offer: self.offer.clone() });
    }

    /// Declines a rematch, or takes the offer back.
    pub(super) fn decline_rematch(&mut self, person: Option<Person>) -> Result<u32, Refused> {
        let person = person.ok_or(Refusal::NotPlaying)?;
        if self.table.seats_of(&person.id).is_empty() {
            return Err(Refusal::NotPlaying.into());
        }
        self.end_offer();
        Ok(self.table.version())
    }

    /// Ends an offer whose time is over.
    pub(super) fn expire_offer(&mut self) {
        if self.offer.as_ref().is_some_and(|offer| offer.until() <= self.now()) {
            self.end_offer();
        }
    }

    /// Ends the offer, if there is one.
    pub(super) fn end_offer(&mut self) {
        if self.offer.take().is_some() {
            self.offer_changed();
        }
    }

    /// The table that continues this one, the same for everybody who asks. Whoever asks first opens it at once.
    pub(super) async fn rematch(&mut self, person: &Person) -> Result<Created, Refused> {
        match self.table.may_follow(&person.id) {
            Err(Refusal::RematchExists) => {
                let id = self.table.followed_by().unwrap_or_default().to_owned();
                Ok(Created { id, invite: None })
            }
            Err(refusal) => Err(refusal.into()),
            Ok(()) => {
                let created = self.open_next(std::slice::from_ref(&person.id)).await;
                self.end_offer();
                match (created, self.table.followed_by()) {
                    (Err(_), Some(id)) => Ok(Created { id: id.to_owned(), invite: None }),
                    (created, _) => created,
                }
            }
        }
    }

    /// Opens the table that continues this one, with seats for those who come; the first of them hosts it.
    async fn open_next(&mut self, coming: &[UserId]) -> Result<Created, Refused> {
        let [host, ..] = coming else { return Err(Refusal::NotPlaying.into()) };
        let app = self.app.clone();
        loop {
            let (next, at) = (TableId::random(), self.now());
            let person = Person::new(host.as_str(), "", "");
            let caller = Caller { person: &person, at, ack: None };
            let entries = self.table.decide(&caller, &Wish::Follow { table: next.to_string() })?;
            let log = self.table.rematch(host, coming, invite(), Seed(random_bytes()), at)?;
            let opened = Table::load(&log).map_err(|error| self.corrupt(&error))?;
            let listing = Listing::of(next.as_str(), &opened);
            let opening = app.may_open(&listing, None).await?;
            let next_table = Batch { entries: &log, before: None, listing: &listing };
            let stored = self.commit_with(&entries, &[next_table]).await;
            opening.end().await;
            match stored {
                Ok(()) => {
                    let invite = Some(listing.invite_path());
                    return Ok(Created { id: next.to_string(), invite });
                }
                Err(WriteError::Conflict) if !self.catch_up().await?.is_empty() => {}
                Err(_) => return Err(Refused::new(Code::Storage)),
            }
        }
    }

    /// Tells everybody about the offer, or that there is none any more.
    fn tell_offer(&mut self) {
        self.send_everybody(&ServerMessage::Rematch { offer: self.shown_offer() });
    }

    /// Tells one socket about the offer, if there is one.
    pub(super) fn show_offer(&mut self, id: SocketId) {
        if let Some(offer) = self.shown_offer() {
            self.send(id, &ServerMessage::Rematch { offer: Some(offer) });
        }
    }

    fn shown_offer(&self) -> Option<RematchOffer> {
        let offer = self.offer.as_ref()?;
        Some(RematchOffer {
            by: Seat(self.table.seats_of(offer.by()).iter().next()?),
            first: Seat(self.table.first_of_rematch()),
            ready: offer.ready(&self.table).iter().map(Seat).collect(),
            // The node that made the offer may have a clock that is a little ahead of ours.
            left: (offer.until().0 - self.now().0).clamp(0, self.offer_lasts()),
        })
    }

    /// How long an offer stands, in milliseconds.
    fn offer_lasts(&self) -> i64 {
        self.app.config.rematch_within.as_millis() as i64
    }
}
