//! Links in memory.

use super::Memory;
use async_trait::async_trait;
use parlour_server::store::{CommitError, Fault, Links, MOST_KEYS, NewLinkRow, StoredLink};

#[async_trait]
impl Links for Memory {
    async fn create_link(&self, link: NewLinkRow) -> Result<(), Fault> {
        let mut kept = self.0.lock().unwrap();
        kept.links.retain(|(other, _)| other.guest != link.guest || other.kind != link.kind);
        kept.links.push((link, false));
        Ok(())
    }

    async fn link(&self, secret_hash: [u8; 32]) -> Result<Option<StoredLink>, Fault> {
        let kept = self.0.lock().unwrap();
        let found = kept.links.iter().find(|(link, _)| link.secret_hash == secret_hash);
        Ok(found.and_then(|(link, is_used)| {
            let (guest, _) = kept.guests.iter().find(|(guest, _)| guest.id == link.guest)?;
            Some(StoredLink { guest: guest.clone(), expires_at: link.expires_at, is_used: *is_used })
        }))
    }

    async fn use_link(
        &self,
        secret_hash: [u8; 32],
        token_hash: [u8; 32],
        at: u64,
    ) -> Result<(), CommitError> {
        let mut kept = self.0.lock().unwrap();
        let found = kept
            .links
            .iter_mut()
            .find(|(link, is_used)| link.secret_hash == secret_hash && !is_used && link.expires_at > at);
        let Some((link, is_used)) = found else { return Err(CommitError::Conflict) };
        *is_used = true;
        let key = (link.guest.clone(), token_hash);
        kept.keys.push(key.clone());
        let own = |(guest, _): &(String, [u8; 32])| *guest == key.0;
        if kept.keys.iter().filter(|other| own(other)).count() > MOST_KEYS as usize {
            let oldest = kept.keys.iter().position(own).unwrap();
            kept.keys.remove(oldest);
        }
        Ok(())
    }
}
