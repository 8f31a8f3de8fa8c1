//! Notebooks over plain HTTP. Always in this order: load, let the tool work, keep, answer. Nothing is told that is not
//! on disk, and nothing is kept that the tool refused.

use super::documents;
use super::tools::{self, work};
use super::{Asked, Body, CurrentGuest, From as Origin, Named, Problem};
use crate::store::{DocumentError, DocumentHead, DocumentKey, DocumentKind, SaveDocument, StoredDocument};
use crate::wire::{
    Costly, Guest, NewNotebook, NotebookAction, NotebookName, NotebookQuestion, NotebookSummary,
    NotebookView, Reason,
};
use crate::{App, ids, limits};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use parlour_catalog::AnyTool;
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
    let heads = app.store.documents_of(DocumentKind::Notebook, &guest.id).await?;
    Ok(Json(heads.into_iter().filter(|head| head.topic == tool.id()).map(summary).collect()))
}

/// `POST /api/notebooks`
pub(super) async fn create(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Body(NewNotebook { tool, name, setup }): Body<NewNotebook>,
) -> Result<(StatusCode, Json<NotebookView>), Problem> {
    let tool = tool_called(&tool)?;
    let name = limits::NOTEBOOK_NAME.check(&name)?;
    app.must_afford(from, Costly::Notebooks)?;
    let written = work(&app, from, &guest, move || tool.open(&setup)).await?;
    check_length(&written.notebook)?;
    app.quota.must_have_room()?;
    let (now, bytes) = (app.clock.now(), written.notebook.len());
    let (topic, about) = (tool.id().into(), String::new());
    let head = DocumentHead { id: ids::new_id(), topic, name, about, changed_at: now };
    let notebook = StoredDocument { head: head.clone(), version: 0, body: written.notebook };
    let creating =
        app.store.create_document(DocumentKind::Notebook, &guest.id, notebook, limits::NOTEBOOK_QUOTA);
    app.quota.charge(from, bytes, now, creating).await?.map_err(not_kept)?;
    Ok((StatusCode::CREATED, view(head, 0, true, written.page)))
}

/// `GET /api/notebooks/{id}`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<Json<NotebookView>, Problem> {
    let Opened { notebook: StoredDocument { head, version, body }, tool, mine } =
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
    let Opened { notebook: StoredDocument { head, version: current, body }, tool, .. } =
        own(&app, &guest, &id).await?.ok_or(Reason::NoSuchNotebook)?;
    if version != current {
        return Err(Reason::NotebookChanged.into());
    }
    let before = body.len();
    let written = work(&app, from, &guest, move || tool.act(&body, &action)).await?;
    check_length(&written.notebook)?;
    let (at, more) = (app.clock.now(), written.notebook.len().saturating_sub(before));
    let save = SaveDocument { key: key(&guest, &id), version, body: written.notebook, at };
    // Another request may have been quicker while the tool worked.
    let saving = app.store.save_document(save, limits::NOTEBOOK_QUOTA);
    app.quota.charge(from, more, at, saving).await?.map_err(not_kept)?;
    Ok(view(DocumentHead { changed_at: at, ..head }, version + 1, true, written.page))
}

/// `POST /api/notebooks/{id}/questions`
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
    Body(NotebookQuestion { question }): Body<NotebookQuestion>,
) -> Result<Json<Box<RawValue>>, Problem> {
    let Opened { notebook: StoredDocument { body, .. }, tool, .. } = read(&app, &guest, &id).await?;
    Ok(Json(work(&app, from, &guest, move || tool.ask(&body, &question)).await?))
}

/// `PUT /api/notebooks/{id}`
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
    Body(NotebookName { name }): Body<NotebookName>,
) -> Result<Json<NotebookSummary>, Problem> {
    let name = limits::NOTEBOOK_NAME.check(&name)?;
    // The tool is not asked: a notebook that it cannot read any more can still be renamed.
    Ok(Json(summary(documents::rename(&app, &key(&guest, &id), &name).await?)))
}

/// `DELETE /api/notebooks/{id}`
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<StatusCode, Problem> {
    Ok(documents::delete(&app, &key(&guest, &id)).await?)
}

/// The tool that a request names.
fn tool_called(tool: &str) -> Result<&'static dyn AnyTool, Reason> {
    parlour_catalog::tool(tool).ok_or_else(|| tools::unknown(tool))
}

/// A notebook and the tool that can read it.
struct Opened {
    notebook: StoredDocument,
    tool: &'static dyn AnyTool,
    /// Whether it is the guest's who asks.
    mine: bool,
}

/// One of the guest's notebooks, to be read or changed.
async fn own(app: &App, guest: &Guest, id: &str) -> Result<Option<Opened>, Problem> {
    let Some(notebook) = app.store.load_document(&key(guest, id)).await? else { return Ok(None) };
    let tool = parlour_catalog::tool(&notebook.head.topic).ok_or_else(|| {
        tracing::error!(tool = notebook.head.topic, "the tool of a notebook is gone");
        Reason::BrokenNotebook
    })?;
    Ok(Some(Opened { notebook, tool, mine: true }))
}

/// A notebook to be read: one of the guest's, or another's whose tool lets whoever has the link read it.
async fn read(app: &App, guest: &Guest, id: &str) -> Result<Opened, Problem> {
    if let Some(own) = own(app, guest, id).await? {
        return Ok(own);
    }
    let notebook =
        app.store.find_document(DocumentKind::Notebook, id).await?.ok_or(Reason::NoSuchNotebook)?;
    // The same "not found" for other people's notebooks in every case, so that nothing about them leaks.
    let tool = parlour_catalog::tool(&notebook.head.topic)
        .filter(|tool| tool.is_readable_by_link())
        .ok_or(Reason::NoSuchNotebook)?;
    Ok(Opened { notebook, tool, mine: false })
}

fn summary(head: DocumentHead) -> NotebookSummary {
    let DocumentHead { id, topic: tool, name, changed_at, .. } = head;
    NotebookSummary { id, tool, name, changed_at }
}

fn view(head: DocumentHead, version: u64, mine: bool, page: Box<RawValue>) -> Json<NotebookView> {
    let DocumentHead { id, topic: tool, name, changed_at, .. } = head;
    Json(NotebookView { id, tool, name, version, changed_at, mine, page })
}

fn check_length(notebook: &str) -> Result<(), Reason> {
    if notebook.len() > limits::NOTEBOOK_BYTES { Err(Reason::NotebookFull) } else { Ok(()) }
}

fn key(guest: &Guest, id: &str) -> DocumentKey {
    DocumentKey::new(DocumentKind::Notebook, &guest.id, id)
}

fn not_kept(error: DocumentError) -> Reason {
    documents::reason(DocumentKind::Notebook, error, "")
}
