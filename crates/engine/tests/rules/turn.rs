//! Rules of the turn sequence (TS).
