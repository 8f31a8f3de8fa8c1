//! Every HTTP answer that is not a success: a status and a sentence for people.

use crate::bus::Denial;
use crate::limits;
use crate::lobby::NotOpened;
use crate::quota::NoRoom;
use crate::store::Fault;
use crate::table::LoadError;
use crate::wire::{self, RefusalCode};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, JsonRejection, PathRejection, QueryRejection};
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
        let status = match not {
            NotOpened::NoRoom(no_room) => return no_room.into(),
            NotOpened::Fault(fault) => return fault.into(),
            NotOpened::Load(error) => return error.into(),
            NotOpened::Panicked => return Self::broken(),
            NotOpened::Bad(_) => StatusCode::BAD_REQUEST,
            NotOpened::Unplayable(_) => StatusCode::UNPROCESSABLE_ENTITY,
            NotOpened::NotTheirs => StatusCode::FORBIDDEN,
            NotOpened::TooManyUnfinished | NotOpened::TooManyHosted => StatusCode::TOO_MANY_REQUESTS,
            NotOpened::NoCode => StatusCode::SERVICE_UNAVAILABLE,
        };
        Self::new(status, not.to_string())
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

/// What axum cannot read is told like any other problem.
macro_rules! unreadable {
    ($($rejection:ty),*) => { $(
        impl From<$rejection> for Problem {
            fn from(rejection: $rejection) -> Self {
                Self::new(rejection.status(), rejection.body_text())
            }
        }
    )* };
}

unreadable![JsonRejection, BytesRejection, PathRejection, QueryRejection];

/// Reads a body. Whoever drips it byte by byte is not waited for.
async fn read<E: FromRequest<S>, S: Send + Sync>(
    request: Request,
    state: &S,
    too_large: &str,
) -> Result<E, Problem>
where
    Problem: From<E::Rejection>,
{
    let late = |_| Problem::new(StatusCode::REQUEST_TIMEOUT, "This took too long to arrive. Try again.");
    let read = tokio::time::timeout(limits::BODY_TIME, E::from_request(request, state)).await;
    read.map_err(late)?.map_err(|rejection| match Problem::from(rejection) {
        Problem { status: status @ StatusCode::PAYLOAD_TOO_LARGE, .. } => Problem::new(status, too_large),
        // Well-formed JSON of the wrong shape is a wrong request like any other.
        problem @ Problem { status: StatusCode::UNPROCESSABLE_ENTITY, .. } => Problem::bad(problem.text),
        problem => problem,
    })
}

/// The body of a request, as JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let Json(body) = read(request, state, "This is more text than the house takes.").await?;
        Ok(Self(body))
    }
}

/// The body of a request, to the byte.
pub(crate) struct Blob(pub(crate) Bytes);

impl<S: Send + Sync> FromRequest<S> for Blob {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        read(request, state, "This file is too large to be a saved game.").await.map(Self)
    }
}

/// What an address names.
pub(crate) struct Named<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        Ok(Self(Path::from_request_parts(parts, state).await?.0))
    }
}

/// What follows the question mark in an address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        Ok(Self(Query::from_request_parts(parts, state).await?.0))
    }
}

/// Does on another thread what takes too long for an async one.
///
/// # Errors
/// If it panics.
pub(super) async fn blocking<T: Send + 'static>(
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    tokio::task::spawn_blocking(job).await.map_err(|_| Problem::broken())
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
