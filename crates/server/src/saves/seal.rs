//! The seal on files that hold secrets: authenticated encryption with a key of this house.
//!
//! XChaCha20-Poly1305, because its nonces are long enough to be drawn at random for ever (ADR 12). Whoever has the data
//! folder has the key, and could read the database as well.

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use std::io::{Error, ErrorKind, Write};
use std::path::Path;

const NONCE: usize = 24;
const KEY: usize = 32;

/// What seals and opens.
pub(crate) struct Seal {
    cipher: XChaCha20Poly1305,
    id: String,
}

impl Seal {
    /// The key in the data folder; the first time, it is made there.
    ///
    /// # Errors
    /// If the file cannot be read or made, or is no key.
    pub(crate) fn of_house(data: &Path) -> std::io::Result<Self> {
        let path = data.join(crate::data_folder::KEY);
        match Self::read(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let key = crate::ids::random::<KEY>();
                write_key(&path, &key)?;
                Ok(Self::new(key))
            }
            read => read,
        }
    }

    /// The key in a file.
    ///
    /// # Errors
    /// If the file cannot be read, or is no key.
    pub(crate) fn read(path: &Path) -> std::io::Result<Self> {
        let key: [u8; KEY] = std::fs::read(path)?
            .try_into()
            .map_err(|_| Error::new(ErrorKind::InvalidData, format!("{} is not a key", path.display())))?;
        Ok(Self::new(key))
    }

    pub(crate) fn new(key: [u8; KEY]) -> Self {
        let hash = Sha256::new_with_prefix(b"parlour save key ").chain_update(key).finalize();
        let id = HEXLOWER.encode(&hash[..6]);
        Self { cipher: XChaCha20Poly1305::new(&key.into()), id }
    }

    /// Tells this house's seal from another's, and nothing about the key.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// How long a text is once it is sealed.
    pub(crate) fn sealed_length(text: usize) -> usize {
        NONCE + text + 16
    }

    /// Nobody without the key can read the text, or change it or the header.
    pub(crate) fn close(&self, header: &[u8], text: &[u8]) -> Vec<u8> {
        let nonce = XNonce::from(crate::ids::random::<NONCE>());
        let sealed = self.cipher.encrypt(&nonce, Payload { msg: text, aad: header });
        let sealed = sealed.expect("a save is far shorter than the cipher's longest message");
        [nonce.as_slice(), &sealed].concat()
    }

    /// What was sealed under this header; `None` if anything was changed since.
    pub(crate) fn open(&self, header: &[u8], sealed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, text) = sealed.split_first_chunk::<NONCE>()?;
        self.cipher.decrypt(&XNonce::from(*nonce), Payload { msg: text, aad: header }).ok()
    }
}

/// Whole or not at all: a house that is killed meanwhile has none yet.
fn write_key(path: &Path, key: &[u8]) -> std::io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    // Its owner's alone, as all temporary files are.
    let mut draft = tempfile::Builder::new().prefix(".save-key-").tempfile_in(folder)?;
    draft.write_all(key)?;
    draft.as_file().sync_all()?;
    draft.persist_noclobber(path).map_err(|error| error.error)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_opens_what_it_closed_and_nothing_else() {
        let seal = Seal::new([1; KEY]);
        let sealed = seal.close(b"header", b"who did it");
        assert_eq!(sealed.len(), Seal::sealed_length(10));
        assert_eq!(seal.open(b"header", &sealed).as_deref(), Some(b"who did it".as_slice()));
        assert_eq!(seal.open(b"Header", &sealed), None);
        assert_eq!(Seal::new([2; KEY]).open(b"header", &sealed), None);
        assert!(!sealed.windows(10).any(|window| window == b"who did it"));
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert_eq!(seal.open(b"header", &changed), None, "byte {at}");
            assert_eq!(seal.open(b"header", &sealed[..at]), None, "cut at {at}");
        }
    }

    #[test]
    fn a_house_keeps_its_key() {
        let data = tempfile::tempdir().unwrap();
        let first = Seal::of_house(data.path()).unwrap();
        let sealed = first.close(b"", b"text");
        let again = Seal::of_house(data.path()).unwrap();
        assert_eq!(again.id(), first.id());
        assert!(again.open(b"", &sealed).is_some());
        std::fs::write(data.path().join("save.key"), b"short").unwrap();
        assert!(Seal::of_house(data.path()).is_err());
    }
}
