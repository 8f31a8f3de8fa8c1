//! Certificates of the servers that a house uses: the files with those that are trusted, and why one was not.

use rustls::CertificateError;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use std::error::Error;
use std::io;
use std::path::Path;

/// Why a server is not believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Distrust {
    /// Who signed its certificate is not trusted, or it is no sound certificate of a server.
    Signature,
    /// Its certificate is for another name.
    Name,
}

impl Distrust {
    /// If that is what a connection failed of.
    pub(crate) fn of(error: &(dyn Error + 'static)) -> Option<Self> {
        let mut next = Some(error);
        while let Some(cause) = next {
            // What an error of a connection holds is left out where its source is asked for.
            let inner = cause.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
            let tls = match inner {
                Some(inner) => inner.downcast_ref(),
                None => cause.downcast_ref(),
            };
            if let Some(rustls::Error::InvalidCertificate(why)) = tls {
                return Some(match why {
                    CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
                        Self::Name
                    }
                    _ => Self::Signature,
                });
            }
            next = cause.source();
        }
        None
    }
}

/// The certificates in a file, at least one.
///
/// # Errors
/// Why it cannot be used.
pub(crate) fn read(file: &Path) -> Result<Vec<CertificateDer<'static>>, String> {
    let found = CertificateDer::pem_file_iter(file).map_err(|error| error.to_string())?;
    let found: Vec<_> = found.collect::<Result<_, _>>().map_err(|error| error.to_string())?;
    if found.is_empty() { Err("no certificate was found in it".into()) } else { Ok(found) }
}
