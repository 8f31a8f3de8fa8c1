//! Documents in memory.

use super::{Kept, Memory};
use async_trait::async_trait;
use parlour_server::store::{
    DocumentError, DocumentHead, DocumentKey, DocumentKind, DocumentQuota, Documents, Fault, SaveDocument,
    StoredDocument,
};

impl Kept {
    pub(super) fn documents_of(&self, kind: DocumentKind, guest: &str) -> Vec<&StoredDocument> {
        let own = self.documents.iter().filter(|(key, _)| key.kind == kind && key.guest == guest);
        own.map(|(_, document)| document).collect()
    }

    fn document(&mut self, key: &DocumentKey) -> Option<&mut StoredDocument> {
        self.documents.iter_mut().find(|(other, _)| other == key).map(|(_, document)| document)
    }

    fn has_name(&self, key: &DocumentKey, name: &str) -> bool {
        let mut own = self.documents_of(key.kind, &key.guest).into_iter();
        key.kind == DocumentKind::Save && own.any(|other| other.head.id != key.id && other.head.name == name)
    }
}

fn bytes(documents: &[&StoredDocument]) -> u64 {
    documents.iter().map(|document| document.body.len() as u64).sum()
}

#[async_trait]
impl Documents for Memory {
    async fn create_document(
        &self,
        kind: DocumentKind,
        guest: &str,
        document: StoredDocument,
        quota: DocumentQuota,
    ) -> Result<(), DocumentError> {
        let mut kept = self.0.lock().unwrap();
        let key = DocumentKey::new(kind, guest, &document.head.id);
        let own = kept.documents_of(kind, guest);
        if own.len() as u64 >= quota.documents {
            return Err(DocumentError::TooMany);
        }
        if bytes(&own) + document.body.len() as u64 > quota.bytes {
            return Err(DocumentError::Full);
        }
        let is_nowhere = kind == DocumentKind::SeatNotes && !kept.tables.contains_key(&document.head.topic);
        if is_nowhere || kept.has_name(&key, &document.head.name) || kept.document(&key).is_some() {
            return Err(kind.clash());
        }
        kept.documents.push((key, document));
        Ok(())
    }

    async fn documents_of(&self, kind: DocumentKind, guest: &str) -> Result<Vec<DocumentHead>, Fault> {
        let kept = self.0.lock().unwrap();
        let own = kept.documents_of(kind, guest).into_iter();
        let mut heads: Vec<DocumentHead> = own.map(|document| document.head.clone()).collect();
        heads.sort_by(|a, b| b.changed_at.cmp(&a.changed_at).then(a.id.cmp(&b.id)));
        Ok(heads)
    }

    async fn load_document(&self, key: &DocumentKey) -> Result<Option<StoredDocument>, Fault> {
        Ok(self.0.lock().unwrap().document(key).cloned())
    }

    async fn find_document(&self, kind: DocumentKind, id: &str) -> Result<Option<StoredDocument>, Fault> {
        let kept = self.0.lock().unwrap();
        let found = kept.documents.iter().find(|(key, _)| key.kind == kind && key.id == id);
        Ok(found.map(|(_, document)| document.clone()))
    }

    async fn save_document(&self, save: SaveDocument, quota: DocumentQuota) -> Result<(), DocumentError> {
        let SaveDocument { key, version, body, at } = save;
        let mut kept = self.0.lock().unwrap();
        let used = bytes(&kept.documents_of(key.kind, &key.guest));
        let found = kept.document(&key).filter(|document| document.version == version);
        let Some(document) = found else { return Err(DocumentError::Conflict) };
        let [before, after] = [&document.body, &body].map(|body| body.len() as u64);
        if after > before && used - before + after > quota.bytes {
            return Err(DocumentError::Full);
        }
        document.version += 1;
        document.body = body;
        document.head.changed_at = at;
        Ok(())
    }

    async fn rename_document(
        &self,
        key: &DocumentKey,
        name: &str,
    ) -> Result<Option<DocumentHead>, DocumentError> {
        let mut kept = self.0.lock().unwrap();
        let is_taken = kept.has_name(key, name);
        let Some(document) = kept.document(key) else { return Ok(None) };
        if is_taken {
            return Err(DocumentError::NameTaken);
        }
        document.head.name = name.to_owned();
        Ok(Some(document.head.clone()))
    }

    async fn delete_document(&self, key: &DocumentKey, unchanged_since: Option<u64>) -> Result<bool, Fault> {
        let mut kept = self.0.lock().unwrap();
        let before = kept.documents.len();
        let is_old =
            |document: &StoredDocument| unchanged_since.is_none_or(|at| document.head.changed_at <= at);
        kept.documents.retain(|(other, document)| other != key || !is_old(document));
        Ok(kept.documents.len() < before)
    }
}
