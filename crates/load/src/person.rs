//! A client as the server sees it: an address, and a cookie for those who play.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use hyper::HeaderMap;
use hyper::header::{COOKIE, HeaderName, HeaderValue};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Private addresses, of which nobody needs as many as there are.
const FIRST_ADDRESS: u32 = u32::from_be_bytes([10, 0, 0, 0]);
const ADDRESSES: u32 = 1 << 24;

/// Somebody who plays or watches.
#[derive(Clone, Debug)]
pub struct Person {
    address: HeaderValue,
    cookie: Option<HeaderValue>,
    /// Which node of the server they are at, counted round and round.
    node: Arc<AtomicUsize>,
}

impl Person {
    /// Somebody whom the server does not know. Each has an address of their own, as a proxy would
    /// report it; a server that is not behind a proxy takes no notice.
    pub fn stranger(number: u32) -> Person {
        let address = Ipv4Addr::from(FIRST_ADDRESS + number % ADDRESSES).to_string();
        let address = HeaderValue::from_str(&address).expect("an address is digits and dots");
        Person { address, cookie: None, node: Arc::new(AtomicUsize::new(number as usize)) }
    }

    /// The same person, known as the guest with this cookie.
    pub fn with_cookie(self, cookie: HeaderValue) -> Person {
        Person { cookie: Some(cookie), ..self }
    }

    /// The node that they are at, of this many.
    pub fn node(&self, of: usize) -> usize {
        self.node.load(Ordering::Relaxed) % of
    }

    /// Goes to the next node.
    pub fn move_on(&self) {
        self.node.fetch_add(1, Ordering::Relaxed);
    }

    /// Says in a request who asks.
    pub fn introduce(&self, headers: &mut HeaderMap) {
        headers.insert(FORWARDED_FOR, self.address.clone());
        if let Some(cookie) = &self.cookie {
            headers.insert(COOKIE, cookie.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_an_address() {
        let address = |number| Person::stranger(number).address;
        assert_eq!(address(0), "10.0.0.0");
        assert_eq!(address(258), "10.0.1.2");
        assert_eq!(address(ADDRESSES + 1), "10.0.0.1");
    }
}
