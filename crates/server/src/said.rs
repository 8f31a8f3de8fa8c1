//! What a host is told of data folders and backups: `languages/<language>/folder.ftl`. Here is what its values share.

use serde::Serializer;
use std::path::Path;

/// Writes a path as it is printed: one that is no text, too.
pub(crate) fn path<S: Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&path.display())
}

/// Writes the permissions of a file as people know them: 755.
pub(crate) fn mode<S: Serializer>(mode: &u32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{mode:03o}"))
}

#[cfg(test)]
mod tests {
    use crate::OpenError;
    use crate::backup::{BackupError, RestoreError, Unusable, VerifyError};
    use crate::data_folder::FolderError;
    use crate::store::Damage;
    use crate::store::postgres::Unopened;
    use parlour_voice::trial::Trial;

    #[test]
    fn every_fault_is_said_in_every_language() {
        Trial::new("folder")
            .with::<FolderError>()
            .with::<BackupError>()
            .with::<RestoreError>()
            .with::<VerifyError>()
            .with::<Unusable>()
            .with::<Damage>()
            .with::<OpenError>()
            .with::<Unopened>()
            .hold();
    }
}
