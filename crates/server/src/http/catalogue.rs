//! What can be played: presets, systems with their parts and options, tile sets and bots.

use std::collections::BTreeMap;

use axum::Json;
use bastide_bots::{LADDER, Level};
use bastide_catalogue::{Catalogue, DrawRole};
use bastide_engine::{PRESETS, System};
use bastide_table::COLOURS;
use serde_json::{Value, json};

use crate::book::Book;

/// Everything that a new game can be made of.
pub async fn catalogue() -> Json<Value> {
    let preset = |preset: &bastide_engine::Preset| {
        json!({
            "name": preset.name,
            "title": preset.title,
            "systems": preset.systems(),
            "sets": preset.sets(),
            "options": preset.options().into_iter().collect::<BTreeMap<_, _>>(),
        })
    };
    let bot = |level: &Level| {
        json!({
            "name": level.name,
            "called": level.called,
            "grade": level.grade,
            "rating": level.rating,
            "sentence": level.habit,
        })
    };
    Json(json!({
        "presets": PRESETS.iter().map(preset).collect::<Vec<_>>(),
        "systems": System::ALL.into_iter().map(system).collect::<Vec<_>>(),
        "sets": sets(),
        "bots": LADDER.iter().map(bot).collect::<Vec<_>>(),
        "colours": COLOURS,
    }))
}

fn system(system: System) -> Value {
    let book = Book::standard();
    let name = system.name();
    let page = book.page_of(name);
    // Farmers share the page of the base game, which speaks of it first.
    let farmers = system == System::Farmers;
    let title = match page {
        _ if farmers => "Farmers",
        Some(page) => &page.title,
        None => name,
    };
    let sentence = match page {
        _ if farmers => {
            "Meeples in the fields stay to the end and score every finished city there."
        }
        Some(page) => &page.sentence,
        None => "",
    };
    let options = system.about().options.iter();
    let parts = system.parts();
    json!({
        "name": name,
        "title": title,
        "sentence": sentence,
        "parts": parts.map(|part| json!({
            "name": part.name(),
            "sentence": part_sentence(part.name()),
            "extra": part.is_extra(),
        })).collect::<Vec<_>>(),
        "options": options.map(|(option, values)| option_line(option, values)).collect::<Vec<_>>(),
        "sets": page.filter(|_| !farmers).map_or(&[][..], |page| &page.sets),
    })
}

fn option_line(name: &str, values: &[&str]) -> Value {
    let rule = Book::standard().rule_of_option(name);
    json!({
        "name": name,
        "values": values,
        "default": values.first(),
        "sentence": rule.map_or(String::new(), |rule| rule.sentence()),
        "rule": rule.map(|rule| &rule.id),
    })
}

/// Parts have no pages of their own; a part without a line here goes by its name.
fn part_sentence(part: &str) -> String {
    let known = match part {
        "large-meeple" => "Each player has a meeple that counts as two.",
        "inns" => "A road with an inn scores double when it is finished, and nothing otherwise.",
        "cathedrals" => "A city with a cathedral scores more finished, and nothing otherwise.",
        "goods" => {
            "Whoever finishes a city takes its goods; most goods of a kind score at the end."
        }
        "builder" => "Extend what your builder works on, and you have a second tile.",
        "pig" => "Your pig makes your farm worth more.",
        "mage" => "The mage adds a point for each tile of the road or city where he stands.",
        "witch" => "The witch halves the points of the road or city where she stands.",
        "abbey" => "Lay your abbey into a hole instead of drawing: it closes all that meets it.",
        "mayor" => "The mayor is as strong as his city has pennants.",
        "barn" => "A barn settles a farm: its farmers score and go, and you score it at the end.",
        "wagon" => "When its feature is scored, the wagon drives on to another one.",
        "dragon" => "Volcanoes call the dragon; it eats the figures on the tiles that it enters.",
        "fairy" => "The fairy keeps the dragon away and brings points to whoever is with her.",
        "portal" => "A magic portal lets your follower appear on any tile.",
        "princess" => "A princess who joins a city sends one of its knights home.",
        "king" => "Finish the largest city and the king is yours, until somebody beats you.",
        "robber-baron" => "Finish the longest road and the robber baron is yours, until beaten.",
        "hills" => "Whoever stands on a hill wins a tie.",
        "shepherd" => {
            "Your shepherd gathers sheep in a field; bring them home before the wolf comes."
        }
        "vineyards" => "Vineyards around a finished monastery make it worth more.",
        "pig-herd" => "The pig herd counts even without Traders and Builders.",
        other => return other.replace('-', " "),
    };
    known.to_owned()
}

/// Start blocks and the tiles of single players come with their systems and cannot be named.
fn sets() -> Vec<Value> {
    let sets = Catalogue::standard().sets().iter();
    let nameable = sets.filter(|set| matches!(set.draw, DrawRole::Pool | DrawRole::River));
    nameable
        .map(|set| {
            json!({
                "id": set.id,
                "title": set.title,
                "tiles": set.pieces,
                "draw": if set.draw == DrawRole::River { "river" } else { "pool" },
            })
        })
        .collect()
}
