//! Rules of Traders & Builders (TB, TBN).
