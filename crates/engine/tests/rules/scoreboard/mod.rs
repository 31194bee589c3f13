//! Rules of the score track (SCB).

mod batches;
mod end;
mod events;
mod spaces;
mod thefts;
