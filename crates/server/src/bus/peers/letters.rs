//! What nodes say to each other, as it is written into envelopes: a heading as JSON, and text that pages get as it is.

use crate::bus::{News, Parcel, Text, Topic, queue, queued_game};
use parlour_game::{Seat, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What a node is told.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum Heading {
    /// The sender is there.
    Beat,
    /// The sender stops, or was cut off: nobody listens there any more, and whoever listens to it comes in anew.
    Leaving,
    /// Nobody listened to this place at the sender's any more when so many asks had been sent.
    Left { place: String, asks: u64 },
    /// News of a place that the sender serves. The text follows.
    News { place: String, to: To, news: Shape },
}

/// Who at the place is told.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum To {
    All,
    /// Who looks through these eyes.
    Viewer(Option<Seat>),
    /// A guest who waits in a queue.
    Guest(String),
}

/// [`News`] without their text.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Shape {
    Message,
    Frame(Option<Seat>, u32),
    Table(u64, Vec<Option<String>>),
    SentAway(String),
    Removed,
    LookAgain,
    RollCall,
}

/// What a node is asked, before the body.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Question {
    pub(super) place: String,
    pub(super) name: String,
    /// Whether somebody listens there at the sender's, and through whose eyes.
    pub(super) listens: Option<Vec<Option<Seat>>>,
}

impl Question {
    pub(super) fn of(parcel: &Parcel, listens: Option<Vec<Viewer>>) -> Self {
        let seats = |viewers: Vec<Viewer>| viewers.into_iter().map(Viewer::seat).collect();
        Self { place: parcel.place.clone(), name: parcel.name.clone(), listens: listens.map(seats) }
    }
}

pub(super) fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

/// The place that a topic belongs to, and who is told there.
pub(super) fn addressed(topic: Topic<'_>) -> (String, To) {
    match topic {
        Topic::House(table) => (table.into(), To::All),
        Topic::Viewer(table, viewer) => (table.into(), To::Viewer(viewer.seat())),
        Topic::Queue(game) => (queue(game), To::All),
        Topic::Waiting(game, guest) => (queue(game), To::Guest(guest.into())),
    }
}

/// The topic at this node.
pub(super) fn topic<'a>(place: &'a str, to: &'a To) -> Topic<'a> {
    match (queued_game(place), to) {
        (Some(game), To::Guest(guest)) => Topic::Waiting(game, guest),
        (Some(game), To::All | To::Viewer(_)) => Topic::Queue(game),
        (None, To::Viewer(seat)) => Topic::Viewer(place, viewer(*seat)),
        (None, To::All | To::Guest(_)) => Topic::House(place),
    }
}

/// A piece of news as it travels.
pub(super) fn write_news(place: String, to: To, news: &News) -> Vec<u8> {
    let (news, text) = match news {
        News::Message(text) => (Shape::Message, Some(text)),
        News::Frame(viewer, seq, text) => (Shape::Frame(viewer.seat(), *seq), Some(text)),
        News::Table(text, version, seating) => (Shape::Table(*version, seating.to_vec()), Some(text)),
        News::SentAway(guest) => (Shape::SentAway(guest.clone()), None),
        News::Removed => (Shape::Removed, None),
        News::LookAgain => (Shape::LookAgain, None),
        News::RollCall => (Shape::RollCall, None),
    };
    write(&Heading::News { place, to, news }, text.map_or(&[], |text| text.as_bytes()))
}

impl Shape {
    /// `None` if the text is none.
    pub(super) fn with(self, text: &[u8]) -> Option<News> {
        let text = || Some(Text::from_json(std::str::from_utf8(text).ok()?.as_bytes().to_vec()));
        Some(match self {
            Self::Message => News::Message(text()?),
            Self::Frame(seat, seq) => News::Frame(viewer(seat), seq, text()?),
            Self::Table(version, seating) => News::Table(text()?, version, seating.into()),
            Self::SentAway(guest) => News::SentAway(guest),
            Self::Removed => News::Removed,
            Self::LookAgain => News::LookAgain,
            Self::RollCall => News::RollCall,
        })
    }
}

/// A heading and what follows it. JSON has no line breaks.
pub(super) fn write(heading: &impl Serialize, text: &[u8]) -> Vec<u8> {
    let mut content = serde_json::to_vec(heading).expect("headings are plain data");
    content.reserve(1 + text.len());
    content.push(b'\n');
    content.extend_from_slice(text);
    content
}

pub(super) fn read<H: DeserializeOwned>(content: &[u8]) -> Option<(H, &[u8])> {
    let end = content.iter().position(|byte| *byte == b'\n')?;
    let heading = serde_json::from_slice(&content[..end]).ok()?;
    Some((heading, &content[end + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_of_news_arrives_as_it_was_sent() {
        let text = Text::of(&"two\nlines");
        let seat = Viewer::Seat(Seat::new(2));
        for news in [
            News::Message(text.clone()),
            News::Frame(seat, 12, text.clone()),
            News::Table(text, 7, vec![Some("ann".to_owned()), None].into()),
            News::SentAway("bob".into()),
            News::Removed,
            News::LookAgain,
            News::RollCall,
        ] {
            let (place, to) = addressed(Topic::Viewer("t", seat));
            let content = write_news(place, to, &news);
            let (heading, text) = read::<Heading>(&content).unwrap();
            let Heading::News { place, to, news: shape } = heading else { panic!("{heading:?}") };
            assert!(matches!(topic(&place, &to), Topic::Viewer("t", viewer) if viewer == seat));
            assert_eq!(format!("{:?}", shape.with(text).unwrap()), format!("{news:?}"));
        }
        assert!(Shape::Message.with(&[0xff]).is_none());
        assert!(read::<Heading>(b"no heading").is_none());
    }

    #[test]
    fn what_a_waiting_guest_is_told_is_for_their_pages_alone() {
        let (place, to) = addressed(Topic::Waiting("game", "ann"));
        assert_eq!(place, queue("game"));
        assert!(matches!(topic(&place, &to), Topic::Waiting("game", "ann")));
        assert!(matches!(topic(&place, &To::All), Topic::Queue("game")));
    }
}
