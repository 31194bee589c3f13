//! Panics: what the engine must never do, caught so that the game it happened in can be named.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook};

thread_local! {
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// From now on panics are not printed but remembered, for [`caught`] to tell.
pub fn remember_panics() {
    set_hook(Box::new(|info| LAST.set(Some(info.to_string()))));
}

/// What a function returns, or the words of its panic.
pub fn caught<T>(act: impl FnOnce() -> T) -> Result<T, String> {
    LAST.take();
    catch_unwind(AssertUnwindSafe(act))
        .map_err(|_| LAST.take().unwrap_or_else(|| "a panic".to_string()))
}
