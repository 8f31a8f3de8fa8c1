//! Notebooks in memory.

use super::Memory;
use async_trait::async_trait;
use parlour_server::store::{
    Fault, NewNotebookRow, NotebookError, NotebookHead, Notebooks, Save, Shelf, StoredNotebook,
};

pub(super) struct Notebook {
    pub(super) guest: String,
    stored: StoredNotebook,
}

impl Notebook {
    fn is(&self, guest: &str, id: &str) -> bool {
        self.guest == guest && self.stored.head.id == id
    }
}

fn taken(notebooks: &[Notebook], guest: &str) -> Shelf {
    let own = notebooks.iter().filter(|notebook| notebook.guest == guest);
    let lengths: Vec<u64> = own.map(|notebook| notebook.stored.body.len() as u64).collect();
    Shelf { notebooks: lengths.len() as u64, bytes: lengths.iter().sum() }
}

#[async_trait]
impl Notebooks for Memory {
    async fn create_notebook(&self, row: NewNotebookRow, shelf: Shelf) -> Result<(), NotebookError> {
        let mut kept = self.0.lock().unwrap();
        let taken = taken(&kept.notebooks, &row.guest);
        if taken.notebooks >= shelf.notebooks {
            return Err(NotebookError::TooMany);
        }
        if taken.bytes + row.body.len() as u64 > shelf.bytes {
            return Err(NotebookError::Full);
        }
        let head = NotebookHead { id: row.id, tool: row.tool, name: row.name, changed_at: row.at };
        let stored = StoredNotebook { head, version: 0, body: row.body };
        kept.notebooks.push(Notebook { guest: row.guest, stored });
        Ok(())
    }

    async fn notebooks_of(&self, guest: &str, tool: &str) -> Result<Vec<NotebookHead>, Fault> {
        let kept = self.0.lock().unwrap();
        let mut heads: Vec<NotebookHead> = kept
            .notebooks
            .iter()
            .filter(|notebook| notebook.guest == guest && notebook.stored.head.tool == tool)
            .map(|notebook| notebook.stored.head.clone())
            .collect();
        heads.sort_by(|a, b| b.changed_at.cmp(&a.changed_at).then(a.id.cmp(&b.id)));
        Ok(heads)
    }

    async fn load_notebook(&self, guest: &str, id: &str) -> Result<Option<StoredNotebook>, Fault> {
        let kept = self.0.lock().unwrap();
        Ok(kept
            .notebooks
            .iter()
            .find(|notebook| notebook.is(guest, id))
            .map(|notebook| notebook.stored.clone()))
    }

    async fn find_notebook(&self, id: &str) -> Result<Option<StoredNotebook>, Fault> {
        let kept = self.0.lock().unwrap();
        let found = kept.notebooks.iter().find(|notebook| notebook.stored.head.id == id);
        Ok(found.map(|notebook| notebook.stored.clone()))
    }

    async fn save_notebook(&self, save: Save, shelf: Shelf) -> Result<(), NotebookError> {
        let mut kept = self.0.lock().unwrap();
        let taken = taken(&kept.notebooks, &save.guest);
        let found = kept
            .notebooks
            .iter_mut()
            .find(|notebook| notebook.is(&save.guest, &save.id) && notebook.stored.version == save.version);
        let Some(notebook) = found else { return Err(NotebookError::Conflict) };
        let [before, after] = [&notebook.stored.body, &save.body].map(|body| body.len() as u64);
        if after > before && taken.bytes - before + after > shelf.bytes {
            return Err(NotebookError::Full);
        }
        notebook.stored.version += 1;
        notebook.stored.body = save.body;
        notebook.stored.head.changed_at = save.at;
        Ok(())
    }

    async fn rename_notebook(
        &self,
        guest: &str,
        id: &str,
        name: &str,
    ) -> Result<Option<NotebookHead>, Fault> {
        let mut kept = self.0.lock().unwrap();
        let found = kept.notebooks.iter_mut().find(|notebook| notebook.is(guest, id));
        Ok(found.map(|notebook| {
            notebook.stored.head.name = name.to_owned();
            notebook.stored.head.clone()
        }))
    }

    async fn delete_notebook(&self, guest: &str, id: &str) -> Result<bool, Fault> {
        let mut kept = self.0.lock().unwrap();
        let before = kept.notebooks.len();
        kept.notebooks.retain(|notebook| !notebook.is(guest, id));
        Ok(kept.notebooks.len() < before)
    }
}
