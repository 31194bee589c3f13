//! Rules of the gold mines (GLD).
