//! The web client inside the binary, and the policy it lives under.

use super::Problem;
use crate::App;
use crate::wire::Reason;
use axum::extract::State;
use axum::http::{HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use data_encoding::BASE64;
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};
use std::sync::Arc;

#[derive(RustEmbed)]
#[folder = "../../web/build"]
struct Files;

/// The page and its Content-Security-Policy.
pub(crate) struct Page {
    policy: HeaderValue,
}

impl Page {
    /// The page that was built into this binary.
    pub(crate) fn embedded() -> Self {
        let index = Files::get("index.html").map(|file| file.data.into_owned()).unwrap_or_default();
        Self { policy: policy(&String::from_utf8_lossy(&index)) }
    }

    pub(super) fn policy(&self) -> &HeaderValue {
        &self.policy
    }
}

/// SHA-256 of the style attribute with which SvelteKit hides its announcer of page titles, the only one in the page.
const ANNOUNCER_STYLE: &str = "S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo=";

/// Only our own files, and those inline scripts that were in the page when it was built.
fn policy(index: &str) -> HeaderValue {
    let hashes: String = inline_scripts(index)
        .map(|script| format!(" 'sha256-{}'", BASE64.encode(&Sha256::digest(script))))
        .collect();
    let policy = format!(
        "default-src 'none'; script-src 'self'{hashes}; style-src 'self'; \
         style-src-attr 'unsafe-hashes' 'sha256-{ANNOUNCER_STYLE}'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).expect("the policy is plain text")
}

fn inline_scripts(html: &str) -> impl Iterator<Item = &str> {
    html.split("<script").skip(1).filter_map(|rest| {
        let (attributes, rest) = rest.split_once('>')?;
        let (script, _) = rest.split_once("</script>")?;
        (!attributes.contains("src=")).then_some(script)
    })
}

/// Everything that is not an API: a file of the page, or the page itself, which finds its own way.
pub(super) async fn serve(State(_): State<Arc<App>>, method: Method, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || path.starts_with("admin/") {
        return Problem::from(Reason::NothingHere).into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return Problem::from(Reason::ReadOnly).into_response();
    }
    if let Some(file) = Files::get(path).filter(|_| path != "index.html") {
        return as_file(path, file);
    }
    // A missing file is missing; any other address belongs to the page.
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') {
        return Problem::from(Reason::NoSuchFile).into_response();
    }
    match Files::get("index.html") {
        Some(file) => as_file("index.html", file),
        None => (
            StatusCode::SERVICE_UNAVAILABLE,
            Html("<!doctype html><title>Parlour</title><p>The web client is not built. Run <code>cargo xtask build</code>."),
        )
            .into_response(),
    }
}

fn as_file(path: &str, file: EmbeddedFile) -> Response {
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    // Names under `immutable` change with their content.
    let caching =
        if path.starts_with("_app/immutable/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(header::CONTENT_TYPE, kind.as_ref()), (header::CACHE_CONTROL, caching)], file.data.into_owned())
        .into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inline_scripts_are_allowed_by_hash_and_files_are_not_hashed() {
        let html = r#"<script>let a = 1;</script><script type="module" src="/x.js"></script><script nonce>b()</script>"#;
        assert_eq!(inline_scripts(html).collect::<Vec<_>>(), ["let a = 1;", "b()"]);
        let policy = policy(html);
        let policy = policy.to_str().unwrap();
        let (hashed, others): (Vec<&str>, Vec<&str>) =
            policy.split("; ").partition(|rule| rule.contains("sha256"));
        assert_eq!(hashed.len(), 2);
        assert!(hashed[0].starts_with("script-src 'self' 'sha256-") && !hashed[0].contains("unsafe"));
        assert_eq!(hashed[0].matches("'sha256-").count(), 2);
        assert_eq!(hashed[1], format!("style-src-attr 'unsafe-hashes' 'sha256-{ANNOUNCER_STYLE}'"));
        assert!(!others.iter().any(|rule| rule.contains("unsafe")));
    }
}
