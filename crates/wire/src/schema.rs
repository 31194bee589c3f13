//! What the types look like to programs in other languages: TypeScript for the page, and JSON
//! schemas in the form of OpenAPI. Both list every type, by topic.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use ts_rs::TS;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::site::*;
use crate::*;

/// Calls a macro with every type of the engine's vocabulary and protocol, by topic.
macro_rules! every_type_of_the_engine {
    ($with:ident) => {
        $with! {
            Place, Rot, Edge, Half, Seat,
            SegmentKind, Figure, Piece, Quarter, Sector, Announced,
            Segment, Spot, BoardSpot, BoardKeys,
            Action, Decision, Event, Term,
            Outcome, Move, Transcript,
            Setup, StartTile, Text, Tiles,
            Report, Reports,
            State, TableState, PlayerState, MarkersState, TileState, FigureState, PieceState, FeatureState,
            Advice, Thoughts, Thought, Gain,
            Code, Error, Parameter,
            Request, Reply, Hello, Preset,
        }
    };
}

/// Calls a macro with every type that the server adds around its tables, by topic.
macro_rules! every_type_of_the_site {
    ($with:ident) => {
        $with! {
            Colour, Me, MeChange, BotRecord, BotRecords,
            RefusalCode, Refusal, Refused,
            Stage, SeatKind, SeatSummary, Ending, SeatResult, Summary, Games,
            NewGame, Upload, TableSetup, SeatWish, First, Created, JoinCode, Joining, Seated, Done, Health,
            TableTranscript,
            Catalogue, PresetInfo, SystemInfo, PartInfo, OptionInfo, SetInfo, BotInfo,
            RuleIndex, RulePage, Rule,
            Guide, GuidePage, GuideCard, GuideBlock, GuidePicture, GuideSection, GuideExample, GuideStep,
            GuideEdition, ExactRules, ExactRule,
            KindArt, SegmentArt, Point,
        }
    };
}

/// Calls a macro with every type of what a table shows and hears, by topic.
macro_rules! every_type_of_a_table {
    ($with:ident) => {
        $with! {
            View, Shared, Space, LegalAction, Worth, FeatureView, Member, LoggedEvent, ChatLine, Wait,
            ClientMessage, ServerMessage, Change, Patch, Hint, Reaction, RematchOffer,
            Lessons, LessonInfo, SceneInfo, LessonAnswer, LessonPoint,
        }
    };
}

/// Calls a macro with every type that the page and the engine in its worker exchange besides.
macro_rules! every_type_of_the_page {
    ($with:ident) => {
        $with! {
            Told, Followed, Answer, Import,
            StudySource, StudyPoint, Possible, StudyLine, Made, Fits, FittingTile, OddsQuestion, Odds,
            Effort, ReviewPlan, ReviewedTurn, Grade,
            TurnReview,
        }
    };
}

/// What every generated module of TypeScript begins with.
const HEADER: &str = "\
// Types of the wire, generated from crates/wire by `cargo xtask wire`: change them there.
";

/// A list of names that is longer than this has a line for each of them.
const WIDTH: usize = 140;

/// Appends the declarations of types to a text.
macro_rules! declare_in {
    ($text:ident: $($type:ident,)+) => { $(
        let docs = <$type as TS>::docs().unwrap_or_default();
        $text += &laid_out(&format!("{docs}export {}", <$type as TS>::decl(&config())));
    )+ };
}

fn config() -> ts_rs::Config {
    ts_rs::Config::new().with_large_int("number")
}

/// A module of TypeScript with the engine's vocabulary and protocol.
pub fn typescript() -> String {
    let mut text = HEADER.to_owned();
    macro_rules! declare {
        ($($type:ident,)+) => { declare_in!(text: $($type,)+) };
    }
    every_type_of_the_engine!(declare);
    text
}

/// A module of TypeScript with what the server has besides its tables. It uses the engine's.
pub fn site_typescript() -> String {
    let mut types = String::new();
    macro_rules! declare {
        ($($type:ident,)+) => { declare_in!(types: $($type,)+) };
    }
    every_type_of_the_site!(declare);
    format!("{HEADER}{}{types}", import_of(&names_of_the_engine(), "wire", &types))
}

/// A module of TypeScript with the views and messages of a table. It uses the other two.
pub fn table_typescript() -> String {
    let mut types = String::new();
    macro_rules! declare {
        ($($type:ident,)+) => { declare_in!(types: $($type,)+) };
    }
    every_type_of_a_table!(declare);
    let of_site = import_of(&names_of_the_site(), "site", &types);
    let of_engine = import_of(&names_of_the_engine(), "wire", &types);
    format!("{HEADER}{of_site}{of_engine}{types}")
}

/// A module of TypeScript with what the page and the engine in its worker exchange besides. It uses the other three.
pub fn page_typescript() -> String {
    let mut types = String::new();
    macro_rules! declare {
        ($($type:ident,)+) => { declare_in!(types: $($type,)+) };
    }
    every_type_of_the_page!(declare);
    let of_table = import_of(&names_of_a_table(), "table", &types);
    let of_site = import_of(&names_of_the_site(), "site", &types);
    let of_engine = import_of(&names_of_the_engine(), "wire", &types);
    format!("{HEADER}{of_site}{of_table}{of_engine}{types}")
}

/// The line that takes from another module what some declarations use.
fn import_of(names: &[&str], module: &str, declarations: &str) -> String {
    let words: BTreeSet<&str> = declarations.split(|c: char| !c.is_alphanumeric()).collect();
    let used: Vec<&str> = names.iter().copied().filter(|name| words.contains(name)).collect();
    format!("import type {{ {} }} from './{module}';\n", used.join(", "))
}

macro_rules! names {
    ($($type:ident,)+) => { vec![$(stringify!($type)),+] };
}

fn names_of_the_engine() -> Vec<&'static str> {
    every_type_of_the_engine!(names)
}

fn names_of_the_site() -> Vec<&'static str> {
    every_type_of_the_site!(names)
}

fn names_of_a_table() -> Vec<&'static str> {
    every_type_of_a_table!(names)
}

/// A declaration with a line for each field and each variant, and comments of one line where they
/// fit.
fn laid_out(declaration: &str) -> String {
    let mut lines = declaration.replace(" } | ", " }\n| ");
    if lines.lines().any(|line| line.len() > WIDTH) {
        lines = lines.replace("\" | \"", "\"\n| \"");
    }
    let lines = lines.lines().map(str::trim).filter(|line| !line.is_empty());
    let (mut text, mut comment) = ("\n".to_owned(), Vec::new());
    let mut inside = false;
    for line in lines {
        let indent = if inside { "  " } else { "" };
        match line {
            "/**" => {}
            "*/" => {
                text += &format!("{indent}/** {} */\n", comment.join(" "));
                comment.clear();
            }
            line => match line.strip_prefix("* ") {
                Some(words) => comment.push(words),
                None => {
                    text += &format!("{indent}{line}\n");
                    inside = true;
                }
            },
        }
    }
    text
}

/// The types as schemas of an OpenAPI document, by their names.
pub fn components() -> BTreeMap<String, RefOr<Schema>> {
    let mut schemas = BTreeMap::new();
    macro_rules! describe {
        ($($type:ident,)+) => { $(
            let name = <$type as ToSchema>::name().into_owned();
            schemas.insert(name, <$type as PartialSchema>::schema());
        )+ };
    }
    every_type_of_the_engine!(describe);
    every_type_of_the_site!(describe);
    every_type_of_a_table!(describe);
    schemas.insert(<Event as ToSchema>::name().into_owned(), event());
    schemas
}

/// utoipa takes the variant without a tag for one with a tag of its own.
fn event() -> RefOr<Schema> {
    let mut event = json!(Event::schema());
    for variant in event["oneOf"].as_array_mut().into_iter().flatten() {
        if variant["properties"]["event"]["enum"][0] == "chosen" {
            variant["properties"]["event"] = json!({ "$ref": "#/components/schemas/Announced" });
            variant["required"] = json!(["event", "player", "choice"]);
        }
    }
    serde_json::from_value(event).expect("it is a schema")
}

/// A type that stands for itself wherever it is flattened into another.
impl TS for Reports {
    type WithoutGenerics = Reports;
    type OptionInnerType = Reports;

    fn name(_: &ts_rs::Config) -> String {
        "Reports".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        "{ [name in string]?: Report }".to_owned()
    }

    fn inline_flattened(config: &ts_rs::Config) -> String {
        <Self as TS>::name(config)
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type {} = {};", <Self as TS>::name(config), Self::inline(config))
    }

    fn decl_concrete(config: &ts_rs::Config) -> String {
        Self::decl(config)
    }

    fn docs() -> Option<String> {
        Some("/**\n * Values by name.\n */\n".to_owned())
    }
}

/// Types whose JSON is not what their fields look like.
macro_rules! by_hand {
    ($($type:ident: $about:literal => $schema:tt)+) => { $(
        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                let mut schema = json!($schema);
                schema["description"] = json!($about);
                serde_json::from_value(schema).expect("it is a schema")
            }
        }

        impl ToSchema for $type {}
    )+ };
}

by_hand! {
    Place: "A place on the table, `[x,y]`: x grows to the east, y to the south." => {
        "type": "array", "items": { "type": "integer" }, "minItems": 2, "maxItems": 2
    }
    Rot: "Clockwise turns of a tile in degrees." => {
        "type": "integer", "enum": [0, 90, 180, 270]
    }
    Half: "A half-edge of a tile as it lies, clockwise from the west half of the north edge." => {
        "type": "integer", "minimum": 0, "maximum": 7
    }
    Text: "A text; numbers and booleans stand for what they look like." => {
        "type": ["string", "number", "boolean"]
    }
    Point: "A point of the board, in tiles: the middle of the tile at `[2,0]` is `[2.5,0.5]`." => {
        "type": "array", "items": { "type": "number" }, "minItems": 2, "maxItems": 2
    }
    Space: "Where the drawn tile fits, `[x,y,[rot,...]]`." => {
        "type": "array",
        "prefixItems": [
            { "type": "integer" },
            { "type": "integer" },
            { "type": "array", "items": { "$ref": "#/components/schemas/Rot" } }
        ],
        "items": false
    }
    Tiles: "Tile files by their names; a text alone is the file `tiles.toml`." => {
        "oneOf": [
            { "type": "string" },
            { "type": "object", "additionalProperties": { "type": "string" } }
        ]
    }
}

/// A set-up without its players.
impl PartialSchema for TableSetup {
    fn schema() -> RefOr<Schema> {
        let mut schema = json!(Setup::schema());
        schema["properties"].as_object_mut().map(|properties| properties.remove("players"));
        schema.as_object_mut().map(|keys| keys.remove("required"));
        schema["description"] = json!("What a game is to be played with; the seats say by whom.");
        serde_json::from_value(schema).expect("it is a schema")
    }
}

impl ToSchema for TableSetup {}

/// A patch holds parts of a view, which have no type of their own, and other patches.
impl PartialSchema for Patch {
    fn schema() -> RefOr<Schema> {
        let patch = json!({ "$ref": "#/components/schemas/Patch" });
        let index = json!({ "type": "integer", "minimum": 0 });
        let types = ["object", "array", "string", "number", "boolean", "null"];
        let value = json!({ "type": types });
        let element = json!({ "type": "array", "prefixItems": [index, patch], "items": false });
        let elements = json!({
            "type": "array",
            "prefixItems": [index, index, { "type": "array", "items": value }],
            "items": false,
        });
        let schema = json!({
            "type": "object",
            "description": "What is different in a value: `set` to a new one, changes `in` an \
                object with keys that are `cut`, or changes of a `list` from its end to its beginning.",
            "properties": {
                "set": value,
                "in": { "type": "object", "additionalProperties": patch },
                "cut": { "type": "array", "items": { "type": "string" } },
                "list": { "type": "array", "items": { "oneOf": [element, elements] } },
            },
        });
        serde_json::from_value(schema).expect("it is a schema")
    }
}

impl ToSchema for Patch {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_leads_to_a_schema() {
        let schemas = components();
        let text = json!(schemas).to_string();
        let references = text.split("\"$ref\":\"#/components/schemas/").skip(1);
        let mut count = 0;
        for reference in references {
            let name = reference.split('"').next().unwrap();
            assert!(schemas.contains_key(name), "{name}");
            count += 1;
        }
        assert!(count > 50, "{count}");
    }

    #[test]
    fn every_type_that_is_used_is_declared() {
        let text = typescript() + &site_typescript() + &table_typescript();
        for name in components().keys() {
            assert!(text.contains(&format!("export type {name} = ")), "{name}");
        }
    }
}
