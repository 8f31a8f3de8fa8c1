//! The house: tables, seats, sockets and the store.
