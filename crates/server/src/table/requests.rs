//! What pages ask of a table, one after the other.

use super::actor::Actor;
use super::head::{Chair, Head, No};
use super::keep::{Change, NotKept, Progress};
use crate::bus::{Answer, News, Topic};
use crate::limits::{self, Allowances};
use crate::metrics::Metrics;
use crate::store::Witness;
use crate::wire::sentence;
use crate::wire::{FromClient, Guest, Note, NoteBody, Phase, RefusalCode, Refused};
use parlour_catalog::AnyDenied;
use parlour_game::{Seat, Turn};
use serde_json::Value;

/// What a request would change, or why it may not.
type Proposal = Result<Change, Denial>;

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
                Denial::House(RefusalCode::BadRequest, sentence(&denied.to_string()))
            }
        }
    }
}

impl Actor {
    /// Carries a request out, or says why not.
    pub(super) async fn carry_out(&mut self, guest: &Guest, is_invited: bool, request: FromClient) -> Answer {
        let id = request.id().to_owned();
        let known_as = format!("{}:{id}", guest.id);
        let is_act = matches!(request, FromClient::Act { .. });
        if self.table.requests.contain(&known_as) {
            // A repeat of what was carried out: the answer got lost on its way, so it is given again.
            return Answer::CarriedOut(is_act.then(|| self.seq()));
        }
        let new_name = match &request {
            FromClient::Sit { name, .. } => limits::check_name(name).ok(),
            _ => None,
        };
        let sent_away = match &request {
            FromClient::SendAway { guest, .. } => Some(guest.clone()),
            _ => None,
        };
        let change = match self.mind_kin_before(&request).await {
            Ok(()) => self.change_for(guest, is_invited, request),
            Err(no) => Err(no.into()),
        };
        let kept = match change {
            Ok(change) => {
                let change = Change { request: Some(known_as), ..change };
                self.keep(change).await.map_err(Denial::from)
            }
            Err(denial) => Err(denial),
        };
        match kept {
            Ok(()) => {
                if is_act {
                    Metrics::count(&self.tables.metrics.actions);
                }
                if let Some(name) = new_name {
                    self.remember_name(guest, &name).await;
                }
                if let Some(guest) = sent_away {
                    let topic = Topic::House(self.table.id.clone());
                    self.tables.bus.publish(&topic, News::SentAway(guest));
                }
                // Seats may have changed hands, and the role may have passed on; a move changes neither.
                if !is_act {
                    self.look_around();
                }
                Answer::CarriedOut(is_act.then(|| self.seq()))
            }
            Err(denial) => {
                Metrics::count(&self.tables.metrics.refusals);
                Answer::Refused(denial.with_id(id))
            }
        }
    }

    /// The name somebody sat down with is theirs from now on, at other tables too.
    async fn remember_name(&self, guest: &Guest, name: &str) {
        if guest.name != name
            && let Err(fault) = self.tables.store.rename_guest(&guest.id, name).await
        {
            tracing::warn!(%fault, "a guest's name was not remembered");
        }
    }

    /// What a request would change.
    fn change_for(&mut self, guest: &Guest, is_invited: bool, request: FromClient) -> Proposal {
        self.table.head.must_not_be_sent_away(guest)?;
        // Moves are bounded by the rules; everything else that leaves a trace is bounded here.
        if !matches!(request, FromClient::Act { .. } | FromClient::Chat { .. }) {
            self.meter(guest, &self.lobby)?;
        }
        match request {
            FromClient::Act { seat, seq, action, .. } => self.act(guest, seat, seq, &action),
            FromClient::Chat { text, .. } => self.chat(guest, &text),
            FromClient::Sit { seat, name, .. } => {
                let game = self.table.game;
                self.change_head(|head| head.sit(&self.named(guest), is_invited, seat, &name, game))
            }
            FromClient::Leave { seat, .. } => {
                let brain = self.table.game.info().default_brain;
                let is_away = |other: &Guest| !self.is_present(other);
                let (seq, acted) = (self.seq(), self.acted_until(guest));
                self.change_head(|head| {
                    let mut notes = head.leave(guest, seat, &brain)?;
                    if head.phase == Phase::Playing {
                        head.left.push(Witness { guest: guest.id.clone(), seq, acted });
                    }
                    notes.extend(head.pass_on_leaving(guest, seat, is_away));
                    Ok(notes)
                })
            }
            FromClient::Ready { ready, commitment, .. } => {
                self.change_head(|head| head.make_ready(guest, ready, commitment))
            }
            FromClient::Reveal { bytes, .. } => self.change_head(|head| head.reveal_part(guest, &bytes)),
            FromClient::Appoint { seat, brain, .. } => {
                let may_replace = |chair: &Chair| self.must_be_replaceable(chair);
                self.change_head(|head| head.appoint(guest, seat, &brain, self.table.game, may_replace))
            }
            FromClient::Clear { seat, .. } => {
                let chair = self.table.head.seats.get(seat.index());
                if let Some(holder) = chair.and_then(|chair| chair.guest.as_ref()) {
                    self.may_be_passed_over(guest, holder)?;
                }
                self.change_head(|head| head.clear(guest, seat))
            }
            FromClient::SendAway { guest: other, .. } => {
                let other = self.known(&other)?;
                if self.table.head.sitting(&other.id).is_some() {
                    self.may_be_passed_over(guest, &other)?;
                }
                self.change_head(|head| head.send_away(guest, other))
            }
            FromClient::LetIn { guest: other, .. } => self.change_head(|head| head.let_in(guest, &other)),
            FromClient::Change { setup, options, .. } => {
                self.change_head(|head| head.change(guest, &setup, options, self.table.game))
            }
            FromClient::Pace { pace, .. } => self.change_head(|head| head.set_pace(guest, pace)),
            FromClient::Pause { paused, .. } => {
                self.step_due = false;
                self.change_head(|head| head.pause(guest, paused))
            }
            FromClient::Step { .. } => {
                let turn = self.table.play.as_ref().map(|play| play.turn());
                self.table.head.must_be_steppable(guest, turn)?;
                self.step_due = true;
                Ok(Change::default())
            }
            FromClient::Start { .. } => {
                self.table.head.must_be_startable(guest, |other| !self.is_present(other))?;
                Ok(self.opening())
            }
            // A socket answers it by itself, with a look.
            FromClient::Resync { .. } => {
                Err(Denial::House(RefusalCode::BadRequest, "A table is looked at, not resynced.".into()))
            }
        }
    }

    fn act(&self, guest: &Guest, seat: Seat, seq: u32, action: &Value) -> Proposal {
        if !self.table.head.seats_of(&guest.id).any(|held| held == seat) {
            return Err(Denial::House(RefusalCode::NotYourSeat, "This is not your seat.".into()));
        }
        let Some(play) = &self.table.play else {
            return Err(Denial::House(RefusalCode::WrongPhase, "The game has not started yet.".into()));
        };
        if let Some(rest) = &self.table.head.rests {
            return Err(Denial::House(RefusalCode::WrongPhase, rest.sentence()));
        }
        if seq as usize != play.seq() {
            let text = "The game has moved on since you decided. Look again, then decide.";
            return Err(Denial::House(RefusalCode::Stale, text.into()));
        }
        let step = play.propose(seat, action)?;
        if self.is_spent() && !matches!(step.turn(), Turn::Over(_)) {
            let text =
                "This game has grown too long to go on. End it or leave it, and play on at a new table.";
            return Err(Denial::House(RefusalCode::WrongPhase, text.into()));
        }
        Ok(Change { play: Some(Progress::Step(step)), ..Change::default() })
    }

    fn chat(&self, guest: &Guest, text: &str) -> Proposal {
        let text =
            limits::check_chat(text).map_err(|fault| Denial::House(RefusalCode::BadRequest, fault.into()))?;
        let guest = self.named(guest);
        if guest.name.is_empty() {
            let text = "Nobody knows your name yet. Tell it first, then chat.";
            return Err(Denial::House(RefusalCode::NeedsName, text.into()));
        }
        self.meter(&guest, &self.chat)?;
        Ok(Change { notes: vec![NoteBody::Said { guest, text }], ..Change::default() })
    }

    /// Takes one from what the guest may still do at this table.
    fn meter(&self, guest: &Guest, allowances: &Allowances<String>) -> Result<(), Denial> {
        if allowances.take(guest.id.clone(), self.now()) {
            return Ok(());
        }
        let text = "That was too much at once. Wait a moment, then try again.";
        Err(Denial::House(RefusalCode::TooFast, text.into()))
    }

    /// Somebody others know of at this table: who sits here, or has spoken.
    fn known(&self, guest: &str) -> Result<Guest, No> {
        let spoke = |note: &Note| match &note.body {
            NoteBody::Said { guest: other, .. } if other.id == guest => Some(other.clone()),
            _ => None,
        };
        let known = self.table.head.sitting(guest).cloned();
        let known = known.or_else(|| self.table.notes.iter().rev().find_map(spoke));
        known.ok_or_else(|| (RefusalCode::BadRequest, "Nobody here is known by that id.".into()))
    }

    /// The guest by the name they have at this table.
    fn named(&self, guest: &Guest) -> Guest {
        self.table.head.sitting(&guest.id).unwrap_or(guest).clone()
    }

    /// Applies one of the house's rules to the head.
    fn change_head(&self, rule: impl FnOnce(&mut Head) -> Result<Vec<NoteBody>, No>) -> Proposal {
        let mut head = self.table.head.clone();
        let mut notes = rule(&mut head)?;
        let countdown = self.tables.timing.countdown;
        notes.extend(head.count_down(self.now(), countdown, |guest| !self.is_present(guest)));
        Ok(Change { head: Some(head), notes, ..Change::default() })
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
