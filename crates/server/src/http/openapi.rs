//! The description of everything under `/api`, in the OpenAPI form.

use axum::Json;
use serde_json::{Map, Value, json};

/// The document.
pub async fn document() -> Json<Value> {
    Json(build())
}

/// One operation: method, path, what it does, and what it answers.
struct Operation {
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    body: Option<&'static str>,
    answer: &'static str,
}

const fn get(path: &'static str, summary: &'static str, answer: &'static str) -> Operation {
    Operation { method: "get", path, summary, body: None, answer }
}

const fn post(
    path: &'static str,
    summary: &'static str,
    body: &'static str,
    answer: &'static str,
) -> Operation {
    Operation { method: "post", path, summary, body: Some(body), answer }
}

/// A name with a capital is a schema; the others are types of content.
const OPERATIONS: &[Operation] = &[
    get("/health", "Whether the server and its database answer", "Health"),
    get("/metrics", "Counters for Prometheus", "text/plain"),
    get("/api/openapi.json", "This document", "Any"),
    get("/api/me", "Who asks; makes a guest of whoever is new", "Guest"),
    post("/api/me", "Changes name and colour", "GuestChange", "Guest"),
    get("/api/catalogue", "Presets, systems, options, sets, bots and colours", "Any"),
    get("/api/rules", "The pages of the rules and the ids of all rules", "Any"),
    get("/api/rules/{id}", "A rule by its id, or a page by its name", "Rule"),
    get("/api/games", "A page of a list of games", "Games"),
    post("/api/games", "Makes a game", "NewGame", "Made"),
    get("/api/games/{id}", "What a game is and who plays", "Summary"),
    post("/api/games/{id}/join", "Takes a seat", "Joining", "Seated"),
    post("/api/games/{id}/leave", "Gives a seat up before the game begins", "Nothing", "Nothing"),
    post("/api/games/{id}/start", "Begins a game whose seats are taken", "Nothing", "Nothing"),
    post("/api/games/{id}/resign", "Gives up, which is a loss", "Nothing", "Nothing"),
    post("/api/games/{id}/rematch", "The game that follows this one", "Nothing", "Made"),
    get("/api/games/{id}/transcript", "The game as JSON", "Transcript"),
    get("/api/games/{id}/game.bastide", "The game as a text file", "text/plain"),
    get("/api/games/{id}/at/{version}", "The view of a point of the game", "View"),
    get("/ws/games/{id}", "A WebSocket to play or to watch", "101"),
    get("/art/tile/{kind}/{rotation}/{file}", "A tile, as {seed}.svg", "image/svg+xml"),
    get("/art/figure/{figure}/{file}", "A figure, as {colour}.svg", "image/svg+xml"),
    get("/art/board/{file}", "A game as it stands, as {id}.svg or {id}.png", "image/svg+xml"),
    get(
        "/art/kind/{kind}/{file}",
        "Segments, flying machine and crop circle of a tile, as {rotation}.json",
        "Any",
    ),
];

/// Builds the document.
pub fn build() -> Value {
    let mut paths = Map::new();
    for operation in OPERATIONS {
        let methods = paths.entry(operation.path).or_insert_with(|| json!({}));
        methods[operation.method] = describe(operation);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Bastide",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Games of Carcassonne. Set-ups, actions, events and states are those \
                of the engine protocol. People are guests, known by a cookie.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": {
                "guest": { "type": "apiKey", "in": "cookie", "name": "bastide_guest" },
            },
        },
    })
}

fn describe(operation: &Operation) -> Value {
    let mut parameters: Vec<Value> = operation
        .path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| {
            json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } })
        })
        .collect();
    if (operation.method, operation.path) == ("get", "/api/games") {
        let lists = json!({ "type": "string", "enum": ["open", "running", "mine", "finished"] });
        parameters.push(json!({ "name": "list", "in": "query", "schema": lists }));
        let page = json!({ "type": "integer", "minimum": 0 });
        parameters.push(json!({ "name": "page", "in": "query", "schema": page }));
    }
    let refused = json!({
        "description": "Refused: nothing has changed",
        "content": { "application/json": { "schema": reference("Error") } },
    });
    let made = (operation.method, operation.path) == ("post", "/api/games");
    let (status, answer) = match operation.answer {
        "101" => ("101", json!({ "description": "The socket is open" })),
        content if content.contains('/') => {
            ("200", json!({ "description": "Done", "content": { content: {} } }))
        }
        schema => {
            let content = json!({ "application/json": { "schema": reference(schema) } });
            let status = if made { "201" } else { "200" };
            (status, json!({ "description": "Done", "content": content }))
        }
    };
    let mut described = json!({
        "summary": operation.summary,
        "parameters": parameters,
        "responses": { status: answer, "default": refused },
    });
    if let Some(body) = operation.body {
        let content = json!({ "application/json": { "schema": reference(body) } });
        described["requestBody"] = json!({ "content": content });
        described["security"] = json!([{ "guest": [] }]);
    }
    described
}

fn reference(schema: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{schema}") })
}

fn schemas() -> Value {
    let text = json!({ "type": "string" });
    let number = json!({ "type": "integer" });
    let truth = json!({ "type": "boolean" });
    let any = json!({});
    let list = |of: &Value| json!({ "type": "array", "items": of });
    let object = |properties: Value| json!({ "type": "object", "properties": properties });
    json!({
        "Any": any,
        "Nothing": object(json!({})),
        "Health": object(json!({ "status": text })),
        "Error": object(json!({
            "error": object(json!({ "code": text, "message": text, "rule": text })),
        })),
        "Guest": object(json!({ "id": text, "name": text, "colour": reference("Colour") })),
        "GuestChange": object(json!({
            "name": { "type": "string", "minLength": 1, "maxLength": bastide_table::NAME },
            "colour": reference("Colour"),
        })),
        "Colour": { "type": "string", "enum": bastide_table::COLOURS },
        "Rule": object(json!({
            "id": text, "page": text, "system": text, "title": text, "html": text,
        })),
        "Games": object(json!({ "games": list(&reference("Summary")) })),
        "Seat": object(json!({
            "kind": { "type": "string", "enum": ["human", "bot", "open"] },
            "name": text, "colour": text, "level": text, "score": number,
            "online": truth, "away": truth, "resigned": truth,
        })),
        "Result": object(json!({
            "place": number, "points": number,
            "ending": { "type": "string", "enum": ["finished", "left", "resigned"] },
        })),
        "Summary": object(json!({
            "id": text,
            "results": list(&reference("Result")),
            "status": { "type": "string", "enum": ["waiting", "running", "over"] },
            "title": text,
            "players": list(&reference("Seat")),
            "systems": list(&text),
            "options": any,
            "created": number, "updated": number, "version": number, "plies": number,
            "you": { "type": ["integer", "null"] },
            "creator": truth, "public": truth, "aids": truth, "scripted": truth,
            "turn": { "type": ["integer", "null"] },
            "tiles": number, "tiles_total": number,
            "scores": list(&number), "winners": list(&number),
            "rematch": { "type": ["string", "null"] },
            "invite": text,
        })),
        "NewGame": object(json!({
            "setup": any,
            "preset": text,
            "seats": list(&object(json!({
                "kind": { "type": "string", "enum": ["me", "open", "bot"] },
                "level": text, "name": text,
            }))),
            "aids": truth, "public": truth,
            "first": { "type": "string", "enum": ["random", "seat"] },
        })),
        "Made": object(json!({ "id": text, "invite": text })),
        "Joining": object(json!({ "seat": number, "invite": text })),
        "Seated": object(json!({ "seat": number })),
        "Transcript": object(json!({
            "setup": any, "moves": list(&any), "seed_hash": text, "seed": text,
        })),
        "View": object(json!({
            "version": number, "game": reference("Summary"), "state": any, "decision": any,
            "phase_rule": text, "spaces": list(&any), "legal": list(&any), "features": list(&any), "spots": list(&any),
            "projected": list(&number), "events": list(&any), "history": list(&any), "last": any,
            "holes": list(&any), "can_undo": truth, "seed_hash": text, "seed": text,
        })),
    })
}
