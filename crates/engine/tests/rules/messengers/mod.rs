//! Rules of the messengers (MSG).

mod drawing;
mod extra_tile;
mod landing;
mod loot;
mod options;
mod recall;
mod values;
