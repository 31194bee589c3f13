//! Guests: a random secret in a cookie, a name and a colour.

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use bastide_table::{Person, player_name};
use bastide_wire::site::{BotRecords, Colour, Me, MeChange};
use serde::Deserialize;

use super::Shared;
use super::guard::Address;
use crate::error::{Code, Refused};
use crate::ids::{SessionKey, new_user_id, random_bytes};

/// The name of the cookie.
pub const COOKIE_NAME: &str = "bastide_guest";

/// How long a cookie is kept.
const YEAR: time::Duration = time::Duration::days(365);

/// What guests wear until they choose: nothing that is lost on a board of fields and walls.
const GUEST_COLOURS: [Colour; 5] =
    [Colour::Blue, Colour::Red, Colour::Yellow, Colour::Teal, Colour::Pink];

/// Who asks, if the server knows. A cookie that was made up belongs to nobody.
pub struct Known(pub Option<Person>);

impl FromRequestParts<Shared> for Known {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Known, Refused> {
        let cookies = CookieJar::from_headers(&parts.headers);
        match cookies.get(COOKIE_NAME).and_then(|cookie| SessionKey::read(cookie.value())) {
            Some(key) => Ok(Known(app.store.user(&key).await?)),
            None => Ok(Known(None)),
        }
    }
}

impl Known {
    /// Who asks; nobody who is unknown gets further.
    pub fn person(self) -> Result<Person, Refused> {
        self.0.ok_or_else(|| Refused::new(Code::UnknownGuest))
    }
}

/// Says who asks, and makes a guest of whoever is new.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), Refused))]
pub async fn me(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    known: Known,
) -> Result<Response, Refused> {
    if let Some(person) = known.0 {
        app.store.saw(&person.id, app.clock.now()).await?;
        return Ok(shown(person).into_response());
    }
    // A new guest is a new entry in the database.
    address.may_change(&app)?;
    if !app.guests.take(address.0) {
        return Err(Refused::new(Code::TooFast));
    }
    let key = SessionKey::random();
    let [high, low, colour]: [u8; 3] = random_bytes();
    let number = 1000 + (u32::from(high) << 8 | u32::from(low)) % 9000;
    let colour = GUEST_COLOURS[colour as usize % GUEST_COLOURS.len()];
    let person = Person {
        id: new_user_id(),
        name: format!("Guest {number}"),
        colour: colour.name().to_owned(),
    };
    app.store.add_user(&key, &person, app.clock.now()).await?;
    tracing::info!(user = %person.id, "a new guest");
    let cookie = Cookie::build((COOKIE_NAME, key.to_hex()))
        .path("/")
        .max_age(YEAR)
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.config.secure_cookies);
    Ok((CookieJar::new().add(cookie), shown(person)).into_response())
}

/// Changes the name and the colour of whoever asks.
#[utoipa::path(
    post,
    path = "/api/me",
    request_body = MeChange,
    responses((status = 200, body = Me), Refused),
    security(("guest" = []))
)]
pub async fn change(
    State(app): State<Shared>,
    known: Known,
    body: Body<MeChange>,
) -> Result<Json<Me>, Refused> {
    let mut person = known.person()?;
    let change = body.0;
    if let Some(name) = change.name {
        person.name = player_name(&name)?;
    }
    if let Some(name) = change.colour {
        let colour = Colour::from_name(&name).ok_or_else(|| Refused::new(Code::BadColour))?;
        person.colour = colour.name().to_owned();
    }
    app.store.update_user(&person).await?;
    Ok(shown(person))
}

/// How the games of two between whoever asks and each bot went.
#[utoipa::path(get, path = "/api/me/bots", responses((status = 200, body = BotRecords), Refused))]
pub async fn bot_records(
    State(app): State<Shared>,
    known: Known,
) -> Result<Json<BotRecords>, Refused> {
    let records = match known.0 {
        Some(person) => app.store.bot_records(&person.id).await?,
        // Whoever is unknown has played nobody.
        None => Vec::new(),
    };
    Ok(Json(BotRecords { records }))
}

/// Somebody as others see them.
fn shown(person: Person) -> Json<Me> {
    let colour = Colour::from_name(&person.colour).unwrap_or(Colour::Blue);
    Json(Me { id: person.id.0, name: person.name, colour })
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
            Refused::new(code)
        })?;
        // Whoever has nothing to say may leave the body out.
        let bytes = if bytes.is_empty() { Bytes::from_static(b"{}") } else { bytes };
        serde_json::from_slice(&bytes).map(Body).map_err(|error| Refused::bad_json(&error))
    }
}
