//! Every HTTP answer that is not a success: a status and a sentence for people.

use crate::bus::Denial;
use crate::limits;
use crate::lobby::NotOpened;
use crate::quota::NoRoom;
use crate::saves::file::Unusable;
use crate::store::Fault;
use crate::table::LoadError;
use crate::wire::{self, RefusalCode};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The fact, then what to do.
#[derive(Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    text: String,
    detail: Option<Value>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, text: impl Into<String>) -> Self {
        Self { status, text: text.into(), detail: None }
    }

    /// The same, with what a program can make use of.
    pub(crate) fn with(self, detail: Value) -> Self {
        Self { detail: Some(detail), ..self }
    }

    /// The sentence alone, for those who are not asked over plain HTTP.
    pub(crate) fn into_text(self) -> String {
        self.text
    }

    /// A bug of ours ended the request.
    pub(crate) fn broken() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "Something broke. The fault is ours.")
    }

    /// What was asked for makes no sense.
    pub(crate) fn bad(text: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, text)
    }

    pub(crate) fn unknown(text: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, text)
    }

    pub(crate) fn too_many(text: impl Into<String>) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, text)
    }

    pub(crate) fn unavailable(text: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, text)
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Self {
        // The cause is for the log; a guest can only try again.
        tracing::error!(%fault, "a request failed");
        Self::unavailable("The house could not do that just now. Try again.")
    }
}

impl From<NoRoom> for Problem {
    fn from(no_room: NoRoom) -> Self {
        match no_room {
            NoRoom::House => Self::new(
                StatusCode::INSUFFICIENT_STORAGE,
                "This house is full: running games go on, but nothing new is kept. Tell whoever runs it.",
            ),
            NoRoom::Address => Self::too_many(
                "So much has been kept from your address lately that there is no room for more now. Wait an hour.",
            ),
        }
    }
}

impl From<LoadError> for Problem {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Unknown => Self::unknown("There is no such table."),
            LoadError::Broken(reason) => {
                tracing::error!(reason, "a table cannot be opened");
                Self::new(StatusCode::INTERNAL_SERVER_ERROR, "This table cannot be opened any more.")
            }
            LoadError::Unavailable(reason) => {
                tracing::warn!(reason, "a table did not answer");
                Self::unavailable("The table does not answer just now. Try again.")
            }
        }
    }
}

impl From<NotOpened> for Problem {
    fn from(not: NotOpened) -> Self {
        match not {
            NotOpened::Bad(text) => Self::bad(text),
            NotOpened::Unplayable(text) => Self::new(StatusCode::UNPROCESSABLE_ENTITY, text),
            NotOpened::NotTheirs => Self::new(StatusCode::FORBIDDEN, Unusable::Stranger.to_string()),
            NotOpened::TooManyUnfinished => {
                Self::too_many("You have a hundred unfinished games. Finish one first.")
            }
            NotOpened::TooManyHosted => {
                Self::too_many("You host a thousand tables. Remove some you no longer need.")
            }
            NotOpened::NoRoom(no_room) => no_room.into(),
            NotOpened::NoCode => Self::unavailable("No free code was found. Try again."),
            NotOpened::Fault(fault) => fault.into(),
            NotOpened::Load(error) => error.into(),
            NotOpened::Broken => Self::broken(),
        }
    }
}

impl From<Denial> for Problem {
    fn from(denial: Denial) -> Self {
        let status = match denial.code {
            RefusalCode::BadRequest => StatusCode::NOT_FOUND,
            RefusalCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::FORBIDDEN,
        };
        Self::new(status, denial.text)
    }
}

/// Whoever drips a body byte by byte is not waited for.
async fn in_time<T>(body: impl Future<Output = T>) -> Result<T, Problem> {
    let late = |_| Problem::new(StatusCode::REQUEST_TIMEOUT, "This took too long to arrive. Try again.");
    tokio::time::timeout(limits::BODY_TIME, body).await.map_err(late)
}

/// The body of a request, as JSON. What is wrong with it is told like any other problem.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        match in_time(Json::<T>::from_request(request, state)).await? {
            Ok(Json(body)) => Ok(Self(body)),
            // Well-formed JSON of the wrong shape is a wrong request like any other.
            Err(JsonRejection::JsonDataError(error)) => Err(Problem::bad(error.body_text())),
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Problem::new(error.status(), "This is more text than the house takes."))
            }
            Err(error) => Err(Problem::new(error.status(), error.body_text())),
        }
    }
}

/// The body of a request, to the byte.
pub(crate) struct Blob(pub(crate) Bytes);

impl<S: Send + Sync> FromRequest<S> for Blob {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        match in_time(Bytes::from_request(request, state)).await? {
            Ok(bytes) => Ok(Self(bytes)),
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Problem::new(error.status(), "This file is too large to be a saved game."))
            }
            Err(error) => Err(Problem::new(error.status(), error.body_text())),
        }
    }
}

/// What an address names.
pub(crate) struct Named<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        match Path::<T>::from_request_parts(parts, state).await {
            Ok(Path(named)) => Ok(Self(named)),
            Err(error) => Err(Problem::new(error.status(), error.body_text())),
        }
    }
}

/// What follows the question mark in an address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Self(asked)),
            Err(error) => Err(Problem::bad(error.body_text())),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Json(wire::Problem { text: self.text, detail: self.detail })).into_response()
    }
}

/// A known address, asked in a way it does not know.
pub(super) async fn wrong_method() -> Problem {
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "This address is not asked in that way.")
}

/// A bug in a handler ends that request alone.
pub(super) fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request ended in a panic");
    Problem::broken().into_response()
}
