//! Why computers did what they did: kept beside their events, and read from the store without waking the table.

use super::head::Head;
use super::{Tables, state};
use crate::limits;
use crate::store::StoredThought;
use crate::wire::{Guest, Phase, Reason, Thoughts, ToldThought};
use parlour_catalog::AnyGame;
use parlour_game::{Help, Seat};
use parlour_voice::{Language, Quoted};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The reasons from event `from` on, as far as the guest may be told.
pub(crate) async fn thoughts(
    tables: &Tables,
    guest: &Guest,
    id: &str,
    from: u32,
) -> Result<Thoughts, Reason> {
    let (head, game) = state::read_head(tables, id).await?;
    if !head.tells_thoughts(game, guest) {
        return Err(Reason::NotOver);
    }
    let kept = tables.store.thoughts(id, from, limits::THOUGHTS_AT_ONCE as u32).await?;
    let next = kept.get(limits::THOUGHTS_AT_ONCE - 1).map(|last| last.seq + 1);
    Ok(Thoughts { thoughts: kept.iter().filter_map(told).collect(), next })
}

/// A reason as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept<'a> {
    seat: Seat,
    brain: Cow<'a, str>,
    said: Cow<'a, Quoted>,
}

/// A reason to be kept. One that is too long, which a test rules out for every game, is not.
pub(super) fn kept(seat: Seat, brain: &str, said: &Quoted) -> Option<String> {
    let kept = Kept { seat, brain: brain.into(), said: Cow::Borrowed(said) };
    let kept = serde_json::to_string(&kept).expect("a reason is plain data");
    if kept.len() > limits::THOUGHT_BYTES {
        tracing::error!(brain, length = kept.len(), "a computer's reason is too long to be kept");
        return None;
    }
    Some(kept)
}

/// A reason that was kept by a version with other words is left out.
fn told(StoredThought { seq, body }: &StoredThought) -> Option<ToldThought> {
    let Kept { seat, brain, said } = serde_json::from_str(body).ok()?;
    let text = said.try_say(Language::ENGLISH).ok()?;
    Some(ToldThought { event: *seq, seat, brain: brain.into_owned(), said: said.into_owned(), text })
}

impl Head {
    /// Whether the guest may hear why computers did what they did. That tells what their seats knew: once the match is over
    /// everybody may know all of it. Before, only somebody who plays alone against computers, where the set-up is for
    /// practice, or where no game's secret can be told and the computers' reckoning is no more than the hints that are allowed.
    fn tells_thoughts(&self, game: &dyn AnyGame, guest: &Guest) -> bool {
        match self.phase {
            Phase::Over { .. } => true,
            Phase::Playing => {
                let is_practice =
                    game.is_alone(&self.setup) || !game.has_secrets() && self.options.help.has(Help::Hint);
                is_practice && self.is_of(&guest.id) && self.sitting(&guest.id).is_some()
            }
            Phase::Waiting | Phase::Starting { .. } => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_game::{Budget, Seed};

    /// Long enough for every kind of decision to come.
    const MOVES: usize = 40;

    #[test]
    fn whatever_a_computer_of_any_game_thinks_can_be_kept_and_is_said_again() {
        for game in parlour_catalog::games() {
            for (number, brain) in (0..).zip(game.info().brains) {
                let mut lot = Seed::from_number(number).rng_at(0);
                let setup = game.check_setup(&game.quick_setup(game.quick_seats()[0], &mut lot)).unwrap().0;
                let mut play = game.open(&setup, Seed::from_number(number)).unwrap();
                for _ in 0..MOVES {
                    let Some(seat) = play.turn().seat() else { break };
                    let chosen = play.think(seat, &brain.name).expect("it plays")(Budget::nodes(20));
                    let said = chosen.thought.expect("every brain has a reason");
                    let body = kept(seat, &brain.name, &said).expect("it is short enough");
                    let told = told(&StoredThought { seq: 7, body }).expect("it has a sentence");
                    assert_eq!((told.event, told.seat, &told.brain), (7, seat, &brain.name));
                    assert_eq!(told.text, said.say(Language::ENGLISH));
                    let step = play.propose(seat, &chosen.action).unwrap();
                    play.commit(step);
                }
            }
        }
    }

    #[test]
    fn what_has_no_words_any_more_or_is_too_long_is_left_out() {
        let said = |code: &str| serde_json::json!({ "space": "voice", "code": code, "name": "Ann" });
        let body = |said| serde_json::json!({ "seat": 1, "brain": "hard", "said": said }).to_string();
        assert!(told(&StoredThought { seq: 0, body: body(said("welcome")) }).is_some());
        assert!(told(&StoredThought { seq: 0, body: body(said("farewell")) }).is_none());
        assert!(told(&StoredThought { seq: 0, body: "{}".into() }).is_none());
        let long = serde_json::json!({ "space": "voice", "code": "x".repeat(limits::THOUGHT_BYTES) });
        assert!(kept(Seat::new(0), "hard", &serde_json::from_value(long).unwrap()).is_none());
    }
}
