//! Advice: what to ask, and whether to accuse, in figures and as sentences.

use super::case::Notes;
use super::fault::{Fault, Thing};
use super::names::nearest;
use super::proof_words::{Numbered, Telling};
use super::said::{Chance, Gain, LikelyAnswer, Verdict};
use super::seen::Seen;
use super::setting::{Setting, Who};
use super::sheet::accusation;
use super::wire::{Advice, Advised, PossibleAnswer};
use crate::{Inquiry, Outlook, Posterior, Reply, TooMany};
use clue_rules::{Card, CardSet, Kind};
use parlour_game::Budget;

/// How many suggestions for one room are worth reading.
const MOST_ADVISED: usize = 10;

/// How much may be counted for one piece of advice: enough for every suggestion of a usual game, and about a second
/// at most. It is a number of steps, not a time, so that the same notebook always gets the same advice.
const MOST_NODES: u64 = 8_000_000;

/// How many steps counting may take if every question is to be weighed: each of their answers is counted, too.
const MOST_STEPS: usize = 1_000_000;

/// From this chance on accusing is no worse than a fair toss.
const EVEN: f64 = 0.5;

/// Advice for the reader of the notes: what to ask in a room, or the best for each room.
pub(crate) fn advice(notes: &Notes, room: Option<&str>) -> Result<Advice, Fault> {
    let setting = &notes.setting;
    let me = setting.me().ok_or(Fault::AdviceForNobody)?;
    let room = room.map(|room| find_room(setting, room)).transpose()?;
    let counted = notes.counted_within(MOST_STEPS).map_err(|TooMany| Fault::TooManyToAdvise)?;
    let posterior = counted.expect("notes are kept only if some deal agrees with them");
    let accusation = accusation(setting, &posterior);
    let is_solved = notes.seen.iter().any(|seen| matches!(seen, Seen::Accusation { correct: true, .. }));
    let prospect = match accusation.is_certain {
        true if is_solved => Prospect::Solved,
        true => Prospect::Certain,
        false => look(notes, me, room),
    };
    Ok(Advice {
        cases: posterior.cases().len(),
        should_accuse: matches!(prospect, Prospect::Certain | Prospect::NothingTells),
        verdict: verdict(setting, &posterior, &prospect).into(),
        suggestions: match prospect {
            Prospect::Solved | Prospect::Certain | Prospect::NothingTells | Prospect::OtherRooms(_) => {
                Vec::new()
            }
            Prospect::Asking(outlooks) => {
                outlooks.iter().map(|outlook| advised(setting, &posterior, outlook)).collect()
            }
        },
        accusation,
    })
}

/// What there is to gain.
enum Prospect {
    /// Nothing: somebody has accused rightly.
    Solved,
    /// Nothing: the case is certain.
    Certain,
    /// Nothing, although it is not.
    NothingTells,
    /// Something, but not in this room.
    OtherRooms(Card),
    /// These suggestions tell something, the first the most.
    Asking(Vec<Outlook>),
}

fn look(notes: &Notes, me: usize, room: Option<Card>) -> Prospect {
    let setting = &notes.setting;
    let count = setting.player_count();
    let asked: Vec<_> = (1..count).map(|step| setting.holder(Who::Player((me + step) % count))).collect();
    let inquiry = Inquiry::of(setting.holders(), &notes.facts(), &asked)
        .expect("notes are kept only if some deal agrees with them");
    let rank = |rooms: CardSet| {
        let mut ranked = inquiry.rank(&suggestions(setting, rooms), &Budget::nodes(MOST_NODES));
        ranked.retain(|outlook| outlook.tells);
        ranked
    };
    let rooms = setting.edition().of_kind(Kind::Room);
    let mut outlooks = rank(room.map_or(rooms, CardSet::from));
    match room {
        Some(room) if outlooks.is_empty() && !rank(rooms - room.into()).is_empty() => {
            Prospect::OtherRooms(room)
        }
        _ if outlooks.is_empty() => Prospect::NothingTells,
        Some(_) => {
            outlooks.truncate(MOST_ADVISED);
            Prospect::Asking(outlooks)
        }
        None => {
            let mut told = CardSet::EMPTY;
            outlooks.retain(|outlook| {
                let is_first = !told.has_any(outlook.cards & rooms);
                told = told | outlook.cards & rooms;
                is_first
            });
            Prospect::Asking(outlooks)
        }
    }
}

/// Every suggestion that can be made in these rooms.
fn suggestions(setting: &Setting, rooms: CardSet) -> Vec<CardSet> {
    let [suspects, weapons, _] = setting.edition().kinds();
    suspects
        .iter()
        .flat_map(|suspect| weapons.iter().map(move |weapon| [suspect, weapon]))
        .flat_map(|[suspect, weapon]| rooms.iter().map(move |room| CardSet::from([suspect, weapon, room])))
        .collect()
}

fn find_room(setting: &Setting, typed: &str) -> Result<Card, Fault> {
    let rooms = setting.edition().of_kind(Kind::Room);
    match setting.edition().find(typed) {
        Some(room) if rooms.has(room) => Ok(room),
        Some(card) => Err(Fault::NoRoom { card: setting.said_card(card) }),
        None => {
            let known = rooms.iter().map(|room| setting.card_name(room));
            Err(Fault::unknown(Thing::Room, typed, nearest(typed, known)))
        }
    }
}

fn verdict(setting: &Setting, posterior: &Posterior, prospect: &Prospect) -> Verdict {
    let (cards, chance) =
        posterior.cases().first().expect("where a deal agrees, the envelope holds something");
    let (cards, chance, is_even) = (setting.said_cards(*cards), Chance::from(*chance), *chance >= EVEN);
    match prospect {
        Prospect::Solved => Verdict::CaseSolved { cards },
        Prospect::Certain => Verdict::AccuseCertain { cards },
        Prospect::NothingTells => Verdict::AccuseLikeliest { cards, chance },
        Prospect::OtherRooms(room) => Verdict::AskElsewhere { cards, chance, room: setting.said_card(*room) },
        // Waiting costs only if somebody else is quicker; who that is, nobody can count.
        Prospect::Asking(_) => Verdict::AskFirst { cards, chance, is_even },
    }
}

fn advised(setting: &Setting, posterior: &Posterior, outlook: &Outlook) -> Advised {
    Advised {
        cards: outlook.cards.iter().map(|card| setting.card_name(card).to_owned()).collect(),
        bits: outlook.bits,
        cases_after: outlook.cases_after,
        solves: outlook.solves,
        answers: outlook.replies.iter().map(|reply| possible(setting, reply)).collect(),
        gain: gain(setting, posterior.cases().len(), outlook).into(),
    }
}

fn possible(setting: &Setting, reply: &Reply) -> PossibleAnswer {
    PossibleAnswer {
        shown_by: reply.shown.map(|(holder, _)| setting.who_name(setting.who(holder)).to_owned()),
        card: reply.shown.map(|(_, card)| setting.card_name(card).to_owned()),
        chance: reply.chance,
        cases: reply.cases,
    }
}

/// What a suggestion is expected to bring.
fn gain(setting: &Setting, solutions: usize, outlook: &Outlook) -> Gain {
    let after = outlook.cases_after;
    let after = if after < 10.0 { (after * 10.0).round() / 10.0 } else { after.round() };
    let likeliest = outlook.replies.first().expect("a suggestion has some answer");
    let answer = match likeliest.shown {
        Some((holder, card)) => {
            LikelyAnswer::Shows { who: Numbered(setting).holder(holder), card: setting.said_card(card) }
        }
        None => LikelyAnswer::NoOneShows,
    };
    let chance = Chance::from(likeliest.chance);
    match outlook.solves > 0.0 {
        true => Gain::LeavesOrSolves { after, solutions, solves: outlook.solves.into(), answer, chance },
        false => Gain::Leaves { after, solutions, answer, chance },
    }
}
