//! Rules of Abbey & Mayor (AM).

mod abbey;
mod barn;
mod final_round;
mod mayor;
mod meetings;
mod pieces;
mod wagon;

/// Eight monasteries around a hole at 0,0.
const RING: &str = "start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; \
                    base.B 1,0:0; base.B -1,1:0; base.B 0,1:0; base.B 1,1:0";
