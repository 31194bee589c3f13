//! A PostgreSQL and a NATS of our own, on free ports and in a temporary folder, for tests and for looking at
//! a server of several nodes. They are Debian's packages, installed where that is possible.

mod nats;
mod postgres;
mod sandbox;

use crate::command::free_port;
use crate::failure::Failure;

pub use nats::Nats;
pub use postgres::{Durability, Postgres};
pub use sandbox::{LOOK_AGAIN, Process, Sandbox};

/// Names the PostgreSQL for tests: a URL whose user may create databases.
pub const POSTGRES_VARIABLE: &str = "BASTIDE_POSTGRES";

/// Names the NATS for tests.
pub const NATS_VARIABLE: &str = "BASTIDE_NATS";

/// Both services. They end and their folder goes when the value is dropped.
pub struct Services {
    pub postgres: Postgres,
    pub nats: Nats,
    pub sandbox: Sandbox,
}

impl Services {
    /// Starts both and waits until they answer.
    pub fn start(purpose: &str, durability: Durability) -> Result<Services, Failure> {
        let (postgres, nats) = (postgres::find()?, nats::find()?);
        let sandbox = Sandbox::new(purpose)?;
        let nats = Nats::start(&sandbox, nats)?;
        let postgres = Postgres::start(&sandbox, &postgres, durability)?;
        Ok(Services { postgres, nats, sandbox })
    }

    /// The variables by which tests find them.
    pub fn variables(&self) -> Vec<(&'static str, String)> {
        vec![
            (POSTGRES_VARIABLE, self.postgres.url(self.postgres.port(), "postgres")),
            (NATS_VARIABLE, Nats::url(self.nats.port())),
        ]
    }
}

/// Somebody else may take a free port before a service does: then another one is tried.
fn on_some_port<T>(start: impl Fn(u16) -> Result<T, Failure>) -> Result<T, Failure> {
    const TRIES: usize = 3;
    let mut last = start(free_port()?);
    for _ in 1..TRIES {
        if last.is_ok() {
            break;
        }
        last = start(free_port()?);
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_service_that_finds_its_port_taken_gets_another() {
        let tries = std::cell::Cell::new(0);
        let started = on_some_port(|port| {
            tries.set(tries.get() + 1);
            if tries.get() < 3 { Err(Failure::Missing("taken".to_string())) } else { Ok(port) }
        });
        assert!(started.is_ok_and(|port| port > 0));
        let never = on_some_port(|_| Err::<(), _>(Failure::Missing("taken".to_string())));
        assert!(never.is_err());
    }
}
