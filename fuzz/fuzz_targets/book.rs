#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| othello_fuzz::run("book", bytes));
