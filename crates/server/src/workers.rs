//! Work that takes a while and that no move waits for: loading, replaying and drawing. It has threads of
//! its own, so that neither bots nor the network wait for it.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::{Code, Refused};

/// Does so much at once. What comes meanwhile waits, and what finds too many waiting is refused.
#[derive(Clone, Debug)]
pub struct Workers {
    places: Arc<Semaphore>,
    threads: Arc<Semaphore>,
}

impl Workers {
    /// Workers on so many threads, with so many places for work that waits.
    pub fn new(threads: usize, waiting: usize) -> Workers {
        let threads = threads.max(1);
        Workers {
            places: Arc::new(Semaphore::new(threads + waiting)),
            threads: Arc::new(Semaphore::new(threads)),
        }
    }

    /// Does work when it is its turn. Whoever stops waiting for it leaves their place to others, but work
    /// that has begun keeps its thread to the end.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let busy = |_| Refused::new(Code::TooFast);
        let place = self.places.clone().try_acquire_owned().map_err(busy)?;
        let thread = self.threads.clone().acquire_owned().await;
        let turn = Turn { _place: place, _thread: thread.map_err(|_| failed())? };
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "work in the background failed");
            failed()
        })
    }
}

/// A place and a thread, free again when the work is done.
struct Turn {
    _place: OwnedSemaphorePermit,
    _thread: OwnedSemaphorePermit,
}

fn failed() -> Refused {
    Refused::new(Code::Storage)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn work_waits_for_a_thread_and_too_much_of_it_is_refused() {
        let workers = Workers::new(1, 1);
        let (finish, finished) = mpsc::channel::<()>();
        let long = workers.run(move || finished.recv());
        // Nobody waits for it any more, but its thread is busy.
        assert!(timeout(Duration::from_millis(20), long).await.is_err());
        let next = tokio::spawn({
            let workers = workers.clone();
            async move { workers.run(|| 7).await }
        });
        while workers.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let refused = workers.run(|| 8).await.unwrap_err();
        assert_eq!(refused.code(), Code::TooFast);
        assert!(!next.is_finished());
        finish.send(()).unwrap();
        assert_eq!(next.await.unwrap(), Ok(7));
        let failed = workers.run(|| panic!("this work fails")).await;
        assert_eq!(failed.map_err(|refused: Refused| refused.code()), Err::<(), _>(Code::Storage));
        assert_eq!(workers.run(|| 9).await, Ok(9));
    }
}
