//! Rules of the robbers (ROB).

mod choosing;
mod dragging;
mod end;
mod meetings;
mod placing;
mod robbing;
