//! Rules of the ferries (FER).
