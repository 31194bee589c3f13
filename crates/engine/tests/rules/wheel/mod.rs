//! Rules of the Wheel of Fortune (WF). Its board lies from 0,0 to 3,3 and shows landscape all around:
//! cities at the north-west corner, to the east of 3,0 and to the south of 1,3; roads to the north of 2,0,
//! to the east of 3,2 and to the west of 0,3.

mod board;
mod crowns;
mod dragon;
mod events;
mod figures;
mod neighbours;
mod pestilence;
mod spin;
