//! The bench phone: what Android gives to a native activity, on a Linux machine without Android.
//!
//! `java/bench/Phone.java` starts the process and loads this library. From then on the Java main thread sits in
//! `commands`, which takes one command a line from `cargo xtask phone` and does what Android would do: it loads the
//! app's library (`activity`), calls it through the life of an activity, and hands it touches and keys (`input`).
//! The app's library asks for Android's functions by name and finds them here, because `libandroid.so`, `liblog.so`
//! and `libvulkan.so` are links to this one file.
//!
//! What the C side must know about a pointer that it hands back to us is what Android asks too: it came from here, and
//! it is used no longer than Android would allow. Every `unsafe` block in this package leans on that, on the layout of
//! a structure that a public header fixes, or on a function that was just looked up by its name.

#![expect(unsafe_code, reason = "the whole package is one side of a C interface")]
#![expect(non_snake_case, reason = "Android, EGL and Vulkan fix these names")]

mod activity;
mod assets;
mod bionic;
mod clock;
mod commands;
mod configuration;
mod display;
mod driver;
mod egl;
mod input;
mod java_tasks;
mod library;
mod logcat;
mod looper;
mod relocations;
mod vulkan;
mod window;
