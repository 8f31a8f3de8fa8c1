//! Parlour.
fn main() {}
