//! Playing again: the offer of a rematch, and the table that continues this one.

use bastide_table::{Caller, Command as Wish, Offer, Person, Refusal, Seed, Table, Time, UserId};
use bastide_view::Listing;
use bastide_wire::Seat;
use bastide_wire::site::{Created, RematchOffer, ServerMessage};

use super::SocketId;
use super::task::Task;
use crate::clock::now;
use crate::error::Refused;
use crate::ids::{TableId, invite, random_bytes};
use crate::store::Batch;

impl Task {
    /// Offers a rematch, or accepts the one that is offered. It begins when everybody who is there wants it.
    pub(super) async fn want_rematch(&mut self, person: Option<Person>) -> Result<u32, Refused> {
        let person = person.ok_or(Refusal::NotPlaying)?;
        self.table.may_follow(&person.id)?;
        let until = Time(now().0 + self.app.config.rematch_within.as_millis() as i64);
        let offer = self.offer.get_or_insert_with(|| Offer::new(person.id.clone(), until));
        offer.accept(&person.id);
        if !offer.is_agreed(&self.table, self.sockets.online(&self.table)) {
            self.tell_offer();
            return Ok(self.table.version());
        }
        let coming = offer.wanted_by().to_vec();
        let opened = self.open_next(&coming).await;
        self.end_offer();
        opened.map(|_created| self.table.version())
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
        if self.offer.as_ref().is_some_and(|offer| offer.until() <= now()) {
            self.end_offer();
        }
    }

    /// Ends the offer, if there is one.
    pub(super) fn end_offer(&mut self) {
        if self.offer.take().is_some() {
            self.tell_offer();
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
                let created = self.open_next(std::slice::from_ref(&person.id)).await?;
                self.end_offer();
                Ok(created)
            }
        }
    }

    /// Opens the table that continues this one, with seats for those who come; the first of them hosts it.
    async fn open_next(&mut self, coming: &[UserId]) -> Result<Created, Refused> {
        let [host, ..] = coming else { return Err(Refusal::NotPlaying.into()) };
        let (next, at) = (TableId::random(), now());
        let person = Person::new(host.as_str(), "", "");
        let caller = Caller { person: &person, at, ack: None };
        let entries = self.table.decide(&caller, &Wish::Follow { table: next.to_string() })?;
        let log = self.table.rematch(host, coming, invite(), Seed(random_bytes()), at)?;
        let opened = Table::load(&log).map_err(|error| self.corrupt(&error))?;
        let listing = Listing::of(next.as_str(), &opened);
        let app = self.app.clone();
        let _opening = app.may_open(&listing, None).await?;
        let next_table = Batch { entries: &log, before: None, listing: &listing };
        self.commit_with(&entries, &[next_table]).await?;
        Ok(Created { id: next.to_string(), invite: Some(listing.invite_path()) })
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
            left: (offer.until().0 - now().0).max(0),
        })
    }
}
