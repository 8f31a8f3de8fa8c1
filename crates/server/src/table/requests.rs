//! What pages ask of a table: whether it may be, and what it changes.

use super::head::Head;
use super::keep::{Change, NotKept};
use super::situation::Situation;
use crate::limits;
use crate::store::Witness;
use crate::wire::{FromClient, Guest, NoteBody, Phase, Reason};
use parlour_catalog::AnyDenied;
use parlour_game::{Seat, Turn};

impl From<NotKept> for Reason {
    fn from(not_kept: NotKept) -> Self {
        match not_kept {
            NotKept::Overtaken => Self::Overtaken,
            NotKept::Fault => Self::NotKept,
        }
    }
}

impl From<AnyDenied> for Reason {
    fn from(denied: AnyDenied) -> Self {
        match denied {
            AnyDenied::Rule { said } => Self::Rule { said },
            AnyDenied::BadAction { fault } => Self::BadAction { fault },
            AnyDenied::NoSuchSeat { seat } => Self::NoSuchSeat { seat },
        }
    }
}

impl Situation<'_> {
    /// What a request changes, or why it may not.
    pub(super) fn decide(
        self,
        guest: &Guest,
        is_invited: bool,
        request: &FromClient,
    ) -> Result<Change, Reason> {
        let head = &self.state.head;
        head.must_not_be_sent_away(guest)?;
        let game = self.state.game;
        match request {
            FromClient::Act { seat, seq, action, .. } => self.act(guest, *seat, *seq, action),
            FromClient::Chat { text, seat, .. } => self.chat(guest, *seat, text),
            FromClient::Sketch { seat, sketch, .. } => {
                self.may_sketch(guest, *seat, sketch).map(|()| Change::default())
            }
            FromClient::Sit { seat, name, .. } => {
                self.change_head(|head| head.sit(self.named(guest), is_invited, *seat, name, game))
            }
            FromClient::Rename { name, seat, .. } => self.change_head(|head| head.rename(guest, *seat, name)),
            FromClient::Recast { seat, setup, .. } => {
                self.change_head(|head| head.recast(guest, *seat, setup, game))
            }
            FromClient::Leave { seat, .. } => self.leave(guest, *seat),
            FromClient::Ready { ready, commitment, .. } => {
                self.change_head(|head| head.make_ready(guest, *ready, commitment.clone()))
            }
            FromClient::Reveal { bytes, .. } => self.change_head(|head| head.reveal_part(guest, bytes)),
            FromClient::Appoint { seat, brain, .. } => self.change_head(|head| {
                head.appoint(guest, *seat, brain, game, |chair| self.must_be_replaceable(chair))
            }),
            FromClient::Clear { seat, .. } => {
                let chair = head.seats.get(seat.index());
                if let Some(holder) = chair.and_then(|chair| chair.guest.as_ref()) {
                    self.may_be_passed_over(guest, holder)?;
                }
                self.change_head(|head| head.clear(guest, *seat))
            }
            FromClient::SendAway { guest: other, .. } => {
                let other = self.known(other)?;
                if head.sitting(&other.id).is_some() {
                    self.may_be_passed_over(guest, other)?;
                }
                self.change_head(|head| head.send_away(guest, other.clone()))
            }
            FromClient::LetIn { guest: other, .. } => self.change_head(|head| head.let_in(guest, other)),
            FromClient::Change { setup, options, .. } => {
                self.change_head(|head| head.change(guest, setup, options.clone(), game))
            }
            FromClient::Pace { pace, .. } => self.change_head(|head| head.set_pace(guest, *pace)),
            FromClient::Pause { paused, .. } => self.change_head(|head| head.pause(guest, *paused)),
            FromClient::Step { .. } => {
                let turn = self.state.play.as_ref().map(|play| play.turn());
                head.must_be_steppable(guest, turn)?;
                Ok(Change::default())
            }
            FromClient::Start { .. } => {
                head.must_be_startable(guest, self.is_away())?;
                Ok(self.opening())
            }
            // A socket answers it by itself, with a look.
            FromClient::Resync { .. } => Err(Reason::NotHere),
        }
    }

    fn act(self, guest: &Guest, seat: Seat, seq: u32, action: &str) -> Result<Change, Reason> {
        let head = &self.state.head;
        if !head.seats_of(&guest.id).any(|held| held == seat) {
            return Err(Reason::NotYourSeat);
        }
        let Some(play) = &self.state.play else { return Err(Reason::NotStarted) };
        head.must_not_rest()?;
        if seq as usize != play.seq() {
            return Err(Reason::Stale);
        }
        let step = play.propose_json(seat, action)?;
        if self.state.is_spent() && !matches!(step.turn(), Turn::Over(_)) {
            return Err(Reason::GameTooLong);
        }
        Ok(Change::step(step, Vec::new()))
    }

    fn chat(self, guest: &Guest, seat: Option<Seat>, text: &str) -> Result<Change, Reason> {
        let text = limits::CHAT_LINE.check(text)?;
        let guest = match seat {
            Some(seat) => self.state.head.holder(guest, seat)?.clone(),
            None => self.named(guest).clone(),
        };
        if guest.name.is_empty() {
            return Err(Reason::NeedsNameToChat);
        }
        Ok(Change { notes: vec![NoteBody::Said { guest, text }], ..Change::default() })
    }

    fn leave(self, guest: &Guest, seat: Seat) -> Result<Change, Reason> {
        let brain = self.state.game.info().default_brain;
        self.change_head(|head| {
            // What they have seen of the game is still theirs.
            let (seq, acted) = (self.state.seq(), self.acted_until(guest));
            let mut notes = head.leave(guest, seat, &brain)?;
            if head.phase == Phase::Playing {
                head.left.push(Witness { guest: guest.id.clone(), seq, acted });
            }
            notes.extend(head.pass_on_leaving(guest, seat, self.is_away()));
            Ok(notes)
        })
    }

    /// A guest whom others know of at this table: one who sits here, or has spoken.
    fn known(&self, guest: &str) -> Result<&Guest, Reason> {
        let known = self.state.head.sitting(guest).or_else(|| self.state.notes.speaker(guest));
        known.ok_or(Reason::UnknownGuest)
    }

    /// The guest by the name they have at this table.
    fn named<'b>(&'b self, guest: &'b Guest) -> &'b Guest {
        self.state.head.sitting(&guest.id).unwrap_or(guest)
    }

    /// Applies one of the house's rules to the head.
    fn change_head(
        self,
        rule: impl FnOnce(&mut Head) -> Result<Vec<NoteBody>, Reason>,
    ) -> Result<Change, Reason> {
        let mut head = self.state.head.clone();
        let notes = rule(&mut head)?;
        Ok(self.with_countdown(head, notes))
    }
}
