//! Ctrl-C ends a long command early: it sums up what it has done so far.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Becomes true when the user interrupts the program.
pub fn interruption() -> &'static AtomicBool {
    static INTERRUPTED: AtomicBool = AtomicBool::new(false);
    thread::spawn(|| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
        if runtime.is_ok_and(|runtime| runtime.block_on(tokio::signal::ctrl_c()).is_ok()) {
            INTERRUPTED.store(true, Ordering::Relaxed);
        }
    });
    &INTERRUPTED
}
