//! The file format of a backup: `tar.gz`, with a manifest as its first entry.

use crate::data_folder::private_file;
use data_encoding::HEXLOWER;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use parlour_voice::{spoken, trouble};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

const FORMAT: &str = "parlour-backup";
const VERSION: u64 = 1;
const MANIFEST: &str = "backup.json";
/// The first bytes of a gzip file.
const GZIP: [u8; 2] = [0x1f, 0x8b];
/// An upper bound of the padding after the last entry, in bytes.
const PADDING: u64 = 64 * 1024;
/// An upper bound of the manifest, in bytes.
const MANIFEST_BYTES: u64 = 64 * 1024;

/// The manifest: what the backup is, and its files.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Manifest {
    format: String,
    version: u64,
    /// The version of the house.
    pub(super) parlour: String,
    /// In milliseconds since 1970.
    pub(super) made_at: u64,
    /// In the order of the archive.
    files: Vec<Item>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Item {
    name: String,
    bytes: u64,
    sha256: String,
}

/// Why a file is not a valid backup.
#[derive(Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Unusable {
    Foreign,
    Newer {
        format: u64,
    },
    CutOff,
    #[serde(rename = "damaged-backup")]
    Damaged {
        fault: String,
    },
    TooLarge {
        needed: u64,
        free: u64,
    },
    #[serde(rename = "unreadable-backup")]
    Io {
        #[serde(serialize_with = "trouble")]
        error: io::Error,
    },
}

spoken!(
    Unusable,
    "folder",
    [
        Unusable::Foreign,
        Unusable::Newer { format: 9 },
        Unusable::CutOff,
        Unusable::Damaged { fault: "…".into() },
        Unusable::TooLarge { needed: 12_345, free: 1_234 },
        Unusable::Io { error: io::ErrorKind::NotFound.into() },
    ]
);

impl Unusable {
    fn damaged(fault: impl Into<String>) -> Self {
        Self::Damaged { fault: fault.into() }
    }
}

impl From<io::Error> for Unusable {
    fn from(error: io::Error) -> Self {
        Self::Io { error }
    }
}

impl Manifest {
    /// The manifest of those of these files that are in the folder.
    pub(super) fn of(folder: &Path, names: &[&str]) -> io::Result<Self> {
        let mut files = Vec::new();
        for name in names {
            let path = folder.join(name);
            if path.is_file() {
                let (bytes, sha256) = digest(&mut File::open(path)?, &mut io::sink())?;
                files.push(Item { name: (*name).to_owned(), bytes, sha256 });
            }
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Ok(Self {
            format: FORMAT.into(),
            version: VERSION,
            parlour: env!("CARGO_PKG_VERSION").into(),
            made_at: since.as_millis() as u64,
            files,
        })
    }
}

/// Writes the files of the manifest out of their folder.
pub(super) fn write(out: &mut File, manifest: &Manifest, folder: &Path) -> io::Result<()> {
    let mut archive = tar::Builder::new(GzEncoder::new(out, Compression::default()));
    let text = serde_json::to_vec_pretty(manifest).expect("plain data");
    archive.append_data(&mut header(manifest, text.len() as u64), MANIFEST, text.as_slice())?;
    for Item { name, bytes, .. } in &manifest.files {
        archive.append_data(&mut header(manifest, *bytes), name, File::open(folder.join(name))?)?;
    }
    archive.into_inner()?.finish()?.flush()
}

fn header(manifest: &Manifest, bytes: u64) -> tar::Header {
    let mut header = tar::Header::new_gnu();
    header.set_size(bytes);
    header.set_mode(0o600);
    header.set_mtime(manifest.made_at / 1000);
    header
}

/// Unpacks a backup into an empty folder. Lengths and checksums must match the manifest, nothing beyond its lengths is
/// written, and only file names in `known` are accepted.
///
/// # Errors
/// What is wrong with the file. The folder may then contain partial files.
pub(super) fn read(file: &Path, folder: &Path, known: &[&str]) -> Result<Manifest, Unusable> {
    let mut file = BufReader::new(File::open(file).map_err(Unusable::from)?);
    if !file.fill_buf().map_err(Unusable::from)?.starts_with(&GZIP) {
        return Err(Unusable::Foreign);
    }
    let mut archive = tar::Archive::new(GzDecoder::new(file));
    // Without raw entries the library would read tar's own extensions, such as long names, into memory.
    let mut entries = archive.entries().map_err(Unusable::from)?.raw(true);
    let first = entries.next().ok_or(Unusable::Foreign)?;
    let mut first = first.map_err(|error| match unreadable(error) {
        // Gzip, but not tar: not a backup.
        Unusable::Damaged { .. } => Unusable::Foreign,
        other => other,
    })?;
    if first.path_bytes().as_ref() != MANIFEST.as_bytes() || first.size() > MANIFEST_BYTES {
        return Err(Unusable::Foreign);
    }
    let mut text = Vec::new();
    first.read_to_end(&mut text).map_err(unreadable)?;
    let manifest = understand(&text)?;
    must_fit(&manifest, folder)?;
    for item in &manifest.files {
        let entry = entries.next().ok_or(Unusable::CutOff)?.map_err(unreadable)?;
        let name = known.iter().find(|name| **name == item.name);
        let name = name.ok_or_else(|| Unusable::damaged(format!("'{}' does not belong in it", item.name)))?;
        if entry.path_bytes().as_ref() != name.as_bytes() {
            return Err(Unusable::damaged(format!("'{name}' is not where it should be")));
        }
        if entry.size() > item.bytes {
            return Err(Unusable::damaged(format!("'{name}' is longer than it should be")));
        }
        let mut out = create(&folder.join(name)).map_err(Unusable::from)?;
        let (bytes, sha256) = digest(&mut entry.take(item.bytes), &mut out).map_err(unreadable)?;
        if bytes < item.bytes {
            return Err(Unusable::CutOff);
        }
        if sha256 != item.sha256 {
            return Err(Unusable::damaged(format!("'{name}' is not what was written")));
        }
        out.sync_all().map_err(Unusable::from)?;
    }
    let more = || Unusable::damaged("there is more in it than it should hold");
    if entries.next().is_some() {
        return Err(more());
    }
    // Read to the end, so that gzip's own checksum is verified.
    let mut rest = archive.into_inner().take(PADDING);
    if io::copy(&mut rest, &mut io::sink()).map_err(unreadable)? == PADDING {
        return Err(more());
    }
    Ok(manifest)
}

/// # Errors
/// If the disk has no room for the files of the manifest.
fn must_fit(manifest: &Manifest, folder: &Path) -> Result<(), Unusable> {
    let needed = manifest.files.iter().fold(0_u64, |sum, item| sum.saturating_add(item.bytes));
    match free_space(folder) {
        Some(free) if needed > free => Err(Unusable::TooLarge { needed, free }),
        _ => Ok(()),
    }
}

/// The free bytes of the disk, where the system tells.
fn free_space(folder: &Path) -> Option<u64> {
    #[cfg(unix)]
    {
        let about = rustix::fs::statvfs(folder).ok()?;
        Some(about.f_bavail.saturating_mul(about.f_frsize))
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        None
    }
}

fn understand(text: &[u8]) -> Result<Manifest, Unusable> {
    let text: Value = serde_json::from_slice(text).map_err(|_| Unusable::Foreign)?;
    // These two fields every version has.
    match text["version"].as_u64().filter(|_| text["format"] == FORMAT) {
        None => Err(Unusable::Foreign),
        Some(version) if version > VERSION => Err(Unusable::Newer { format: version }),
        Some(_) => {
            let damaged = |error| Unusable::damaged(format!("{MANIFEST}: {error}"));
            serde_json::from_value(text).map_err(damaged)
        }
    }
}

fn unreadable(error: io::Error) -> Unusable {
    match error.kind() {
        io::ErrorKind::UnexpectedEof => Unusable::CutOff,
        io::ErrorKind::InvalidInput | io::ErrorKind::InvalidData | io::ErrorKind::Other => {
            Unusable::damaged(error.to_string())
        }
        _ => Unusable::Io { error },
    }
}

/// A new file, readable by its owner only.
fn create(path: &Path) -> io::Result<File> {
    private_file().write(true).create_new(true).open(path)
}

/// Copies, and returns the length and the checksum.
fn digest(from: &mut impl Read, to: &mut impl Write) -> io::Result<(u64, String)> {
    let mut hash = Sha256::new();
    let mut buffer = vec![0; 64 * 1024];
    let mut bytes = 0;
    loop {
        let count = match from.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        hash.update(&buffer[..count]);
        to.write_all(&buffer[..count])?;
        bytes += count as u64;
    }
    Ok((bytes, HEXLOWER.encode(&hash.finalize())))
}
