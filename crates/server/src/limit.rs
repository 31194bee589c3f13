//! Limits on how often somebody may ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

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

    fn is_full(&self) -> bool {
        self.left + self.filled.elapsed().as_secs_f64() * self.per_second >= self.most
    }
}

/// More addresses than this are not remembered: full buckets are forgotten first.
const MOST_ADDRESSES: usize = 10_000;

/// A bucket for each address.
#[derive(Debug)]
pub struct Addresses {
    most: u32,
    per_second: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Addresses {
    /// Nobody has asked yet.
    pub fn new((most, per_second): (u32, impl Into<f64>)) -> Addresses {
        Addresses { most, per_second: per_second.into(), buckets: Mutex::default() }
    }

    /// Whether this address may ask once more.
    pub fn take(&self, address: IpAddr) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_ADDRESSES {
            buckets.retain(|_, bucket| !bucket.is_full());
        }
        let bucket = || Bucket::new(self.most, self.per_second);
        buckets.entry(address).or_insert_with(bucket).take()
    }
}

/// How many connections each address has.
#[derive(Debug, Default)]
pub struct Counted(Mutex<HashMap<IpAddr, u32>>);

impl Counted {
    /// Adds a connection, unless there are too many.
    pub fn enter(&self, address: IpAddr, most: u32) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_insert(0);
        let enough = *count < most;
        if enough {
            *count += 1;
        }
        enough
    }

    /// Takes a connection away.
    pub fn leave(&self, address: IpAddr) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry() {
        let mut bucket = Bucket::new(3, 0);
        assert_eq!([(); 4].map(|()| bucket.take()), [true, true, true, false]);
    }
}
