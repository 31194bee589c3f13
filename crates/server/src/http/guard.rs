//! Who may ask, how often, and what a browser may do with the answer.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use super::Shared;
use crate::error::{Code, Refused};
use crate::limit::client;

/// Scripts come from here alone, and nothing is loaded from or framed by anybody else. Browsers want
/// to be told that WebAssembly, the engine of the page, may be compiled; no text becomes a script by
/// that. Styles are files too; only `style` attributes are let through, by which the page places things.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
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

/// Once seen over TLS, a browser comes back over nothing else for a year.
const ONLY_TLS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Adds what a browser must mind to every answer.
pub async fn headers(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    // What the API answers is for whoever asked, and as it is now, unless it says otherwise.
    if is_api {
        let cache = response.headers_mut().entry(header::CACHE_CONTROL);
        cache.or_insert(HeaderValue::from_static("no-store"));
    }
    if app.config.secure_cookies {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, ONLY_TLS);
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Refuses what is meant for another host, comes from pages of others or too often, or takes too long.
pub async fn check(
    State(app): State<Shared>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    app.metrics.requests.inc();
    if !is_for_us(&request, &app.config.origins) {
        return Refused::new(Code::BadOrigin).into_response();
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let socket = request.uri().path().starts_with("/ws/");
    if (changes || socket) && !same_origin(request.headers(), &app.config.origins) {
        return Refused::new(Code::BadOrigin).into_response();
    }
    let address = Address::of(&app, request.headers(), address);
    request.extensions_mut().insert(address);
    let allowed = if changes { address.may_change(&app) } else { address.may_read(&app) };
    if let Err(refused) = allowed {
        return refused.into_response();
    }
    match timeout(app.config.limits.request_time, next.run(request)).await {
        Ok(response) => response,
        Err(_) => {
            let refused = Refused::new(Code::BadRequest);
            (StatusCode::REQUEST_TIMEOUT, refused.into_response()).into_response()
        }
    }
}

/// Where a request comes from: an address as limits count it.
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
        Address(client(named.unwrap_or(peer.ip())))
    }

    /// Whether this address may read something once more.
    fn may_read(self, app: &Shared) -> Result<(), Refused> {
        app.reads.take(self.0).then_some(()).ok_or_else(|| Refused::new(Code::TooFast))
    }

    /// Whether this address may change something once more.
    pub fn may_change(self, app: &Shared) -> Result<(), Refused> {
        app.requests.take(self.0).then_some(()).ok_or_else(|| Refused::new(Code::TooFast))
    }
}

/// Whether a request names a host of ours, where the host has said which there are: a name of somebody
/// else that leads here would make their pages look like ours. Those who watch over the server ask for its
/// health by its address.
fn is_for_us(request: &Request, origins: &[String]) -> bool {
    if origins.is_empty() {
        return true;
    }
    let named = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let Some(host) = request.uri().authority().map(|host| host.as_str()).or(named) else {
        return false;
    };
    let names_us = |ours: &str| ours.eq_ignore_ascii_case(host);
    let is_ours = origins.iter().filter_map(|origin| host_of(origin)).any(names_us);
    let is_health = matches!(request.uri().path(), "/health" | "/health/live" | "/health/ready");
    is_ours || is_health && is_address(host)
}

/// Whether a host is an address or this computer, with or without a port.
fn is_address(host: &str) -> bool {
    let Ok(host) = host.parse::<Authority>() else { return false };
    let name = host.host();
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    name == "localhost" || bare.parse::<IpAddr>().is_ok()
}

/// The host of an origin, with its port.
pub fn host_of(origin: &str) -> Option<&str> {
    origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"))
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
    let host = host_of(origin);
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
    fn only_named_hosts_are_ours_and_an_address_for_health() {
        let origins = ["https://play.example".to_owned(), "http://here:8017".to_owned()];
        let check = |path: &str, host: &str| {
            let request = Request::builder().uri(path).header("host", host);
            is_for_us(&request.body(Default::default()).unwrap(), &origins)
        };
        assert!(check("/", "play.example") && check("/", "here:8017") && check("/", "Here:8017"));
        for host in ["evil.example", "play.example.evil.example", "here", "127.0.0.1:8017", ""] {
            assert!(!check("/", host), "{host}");
        }
        for host in ["127.0.0.1:8017", "localhost:8017", "localhost", "[::1]:8017", "192.0.2.1"] {
            assert!(check("/health", host), "{host}");
        }
        assert!(!check("/health", "evil.example"));
    }

    #[test]
    fn scripts_are_files_from_here_and_the_engine_may_be_compiled() {
        let rule = |name: &str| {
            let of = |rule: &str| rule.trim().strip_prefix(name).map(|rest| rest.trim().to_owned());
            POLICY.split(';').find_map(of)
        };
        assert_eq!(rule("script-src ").as_deref(), Some("'self' 'wasm-unsafe-eval'"));
        for name in ["worker-src ", "manifest-src ", "connect-src "] {
            assert_eq!(rule(name).as_deref(), Some("'self'"), "{name}");
        }
        assert!(!POLICY.contains("'unsafe-eval'"));
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
