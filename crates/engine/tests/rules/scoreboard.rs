//! Rules of the score track (SCB).
