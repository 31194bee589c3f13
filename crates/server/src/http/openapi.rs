//! The description of everything that the server answers, in the OpenAPI form. Paths come from the
//! handlers, schemas from the types of the wire.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use axum::Json;
use bastide_wire::schema::components;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, Content, OpenApi, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, OpenApi as _};

use super::identity::COOKIE_NAME;
use crate::error::Refused;

/// What the description begins with.
#[derive(utoipa::OpenApi)]
#[openapi(info(
    title = "Bastide",
    description = "Games of Carcassonne. Set-ups, actions, events and states are those of the engine \
        protocol. People are guests, known by a cookie. Refusals are codes with parameters."
))]
struct Base;

/// The description before any path.
pub fn base() -> OpenApi {
    Base::openapi()
}

/// The description with all schemas of the wire.
fn complete(mut document: OpenApi) -> OpenApi {
    let cookie = ApiKey::Cookie(ApiKeyValue::new(COOKIE_NAME));
    let mut schemas = ComponentsBuilder::new();
    for (name, schema) in components() {
        schemas = schemas.schema(name, schema);
    }
    document.components =
        Some(schemas.security_scheme("guest", SecurityScheme::ApiKey(cookie)).build());
    document
}

/// The whole description.
pub fn description() -> &'static OpenApi {
    static DESCRIPTION: OnceLock<OpenApi> = OnceLock::new();
    DESCRIPTION.get_or_init(|| complete(super::routes().into_openapi()))
}

/// This document.
#[utoipa::path(
    get,
    path = "/api/openapi.json",
    responses((status = 200, description = "An OpenAPI document", content_type = "application/json"))
)]
pub async fn document() -> Json<&'static OpenApi> {
    Json(description())
}

impl IntoResponses for Refused {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let content = Content::new(Some(Ref::from_schema_name("Refused")));
        let refused = ResponseBuilder::new()
            .description("Refused: nothing has changed")
            .content("application/json", content)
            .build();
        BTreeMap::from([("default".to_owned(), refused.into())])
    }
}
