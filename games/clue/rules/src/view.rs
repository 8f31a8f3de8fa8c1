//! Sights and views. All secrecy of both games is in this file.
//!
//! Hands and the envelope are hidden. Everyone sees who could not disprove a suggestion and who showed a card to
//! whom; which card, the two of them alone. Whoever accused wrongly has looked into the envelope.
//!
//! The state is taken apart field by field and events case by case, so that nothing new is shown before
//! someone has decided who may see it.

use crate::actions::{self, Action};
use crate::cards::CardSet;
use crate::casework::{Cards, Casework, Ending, Inquiry};
use crate::chance::Chance;
use crate::conduct::Conduct;
use crate::investigation::Investigation;
use crate::names::{CardId, Room, Suspect, Theory, Weapon};
use crate::place::{Place, Square, others};
use parlour_game::{Event, Game, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// All that one viewer may know about a game in play, besides what it saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who sits in which seat.
    pub suspects: Vec<Suspect>,
    /// The viewer's own cards; none for a spectator.
    pub hand: Vec<CardId>,
    /// How many cards each seat holds.
    pub sizes: Vec<u8>,
    /// The cards that lie face up.
    pub open: Vec<CardId>,
    /// Where the pieces are, in the order of the suspects.
    pub pieces: [Place; 6],
    /// Where the weapons are, in their own order.
    pub weapons: [Room; 6],
    /// Whose turn it is. While a suggestion runs another seat may have to act.
    pub to_play: Seat,
    /// How far that turn has gone.
    pub step: TurnStage,
    /// What was rolled this turn; empty before.
    pub dice: Vec<u8>,
    /// The suggestion that waits for an answer.
    pub suggestion: Option<Suggestion>,
    /// Who was brought into a room by another's suggestion, and may suggest there without moving.
    pub called: Vec<Seat>,
    /// Who has accused wrongly.
    pub out: Vec<Seat>,
    /// From 1; after the 200th nobody wins.
    pub round: u16,
    /// What is in the envelope, once this viewer may know it.
    pub envelope: Option<Theory>,
    /// Why the game is over, if it is.
    pub ended: Option<Ended>,
    /// Who won, if somebody has.
    pub winner: Option<Seat>,
    /// The squares where the viewer may move its piece now. Rooms and hallways are among its actions.
    pub squares: Vec<Square>,
    /// Whether the viewer may make a suggestion now: any suspect with any weapon.
    pub may_suggest: bool,
    /// Whether the viewer may accuse now: any suspect, weapon and room.
    pub may_accuse: bool,
}

impl View {
    /// Where the piece of a seat is.
    pub fn piece(&self, seat: Seat) -> Place {
        self.pieces[self.suspects[seat.index()].index()]
    }

    /// Where the other five pieces are.
    pub fn others(&self, seat: Seat) -> Vec<Place> {
        others(&self.pieces, self.suspects[seat.index()])
    }
}

/// How far a turn has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Step"))]
#[serde(rename_all = "kebab-case")]
pub enum TurnStage {
    /// Nothing has been done yet.
    Start,
    /// The dice are in the air.
    Rolling,
    /// The dice have fallen and the piece has not moved.
    Rolled,
    /// The piece has entered a room, and a suggestion can be made there.
    Entered,
    /// A suggestion waits for the seat that must show a card.
    Asking,
    /// Nothing is left but to accuse or to end the turn.
    Done,
}

/// A suggestion that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Suggestion {
    /// Who made it.
    pub by: Seat,
    /// Who is said to have done it.
    pub suspect: Suspect,
    /// The weapon.
    pub weapon: Weapon,
    /// The room.
    pub room: Room,
    /// Who could not disprove it, in the order they were asked.
    pub passed: Vec<Seat>,
    /// Who must show a card.
    pub asked: Seat,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// Somebody accused rightly, and wins.
    Solved,
    /// All others have accused wrongly: who is left wins.
    LastStanding,
    /// Too many rounds went by: nobody wins.
    Unsolved,
}

/// An event as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "saw", rename_all = "kebab-case")]
pub enum Sight {
    /// The cards were dealt.
    Dealt {
        /// The viewer's own cards; none for a spectator.
        hand: Vec<CardId>,
        /// How many each seat got.
        sizes: Vec<u8>,
        /// What lies face up.
        open: Vec<CardId>,
    },
    /// A seat took the dice.
    TookDice {
        /// The seat that acted.
        seat: Seat,
    },
    /// The dice fell.
    Rolled {
        /// The seat that rolled.
        seat: Seat,
        /// What they show.
        dice: Vec<u8>,
    },
    /// A piece was moved by its own seat.
    Moved {
        /// The seat that acted.
        seat: Seat,
        /// Every place it came through: the first one it left, the last one it reached.
        path: Vec<Place>,
        /// Whether it went through a secret passage.
        by_passage: bool,
    },
    /// A suggestion was made, and those who cannot disprove it have said so.
    Suggested {
        /// Who made it.
        seat: Seat,
        /// Who is said to have done it.
        suspect: Suspect,
        /// The weapon.
        weapon: Weapon,
        /// The room.
        room: Room,
        /// Where the suspect's piece was before; null if it was in the room already.
        moved_from: Option<Place>,
        /// Who could not disprove it, in the order they were asked.
        passed: Vec<Seat>,
        /// Who can, and must show a card; null if nobody could.
        asked: Option<Seat>,
    },
    /// A card was shown.
    Showed {
        /// The seat that acted.
        seat: Seat,
        /// The seat that was shown it.
        to: Seat,
        /// Which; only for these two.
        card: Option<CardId>,
    },
    /// An accusation was made.
    Accused {
        /// The seat that acted.
        seat: Seat,
        /// Who is said to have done it.
        suspect: Suspect,
        /// The weapon.
        weapon: Weapon,
        /// The room.
        room: Room,
        /// Whether it was so. If not, the seat is out.
        right: bool,
        /// The room that the piece of a wrong accuser was taken into, out of its doorway.
        put_into: Option<Room>,
        /// What is in the envelope: for all if the game is over, else for the accuser alone.
        envelope: Option<Theory>,
        /// Whether and why the game is over.
        ended: Option<Ended>,
    },
    /// A turn was ended.
    EndedTurn {
        /// The seat whose turn it was.
        seat: Seat,
        /// What is in the envelope, if the game is over.
        envelope: Option<Theory>,
        /// Whether and why the game is over.
        ended: Option<Ended>,
    },
}

/// All that the viewer may know.
pub(crate) fn view<C: Conduct>(game: &Investigation<C>, viewer: Viewer) -> View {
    // How turns are conducted is part of the set-up, which everyone knows.
    let Investigation { conduct: _, case } = game;
    let Casework {
        suspects,
        leftovers: _,
        cards,
        pieces,
        weapons,
        to_play,
        step,
        dice,
        inquiry,
        called,
        out,
        round,
        ending,
    } = case;
    let seat = viewer.seat();
    View {
        suspects: suspects.clone(),
        hand: cards.as_ref().map_or_else(Vec::new, |cards| hand(cards, viewer)),
        sizes: sizes(case),
        open: cards.as_ref().map_or_else(Vec::new, open),
        pieces: *pieces,
        weapons: *weapons,
        to_play: *to_play,
        step: *step,
        dice: dice.clone(),
        suggestion: inquiry.as_ref().map(|inquiry| suggestion(*to_play, inquiry)),
        called: called.iter().collect(),
        out: out.iter().collect(),
        round: *round,
        envelope: cards.as_ref().and_then(|cards| envelope(cards, *out, *ending, viewer)),
        ended: ending.map(|Ending { why, winner: _ }| why),
        winner: ending.and_then(|Ending { why: _, winner }| winner),
        squares: seat.map_or_else(Vec::new, |seat| actions::squares(game, seat)),
        may_suggest: seat.is_some_and(|seat| actions::may_suggest(game, seat)),
        may_accuse: seat.is_some_and(|seat| actions::may_accuse(game, seat)),
    }
}

/// Every seat sees its own cards.
fn hand(cards: &Cards, viewer: Viewer) -> Vec<CardId> {
    let Cards { envelope: _, hands, open: _ } = cards;
    match viewer {
        Viewer::Seat(seat) => hands.get(seat.index()).map_or_else(Vec::new, |hand| CardId::list(*hand)),
        Viewer::Spectator => Vec::new(),
    }
}

fn open(cards: &Cards) -> Vec<CardId> {
    let Cards { envelope: _, hands: _, open } = cards;
    CardId::list(*open)
}

/// The envelope is shown to all when the game is over, and before that to seats that accused wrongly.
fn envelope(cards: &Cards, out: SeatSet, ending: Option<Ending>, viewer: Viewer) -> Option<Theory> {
    let Cards { envelope, hands: _, open: _ } = cards;
    let has_looked = viewer.seat().is_some_and(|seat| out.has(seat));
    (ending.is_some() || has_looked).then_some(*envelope)
}

fn sizes(case: &Casework) -> Vec<u8> {
    let (sizes, _) = case.sizes();
    sizes.into_iter().map(|size| size as u8).collect()
}

fn suggestion(by: Seat, inquiry: &Inquiry) -> Suggestion {
    let Inquiry { theory: Theory { suspect, weapon, room }, passed, asked } = inquiry;
    Suggestion { by, suspect: *suspect, weapon: *weapon, room: *room, passed: passed.clone(), asked: *asked }
}

/// The choice of the card to show is secret; everything else is open.
pub(crate) fn decides_secretly(case: &Casework, seat: Seat) -> bool {
    case.inquiry.as_ref().is_some_and(|inquiry| inquiry.asked == seat)
}

/// The event as the viewer saw it; `game` is the position before it.
pub(crate) fn sight<C: Conduct>(
    game: &Investigation<C>,
    event: &Event<Investigation<C>>,
    viewer: Viewer,
) -> Sight {
    let case = &game.case;
    match event {
        Event::Chanced(Chance::Deal { envelope: _, hands, open }) => {
            let own = viewer.seat().and_then(|seat| hands.get(seat.index()));
            Sight::Dealt {
                hand: own.map_or_else(Vec::new, |hand| in_order(hand)),
                sizes: sizes(case),
                open: in_order(open),
            }
        }
        Event::Chanced(Chance::Roll { dice }) => Sight::Rolled { seat: case.to_play, dice: dice.clone() },
        Event::Acted { seat, action } => acted(game, event, *seat, *action, viewer),
    }
}

fn in_order(cards: &[CardId]) -> Vec<CardId> {
    CardId::list(cards.iter().map(|card| card.card()).collect::<CardSet>())
}

fn acted<C: Conduct>(
    game: &Investigation<C>,
    event: &Event<Investigation<C>>,
    seat: Seat,
    action: Action,
    viewer: Viewer,
) -> Sight {
    let case = &game.case;
    match action {
        Action::Roll => Sight::TookDice { seat },
        Action::Passage => {
            let room = game.conduct.check_passage(case).expect("checked: there is a passage");
            Sight::Moved { seat, path: vec![case.here(), Place::Room(room)], by_passage: true }
        }
        Action::Move { to } => {
            let path = game.way(to).expect("checked: there is a way");
            // From room to room without a step between them there is no other way.
            let by_passage = path.iter().all(|place| place.room().is_some());
            Sight::Moved { seat, path, by_passage }
        }
        Action::Suggest { suspect, weapon } => {
            let room = case.check_suggest().expect("checked: the piece is in a room");
            let was_in = case.pieces[suspect.index()];
            let (passed, asked) = case.inquire(Theory { suspect, weapon, room });
            let moved_from = (was_in != Place::Room(room)).then_some(was_in);
            Sight::Suggested { seat, suspect, weapon, room, moved_from, passed, asked }
        }
        Action::Show { card } => {
            let to = case.to_play;
            let is_between = viewer == Viewer::Seat(seat) || viewer == Viewer::Seat(to);
            Sight::Showed { seat, to, card: is_between.then_some(card) }
        }
        Action::Accuse { suspect, weapon, room } => {
            let right = case.envelope() == Theory { suspect, weapon, room };
            let ended = ending_after(game, event);
            let may_look = ended.is_some() || viewer == Viewer::Seat(seat);
            Sight::Accused {
                seat,
                suspect,
                weapon,
                room,
                right,
                put_into: if right { None } else { case.room_behind_the_door() },
                envelope: may_look.then_some(case.envelope()),
                ended,
            }
        }
        Action::EndTurn => {
            let ended = ending_after(game, event);
            Sight::EndedTurn { seat, envelope: ended.map(|_| case.envelope()), ended }
        }
    }
}

/// Whether and why the game is over after the event.
fn ending_after<C: Conduct>(game: &Investigation<C>, event: &Event<Investigation<C>>) -> Option<Ended> {
    let mut after = game.clone();
    after.apply(event);
    after.case.ending.map(|Ending { why, winner: _ }| why)
}
