//! Rules of Inns & Cathedrals (IC).
