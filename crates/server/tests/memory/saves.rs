//! Saves in memory.

use super::Memory;
use async_trait::async_trait;
use parlour_server::store::{Fault, NewSaveRow, SaveError, SaveHead, SaveShelf, Saves, StoredSave};

#[async_trait]
impl Saves for Memory {
    async fn create_save(&self, save: NewSaveRow, shelf: SaveShelf) -> Result<(), SaveError> {
        let mut kept = self.0.lock().unwrap();
        let own: Vec<&NewSaveRow> = kept.saves.iter().filter(|other| other.guest == save.guest).collect();
        if own.len() as u64 >= shelf.saves {
            return Err(SaveError::TooMany);
        }
        if own.iter().map(|other| other.body.len() as u64).sum::<u64>() + save.body.len() as u64 > shelf.bytes
        {
            return Err(SaveError::Full);
        }
        if own.iter().any(|other| other.head.name == save.head.name) {
            return Err(SaveError::NameTaken);
        }
        kept.saves.push(save);
        Ok(())
    }

    async fn saves_of(&self, guest: &str) -> Result<Vec<SaveHead>, Fault> {
        let kept = self.0.lock().unwrap();
        let own = kept.saves.iter().filter(|save| save.guest == guest);
        let mut heads: Vec<SaveHead> = own.map(|save| save.head.clone()).collect();
        heads.sort_by(|a, b| b.saved_at.cmp(&a.saved_at).then(a.id.cmp(&b.id)));
        Ok(heads)
    }

    async fn load_save(&self, guest: &str, id: &str) -> Result<Option<StoredSave>, Fault> {
        let kept = self.0.lock().unwrap();
        let save = kept.saves.iter().find(|save| save.guest == guest && save.head.id == id);
        Ok(save.map(|save| StoredSave { head: save.head.clone(), body: save.body.clone() }))
    }

    async fn rename_save(&self, guest: &str, id: &str, name: &str) -> Result<Option<SaveHead>, SaveError> {
        let mut kept = self.0.lock().unwrap();
        let own = || kept.saves.iter().filter(|save| save.guest == guest);
        if !own().any(|save| save.head.id == id) {
            return Ok(None);
        }
        if own().any(|save| save.head.id != id && save.head.name == name) {
            return Err(SaveError::NameTaken);
        }
        let save = kept.saves.iter_mut().find(|save| save.guest == guest && save.head.id == id);
        Ok(save.map(|save| {
            save.head.name = name.to_owned();
            save.head.clone()
        }))
    }

    async fn delete_save(&self, guest: &str, id: &str) -> Result<bool, Fault> {
        let mut kept = self.0.lock().unwrap();
        let before = kept.saves.len();
        kept.saves.retain(|save| save.guest != guest || save.head.id != id);
        Ok(kept.saves.len() < before)
    }
}
