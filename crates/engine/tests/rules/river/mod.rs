//! Rules of the river (RV3).
