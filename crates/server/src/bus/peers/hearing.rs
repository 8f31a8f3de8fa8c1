//! What this node hears from others: which node serves each place that somebody here listens to.

use crate::store::NodeId;
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard};

#[derive(Default)]
pub(super) struct Hearing(Mutex<HashMap<String, NodeId>>);

impl Hearing {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, NodeId>> {
        self.0.lock().expect("no holder panics")
    }

    /// That node is asked about the place: from now on it is believed, and no other one is. Returns whether another one was:
    /// what that node said last, and this one says first, need not fit.
    pub(super) fn listen(&self, place: &str, node: NodeId) -> bool {
        let mut places = self.lock();
        match places.get_mut(place) {
            Some(former) => std::mem::replace(former, node) != node,
            None => {
                places.insert(place.to_owned(), node);
                false
            }
        }
    }

    /// Whether news of a place are believed from a node.
    pub(super) fn believes(&self, place: &str, node: NodeId) -> bool {
        self.lock().get(place) == Some(&node)
    }

    pub(super) fn forget(&self, place: &str) {
        self.lock().remove(place);
    }

    /// The places that were heard from a node, which are heard from nobody now.
    pub(super) fn lose(&self, node: NodeId) -> Vec<String> {
        let mut places = self.lock();
        places.extract_if(|_, other| *other == node).map(|(place, _)| place).collect()
    }

    /// The places that were heard from a node.
    pub(super) fn of(&self, node: NodeId) -> Vec<String> {
        let places = self.lock();
        places.iter().filter(|(_, other)| **other == node).map(|(place, _)| place.clone()).collect()
    }

    /// The nodes of which places are heard.
    pub(super) fn nodes(&self) -> HashSet<NodeId> {
        self.lock().values().copied().collect()
    }

    /// Takes out the places of a node to which nobody here listens any more.
    pub(super) fn take_unheard(&self, node: NodeId, is_heard: impl Fn(&str) -> bool) -> Vec<String> {
        let mut places = self.lock();
        places.extract_if(|place, other| *other == node && !is_heard(place)).map(|(place, _)| place).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_of_a_former_owner_are_not_believed() {
        let (hearing, ann, bob) = (Hearing::default(), NodeId(1), NodeId(2));
        assert!(!hearing.listen("t", ann) && !hearing.listen("t", ann) && !hearing.listen("u", ann));
        assert!(hearing.believes("t", ann) && !hearing.believes("t", bob));
        assert!(hearing.listen("t", bob), "whoever listens comes in anew");
        assert!(hearing.believes("t", bob) && !hearing.believes("t", ann));
        assert_eq!(hearing.lose(ann), ["u"]);
        assert_eq!(hearing.nodes(), HashSet::from([bob]));
        assert_eq!(hearing.take_unheard(ann, |_| false), [""; 0]);
        assert_eq!(hearing.take_unheard(bob, |place| place != "t"), ["t"]);
        assert!(!hearing.believes("t", bob));
    }
}
