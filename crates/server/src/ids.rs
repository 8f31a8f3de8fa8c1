//! Names nobody can guess, and codes people can read to each other.

use parlour_game::Seed;
use sha2::{Digest, Sha256};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// Letters and digits that are not mistaken for one another.
const CODE_LETTERS: &[u8] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";
const ID_LETTERS: &[u8] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How long a table's code is.
pub(crate) const CODE_LENGTH: usize = 5;

/// A table's or guest's id: 80 bits, too many to guess.
pub(crate) fn new_id() -> String {
    letters(ID_LETTERS, 16)
}

/// A code that lets friends in: short enough to read aloud, so it is also limited how often one may try.
pub(crate) fn new_code() -> String {
    letters(CODE_LETTERS, CODE_LENGTH)
}

/// A code as typed: case and spaces do not matter. `None` if it cannot be a code.
pub(crate) fn read_code(typed: &str) -> Option<String> {
    let code: String =
        typed.chars().filter(|c| !c.is_whitespace() && *c != '-').map(|c| c.to_ascii_uppercase()).collect();
    let is_code = code.len() == CODE_LENGTH && code.bytes().all(|byte| CODE_LETTERS.contains(&byte));
    is_code.then_some(code)
}

/// What proves who a guest is: 160 bits.
pub(crate) fn new_token() -> String {
    letters(ID_LETTERS, 32)
}

/// What is kept of a token: whoever reads the database cannot pass for a guest.
pub(crate) fn token_hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// Some letters that differ where texts do, and tell nothing of them.
pub(crate) fn digest(text: &str) -> String {
    Sha256::digest(text.as_bytes())[..10].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Where the seeds of matches come from, if not from chance.
static NEXT_SEED: OnceLock<AtomicU64> = OnceLock::new();

/// From now on this process numbers the seeds of matches, from here upwards: the same games for the same requests. Anybody
/// can then compute every deal, so this is for tests alone.
pub fn number_seeds_for_tests(first: u64) {
    NEXT_SEED.get_or_init(|| AtomicU64::new(first));
}

/// A fresh seed for a match.
pub(crate) fn new_seed() -> Seed {
    match NEXT_SEED.get() {
        Some(next) => Seed::from_number(next.fetch_add(1, Ordering::Relaxed)),
        None => Seed::new(random()),
    }
}

fn letters(alphabet: &[u8], count: usize) -> String {
    // Bytes at or above the largest multiple of the alphabet's length would favour its first letters.
    let fair = 256 - 256 % alphabet.len();
    let mut text = String::with_capacity(count);
    while text.len() < count {
        let drawn = random::<64>();
        let fresh = drawn.iter().map(|byte| usize::from(*byte)).filter(|byte| *byte < fair);
        text.extend(fresh.take(count - text.len()).map(|byte| char::from(alphabet[byte % alphabet.len()])));
    }
    text
}

pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let code = new_code();
        assert_eq!(read_code(&format!(" {} ", code.to_lowercase())), Some(code.clone()));
        assert_eq!(read_code(&format!("{}-{}", &code[..2], &code[2..])), Some(code));
        assert_eq!(read_code("ABC"), None);
        assert_eq!(read_code("ABCD0"), None, "0 is not a letter of codes");
        assert_eq!(read_code("ÄÄÄÄÄ"), None);
    }

    #[test]
    fn ids_have_their_length_and_differ() {
        assert_eq!(new_id().len(), 16);
        assert_eq!(new_token().len(), 32);
        assert_ne!(new_id(), new_id());
    }
}
