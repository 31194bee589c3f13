//! Rules of the crop circles (CRC).
