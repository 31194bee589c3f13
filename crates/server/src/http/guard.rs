//! Who may ask, how often, and what a browser may do with the answer.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Shared;
use crate::error::{Code, Refused};

/// Scripts come from here alone, and nothing is loaded from or framed by anybody else. Styles are
/// files too; only `style` attributes are let through, by which the page places things.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; \
    connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds what a browser must mind to every answer.
pub async fn headers(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    // What the API answers is for whoever asked, and as it is now, unless it says otherwise.
    if is_api {
        let cache = response.headers_mut().entry(header::CACHE_CONTROL);
        cache.or_insert(HeaderValue::from_static("no-store"));
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Refuses what comes from pages of others or too often.
pub async fn check(
    State(app): State<Shared>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    app.metrics.requests.inc();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let socket = request.uri().path().starts_with("/ws/");
    if (changes || socket) && !same_origin(request.headers(), &app.config.origins) {
        return Refused::new(Code::BadOrigin).into_response();
    }
    let address = Address::of(&app, request.headers(), address);
    request.extensions_mut().insert(address);
    if changes && let Err(refused) = address.may_change(&app) {
        return refused.into_response();
    }
    next.run(request).await
}

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Address(pub IpAddr);

impl Address {
    /// Behind a proxy everybody has its address; it says in a header for whom it asks. Only what
    /// the proxy itself has added, the last entry, can be believed.
    fn of(app: &Shared, headers: &HeaderMap, peer: SocketAddr) -> Address {
        let forwarded = || {
            let entries = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            entries.rsplit(',').next()?.trim().parse().ok()
        };
        let named = if app.config.behind_proxy { forwarded() } else { None };
        Address(named.unwrap_or(peer.ip()))
    }

    /// Whether this address may change something once more.
    pub fn may_change(self, app: &Shared) -> Result<(), Refused> {
        app.requests.take(self.0).then_some(()).ok_or_else(|| Refused::new(Code::TooFast))
    }
}

/// Browsers say which page a request comes from; programs that say nothing have no cookie of
/// somebody else either.
fn same_origin(headers: &HeaderMap, allowed: &[String]) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else {
        let site = text(HeaderName::from_static("sec-fetch-site"));
        return site.is_none_or(|site| matches!(site, "same-origin" | "none"));
    };
    let Ok(origin) = origin.to_str() else { return false };
    if allowed.iter().any(|allowed| allowed == origin) {
        return true;
    }
    let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    host.is_some() && host == text(header::HOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(headers: &[(&'static str, &'static str)]) -> bool {
        let headers = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        same_origin(&headers.collect(), &["https://play.example".to_owned()])
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        assert!(check(&[("host", "here:8017")]));
        assert!(check(&[("host", "here:8017"), ("origin", "http://here:8017")]));
        assert!(check(&[("host", "here:8017"), ("origin", "https://play.example")]));
        assert!(!check(&[("host", "here:8017"), ("origin", "http://here:80")]));
        assert!(!check(&[("host", "here:8017"), ("origin", "http://evil.example")]));
        assert!(!check(&[("host", "here:8017"), ("origin", "null")]));
        assert!(!check(&[("host", "here:8017"), ("sec-fetch-site", "cross-site")]));
    }
}
