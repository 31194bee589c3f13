//! A connection as the server holds it: it counts while it is open, also when it has become a socket, and
//! it fails when the client takes nothing for too long.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

use crate::limit::Slot;
use crate::metrics::Metrics;

/// A connection with its slot.
pub struct Stream {
    stream: TcpStream,
    /// How long the client may take nothing of what is sent.
    patience: Duration,
    /// When it fails, while the client takes nothing.
    stuck: Option<Pin<Box<Sleep>>>,
    metrics: Arc<Metrics>,
    _slot: Slot,
}

impl Stream {
    /// A connection that takes a slot.
    pub fn new(
        stream: TcpStream,
        patience: Duration,
        slot: Slot,
        metrics: &Arc<Metrics>,
    ) -> Stream {
        // Messages are small, and people wait for them. A connection without it is slow, not wrong.
        let _ = stream.set_nodelay(true);
        metrics.connections.inc();
        Stream { stream, patience, stuck: None, metrics: metrics.clone(), _slot: slot }
    }

    /// The result of writing, or an error if the client has taken nothing for too long.
    fn unless_stuck<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stuck = None;
            return written;
        }
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(self.patience)));
        ready!(stuck.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.metrics.connections.dec();
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.stream).poll_write(context, bytes);
        this.unless_stuck(context, written)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.stream).poll_write_vectored(context, parts);
        this.unless_stuck(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }
}
