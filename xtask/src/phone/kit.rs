//! What the phone is put together from: its library, the names of Android's libraries, its Java classes, and the
//! command that starts a process with all of them.

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

use super::machine::Machine;
use super::script::Graphics;
use crate::apk::Abi;
use crate::cargo::{output, root};
use crate::reader_crate;

/// A phone, ready to be switched on.
pub(crate) struct Kit {
    machine: Machine,
    libraries: PathBuf,
    classes: PathBuf,
}

/// Android's libraries that are the phone's own under another name.
const OURS: &[&str] = &["libandroid.so", "liblog.so", "libvulkan.so"];
/// Those that are Android's C library, which is one here.
const C_LIBRARY: &[&str] = &["libm.so", "libdl.so"];
/// What Android tells about itself.
const PROPERTIES: &str = "ro.build.version.sdk=36";

impl Kit {
    /// Builds everything that changed.
    pub(crate) fn build(abi: Abi) -> Result<Self> {
        let machine = Machine::of(abi)?;
        let folder = root().join("target/phone").join(abi.name());
        let kit = Self { machine, libraries: folder.join("lib"), classes: folder.join("classes") };
        kit.build_libraries()?;
        kit.build_classes(abi)?;
        Ok(kit)
    }

    fn build_libraries(&self) -> Result<()> {
        let folder = &self.libraries;
        if folder.exists() {
            fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        let phone = folder.join("libphone.so");
        let built = self.machine.build_library()?;
        fs::copy(&built, &phone).with_context(|| built.display().to_string())?;
        for name in OURS {
            link("libphone.so", &folder.join(name))?;
        }
        // The app finds all other names of the C library in what this one needs: the machine's own.
        let names = root().join("phone/bionic/names.c");
        self.machine.link_library(&folder.join("libc.so"), &[&names, &phone, Path::new("-lm")])?;
        for name in C_LIBRARY {
            link("libc.so", &folder.join(name))?;
        }
        // An empty library, by which our few functions of EGL are found before the machine's many.
        self.machine.link_library(&folder.join("libEGL.so"), &[&phone, Path::new("-l:libEGL.so.1")])
    }

    fn build_classes(&self, abi: Abi) -> Result<()> {
        fs::create_dir_all(&self.classes).with_context(|| self.classes.display().to_string())?;
        let sources = root().join("phone/java");
        let loader = self.classes.with_file_name("generated").join(LOADER);
        fs::create_dir_all(loader.with_file_name("")).with_context(|| loader.display().to_string())?;
        fs::write(&loader, LOADER_SOURCE).with_context(|| loader.display().to_string())?;
        let mut javac = Command::new("javac");
        javac.args(["-Xlint:all", "-Werror", "--release", "17", "-d"]).arg(&self.classes);
        javac.arg("-sourcepath").arg(&sources).arg(&loader);
        javac.args(java_files(&sources)?).args(java_files(&reader_crate::java(abi)?)?);
        output(&mut javac).map(drop)
    }

    /// A process of the phone. It sees nothing of this machine's variables but what it needs.
    pub(crate) fn command(&self, display: &str, log: &Path, graphics: Graphics) -> Command {
        let mut command = self.machine.java(&self.libraries);
        command
            .env("DISPLAY", display)
            .env("PHONE_LOG", log)
            .env("PHONE_PROPERTIES", PROPERTIES)
            // Lists the controls in the log, so that a script can name them.
            .env("OTHELLO_LOG", "trace")
            // Draws on the processor, the same on every machine.
            .env("EGL_PLATFORM", "x11")
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env("MESA_SHADER_CACHE_DISABLE", "true");
        match graphics {
            Graphics::Both => &mut command,
            Graphics::Gles => command.env("PHONE_WITHOUT", "libvulkan.so"),
            Graphics::None => command.env("PHONE_WITHOUT", "libvulkan.so libEGL.so"),
        };
        // A small heap that does not grow, so that what grows is the app. No signal is Java's: they are the app's, as
        // on a phone.
        command.args(["-Xrs", "-XX:+UseSerialGC", "-Xms16m", "-Xmx16m", "-XX:TieredStopAtLevel=1", "-cp"]);
        command.arg(&self.classes).arg("bench.Phone").arg(self.libraries.join("libphone.so"));
        command
    }

    /// How long a script may take here that says so much.
    pub(crate) fn patience(&self, deadline: Duration) -> Duration {
        if self.is_slow() { deadline * 10 } else { deadline }
    }

    /// Whether the processor is only played, and slow.
    pub(crate) const fn is_slow(&self) -> bool {
        self.machine.is_played()
    }
}

/// The loader by which an Android app loads a class out of its memory, under the name that it has there: see
/// `phone/java/bench/MemoryLoader.java`.
const LOADER: &str = "dalvik/system/InMemoryDexClassLoader.java";
const LOADER_SOURCE: &str = "\
package dalvik.system;

public final class InMemoryDexClassLoader extends bench.MemoryLoader {
    public InMemoryDexClassLoader(java.nio.ByteBuffer dex, ClassLoader parent) { super(dex); }
}
";

fn java_files(folder: &Path) -> Result<Vec<OsString>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry.with_context(|| folder.display().to_string())?.path();
        if path.is_dir() {
            files.extend(java_files(&path)?);
        } else {
            files.push(path.into_os_string());
        }
    }
    Ok(files)
}

fn link(to: &str, name: &Path) -> Result<()> {
    symlink(to, name).with_context(|| name.display().to_string())
}
