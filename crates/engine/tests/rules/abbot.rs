//! Rules of the abbot and the gardens (ABT).
