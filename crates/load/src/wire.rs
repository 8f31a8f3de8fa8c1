//! The protocol as a guest needs it; `docs/protocol.md` has the whole.
//!
//! Written from the document and not shared with the server, as for any bot.

use crate::families::Families;
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;

/// Any message of the house: the fields of all types, empty where a type lacks them.
#[derive(Deserialize)]
pub(crate) struct Message {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    /// `done`, `refused`: which request.
    #[serde(default)]
    pub(crate) id: Option<String>,
    /// `refused`, `wrong`, `bye`: why.
    #[serde(default)]
    pub(crate) reason: Option<Reason>,
    /// The same in English.
    #[serde(default)]
    pub(crate) text: Option<String>,
    /// `welcome`: the table.
    #[serde(default)]
    pub(crate) table: Option<TableNow>,
    /// `frame`.
    #[serde(default)]
    pub(crate) seat: Option<usize>,
    /// Also in `done`, where it may be null.
    #[serde(default, deserialize_with = "or_zero")]
    pub(crate) seq: usize,
    #[serde(default)]
    pub(crate) since: usize,
    #[serde(default)]
    pub(crate) sights: Vec<Box<RawValue>>,
    #[serde(default)]
    pub(crate) view: Families,
    #[serde(default)]
    pub(crate) actions: Vec<Box<RawValue>>,
    #[serde(default)]
    pub(crate) turn: Option<Turn>,
}

/// Why not.
#[derive(Deserialize)]
pub(crate) struct Reason {
    pub(crate) code: String,
}

fn or_zero<'de, D: serde::Deserializer<'de>>(from: D) -> Result<usize, D::Error> {
    Ok(Option::deserialize(from)?.unwrap_or_default())
}

impl Message {
    pub(crate) fn read(text: &str) -> anyhow::Result<Self> {
        Ok(serde_json::from_str(text)?)
    }
}

#[derive(Deserialize)]
pub(crate) struct Turn {
    #[serde(default)]
    pub(crate) seat: Option<usize>,
}

#[derive(Deserialize)]
pub(crate) struct TableNow {
    pub(crate) phase: Phase,
    pub(crate) seats: Vec<SeatNow>,
}

impl TableNow {
    pub(crate) fn is_before_the_start(&self) -> bool {
        ["waiting", "starting"].contains(&self.phase.at.as_str())
    }
}

#[derive(Deserialize)]
pub(crate) struct Phase {
    at: String,
}

#[derive(Deserialize)]
pub(crate) struct SeatNow {
    /// Who sits there; only that somebody does is of interest.
    pub(crate) guest: Option<serde::de::IgnoredAny>,
}

/// Which kind of action it is: all games call it `do`.
pub(crate) fn kind_of(action: &RawValue) -> String {
    #[derive(Deserialize)]
    struct Kind {
        #[serde(rename = "do", default)]
        kind: String,
    }
    serde_json::from_str::<Kind>(action.get()).map(|action| action.kind).unwrap_or_default()
}

pub(crate) fn act(id: &str, seat: usize, seq: usize, action: &RawValue) -> String {
    json!({ "type": "act", "id": id, "seat": seat, "seq": seq, "action": action }).to_string()
}

pub(crate) fn sit(seat: usize) -> String {
    json!({ "type": "sit", "id": format!("sit-{seat}"), "seat": seat, "name": format!("Guest {seat}") })
        .to_string()
}

pub(crate) fn ready(seat: usize) -> String {
    json!({ "type": "ready", "id": format!("ready-{seat}"), "ready": true }).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frame_of_the_document_is_read() {
        let frame = Message::read(
            r#"{"type":"frame","seat":0,"seq":2,"since":1,"sights":[{"saw":"moved"}],"view":{"ply":2},
                "actions":[{"do":"move","path":[15,22]},{"do":"resign"}],"turn":{"seat":0},"deadline":null}"#,
        );
        let frame = frame.unwrap();
        assert_eq!((frame.kind.as_str(), frame.seat, frame.seq, frame.since), ("frame", Some(0), 2, 1));
        assert_eq!(frame.turn.unwrap().seat, Some(0));
        assert_eq!(
            frame.actions.iter().map(|action| kind_of(action)).collect::<Vec<_>>(),
            ["move", "resign"]
        );
    }

    #[test]
    fn a_finished_match_waits_for_nobody() {
        for over in [r#"{"over":"drawn"}"#, r#"{"over":{"won":[1]}}"#] {
            let frame =
                Message::read(&format!(r#"{{"type":"frame","seat":1,"seq":9,"turn":{over}}}"#)).unwrap();
            assert_eq!(frame.turn.unwrap().seat, None);
        }
    }

    #[test]
    fn an_action_is_sent_as_it_came() {
        let action = RawValue::from_string(r#"{"path":[22,18],"do":"move"}"#.into()).unwrap();
        let sent: serde_json::Value = serde_json::from_str(&act("b9", 1, 7, &action)).unwrap();
        let expected = json!({ "type": "act", "id": "b9", "seat": 1, "seq": 7,
            "action": { "do": "move", "path": [22, 18] } });
        assert_eq!(sent, expected);
    }
}
