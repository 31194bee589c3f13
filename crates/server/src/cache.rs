//! A cache of answers: what was drawn or replayed lately, up to a number of bytes. What has not been asked
//! for in the longest time goes first.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;

/// Answers by their keys. A key names everything that its answer depends on.
#[derive(Debug)]
pub struct Cache {
    most: usize,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    answers: HashMap<String, (u64, Bytes)>,
    /// The keys in the order in which they were last asked for.
    by_use: BTreeMap<u64, String>,
    bytes: usize,
    uses: u64,
}

impl Cache {
    /// An empty cache for so many bytes.
    pub fn new(most: usize) -> Cache {
        Cache { most, held: Mutex::default() }
    }

    /// The answer to this key, if it is still there.
    pub fn get(&self, key: &str) -> Option<Bytes> {
        let mut held = self.lock();
        let (used, bytes) = held.answers.get(key)?.clone();
        held.uses += 1;
        let now = held.uses;
        held.by_use.remove(&used);
        held.by_use.insert(now, key.to_owned());
        held.answers.insert(key.to_owned(), (now, bytes.clone()));
        Some(bytes)
    }

    /// Keeps an answer, and lets old ones go if there is no room for it.
    pub fn put(&self, key: String, bytes: Bytes) {
        if bytes.len() > self.most {
            return;
        }
        let mut held = self.lock();
        held.remove(&key);
        while held.bytes + bytes.len() > self.most {
            let Some((_, oldest)) = held.by_use.pop_first() else { break };
            held.remove(&oldest);
        }
        held.uses += 1;
        let now = held.uses;
        held.bytes += bytes.len();
        held.by_use.insert(now, key.clone());
        held.answers.insert(key, (now, bytes));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Held {
    fn remove(&mut self, key: &str) {
        if let Some((used, bytes)) = self.answers.remove(key) {
            self.by_use.remove(&used);
            self.bytes -= bytes.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Cache {
        /// Its bytes and answers.
        fn size(&self) -> (usize, usize) {
            let held = self.lock();
            assert_eq!(held.by_use.len(), held.answers.len());
            (held.bytes, held.answers.len())
        }
    }

    #[test]
    fn what_nobody_asks_for_goes_first() {
        let cache = Cache::new(10);
        let put = |key: &str, length: usize| cache.put(key.to_owned(), vec![7; length].into());
        put("a", 4);
        put("b", 4);
        assert!(cache.get("a").is_some());
        put("c", 4);
        assert!(cache.get("b").is_none(), "nobody has asked for it since");
        assert_eq!(cache.get("a").map(|bytes| bytes.len()), Some(4));
        put("a", 6);
        assert_eq!(cache.size(), (10, 2));
        put("long", 11);
        assert!(cache.get("long").is_none());
        put("whole", 10);
        assert_eq!(cache.size(), (10, 1));
    }
}
