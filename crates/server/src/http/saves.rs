//! Saves over plain HTTP: keep a game under a name, find it again, go on with it, take it away as a file and bring it
//! back.

use super::{Asked, Blob, Body, CurrentGuest, From as Origin, Named, Problem};
use crate::bus::asks::{Save, SaveDenied};
use crate::rate_key::RateKey;
use crate::saves::file::{self, Unusable};
use crate::saves::{Saved, summary};
use crate::store::{NewSaveRow, SaveError, SaveHead, StoredSave};
use crate::wire::{Guest, NewSave, SaveName, SavePage, SaveSummary, SaveView, TableAddress};
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
    let heads = app.store.saves_of(&guest.id).await?;
    let all = heads.len() as u32;
    let fitting: Vec<SaveHead> = heads.into_iter().filter(|head| search.fits(head)).collect();
    let most = search.most.unwrap_or(limits::SAVES_LISTED).min(limits::SAVES_LISTED);
    let page = SavePage {
        fitting: fitting.len() as u32,
        all,
        saves: fitting.into_iter().skip(search.skip).take(most).map(summary).collect(),
    };
    Ok(Json(page))
}

impl Search {
    fn fits(&self, head: &SaveHead) -> bool {
        let text = self.text.trim().to_lowercase();
        let is_found =
            head.name.to_lowercase().contains(&text) || head.game.replace('-', " ").contains(&text);
        is_found && self.game.as_ref().is_none_or(|game| *game == head.game)
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
    let name = limits::check_save_name(&name).map_err(Problem::bad)?;
    must_not_be_too_many(&app, from)?;
    // The table alone knows how long it will be.
    app.quota.take(from, limits::SAVE_BYTES, app.clock.now())?;
    let me = guest.id.clone();
    let answer = app.tables.ask(&table, Save { guest, name: name.clone() }).await;
    let bytes = match &answer {
        Ok(Ok(save)) => app.store.load_save(&me, &save.id).await?.map_or(0, |save| save.body.len()),
        Ok(Err(_)) | Err(_) => 0,
    };
    app.quota.give_back(from, limits::SAVE_BYTES.saturating_sub(bytes));
    match answer? {
        Ok(save) => Ok((StatusCode::CREATED, Json(save))),
        Err(denied) => Err(not_saved(denied, &name)),
    }
}

/// `POST /api/saves`
pub(super) async fn of_setup(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Body(NewSave { name, table }): Body<NewSave>,
) -> Result<(StatusCode, Json<SaveSummary>), Problem> {
    let name = limits::check_save_name(&name).map_err(Problem::bad)?;
    let saved = Saved::setup(table, &guest).map_err(Problem::bad)?;
    must_not_be_too_many(&app, from)?;
    let (now, body) = (app.clock.now(), saved.body());
    app.quota.take(from, body.len(), now)?;
    let head = saved.head(ids::new_id(), name, None, now);
    Ok((StatusCode::CREATED, Json(keep(&app, guest.id, head, body).await?)))
}

/// `GET /api/saves/{id}`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<Json<SaveView>, Problem> {
    let (head, saved) = find(&app, &guest, &id).await?;
    Ok(Json(SaveView { save: summary(head), setup: saved.setup, options: saved.options }))
}

/// `PUT /api/saves/{id}`
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
    Body(SaveName { name }): Body<SaveName>,
) -> Result<Json<SaveSummary>, Problem> {
    let name = limits::check_save_name(&name).map_err(Problem::bad)?;
    match app.store.rename_save(&guest.id, &id, &name).await {
        Ok(Some(head)) => Ok(Json(summary(head))),
        Ok(None) => Err(unknown()),
        Err(error) => Err(not_saved(error.into(), &name)),
    }
}

/// `DELETE /api/saves/{id}`
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<StatusCode, Problem> {
    if app.store.delete_save(&guest.id, &id).await? { Ok(StatusCode::NO_CONTENT) } else { Err(unknown()) }
}

/// `POST /api/saves/{id}/tables`
pub(super) async fn load(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<(StatusCode, Json<TableAddress>), Problem> {
    let (_, saved) = find(&app, &guest, &id).await?;
    if !app.gate.costly.take(from, app.clock.now()) {
        return Err(Problem::too_many("Too many new tables from your address. Wait a minute."));
    }
    app.quota.take(from, limits::TABLE_BYTES + saved.body().len(), app.clock.now())?;
    Ok((StatusCode::CREATED, Json(lobby::resume(&app.tables, &app.quota, guest, saved).await?)))
}

/// `GET /api/saves/{id}/file`
pub(super) async fn download(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    let (head, saved) = find(&app, &guest, &id).await?;
    let (name, house) = (head.name.clone(), app.clone());
    // A long game takes its time to be written and sealed.
    let file = tokio::task::spawn_blocking(move || file::write(&name, &saved, &guest.id, &house.seal))
        .await
        .map_err(|_| Problem::broken())?;
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
    let chosen = name.as_deref().map(limits::check_save_name).transpose().map_err(Problem::bad)?;
    must_not_be_too_many(&app, from)?;
    let me = guest.clone();
    let house = app.clone();
    // A long game takes its time to be replayed.
    let read = move || read(&bytes, &me, game, &house).map(|read| (read.1.body(), read));
    let (body, (found, saved, moves)) =
        tokio::task::spawn_blocking(read).await.map_err(|_| Problem::broken())??;
    if body.len() > limits::SAVE_BYTES {
        return Err(not_saved(SaveDenied::Full, ""));
    }
    let at = app.clock.now();
    app.quota.take(from, body.len(), at)?;
    let head = |name: String| saved.head(ids::new_id(), name, moves, at);
    if let Some(name) = chosen {
        return Ok((StatusCode::CREATED, Json(keep(&app, guest.id, head(name), body).await?)));
    }
    // A file that comes back beside its original gets a number.
    let name = limits::check_save_name(&found).unwrap_or_else(|_| saved.game.clone());
    for number in 1..=limits::SAVE_SHELF.saves + 1 {
        let row =
            NewSaveRow { guest: guest.id.clone(), head: head(numbered(&name, number)), body: body.clone() };
        let listed = summary(row.head.clone());
        match app.store.create_save(row, limits::SAVE_SHELF).await {
            Ok(()) => return Ok((StatusCode::CREATED, Json(listed))),
            Err(SaveError::NameTaken) => {}
            Err(error) => return Err(not_saved(error.into(), &name)),
        }
    }
    Err(not_saved(SaveDenied::NameTaken, &name))
}

fn read(
    bytes: &[u8],
    me: &Guest,
    game: Option<String>,
    app: &App,
) -> Result<(String, Saved, Option<u32>), Unusable> {
    let (name, saved) = file::read(bytes, me, &app.seal)?;
    if let Some(game) = game.filter(|game| *game != saved.game) {
        return Err(Unusable::OtherGame(saved.game, game));
    }
    let playable = saved.check().map_err(Unusable::Unplayable)?;
    Ok((name, saved, playable.moves()))
}

/// "Sunday", "Sunday (2)": never longer than a name may be.
fn numbered(name: &str, number: u64) -> String {
    if number == 1 {
        return name.to_owned();
    }
    let tail = format!(" ({number})");
    let front: String = name.chars().take(limits::SAVE_NAME_CHARS - tail.len()).collect();
    format!("{}{tail}", front.trim_end())
}

/// A name that every file system takes.
fn plain_name(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let text: String = name.chars().map(plain).collect();
    let words: Vec<&str> = text.split('-').filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "saved-game".into() } else { words.join("-") }
}

async fn keep(app: &App, guest: String, head: SaveHead, body: String) -> Result<SaveSummary, Problem> {
    let name = head.name.clone();
    let listed = summary(head.clone());
    let kept = app.store.create_save(NewSaveRow { guest, head, body }, limits::SAVE_SHELF).await;
    kept.map_err(|error| not_saved(error.into(), &name))?;
    Ok(listed)
}

/// One of the guest's saves.
async fn find(app: &App, guest: &Guest, id: &str) -> Result<(SaveHead, Saved), Problem> {
    let StoredSave { head, body } = app.store.load_save(&guest.id, id).await?.ok_or_else(unknown)?;
    let saved = serde_json::from_str(&body).map_err(|error| {
        tracing::error!(%error, "a kept save cannot be read");
        Problem::broken()
    })?;
    Ok((head, saved))
}

fn must_not_be_too_many(app: &App, from: RateKey) -> Result<(), Problem> {
    if app.gate.costly.take(from, app.clock.now()) {
        return Ok(());
    }
    Err(Problem::too_many("Too many new saved games from your address. Wait a minute."))
}

/// Another guest's save is told in the same words: who asks learns nothing.
fn unknown() -> Problem {
    Problem::unknown("You have no such saved game.")
}

fn not_saved(denied: SaveDenied, name: &str) -> Problem {
    match denied {
        SaveDenied::Denied(denial) => denial.into(),
        SaveDenied::NameTaken => {
            let text = format!("You have a saved game called “{name}” already. Choose another name.");
            Problem::new(StatusCode::CONFLICT, text)
        }
        SaveDenied::TooMany => {
            Problem::too_many("You have a hundred saved games. Delete one you no longer need.")
        }
        SaveDenied::Full => {
            let text =
                "This is too much to be kept, by itself or with your other saved games. Delete some of them.";
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, text)
        }
        SaveDenied::Fault => Problem::unavailable("The house could not do that just now. Try again."),
    }
}

impl From<Unusable> for Problem {
    fn from(unusable: Unusable) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, unusable.to_string())
    }
}
