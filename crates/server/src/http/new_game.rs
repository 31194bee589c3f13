//! New games: a set-up, seats and a few wishes.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bastide_engine::{Preset, Rules};
use bastide_protocol::{FromEngine, SetupExt, WireError, WireSetup};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Shared;
use super::identity::{Body, Known};
use crate::book::Book;
use crate::bots;
use crate::error::{Code, Refused};
use crate::ids::{GameId, invite, random_bytes};
use crate::store::{First, GameRow, Guest, SeatKind, SeatRow, Status, now};
use crate::table::colour_for;
use crate::text;

/// What somebody wants to play.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    setup: Option<Value>,
    preset: Option<String>,
    seats: Vec<Wish>,
    #[serde(default = "yes")]
    aids: bool,
    #[serde(default)]
    public: bool,
    first: Option<FirstWish>,
}

/// Who should sit in a seat.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
enum Wish {
    Me {
        /// Several people at one screen have names of their own.
        name: Option<String>,
    },
    Open {},
    Bot {
        level: Option<String>,
    },
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum FirstWish {
    Random,
    Seat,
}

fn yes() -> bool {
    true
}

/// Makes a game. It begins as soon as all its seats are taken.
pub async fn create(
    State(app): State<Shared>,
    known: Known,
    body: Body<NewGame>,
) -> Result<(StatusCode, Json<Value>), Refused> {
    let guest = known.guest()?;
    let wish = body.0;
    if !(1..=8).contains(&wish.seats.len()) {
        let refused = Refused::new(Code::BadSetup, "a game has 1 to 8 seats (BG-1)");
        return Err(Refused { rule: Some("BG-1".to_owned()), ..refused });
    }
    let preset = wish.preset.as_deref().map(preset).transpose()?;
    let setup = setup(wish.setup, preset, wish.public)?;
    let seats = seats(&wish.seats, &guest)?;
    let systems = check(&setup, seats.len())?;
    let game = GameRow {
        id: GameId::random(),
        status: Status::Waiting,
        title: title(preset, &systems),
        setup,
        systems,
        public: wish.public,
        aids: wish.aids,
        first: match wish.first {
            Some(FirstWish::Seat) => First::Seat,
            _ => First::Random,
        },
        creator: guest.id,
        invite: invite(),
        seed: random_bytes(),
        created: now(),
        updated: now(),
        version: 0,
        plies: 0,
        glance: Default::default(),
        scores: None,
        winners: None,
        rematch: None,
    };
    app.store.add_game(&game, &seats).await?;
    tracing::info!(game = %game.id, title = game.title, "a new game");
    // To open the table is enough: a game without open seats begins by itself.
    app.tables.get(&app, &game.id).await?;
    let invite = format!("/g/{}?invite={}", game.id, game.invite);
    Ok((StatusCode::CREATED, Json(json!({ "id": game.id, "invite": invite }))))
}

fn preset(name: &str) -> Result<&'static Preset, Refused> {
    let unknown = || Refused::new(Code::BadSetup, format!("there is no preset \"{name}\""));
    Preset::named(name).ok_or_else(unknown)
}

/// The set-up on the wire, without players. Draws are the server's, so nobody may bring a seed;
/// and where everybody may sit down, nobody may know the tiles beforehand.
fn setup(given: Option<Value>, preset: Option<&Preset>, public: bool) -> Result<Value, Refused> {
    let mut setup = given.unwrap_or_else(|| json!({}));
    let Some(keys) = setup.as_object_mut() else {
        return Err(Refused::new(Code::BadSetup, "a set-up is an object"));
    };
    keys.remove("players");
    keys.retain(|_, value| !value.is_null());
    if keys.contains_key("seed") {
        let message = "the server draws by a seed of its own: leave \"seed\" out";
        return Err(Refused::new(Code::BadSetup, message));
    }
    if keys.contains_key("tiles") {
        let message = "tile files can't be used on this server yet: leave \"tiles\" out";
        return Err(Refused::new(Code::BadSetup, message));
    }
    if public && (keys.contains_key("draw") || keys.contains_key("chance")) {
        let message = "a public game cannot have scripted draws";
        return Err(Refused::new(Code::BadSetup, message));
    }
    if let Some(preset) = preset {
        let sets: Value = preset.sets().iter().map(|set| (set.to_string(), json!(1))).collect();
        // Whoever changes the systems of a preset wants the tiles of those systems.
        if !keys.contains_key("systems") {
            keys.insert("systems".to_owned(), json!(preset.systems()));
            keys.entry("sets").or_insert(sets);
            let options = keys.entry("options").or_insert_with(|| json!({}));
            if let Some(options) = options.as_object_mut() {
                for (name, value) in preset.options() {
                    options.entry(name).or_insert_with(|| json!(value));
                }
            }
        }
    }
    Ok(setup)
}

/// Whether the set-up makes a game for so many; the systems that it has.
fn check(setup: &Value, players: usize) -> Result<Vec<String>, Refused> {
    let mut setup = setup.clone();
    setup["players"] = (1..=players).map(|number| format!("Player {number}")).collect();
    let rules = Rules::new(WireSetup::read(&setup)?.to_setup()?).map_err(WireError::from_engine)?;
    Ok(rules.systems.names())
}

fn seats(wishes: &[Wish], guest: &Guest) -> Result<Vec<SeatRow>, Refused> {
    let mut seats: Vec<SeatRow> = Vec::new();
    for wish in wishes {
        let seat = match wish {
            Wish::Me { name } => SeatRow {
                kind: SeatKind::Human,
                guest: Some(guest.id.clone()),
                name: name.as_deref().map_or(Ok(guest.name.clone()), text::name)?,
                colour: colour_for(&seats, &guest.colour),
                level: None,
                resigned: false,
            },
            Wish::Open {} => SeatRow {
                kind: SeatKind::Open,
                guest: None,
                name: String::new(),
                colour: String::new(),
                level: None,
                resigned: false,
            },
            Wish::Bot { level } => {
                let level = bots::level(level.as_deref().unwrap_or(bots::stand_in()))?;
                SeatRow {
                    kind: SeatKind::Bot,
                    guest: None,
                    name: level.called.to_owned(),
                    // The colour of who makes the game is theirs, wherever they sit.
                    colour: String::new(),
                    level: Some(level.name.to_owned()),
                    resigned: false,
                }
            }
        };
        seats.push(seat);
    }
    for number in 0..seats.len() {
        if seats[number].kind == SeatKind::Bot {
            seats[number].colour = colour_for(&seats, "");
        }
    }
    Ok(seats)
}

fn title(preset: Option<&Preset>, systems: &[String]) -> String {
    if let Some(preset) = preset {
        return preset.title.to_owned();
    }
    let book = Book::standard();
    let mut titles: Vec<&str> = Vec::new();
    for system in systems {
        let system = system.split('/').next().unwrap_or(system);
        let title = book.page_of(system).map_or(system, |page| &page.title);
        if !titles.contains(&title) {
            titles.push(title);
        }
    }
    titles.join(", ")
}
