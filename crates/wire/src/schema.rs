//! What the types look like to programs in other languages: TypeScript for the page, and JSON
//! schemas in the form of OpenAPI. Both list every type, by topic.

use serde_json::{Value, json};
use ts_rs::TS;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::*;

/// Calls a macro with every type, by topic.
macro_rules! every_type {
    ($with:ident) => {
        $with! {
            Place, Rot, Edge, Half, Seat,
            SegmentKind, Figure, Piece, Quarter, Sector, Announced,
            Segment, Spot, BoardSpot, BoardKeys,
            Action, Decision, Event,
            Outcome, Move, Transcript,
            Setup, StartTile, Text, Tiles,
            Report, Reports,
            State, PlayerState, MarkersState, TileState, FigureState, PieceState, FeatureState,
            Advice, Thoughts, Thought, Gain,
            Code, Error, Parameter,
            Request, Reply, Hello, Preset,
        }
    };
}

/// What the generated TypeScript begins with.
const HEADER: &str = "\
// Every message of the server and the engine, generated from crates/wire by `cargo xtask wire`: change the types there.
";

/// A module of TypeScript with all types.
pub fn typescript() -> String {
    let config = ts_rs::Config::new().with_large_int("number");
    let mut text = HEADER.to_owned();
    macro_rules! declare {
        ($($type:ident,)+) => { $(
            let docs = <$type as TS>::docs().unwrap_or_default();
            text += &laid_out(&format!("{docs}export {}", <$type as TS>::decl(&config)));
        )+ };
    }
    every_type!(declare);
    text
}

/// A declaration with a line for each field and each variant, and comments of one line where they
/// fit.
fn laid_out(declaration: &str) -> String {
    let lines = declaration.replace(" } | ", " }\n| ");
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

/// The types as components of an OpenAPI document.
pub fn components() -> Value {
    let mut schemas = serde_json::Map::new();
    macro_rules! describe {
        ($($type:ident,)+) => { $(
            let schema = json!(<$type as PartialSchema>::schema());
            schemas.insert(<$type as ToSchema>::name().into_owned(), schema);
        )+ };
    }
    every_type!(describe);
    // utoipa takes the variant without a tag for one with a tag of its own.
    for variant in schemas["Event"]["oneOf"].as_array_mut().into_iter().flatten() {
        if variant["properties"]["event"]["enum"][0] == "chosen" {
            variant["properties"]["event"] = json!({ "$ref": "#/components/schemas/Announced" });
            variant["required"] = json!(["event", "player", "choice"]);
        }
    }
    json!({ "components": { "schemas": schemas } })
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
    Tiles: "Tile files by their names; a text alone is the file `tiles.toml`." => {
        "oneOf": [
            { "type": "string" },
            { "type": "object", "additionalProperties": { "type": "string" } }
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_leads_to_a_schema() {
        let components = components();
        let schemas = components["components"]["schemas"].as_object().unwrap();
        let text = components.to_string();
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
        let text = typescript();
        for (name, _) in components()["components"]["schemas"].as_object().unwrap() {
            assert!(text.contains(&format!("export type {name} = ")), "{name}");
        }
    }
}
