//! Limits on how often somebody may ask, and on how much somebody may hold open.

use std::collections::HashMap;
use std::mem::take;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// What is counted as one client: an IPv4 address, or the /64 network of an IPv6 address. A household or a
/// rented server has a network to itself, and as many addresses in it as it likes.
pub fn client(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

/// A bucket of tokens that fills by itself: one for each thing that is asked.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    most: f64,
    per_second: f64,
    left: f64,
    filled: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(most: u32, per_second: impl Into<f64>) -> Bucket {
        let most = f64::from(most);
        Bucket { most, per_second: per_second.into(), left: most, filled: Instant::now() }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self) -> bool {
        let now = Instant::now();
        let seconds = now.duration_since(self.filled).as_secs_f64();
        self.left = (self.left + seconds * self.per_second).min(self.most);
        self.filled = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

/// How many addresses a generation remembers.
const GENERATION: usize = 20_000;

/// A bucket for each address.
#[derive(Debug)]
pub struct Addresses {
    most: u32,
    per_second: f64,
    buckets: Mutex<Generations>,
}

/// Buckets of the addresses that have asked last. When the young generation is full it becomes the old
/// one, and the old one is forgotten. To have a bucket forgotten, and so full again, takes more addresses
/// than it gains tokens.
#[derive(Debug, Default)]
struct Generations {
    young: HashMap<IpAddr, Bucket>,
    old: HashMap<IpAddr, Bucket>,
}

impl Addresses {
    /// Nobody has asked yet.
    pub fn new((most, per_second): (u32, impl Into<f64>)) -> Addresses {
        Addresses { most, per_second: per_second.into(), buckets: Mutex::default() }
    }

    /// Whether this address may ask once more.
    pub fn take(&self, address: IpAddr) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let Generations { young, old } = &mut *buckets;
        if young.len() >= GENERATION {
            *old = take(young);
        }
        let full = || Bucket::new(self.most, self.per_second);
        let known_or_full = || old.remove(&address).unwrap_or_else(full);
        young.entry(address).or_insert_with(known_or_full).take()
    }
}

/// How much each address holds open, and all of them together.
#[derive(Debug)]
pub struct Slots {
    most: u32,
    most_each: u32,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    all: u32,
    each: HashMap<IpAddr, u32>,
}

impl Slots {
    /// So many for all, and so many for each address.
    pub fn new(most: u32, most_each: u32) -> Arc<Slots> {
        Arc::new(Slots { most, most_each, taken: Mutex::default() })
    }

    /// A slot for an address, unless there are too many.
    pub fn take(self: &Arc<Slots>, address: IpAddr) -> Option<Slot> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let each = taken.each.get(&address).copied().unwrap_or(0);
        if taken.all >= self.most || each >= self.most_each {
            return None;
        }
        taken.all += 1;
        taken.each.insert(address, each + 1);
        Some(Slot { slots: self.clone(), address })
    }
}

/// Something that an address holds open; dropped when it is closed.
#[derive(Debug)]
pub struct Slot {
    slots: Arc<Slots>,
    address: IpAddr,
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut taken = self.slots.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.all -= 1;
        if let Some(count) = taken.each.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.each.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn number(n: u32) -> IpAddr {
        Ipv4Addr::from_bits(n).into()
    }

    #[test]
    fn a_bucket_runs_dry() {
        let mut bucket = Bucket::new(3, 0);
        assert_eq!([(); 4].map(|()| bucket.take()), [true, true, true, false]);
    }

    #[test]
    fn an_ipv6_network_counts_as_one_client() {
        let client = |text: &str| client(text.parse().unwrap()).to_string();
        assert_eq!(client("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(client("2001:db8:1:2::"), client("2001:db8:1:2:ffff::1"));
        assert_ne!(client("2001:db8:1:2::1"), client("2001:db8:1:3::1"));
        assert_eq!(client("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(client("192.0.2.7"), "192.0.2.7");
    }

    #[test]
    fn many_addresses_neither_fill_the_memory_nor_free_the_one_that_keeps_asking() {
        let addresses = Addresses::new((2, 0));
        for n in 1..=100_000 {
            assert!(addresses.take(number(n)));
            assert_eq!(addresses.take(number(0)), n <= 2, "{n}");
        }
        let buckets = addresses.buckets.lock().unwrap();
        assert!(buckets.young.len() + buckets.old.len() <= 2 * GENERATION);
    }

    #[test]
    fn slots_are_counted_for_each_address_and_for_all() {
        let slots = Slots::new(3, 2);
        let (first, _second) = (slots.take(number(1)).unwrap(), slots.take(number(1)).unwrap());
        assert!(slots.take(number(1)).is_none(), "the address has two");
        let _third = slots.take(number(2)).unwrap();
        assert!(slots.take(number(3)).is_none(), "there are three");
        drop(first);
        let _fourth = slots.take(number(3)).unwrap();
        assert_eq!(slots.taken.lock().unwrap().each.len(), 3);
        drop((_second, _third, _fourth));
        assert!(slots.taken.lock().unwrap().each.is_empty(), "nobody is remembered");
    }
}
