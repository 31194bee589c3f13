//! Rules of the messengers (MSG).

mod drawing;
mod extra_tile;
mod landing;
mod loot;
mod options;
mod per_scoring;
mod recall;
mod values;
