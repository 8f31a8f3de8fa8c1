//! Every HTTP answer that is not a success: a status and the reason.

use crate::limits;
use crate::wire::{self, Reason};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The status follows from the reason, unless somebody knows better.
#[derive(Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    reason: Reason,
    detail: Option<Value>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, reason: Reason) -> Self {
        Self { status, reason, detail: None }
    }

    /// The same, with what a program can make use of.
    pub(crate) fn with(self, detail: Value) -> Self {
        Self { detail: Some(detail), ..self }
    }
}

/// Whatever has a reason is a problem.
impl<R: Into<Reason>> From<R> for Problem {
    fn from(reason: R) -> Self {
        let reason = reason.into();
        Self::new(status(&reason), reason)
    }
}

/// What the reason is as a status. What may not be done at a table is forbidden.
fn status(reason: &Reason) -> StatusCode {
    use Reason as R;
    match reason {
        R::BadSetup { .. }
        | R::BadQuestion { .. }
        | R::BadRequest { .. }
        | R::BadEyes
        | R::BadTime { .. }
        | R::SeatCount { .. }
        | R::NoSuchComputer { .. }
        | R::NeedsName
        | R::EmptyLine { .. }
        | R::LongLine { .. }
        | R::UnprintableLine { .. }
        | R::QrTooLong
        | R::NotDrawable => StatusCode::BAD_REQUEST,
        R::Stranger => StatusCode::UNAUTHORIZED,
        R::UnknownGame { .. }
        | R::NoHelp
        | R::NoSuchSeat { .. }
        | R::NoSuchTable
        | R::NoSuchTool { .. }
        | R::NoSuchSave
        | R::NoSuchNotebook
        | R::NoSuchNotes
        | R::NoSuchFile
        | R::NothingHere
        | R::UnknownCode { .. }
        | R::LinkUnknown
        | R::NoFormer => StatusCode::NOT_FOUND,
        R::WrongMethod | R::ReadOnly => StatusCode::METHOD_NOT_ALLOWED,
        R::LateBody => StatusCode::REQUEST_TIMEOUT,
        R::SaveNameTaken { .. } | R::NotebookChanged | R::NotesChanged | R::LinkOwn => StatusCode::CONFLICT,
        R::LinkUsed | R::LinkOld => StatusCode::GONE,
        R::TextTooLong
        | R::FileTooLarge
        | R::SavesFull
        | R::NotebookFull
        | R::NotebooksFull
        | R::NotesTooLong { .. }
        | R::SketchTooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        R::NotJsonType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        R::OtherHost => StatusCode::MISDIRECTED_REQUEST,
        R::Rule { .. }
        | R::SavedSetup { .. }
        | R::OtherRules { .. }
        | R::TooManyEvents { .. }
        | R::BadSeed
        | R::BrokenGame { .. }
        | R::SavedGameOver => StatusCode::UNPROCESSABLE_ENTITY,
        R::NeedsUpgrade => StatusCode::UPGRADE_REQUIRED,
        R::TooFast
        | R::AsksTooFast
        | R::WritesTooFast
        | R::StillWorking
        | R::TooManyRequests
        | R::TooManyPages
        | R::TooManyNew { .. }
        | R::TooManyUnfinished { .. }
        | R::TooManyHosted { .. }
        | R::TooManySaves { .. }
        | R::TooManyNotebooks { .. }
        | R::AddressFull => StatusCode::TOO_MANY_REQUESTS,
        R::Broken | R::BrokenTable | R::BrokenNotebook => StatusCode::INTERNAL_SERVER_ERROR,
        R::Unavailable
        | R::NotKept
        | R::NoAnswer
        | R::NoFreeCode
        | R::Busy
        | R::TookTooLong
        | R::ReceivesTooMuch
        | R::SendsTooMuch
        | R::CannotKeep { .. }
        | R::Closing => StatusCode::SERVICE_UNAVAILABLE,
        R::HouseFull => StatusCode::INSUFFICIENT_STORAGE,
        _ => StatusCode::FORBIDDEN,
    }
}

/// What axum cannot read is a reason like any other.
macro_rules! unreadable {
    ($($rejection:ty),*) => { $(
        impl From<$rejection> for Reason {
            fn from(rejection: $rejection) -> Self {
                match rejection.status() {
                    StatusCode::PAYLOAD_TOO_LARGE => Self::TextTooLong,
                    StatusCode::UNSUPPORTED_MEDIA_TYPE => Self::NotJsonType,
                    _ => Self::BadRequest { detail: rejection.body_text() },
                }
            }
        }
    )* };
}

unreadable![JsonRejection, BytesRejection, PathRejection, QueryRejection];

/// Reads a body. Whoever drips it byte by byte is not waited for.
async fn read<E: FromRequest<S>, S: Send + Sync>(request: Request, state: &S) -> Result<E, Reason>
where
    Reason: From<E::Rejection>,
{
    let read = tokio::time::timeout(limits::BODY_TIME, E::from_request(request, state)).await;
    Ok(read.map_err(|_| Reason::LateBody)??)
}

/// The body of a request, as JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let Json(body) = read(request, state).await?;
        Ok(Self(body))
    }
}

/// The body of a request, to the byte.
pub(crate) struct Blob(pub(crate) Bytes);

impl<S: Send + Sync> FromRequest<S> for Blob {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let read = read(request, state).await;
        Ok(Self(
            read.map_err(|reason| if reason == Reason::TextTooLong { Reason::FileTooLarge } else { reason })?,
        ))
    }
}

/// What an address names.
pub(crate) struct Named<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        Ok(Self(Path::from_request_parts(parts, state).await.map_err(Reason::from)?.0))
    }
}

/// What follows the question mark in an address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        Ok(Self(Query::from_request_parts(parts, state).await.map_err(Reason::from)?.0))
    }
}

/// Does on another thread what takes too long for an async one.
///
/// # Errors
/// If it panics.
pub(super) async fn blocking<T: Send + 'static>(
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    tokio::task::spawn_blocking(job).await.map_err(|_| Reason::Broken.into())
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (
            self.status,
            Json(wire::Problem { text: self.reason.english(), reason: self.reason, detail: self.detail }),
        )
            .into_response()
    }
}

/// A known address, asked in a way it does not know.
pub(super) async fn wrong_method() -> Problem {
    Reason::WrongMethod.into()
}

/// A bug in a handler ends that request alone.
pub(super) fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request ended in a panic");
    Problem::from(Reason::Broken).into_response()
}
