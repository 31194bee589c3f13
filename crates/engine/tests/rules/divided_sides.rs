//! Rules of the divided sides of hs.K and hs.L (HS-50 to HS-54).
