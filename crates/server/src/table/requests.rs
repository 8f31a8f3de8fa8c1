//! What pages ask of a table, one after the other.

use super::actor::Actor;
use super::head::{Head, No};
use super::keep::{Change, NotKept, Progress};
use crate::bus::Answer;
use crate::limits::{self, Allowance};
use crate::metrics::Metrics;
use crate::wire::{FromClient, Guest, NoteBody, Options, Phase, RefusalCode, Refused};
use parlour_catalog::AnyDenied;
use parlour_game::Seat;
use serde_json::Value;

/// What came of a request, but for its id.
type Outcome = Result<(), Denial>;

enum Denial {
    /// The house says no.
    House(RefusalCode, String),
    /// A rule of the game says no.
    Rule { text: String, rule: Value },
}

impl From<No> for Denial {
    fn from((code, text): No) -> Self {
        Denial::House(code, text)
    }
}

impl From<NotKept> for Denial {
    fn from(not_kept: NotKept) -> Self {
        match not_kept {
            NotKept::Overtaken => Denial::House(
                RefusalCode::Stale,
                "The table has changed meanwhile. Look again, then decide.".into(),
            ),
            NotKept::Fault => {
                Denial::House(RefusalCode::Unavailable, "The house could not keep that. Try again.".into())
            }
        }
    }
}

impl From<AnyDenied> for Denial {
    fn from(denied: AnyDenied) -> Self {
        match denied {
            AnyDenied::Refused { text, rule } => Denial::Rule { text, rule },
            AnyDenied::Unreadable(_) | AnyDenied::NoSuchSeat(_) => {
                Denial::House(RefusalCode::BadRequest, capitalised(&denied.to_string()))
            }
        }
    }
}

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

impl Actor {
    /// Carries a request out, or says why not.
    pub(super) async fn carry_out(&mut self, guest: &Guest, is_invited: bool, request: FromClient) -> Answer {
        let id = request.id().to_owned();
        let outcome = match request {
            FromClient::Act { id, seat, seq, action } => self.act(guest, id, seat, seq, &action).await,
            FromClient::Chat { text, .. } => self.chat(guest, &text).await,
            FromClient::Sit { seat, name, .. } => {
                self.change_head(|actor, head| head.sit(&actor.named(guest), is_invited, seat, &name)).await
            }
            FromClient::Leave { seat, .. } => {
                let brain = self.table.game.info().default_brain;
                self.change_head(|_, head| head.leave(guest, seat, &brain)).await
            }
            FromClient::Ready { ready, .. } => {
                self.change_head(|_, head| head.make_ready(guest, ready)).await
            }
            FromClient::Appoint { seat, brain, .. } => {
                self.change_head(|actor, head| {
                    head.appoint(guest, seat, &brain, actor.table.game, |other| !actor.is_present(other))
                })
                .await
            }
            FromClient::Clear { seat, .. } => self.change_head(|_, head| head.clear(guest, seat)).await,
            FromClient::Change { setup, options, .. } => self.change_setup(guest, &setup, options).await,
            FromClient::Start { .. } => self.start(guest).await,
            FromClient::Resync { .. } => Ok(()), // answered by the socket with a look
        };
        match outcome {
            Ok(()) => Answer::Done,
            Err(denial) => {
                Metrics::count(&self.tables.metrics.refusals);
                Answer::Refused(denial.with_id(id))
            }
        }
    }

    async fn act(&mut self, guest: &Guest, id: String, seat: Seat, seq: u32, action: &Value) -> Outcome {
        let request = format!("{}:{id}", guest.id);
        if self.table.requests.contains(&request) {
            // A repeat of what was carried out: the answer got lost on its way, so it is given again.
            return Ok(());
        }
        if !self.table.head.seats_of(&guest.id).any(|held| held == seat) {
            return Err(Denial::House(RefusalCode::NotYourSeat, "This is not your seat.".into()));
        }
        let Some(play) = &self.table.play else {
            return Err(Denial::House(RefusalCode::WrongPhase, "The game has not started yet.".into()));
        };
        if seq as usize != play.seq() {
            let text = "The game has moved on since you decided. Look again, then decide.";
            return Err(Denial::House(RefusalCode::Stale, text.into()));
        }
        let step = play.propose(seat, action)?;
        self.keep(Change { play: Some(Progress::Step(step)), request: Some(request), ..Change::default() })
            .await?;
        Metrics::count(&self.tables.metrics.actions);
        Ok(())
    }

    async fn chat(&mut self, guest: &Guest, text: &str) -> Outcome {
        let text =
            limits::check_chat(text).map_err(|fault| Denial::House(RefusalCode::BadRequest, fault.into()))?;
        let guest = self.named(guest);
        if guest.name.is_empty() {
            let text = "Nobody knows your name yet. Tell it first, then chat.";
            return Err(Denial::House(RefusalCode::NeedsName, text.into()));
        }
        let now = self.now();
        let allowance =
            self.chat.entry(guest.id.clone()).or_insert_with(|| Allowance::full(limits::CHAT, now));
        if !allowance.take(limits::CHAT, now) {
            let text = "That was too much at once. Wait a moment, then say it again.";
            return Err(Denial::House(RefusalCode::TooFast, text.into()));
        }
        let notes = vec![NoteBody::Said { guest, text }];
        self.keep(Change { notes, ..Change::default() }).await?;
        Ok(())
    }

    /// The guest by the name they have at this table.
    fn named(&self, guest: &Guest) -> Guest {
        let seated =
            self.table.head.seats.iter().flat_map(|chair| &chair.guest).find(|other| other.id == guest.id);
        seated.unwrap_or(guest).clone()
    }

    /// Applies one of the house's rules to the head and keeps what comes of it.
    async fn change_head(
        &mut self,
        rule: impl FnOnce(&Actor, &mut Head) -> Result<Vec<NoteBody>, No>,
    ) -> Outcome {
        let mut head = self.table.head.clone();
        let notes = rule(self, &mut head)?;
        head.count_down(self.now(), self.tables.timing.countdown);
        self.keep(Change { head: Some(head), notes, ..Change::default() }).await?;
        Ok(())
    }

    async fn change_setup(&mut self, guest: &Guest, setup: &Value, options: Options) -> Outcome {
        self.change_head(|actor, head| head.change(guest, setup, options, actor.table.game)).await
    }

    async fn start(&mut self, guest: &Guest) -> Outcome {
        self.table.head.must_be_startable(guest)?;
        debug_assert!(
            matches!(self.table.head.phase, Phase::Starting { .. }),
            "all ready means counting down"
        );
        self.begin().await?;
        Ok(())
    }
}

impl Denial {
    fn with_id(self, id: String) -> Refused {
        match self {
            Denial::House(code, text) => Refused { id, code, text, rule: Value::Null },
            Denial::Rule { text, rule } => Refused { id, code: RefusalCode::Rule, text, rule },
        }
    }
}
