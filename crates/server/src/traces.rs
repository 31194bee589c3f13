//! Spans for those who collect traces: what takes time between a person's move and its answer. They name tables by their
//! ids and requests by their routes, and hold nothing that is secret or that somebody has typed. As long as nobody
//! collects them, a span is one comparison with a number.

/// The target of all spans, by which a subscriber tells them from the log.
pub const TRACES: &str = "bastide_traces";

/// A span of this name with these fields, inside of another one if that is named.
macro_rules! span {
    (parent: $parent:expr, $($arguments:tt)*) => {
        ::tracing::trace_span!(target: $crate::traces::TRACES, parent: $parent, $($arguments)*)
    };
    ($($arguments:tt)*) => {
        ::tracing::trace_span!(target: $crate::traces::TRACES, $($arguments)*)
    };
}
pub(crate) use span;
