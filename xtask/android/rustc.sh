#!/bin/sh
# A front for rustc that cargo calls in a release: the compiler, and nothing but the compiler, gets the library that
# OTHELLO_HASH_SEEDS names loaded before all others. xtask/src/apk/hash_seeds.rs tells why.
LD_PRELOAD=$OTHELLO_HASH_SEEDS exec "$@"
