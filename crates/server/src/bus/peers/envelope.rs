//! What travels between nodes: sealed, numbered, and of a length that tells little.
//!
//! The seal covers the subject and the number, so that nobody who can write to the bus can send a message to another
//! node, or twice.

use crate::saves::Seal;
use crate::store::NodeId;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// The least that a message takes: most asks and answers are as long as each other.
const LEAST: usize = 512;

/// Sender, number and length.
const HEADER: usize = 8 + 8 + 4;

/// What all nodes of a house know: how their messages are sealed, and where they are sent.
pub(super) struct Envelopes {
    seal: Seal,
    /// What the subjects of this house begin with.
    house: String,
}

/// A message that was opened.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Opened {
    pub(super) from: NodeId,
    pub(super) number: u64,
    pub(super) content: Vec<u8>,
}

impl Envelopes {
    /// Keys are drawn from that of the house: every node knows it, the bus does not.
    pub(super) fn of_house(key: [u8; 32]) -> Self {
        let draw =
            |what: &[u8]| -> [u8; 32] { Sha256::new_with_prefix(what).chain_update(key).finalize().into() };
        let name = draw(b"parlour bus name ");
        Self { seal: Seal::new(draw(b"parlour bus key ")), house: HEXLOWER.encode(&name[..6]) }
    }

    /// Where a node is asked, or told news.
    pub(super) fn subject(&self, node: NodeId, kind: &str) -> String {
        format!("parlour.{}.{}.{kind}", self.house, node.0)
    }

    /// `about` is the subject, or what an answer answers.
    pub(super) fn close(&self, about: &str, from: NodeId, number: u64, content: &[u8]) -> Vec<u8> {
        let mut text = Vec::with_capacity(padded(HEADER + content.len()));
        text.extend_from_slice(&from.0.to_le_bytes());
        text.extend_from_slice(&number.to_le_bytes());
        text.extend_from_slice(&(content.len() as u32).to_le_bytes());
        text.extend_from_slice(content);
        text.resize(padded(text.len()), 0);
        self.seal.close(about.as_bytes(), &text)
    }

    /// `None` if it was not sealed by a node of this house, for this purpose.
    pub(super) fn open(&self, about: &str, sealed: &[u8]) -> Option<Opened> {
        let mut text = self.seal.open(about.as_bytes(), sealed)?;
        let header: &[u8; HEADER] = text.first_chunk()?;
        let number = |at: usize| u64::from_le_bytes(header[at..at + 8].try_into().expect("eight bytes"));
        let (from, number) = (NodeId(number(0)), number(8));
        let length = u32::from_le_bytes(header[16..].try_into().expect("four bytes")) as usize;
        text.drain(..HEADER);
        (length <= text.len()).then(|| text.truncate(length))?;
        Some(Opened { from, number, content: text })
    }
}

/// The next of a few lengths, at most an eighth longer: a card's name cannot be told by how long it is.
fn padded(length: usize) -> usize {
    let step = (length.next_power_of_two() / 16).max(LEAST);
    length.div_ceil(step) * step
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: NodeId = NodeId(7);

    #[test]
    fn what_was_sealed_is_read_by_the_same_house_for_the_same_purpose_only() {
        let (ours, theirs) = (Envelopes::of_house([1; 32]), Envelopes::of_house([2; 32]));
        let subject = ours.subject(NodeId(3), "ask");
        let sealed = ours.close(&subject, ANN, 12, b"who has the rope?");
        let opened = Opened { from: ANN, number: 12, content: b"who has the rope?".to_vec() };
        assert_eq!(ours.open(&subject, &sealed), Some(opened));
        assert_eq!(ours.open(&ours.subject(NodeId(4), "ask"), &sealed), None, "another node");
        assert_eq!(ours.open(&ours.subject(NodeId(3), "news"), &sealed), None, "another purpose");
        assert_eq!(theirs.open(&subject, &sealed), None, "another house");
        assert_ne!(ours.subject(ANN, "ask"), theirs.subject(ANN, "ask"));
        for place in [0, 30, sealed.len() - 1] {
            let mut changed = sealed.clone();
            changed[place] ^= 1;
            assert_eq!(ours.open(&subject, &changed), None);
        }
        assert_eq!(ours.open(&subject, b""), None);
    }

    #[test]
    fn names_of_different_length_make_messages_of_one_length() {
        let envelopes = Envelopes::of_house([1; 32]);
        let length = |text: &str| envelopes.close("x", ANN, 1, text.as_bytes()).len();
        assert_eq!(length("rope"), length("candlestick"));
        assert_eq!(length(&"a".repeat(1_600)), length(&"a".repeat(2_000)));
        assert!(padded(100_000) < 113_000);
        assert!((1..5_000).all(|length| padded(length) >= length));
    }
}
