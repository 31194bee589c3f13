//! Guests: a random token in a cookie, a name and a colour.

use axum::extract::{FromRequestParts, State};
use axum::http::header::{CACHE_CONTROL, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use bastide_table::{COLOURS, Person, player_name};
use serde::Deserialize;

use super::Shared;
use super::guard::Address;
use crate::clock::now;
use crate::error::{Code, Refused};
use crate::ids::{Token, new_user_id, random_bytes};

/// The name of the cookie.
const COOKIE_NAME: &str = "bastide_guest";

/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// Who asks, if the server knows. A cookie that was made up belongs to nobody.
pub struct Known(pub Option<Person>);

impl FromRequestParts<Shared> for Known {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Known, Refused> {
        match token(&parts.headers) {
            Some(token) => Ok(Known(app.store.user(&token).await?)),
            None => Ok(Known(None)),
        }
    }
}

impl Known {
    /// Who asks; nobody who is unknown gets further.
    pub fn person(self) -> Result<Person, Refused> {
        self.0.ok_or_else(Refused::unknown_person)
    }
}

/// Says who asks, and makes a guest of whoever is new.
pub async fn me(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    known: Known,
) -> Result<Response, Refused> {
    if let Some(person) = known.0 {
        return Ok(private(Json(person)));
    }
    // A new guest is a new entry in the database.
    address.may_change(&app)?;
    let token = Token::random();
    let [high, low, colour]: [u8; 3] = random_bytes();
    let number = 1000 + (u32::from(high) << 8 | u32::from(low)) % 9000;
    let person = Person {
        id: new_user_id(),
        name: format!("Guest {number}"),
        colour: COLOURS[colour as usize % COLOURS.len()].to_owned(),
    };
    app.store.add_user(&token, &person, now()).await?;
    tracing::info!(user = %person.id, "a new guest");
    let secure = if app.config.secure_cookies { "; Secure" } else { "" };
    let cookie = format!(
        "{COOKIE_NAME}={}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}",
        token.to_hex()
    );
    let mut response = private(Json(person));
    let cookie = HeaderValue::from_str(&cookie).expect("hex and plain words");
    response.headers_mut().insert(SET_COOKIE, cookie);
    Ok(response)
}

/// What a guest may change.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    name: Option<String>,
    colour: Option<String>,
}

/// Changes the name and the colour of who asks.
pub async fn change(
    State(app): State<Shared>,
    known: Known,
    body: Body<Change>,
) -> Result<Json<Person>, Refused> {
    let mut person = known.person()?;
    let change = body.0;
    if let Some(name) = change.name {
        person.name = player_name(&name)?;
    }
    if let Some(colour) = change.colour {
        person.colour = known_colour(&colour)?.to_owned();
    }
    app.store.update_user(&person).await?;
    Ok(Json(person))
}

fn known_colour(name: &str) -> Result<&'static str, Refused> {
    COLOURS.into_iter().find(|colour| *colour == name).ok_or_else(|| {
        let message = format!("there is no such colour: choose one of {}", COLOURS.join(", "));
        Refused::new(Code::BadColour, message)
    })
}

/// A body of JSON, with refusals in our own form.
pub struct Body<T>(pub T);

impl<T: for<'de> Deserialize<'de>> axum::extract::FromRequest<Shared> for Body<T> {
    type Rejection = Refused;

    async fn from_request(
        request: axum::extract::Request,
        app: &Shared,
    ) -> Result<Body<T>, Refused> {
        use axum::body::Bytes;
        let bytes = Bytes::from_request(request, app).await.map_err(|rejection| {
            let code = match rejection.status() {
                axum::http::StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
                _ => Code::BadRequest,
            };
            Refused::new(code, rejection.body_text())
        })?;
        // Whoever has nothing to say may leave the body out.
        let bytes = if bytes.is_empty() { Bytes::from_static(b"{}") } else { bytes };
        serde_json::from_slice(&bytes)
            .map(Body)
            .map_err(|error| Refused::new(Code::BadJson, error.to_string()))
    }
}

/// An answer that is for this guest alone.
fn private(answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn token(headers: &HeaderMap) -> Option<Token> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| *name == COOKIE_NAME)?;
    Token::read(value)
}
