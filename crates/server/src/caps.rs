//! Caps: how many unfinished games somebody can have at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use bastide_table::UserId;
use bastide_view::Listing;
use tokio::sync::MutexGuard;
use tokio::time::sleep;

use crate::app::App;
use crate::error::{Code, Refused};
use crate::ids::TableId;
use crate::store::Claim;

/// How long a node may take to make a game of somebody while no other node makes one of theirs.
const OPENING: Duration = Duration::from_secs(5);

/// How often a node looks whether another one has made its game.
const LOOK: Duration = Duration::from_millis(20);

/// A game that may be made. Nobody else makes one of the same host until this ends.
pub struct Opening<'a> {
    app: &'a App,
    host: UserId,
    _alone: MutexGuard<'a, ()>,
}

impl Opening<'_> {
    /// The game was made, or was not.
    pub async fn end(self) {
        if self.app.cluster.is_shared()
            && let Err(error) = self.app.store.release(&lease(&self.host)).await
        {
            tracing::warn!(%error, "a lease is not given back");
        }
    }
}

fn lease(host: &UserId) -> String {
    format!("open/{host}")
}

impl App {
    /// Whether a game may be made, and from where.
    pub async fn may_open(
        &self,
        listing: &Listing,
        address: Option<IpAddr>,
    ) -> Result<Opening<'_>, Refused> {
        let opening = self.open_alone(&listing.host).await?;
        match self.check_caps(listing, address).await {
            Ok(()) => Ok(opening),
            Err(refused) => {
                opening.end().await;
                Err(refused)
            }
        }
    }

    /// Waits until nobody else makes a game of this host, on whichever node.
    async fn open_alone(&self, host: &UserId) -> Result<Opening<'_>, Refused> {
        let begin = Instant::now();
        loop {
            let alone = self.opening.lock().await;
            if !self.cluster.is_shared()
                || matches!(self.store.claim(&lease(host), OPENING).await?, Claim::Ours(_))
            {
                return Ok(Opening { app: self, host: host.clone(), _alone: alone });
            }
            // Others on this node do not wait for the other one.
            drop(alone);
            if begin.elapsed() > OPENING {
                return Err(Refused::new(Code::Busy));
            }
            sleep(LOOK).await;
        }
    }

    async fn check_caps(&self, listing: &Listing, address: Option<IpAddr>) -> Result<(), Refused> {
        let caps = self.config.caps;
        let bots = listing.seats.iter().filter(|seat| seat.level().is_some()).count() as u32;
        let unfinished = self.store.unfinished(&listing.host).await?;
        let too_many = |code: Code, most: u32| Err(Refused::new(code).with("most", most));
        if unfinished.in_all >= caps.games {
            return Err(Refused::new(Code::ServerFull));
        }
        if unfinished.of_host >= caps.games_of_guest {
            return too_many(Code::TooManyGames, caps.games_of_guest);
        }
        if address.is_some_and(|address| self.origins.count(address) >= caps.games_of_address) {
            return too_many(Code::TooManyGames, caps.games_of_address);
        }
        if bots > 0 && unfinished.bots_of_host + bots > caps.bots_of_guest {
            return too_many(Code::TooManyBots, caps.bots_of_guest);
        }
        Ok(())
    }
}

/// The addresses at which the unfinished games since the start of the server were made. They are in
/// memory alone: nobody who reads the database learns where people live.
#[derive(Debug, Default)]
pub struct Origins(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    addresses: HashMap<TableId, IpAddr>,
    counts: HashMap<IpAddr, u32>,
}

impl Origins {
    /// How many unfinished games were made at an address.
    fn count(&self, address: IpAddr) -> u32 {
        self.lock().counts.get(&address).copied().unwrap_or_default()
    }

    /// A game was made at this address.
    pub fn note(&self, id: &TableId, address: IpAddr) {
        let mut known = self.lock();
        known.addresses.insert(id.clone(), address);
        *known.counts.entry(address).or_default() += 1;
    }

    /// A game is over or gone.
    pub fn forget(&self, id: &TableId) {
        let mut known = self.lock();
        let Some(address) = known.addresses.remove(id) else { return };
        let Some(count) = known.counts.get_mut(&address) else { return };
        *count -= 1;
        if *count == 0 {
            known.counts.remove(&address);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_count_for_their_address_until_they_are_over() {
        let origins = Origins::default();
        let [here, there] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse::<IpAddr>().unwrap());
        let ids = [(); 3].map(|()| TableId::random());
        for (id, address) in ids.iter().zip([here, here, there]) {
            origins.note(id, address);
        }
        assert_eq!((origins.count(here), origins.count(there)), (2, 1));
        for _ in 0..2 {
            origins.forget(&ids[2]);
            origins.forget(&ids[0]);
        }
        assert_eq!((origins.count(here), origins.count(there)), (1, 0));
        assert_eq!(origins.lock().counts.len(), 1, "nothing is kept of who has no games");
    }
}
