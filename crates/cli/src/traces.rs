//! Traces of a server, sent to a collector as OTLP over HTTP: how long requests, moves, commits and bots take.
//!
//! What is measured is in the server, which sends nothing itself. Without a collector nothing of this is set up.

use std::time::Duration;

use bastide_server::TRACES;
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use opentelemetry::trace::TracerProvider;
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{Protocol, SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::SdkTracerProvider;
use tokio::runtime::Handle;
use tracing::{Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::registry::LookupSpan;

/// How long a collector may take. What it does not take by then is dropped.
const WITHIN: Duration = Duration::from_secs(5);

/// Where collectors listen below their address.
const PATH: &str = "/v1/traces";

/// The address of a collector, such as `http://localhost:4318`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Collector(String);

impl std::str::FromStr for Collector {
    type Err = String;

    fn from_str(text: &str) -> Result<Collector, String> {
        let example = "write it as http://host:4318";
        let rest = text.strip_prefix("http://");
        let rest = rest.ok_or_else(|| format!("traces go over plain HTTP: {example}"))?;
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        // A password would be in every list of processes.
        if host.is_empty() || host.contains(['@', '?', '#']) || !["", "v1/traces"].contains(&path) {
            return Err(format!("the address of a collector cannot be read: {example}"));
        }
        Ok(Collector(format!("http://{host}{PATH}")))
    }
}

/// Spans on their way to a collector.
pub struct Traces(SdkTracerProvider);

impl Traces {
    /// Sends to a collector by a runtime that has to outlive this.
    pub fn to(collector: &Collector, runtime: &Handle) -> Result<Traces, String> {
        let (runtime, http) = (runtime.clone(), Client::builder(TokioExecutor::new()).build_http());
        let exporter = SpanExporter::builder()
            .with_http()
            .with_http_client(Sending { runtime, http })
            .with_endpoint(&collector.0)
            .with_protocol(Protocol::HttpBinary)
            .with_timeout(WITHIN)
            .build()
            .map_err(|error| format!("no traces can be sent to {}: {error}", collector.0))?;
        let resource = Resource::builder().with_service_name("bastide").build();
        let provider = SdkTracerProvider::builder().with_resource(resource);
        Ok(Traces(provider.with_batch_exporter(exporter).build()))
    }

    /// Takes in the spans that are meant for traces, and nothing of the log.
    pub fn layer<S>(&self) -> impl Layer<S>
    where
        S: Subscriber + for<'a> LookupSpan<'a>,
    {
        let ours = Targets::new().with_target(TRACES, Level::TRACE);
        let layer = tracing_opentelemetry::layer().with_tracer(self.0.tracer("bastide"));
        layer.with_location(false).with_threads(false).with_filter(ours)
    }

    /// Sends what is left.
    pub fn finish(self) {
        if let Err(error) = self.0.shutdown_with_timeout(WITHIN) {
            tracing::warn!(%error, "the last traces are not sent");
        }
    }
}

/// Sends by the runtime of the server: spans are gathered on a thread outside of it.
#[derive(Debug)]
struct Sending {
    runtime: Handle,
    http: Client<HttpConnector, Full<Bytes>>,
}

#[async_trait::async_trait]
impl HttpClient for Sending {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let http = self.http.clone();
        let exchange = async move {
            let (head, body) = http.request(request.map(Full::new)).await?.into_parts();
            Ok(Response::from_parts(head, body.collect().await?.to_bytes()))
        };
        // The timeout is made inside the runtime too: it needs its clock.
        self.runtime.spawn(async { tokio::time::timeout(WITHIN, exchange).await }).await??
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_collector_has_an_address_and_nothing_else() {
        let read = |text: &str| text.parse::<Collector>();
        let expected = Collector("http://localhost:4318/v1/traces".to_owned());
        for good in
            ["http://localhost:4318", "http://localhost:4318/", "http://localhost:4318/v1/traces"]
        {
            assert_eq!(read(good), Ok(expected.clone()), "{good}");
        }
        for bad in [
            "",
            "localhost:4318",
            "http://",
            "http://ann:secret@localhost",
            "http://a/b",
            "http://a?b",
        ] {
            let error = read(bad).unwrap_err();
            assert!(error.contains("http://host:4318") && !error.contains("secret"), "{error}");
        }
        assert!(read("https://a").unwrap_err().contains("plain HTTP"));
    }
}
