//! Saves over plain HTTP: keep a game under a name, find it again, go on with it, take it away as a file and bring it
//! back.

use super::documents;
use super::problem::blocking;
use super::{Asked, Blob, Body, CurrentGuest, From as Origin, Named, Problem};
use crate::bus::asks::{Save, SaveDenied};
use crate::rate_key::RateKey;
use crate::saves::file;
use crate::saves::{Saved, summary};
use crate::store::{DocumentError, DocumentHead, DocumentKey, DocumentKind, StoredDocument};
use crate::wire::{Costly, Guest, NewSave, Reason, SaveName, SavePage, SaveSummary, SaveView, TableAddress};
use crate::{App, ids, limits, lobby};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Search {
    /// In the name or the game's.
    #[serde(default)]
    text: String,
    /// Of this game alone.
    game: Option<String>,
    #[serde(default)]
    skip: usize,
    most: Option<usize>,
}

/// `GET /api/saves?text=…&game=…&skip=…&most=…`
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Asked(search): Asked<Search>,
) -> Result<Json<SavePage>, Problem> {
    let heads = app.store.documents_of(DocumentKind::Save, &guest.id).await?;
    let all = heads.len() as u32;
    let fitting: Vec<DocumentHead> = heads.into_iter().filter(|head| search.fits(head)).collect();
    let most = search.most.unwrap_or(limits::SAVES_LISTED).min(limits::SAVES_LISTED);
    let page = SavePage {
        fitting: fitting.len() as u32,
        all,
        saves: fitting.into_iter().skip(search.skip).take(most).map(summary).collect(),
    };
    Ok(Json(page))
}

impl Search {
    fn fits(&self, head: &DocumentHead) -> bool {
        let text = self.text.trim().to_lowercase();
        let is_found =
            head.name.to_lowercase().contains(&text) || head.topic.replace('-', " ").contains(&text);
        is_found && self.game.as_ref().is_none_or(|game| *game == head.topic)
    }
}

/// `POST /api/tables/{id}/saves`
pub(super) async fn of_table(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(table): Named<String>,
    Body(SaveName { name }): Body<SaveName>,
) -> Result<(StatusCode, Json<SaveSummary>), Problem> {
    let name = limits::SAVE_NAME.check(&name)?;
    app.must_afford(from, Costly::Saves)?;
    app.quota.must_have_room()?;
    let saving = async {
        let answer = app.tables.ask(&table, Save { guest: guest.clone(), name: name.clone() }).await?;
        answer.map_err(|denied| match denied {
            SaveDenied::Denied(reason) => reason,
            SaveDenied::NotStored(error) => not_saved(error, &name),
        })
    };
    // The table alone knows how long it will be.
    let save = app.quota.charge(from, limits::SAVE_BYTES, app.clock.now(), saving).await??;
    let bytes =
        app.store.load_document(&key(&guest.id, &save.id)).await?.map_or(0, |stored| stored.body.len());
    app.quota.give_back(from, limits::SAVE_BYTES.saturating_sub(bytes));
    Ok((StatusCode::CREATED, Json(save)))
}

/// `POST /api/saves`
pub(super) async fn of_setup(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Body(NewSave { name, table }): Body<NewSave>,
) -> Result<(StatusCode, Json<SaveSummary>), Problem> {
    let name = limits::SAVE_NAME.check(&name)?;
    let saved = Saved::setup(table, &guest)?;
    app.must_afford(from, Costly::Saves)?;
    let head = saved.head(ids::new_id(), name, None, app.clock.now());
    create(&app, from, &guest, head, saved.body()).await
}

/// `GET /api/saves/{id}`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<Json<SaveView>, Problem> {
    let (head, _, saved) = find(&app, &guest, &id).await?;
    Ok(Json(SaveView { save: summary(head), setup: saved.setup, options: saved.options }))
}

/// `PUT /api/saves/{id}`
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
    Body(SaveName { name }): Body<SaveName>,
) -> Result<Json<SaveSummary>, Problem> {
    let name = limits::SAVE_NAME.check(&name)?;
    Ok(Json(summary(documents::rename(&app, &key(&guest.id, &id), &name).await?)))
}

/// `DELETE /api/saves/{id}`
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<StatusCode, Problem> {
    Ok(documents::delete(&app, &key(&guest.id, &id)).await?)
}

/// `POST /api/saves/{id}/tables`
pub(super) async fn load(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<(StatusCode, Json<TableAddress>), Problem> {
    let (_, bytes, saved) = find(&app, &guest, &id).await?;
    app.must_afford(from, Costly::Tables)?;
    let resuming = lobby::resume(&app.tables, &app.quota, guest, saved);
    let address = app.quota.charge(from, limits::TABLE_BYTES + bytes, app.clock.now(), resuming).await??;
    Ok((StatusCode::CREATED, Json(address)))
}

/// `GET /api/saves/{id}/file`
pub(super) async fn download(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    let (head, _, saved) = find(&app, &guest, &id).await?;
    let (name, house) = (head.name.clone(), app.clone());
    // A long game takes its time to be written and sealed.
    let file = blocking(move || file::write(&name, &saved, &guest.id, &house.seal)).await?;
    let (kind, ending) =
        if file.is_sealed { ("application/octet-stream", "parlour") } else { ("application/json", "json") };
    let attachment = format!("attachment; filename=\"{}.{ending}\"", plain_name(&head.name));
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, attachment),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, file.bytes).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Upload {
    /// Instead of the one in the file.
    name: Option<String>,
    /// Only this game will do.
    game: Option<String>,
}

/// `POST /api/save-files?name=…&game=…`
pub(super) async fn upload(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Asked(Upload { name, game }): Asked<Upload>,
    Blob(bytes): Blob,
) -> Result<(StatusCode, Json<SaveSummary>), Problem> {
    let chosen = name.as_deref().map(|name| limits::SAVE_NAME.check(name)).transpose()?;
    app.must_afford(from, Costly::Saves)?;
    let me = guest.clone();
    let house = app.clone();
    // A long game takes its time to be replayed.
    let read = move || read(&bytes, &me, game, &house).map(|read| (read.1.body(), read));
    let unusable = |reason| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, reason);
    let (body, (found, saved, moves)) = blocking(read).await?.map_err(unusable)?;
    if body.len() > limits::SAVE_BYTES {
        return Err(Reason::SavesFull.into());
    }
    let name = match chosen {
        Some(name) => name,
        None => {
            let found = limits::SAVE_NAME.check(&found).unwrap_or_else(|_| saved.game.clone());
            let mine = app.store.documents_of(DocumentKind::Save, &guest.id).await?;
            free_name(&found, |name| mine.iter().any(|save| save.name == name))
        }
    };
    create(&app, from, &guest, saved.head(ids::new_id(), name, moves, app.clock.now()), body).await
}

fn read(
    bytes: &[u8],
    me: &Guest,
    game: Option<String>,
    app: &App,
) -> Result<(String, Saved, Option<u32>), Reason> {
    let (name, saved) = file::read(bytes, me, &app.seal)?;
    if game.is_some_and(|game| game != saved.game) {
        return Err(Reason::OtherGame { game: saved.game });
    }
    let playable = saved.check()?;
    Ok((name, saved, playable.moves))
}

/// A file that comes back beside its original gets a number: "Sunday", "Sunday (2)", never longer than a name may be.
fn free_name(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let numbered = (2..).map(|number| {
        let tail = format!(" ({number})");
        let front: String = name.chars().take(limits::SAVE_NAME.most - tail.len()).collect();
        format!("{}{tail}", front.trim_end())
    });
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| !is_taken(name)).expect("one of endless names is free")
}

/// A name that every file system takes.
fn plain_name(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let text: String = name.chars().map(plain).collect();
    let words: Vec<&str> = text.split('-').filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "saved-game".into() } else { words.join("-") }
}

async fn create(
    app: &App,
    from: RateKey,
    guest: &Guest,
    head: DocumentHead,
    body: String,
) -> Result<(StatusCode, Json<SaveSummary>), Problem> {
    app.quota.must_have_room()?;
    let (now, bytes, listed) = (head.changed_at, body.len(), summary(head.clone()));
    let save = StoredDocument { head, version: 0, body };
    let creating = app.store.create_document(DocumentKind::Save, &guest.id, save, limits::SAVE_QUOTA);
    let created = app.quota.charge(from, bytes, now, creating).await?;
    created.map_err(|error| not_saved(error, &listed.name))?;
    Ok((StatusCode::CREATED, Json(listed)))
}

/// One of the guest's saves, with how many bytes it takes.
async fn find(app: &App, guest: &Guest, id: &str) -> Result<(DocumentHead, usize, Saved), Problem> {
    let stored = app.store.load_document(&key(&guest.id, id)).await?;
    let StoredDocument { head, body, .. } = stored.ok_or_else(|| documents::unknown(DocumentKind::Save))?;
    let bytes = body.len();
    // A long game takes its time to be read.
    let saved = blocking(move || serde_json::from_str(&body)).await?.map_err(|error| {
        tracing::error!(%error, "a stored save cannot be read");
        Reason::Broken
    })?;
    Ok((head, bytes, saved))
}

fn key(guest: &str, id: &str) -> DocumentKey {
    DocumentKey::new(DocumentKind::Save, guest, id)
}

fn not_saved(error: DocumentError, name: &str) -> Reason {
    documents::reason(DocumentKind::Save, error, name)
}
