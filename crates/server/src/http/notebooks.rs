//! Notebooks over plain HTTP. Always in this order: load, let the tool work, keep, answer. Nothing is told that is not
//! on disk, and nothing is kept that the tool refused.

use super::tools::{self, find, work};
use super::{Asked, Body, CurrentGuest, From as Origin, Named, Problem};
use crate::store::{NewNotebookRow, NotebookError, NotebookHead, Save, StoredNotebook};
use crate::wire::{
    Guest, NewNotebook, NotebookAction, NotebookName, NotebookQuestion, NotebookSummary, NotebookView,
};
use crate::{App, ids, limits};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use parlour_catalog::{AnyTool, Declined};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::sync::Arc;

#[derive(Deserialize)]
pub(super) struct Which {
    tool: String,
}

/// `GET /api/notebooks?tool=…`
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Asked(Which { tool }): Asked<Which>,
) -> Result<Json<Vec<NotebookSummary>>, Problem> {
    let tool = tool_called(&tool)?;
    let heads = app.store.notebooks_of(&guest.id, tool.id()).await?;
    Ok(Json(heads.into_iter().map(summary).collect()))
}

/// `POST /api/notebooks`
pub(super) async fn create(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Body(NewNotebook { tool, name, setup }): Body<NewNotebook>,
) -> Result<(StatusCode, Json<NotebookView>), Problem> {
    let tool = tool_called(&tool)?;
    let name = limits::check_title(&name).map_err(Problem::bad)?;
    if !app.gate.costly.take(from, app.clock.now()) {
        return Err(Problem::too_many("Too many new notebooks from your address. Wait a minute."));
    }
    let written = work(&app, from, &guest, move || tool.open(&setup)).await?;
    check_length(&written.notebook)?;
    app.quota.take(from, written.notebook.len(), app.clock.now())?;
    let head = NotebookHead { id: ids::new_id(), tool: tool.id().into(), name, changed_at: app.clock.now() };
    let row = NewNotebookRow {
        id: head.id.clone(),
        guest: guest.id,
        tool: head.tool.clone(),
        name: head.name.clone(),
        body: written.notebook,
        at: head.changed_at,
    };
    app.store.create_notebook(row, limits::SHELF).await?;
    Ok((StatusCode::CREATED, view(head, 0, true, written.page)))
}

/// `GET /api/notebooks/{id}`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<Json<NotebookView>, Problem> {
    let Opened { notebook: StoredNotebook { head, version, body }, tool, mine } =
        read(&app, &guest, &id).await?;
    let page = work(&app, from, &guest, move || tool.page(&body)).await?;
    Ok(view(head, version, mine, page))
}

/// `POST /api/notebooks/{id}/actions`
pub(super) async fn act(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
    Body(NotebookAction { version, action }): Body<NotebookAction>,
) -> Result<Json<NotebookView>, Problem> {
    let Opened { notebook: StoredNotebook { head, version: current, body }, tool, .. } =
        own(&app, &guest, &id).await?.ok_or_else(unknown)?;
    if version != current {
        return Err(stale());
    }
    let before = body.len();
    let written = work(&app, from, &guest, move || tool.act(&body, &action)).await?;
    check_length(&written.notebook)?;
    let at = app.clock.now();
    app.quota.take_more(from, written.notebook.len().saturating_sub(before), at)?;
    let save = Save { guest: guest.id, id, version, body: written.notebook, at };
    app.store.save_notebook(save, limits::SHELF).await?;
    Ok(view(NotebookHead { changed_at: at, ..head }, version + 1, true, written.page))
}

/// `POST /api/notebooks/{id}/questions`
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
    Body(NotebookQuestion { question }): Body<NotebookQuestion>,
) -> Result<Json<Box<RawValue>>, Problem> {
    let Opened { notebook: StoredNotebook { body, .. }, tool, .. } = read(&app, &guest, &id).await?;
    Ok(Json(work(&app, from, &guest, move || tool.ask(&body, &question)).await?))
}

/// `PUT /api/notebooks/{id}`
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
    Body(NotebookName { name }): Body<NotebookName>,
) -> Result<Json<NotebookSummary>, Problem> {
    let name = limits::check_title(&name).map_err(Problem::bad)?;
    // No tool is asked: a name can be corrected whatever there is to work out, or cannot be read any more.
    let head = app.store.rename_notebook(&guest.id, &id, &name).await?.ok_or_else(unknown)?;
    Ok(Json(summary(head)))
}

/// `DELETE /api/notebooks/{id}`
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<StatusCode, Problem> {
    if app.store.delete_notebook(&guest.id, &id).await? { Ok(StatusCode::NO_CONTENT) } else { Err(unknown()) }
}

/// The tool that a request names.
fn tool_called(tool: &str) -> Result<&'static dyn AnyTool, Problem> {
    find(tool).ok_or_else(|| tools::unknown(StatusCode::BAD_REQUEST, tool))
}

/// A notebook and the tool that can read it.
struct Opened {
    notebook: StoredNotebook,
    tool: &'static dyn AnyTool,
    /// Whether it is the guest's who asks.
    mine: bool,
}

/// One of the guest's notebooks, to be read or changed.
async fn own(app: &App, guest: &Guest, id: &str) -> Result<Option<Opened>, Problem> {
    let Some(notebook) = app.store.load_notebook(&guest.id, id).await? else { return Ok(None) };
    let tool = find(&notebook.head.tool)
        .ok_or_else(|| Declined::Broken(format!("there is no tool {} any more", notebook.head.tool)))?;
    Ok(Some(Opened { notebook, tool, mine: true }))
}

/// A notebook to be read: one of the guest's, or another's whose tool lets whoever has the link read it.
async fn read(app: &App, guest: &Guest, id: &str) -> Result<Opened, Problem> {
    if let Some(own) = own(app, guest, id).await? {
        return Ok(own);
    }
    let notebook = app.store.find_notebook(id).await?.ok_or_else(unknown)?;
    // Of another's notebook nothing is told, not even that no tool can read it any more.
    let tool = find(&notebook.head.tool).filter(|tool| tool.is_readable_by_link()).ok_or_else(unknown)?;
    Ok(Opened { notebook, tool, mine: false })
}

fn summary(head: NotebookHead) -> NotebookSummary {
    let NotebookHead { id, tool, name, changed_at } = head;
    NotebookSummary { id, tool, name, changed_at }
}

fn view(head: NotebookHead, version: u64, mine: bool, page: Box<RawValue>) -> Json<NotebookView> {
    let NotebookHead { id, tool, name, changed_at } = head;
    Json(NotebookView { id, tool, name, version, changed_at, mine, page })
}

fn check_length(notebook: &str) -> Result<(), Problem> {
    if notebook.len() > limits::NOTEBOOK_BYTES {
        let text = "The notebook would become too long to be kept. Go on in a new one.";
        return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, text));
    }
    Ok(())
}

/// Another guest's notebook is told in the same words: who asks learns nothing.
fn unknown() -> Problem {
    Problem::unknown("You have no such notebook.")
}

fn stale() -> Problem {
    let text = "This notebook was changed elsewhere since you loaded it. Load it again, then try once more.";
    Problem::new(StatusCode::CONFLICT, text)
}

impl From<NotebookError> for Problem {
    fn from(error: NotebookError) -> Self {
        match error {
            // Somebody was quicker while the tool worked.
            NotebookError::Conflict => stale(),
            NotebookError::TooMany => {
                Self::too_many("You have two hundred notebooks. Delete one you no longer need.")
            }
            NotebookError::Full => {
                let text = "Your notebooks have become too long together. Delete one you no longer need.";
                Self::new(StatusCode::PAYLOAD_TOO_LARGE, text)
            }
            NotebookError::Fault(fault) => fault.into(),
        }
    }
}
