//! What this node of a house answers the others.

use crate::bus::{Answers, Parcel};
use crate::quick::QuickMatches;
use crate::store::NodeId;
use crate::table::Tables;
use async_trait::async_trait;
use std::sync::Arc;

pub(crate) struct Node {
    pub(crate) tables: Arc<Tables>,
    pub(crate) quick: Arc<QuickMatches>,
}

#[async_trait]
impl Answers for Node {
    async fn answer(&self, _from: NodeId, parcel: Parcel) -> Vec<u8> {
        let Parcel { place, name, body } = &parcel;
        if place.starts_with("queue/") {
            self.quick.answer(name, body).await
        } else {
            self.tables.answer(place, name, body).await
        }
    }

    async fn lost(&self, node: NodeId) {
        self.tables.lose(node).await;
        self.quick.lose(node).await;
    }

    async fn undisturbed(&self) {
        self.tables.undisturbed().await;
    }
}
