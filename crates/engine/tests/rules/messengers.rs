//! Rules of the messengers (MSG).
