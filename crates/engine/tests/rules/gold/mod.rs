//! Rules of the gold mines (GLD).

mod meetings;
mod pieces;
mod placing;
mod sharing;
mod taking;

/// A road from 0,0 to 4,0 that lacks its three middle tiles; the places 1,0 and 3,0 can be reached
/// apart from each other, and no start tile but 0,1 and 4,1 is beside them.
const SPLIT_ROAD: &str = "base.A 0,0:270; base.B 0,1:0; base.B 0,2:0; base.B 1,2:0; \
                          base.B 2,2:0; base.B 3,2:0; base.B 4,2:0; base.B 4,1:0; base.A 4,0:90";
