//! Passing bytes on between two connections, and a link that does so until it is told not to: by it, a node
//! is cut from a service while both go on.

use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::thread;
use std::time::Duration;

use crate::failure::Failure;

/// How long a change of a link may take to be noticed by a silent connection.
const NOTICE: Duration = Duration::from_millis(50);

/// Threads that copy need little.
const STACK: usize = 128 * 1024;

/// What a link does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Passes everything on.
    Open,
    /// Ends all connections and takes no new ones.
    Cut,
    /// Keeps connections and passes nothing on, as a network does that loses every packet.
    Stalled,
}

/// A mode that many threads look at.
#[derive(Clone)]
struct Valve(Arc<AtomicU8>);

impl Valve {
    fn new() -> Valve {
        Valve(Arc::new(AtomicU8::new(Mode::Open as u8)))
    }

    fn set(&self, mode: Mode) {
        self.0.store(mode as u8, Ordering::SeqCst);
    }

    fn is(&self, mode: Mode) -> bool {
        self.0.load(Ordering::SeqCst) == mode as u8
    }
}

/// A port that leads to another one.
pub struct Link {
    port: u16,
    valve: Valve,
}

impl Link {
    /// Opens a link to a port of this machine. It stays until the process ends.
    pub fn open(to: u16) -> Result<Link, Failure> {
        let failed = |error| Failure::Io("a link".to_string(), error);
        let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(failed)?;
        let port = listener.local_addr().map_err(failed)?.port();
        let valve = Valve::new();
        let ours = valve.clone();
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                if !ours.is(Mode::Cut)
                    && let Ok(server) = TcpStream::connect(("127.0.0.1", to))
                {
                    join(client, server, &ours);
                }
            }
        });
        Ok(Link { port, valve })
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Changes what it does, for all its connections.
    pub fn set(&self, mode: Mode) {
        self.valve.set(mode);
    }
}

/// Passes bytes on in both directions until one side ends.
pub fn connect(client: TcpStream, server: TcpStream) {
    join(client, server, &Valve::new());
}

fn join(client: TcpStream, server: TcpStream, valve: &Valve) {
    let (Ok(back_client), Ok(back_server)) = (client.try_clone(), server.try_clone()) else {
        return;
    };
    for (from, to) in [(client, server), (back_server, back_client)] {
        let valve = valve.clone();
        let copy = thread::Builder::new().stack_size(STACK);
        let ends = (from.try_clone(), to.try_clone());
        let copy = copy.spawn(move || {
            // Whatever ends one direction ends the other one too.
            let _ = copy_until_end(from, to, &valve);
            for end in [ends.0, ends.1].into_iter().flatten() {
                let _ = end.shutdown(Shutdown::Both);
            }
        });
        // Without a thread there is no connection: both ends are dropped.
        if copy.is_err() {
            return;
        }
    }
}

fn copy_until_end(mut from: TcpStream, mut to: TcpStream, valve: &Valve) -> std::io::Result<()> {
    from.set_read_timeout(Some(NOTICE))?;
    to.set_nodelay(true)?;
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let read = match from.read(&mut buffer) {
            Ok(read) => read,
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                if valve.is(Mode::Cut) {
                    return Ok(());
                }
                continue;
            }
            Err(error) => return Err(error),
        };
        while valve.is(Mode::Stalled) {
            thread::sleep(NOTICE);
        }
        if read == 0 || valve.is(Mode::Cut) {
            return Ok(());
        }
        to.write_all(&buffer[..read])?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server that sends back what it hears.
    fn echo() -> u16 {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                thread::spawn(move || {
                    let mut to = stream.try_clone().expect("a copy");
                    let _ = std::io::copy(&mut &stream, &mut to);
                });
            }
        });
        port
    }

    fn says(stream: &mut TcpStream, text: &[u8; 5], patience: Duration) -> bool {
        stream.set_read_timeout(Some(patience)).expect("a time");
        let mut heard = [0; 5];
        stream.write_all(text).and_then(|()| stream.read_exact(&mut heard)).is_ok()
            && heard == *text
    }

    #[test]
    fn a_link_passes_on_stalls_and_is_cut() {
        const LONG: Duration = Duration::from_secs(20);
        let link = Link::open(echo()).expect("a link");
        let connect = || TcpStream::connect(("127.0.0.1", link.port())).expect("connects");
        let mut stream = connect();
        assert!(says(&mut stream, b"hello", LONG));

        link.set(Mode::Stalled);
        assert!(!says(&mut stream, b"again", Duration::from_millis(200)));
        link.set(Mode::Open);
        let mut heard = [0; 5];
        stream.set_read_timeout(Some(LONG)).expect("a time");
        stream.read_exact(&mut heard).expect("what waited arrives");
        assert_eq!(&heard, b"again");

        link.set(Mode::Cut);
        assert_eq!(stream.read(&mut heard).unwrap_or(0), 0, "the connection ends");
        assert!(!says(&mut connect(), b"hello", Duration::from_millis(200)));
        link.set(Mode::Open);
        assert!(says(&mut connect(), b"hello", LONG));
    }
}
