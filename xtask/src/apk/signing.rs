//! Whose hand is under the APK: a phone takes an update only if it is signed with the same key as before.
//!
//! The debug key is made when it is first needed and kept with the person's settings, so that neither a clean build
//! nor a fresh clone makes a phone refuse the next one. The release key never comes near the repository: it is named
//! by the environment or by a file in the same place.

use std::collections::HashMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Error, Result, anyhow};

use super::tools::Tools;
use crate::cargo::{output, root};

/// A key in a keystore, and what opens both.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Key {
    store: PathBuf,
    alias: String,
    store_password: String,
    password: String,
}

/// What everybody uses for debug keys: it keeps nothing secret.
const DEBUG_PASSWORD: &str = "android";
const DEBUG_ALIAS: &str = "androiddebugkey";

/// The variables of the environment for a release key, and their names in the file of properties.
const RELEASE: [(&str, &str); 4] = [
    ("OTHELLO_KEYSTORE", "storeFile"),
    ("OTHELLO_KEYSTORE_PASSWORD", "storePassword"),
    ("OTHELLO_KEY_ALIAS", "keyAlias"),
    ("OTHELLO_KEY_PASSWORD", "keyPassword"),
];

/// The variable with a whole keystore in it, in the place of the first of those above.
const BASE64: &str = "OTHELLO_KEYSTORE_BASE64";

impl Key {
    /// The debug key, made if it is not there yet.
    pub(crate) fn debug() -> Result<Self> {
        let store = settings_folder()?.join("debug.keystore");
        let key = Self {
            store,
            alias: DEBUG_ALIAS.to_owned(),
            store_password: DEBUG_PASSWORD.to_owned(),
            password: DEBUG_PASSWORD.to_owned(),
        };
        if !key.store.is_file() {
            println!("Making a debug key, kept in {}", key.store.display());
            key.make()?;
        }
        Ok(key)
    }

    /// The release key that the environment or the file of properties names.
    pub(crate) fn release() -> Result<Self> {
        let file = match env::var_os("OTHELLO_RELEASE_PROPERTIES") {
            Some(file) => PathBuf::from(file),
            None => settings_folder()?.join("release.properties"),
        };
        if let Ok(text) = env::var(BASE64)
            && !text.is_empty()
        {
            return Self::out_of_text(&text);
        }
        let properties = fs::read_to_string(&file).map_or_else(|_| HashMap::new(), |text| properties(&text));
        Self::named_by(|variable, property| {
            let by_file = || properties.get(property).cloned();
            env::var(variable).ok().filter(|value| !value.is_empty()).or_else(by_file)
        })
        .and_then(|key| if key.store.is_file() { Ok(key) } else { Err(key.store.display().to_string()) })
        .map_err(|missing| no_release_key(&missing, &file))
    }

    /// The release key of a machine that keeps secrets as text and has no place for files.
    fn out_of_text(text: &str) -> Result<Self> {
        let store = root().join("target/android/release.keystore");
        let bytes = decode_base64(text).with_context(|| format!("{BASE64} is not in base64"))?;
        store.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(&store, bytes).with_context(|| store.display().to_string())?;
        let store = store.display().to_string();
        Self::named_by(
            |variable, _| {
                if variable == RELEASE[0].0 { Some(store.clone()) } else { env::var(variable).ok() }
            },
        )
        .map_err(|missing| anyhow!("{BASE64} is there, but {missing} is not"))
    }

    /// A key by the names of [`RELEASE`], or the first name for which there is nothing.
    fn named_by(named: impl Fn(&str, &str) -> Option<String>) -> Result<Self, String> {
        let [store, store_password, alias, password] =
            RELEASE.map(|(variable, property)| named(variable, property).ok_or_else(|| variable.to_owned()));
        let (store, store_password) = (PathBuf::from(store?), store_password?);
        Ok(Self {
            store,
            alias: alias?,
            // Keystores of today have one password for both.
            password: password.unwrap_or_else(|_| store_password.clone()),
            store_password,
        })
    }

    fn make(&self) -> Result<()> {
        let made = self.store.parent().map_or(Ok(()), fs::create_dir_all);
        made.with_context(|| format!("{} cannot be made", self.store.display()))?;
        let mut keytool = Command::new("keytool");
        keytool.args(["-genkeypair", "-storetype", "PKCS12", "-keyalg", "RSA", "-keysize", "2048"]);
        keytool.args(["-validity", "10000", "-dname", "CN=Android Debug,O=Android,C=US"]);
        keytool.arg("-keystore").arg(&self.store).args(["-alias", &self.alias]);
        keytool.args(["-storepass", &self.store_password, "-keypass", &self.password]);
        output(&mut keytool).map(|_| ())
    }

    /// Signs an APK into another file, in the forms 2 and 3 that every Android since 7.0 and 9 checks.
    pub(crate) fn sign(&self, unsigned: &Path, signed: &Path, tools: &Tools) -> Result<()> {
        let mut sign = tools.command("apksigner");
        sign.arg("sign").arg("--ks").arg(&self.store).args(["--ks-key-alias", &self.alias]);
        // By the environment and not by arguments, which every process on the machine could read.
        sign.args(["--ks-pass", "env:KEYSTORE_PASSWORD", "--key-pass", "env:KEY_PASSWORD"]);
        sign.env("KEYSTORE_PASSWORD", &self.store_password).env("KEY_PASSWORD", &self.password);
        sign.args(["--v1-signing-enabled", "false", "--v2-signing-enabled", "true"]);
        sign.args(["--v3-signing-enabled", "true", "--v4-signing-enabled", "false"]);
        output(sign.arg("--out").arg(signed).arg(unsigned)).map(|_| ())
    }

    /// Signs a bundle into another file, as jars are signed; the time of the signature is part of it.
    pub(crate) fn sign_jar(&self, unsigned: &Path, signed: &Path) -> Result<()> {
        let mut sign = Command::new("jarsigner");
        sign.arg("-keystore").arg(&self.store);
        sign.args(["-storepass:env", "KEYSTORE_PASSWORD", "-keypass:env", "KEY_PASSWORD"]);
        sign.env("KEYSTORE_PASSWORD", &self.store_password).env("KEY_PASSWORD", &self.password);
        sign.args(["-sigalg", "SHA256withRSA", "-digestalg", "SHA-256", "-signedjar"]).arg(signed);
        output(sign.arg(unsigned).arg(&self.alias))?;
        output(Command::new("jarsigner").arg("-verify").arg(signed)).map(drop)
    }
}

/// Where this person's settings for the project are, on this machine and outside of the repository.
fn settings_folder() -> Result<PathBuf> {
    let absolute = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    absolute("XDG_CONFIG_HOME")
        .or_else(|| Some(absolute("HOME")?.join(".config")))
        .map(|config| config.join("othello"))
        .context("there is no home folder to keep the signing key in: please set HOME")
}

/// Bytes out of text with six bits a letter; spaces and line ends are passed over.
fn decode_base64(text: &str) -> Option<Vec<u8>> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let letters = text.bytes().filter(|byte| !byte.is_ascii_whitespace() && *byte != b'=');
    let (mut bits, mut n_bits, mut bytes) = (0_u32, 0, Vec::new());
    for letter in letters {
        bits = bits << 6 | LETTERS.iter().position(|known| *known == letter)? as u32;
        n_bits += 6;
        if n_bits >= 8 {
            n_bits -= 8;
            bytes.push((bits >> n_bits) as u8);
        }
    }
    Some(bytes)
}

/// Lines of `name=value`, as Java writes them.
fn properties(text: &str) -> HashMap<String, String> {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with('#'));
    let pairs = lines.filter_map(|line| line.split_once('='));
    pairs.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect()
}

fn no_release_key(missing: &str, file: &Path) -> Error {
    anyhow!(
        "there is no release key: {missing} is missing. Name it by the environment (OTHELLO_KEYSTORE, \
         OTHELLO_KEYSTORE_PASSWORD, OTHELLO_KEY_ALIAS, OTHELLO_KEY_PASSWORD if it differs; OTHELLO_KEYSTORE_BASE64 \
         takes the keystore itself) or in {} (storeFile, \
         storePassword, keyAlias, keyPassword). To make one:\n  \
         keytool -genkeypair -keystore FILE -alias othello -keyalg RSA -keysize 4096 -validity 10000\n\
         Without --release the APK is signed with a debug key.",
        file.display()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(pairs: &[(&str, &str)]) -> Result<Key, String> {
        Key::named_by(|variable, property| {
            pairs
                .iter()
                .find(|(name, _)| *name == variable || *name == property)
                .map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_release_key_needs_a_store_a_password_and_an_alias() {
        let key =
            named(&[("OTHELLO_KEYSTORE", "/a"), ("storePassword", "b"), ("keyAlias", "c")]).ok().unwrap();
        assert_eq!(
            (key.store, key.alias, key.password),
            (PathBuf::from("/a"), "c".to_owned(), "b".to_owned())
        );
        assert_eq!(
            named(&[("storeFile", "/a"), ("keyAlias", "c")]).err().unwrap(),
            "OTHELLO_KEYSTORE_PASSWORD"
        );
        assert_eq!(named(&[("storePassword", "b"), ("keyAlias", "c")]).err().unwrap(), "OTHELLO_KEYSTORE");
    }

    #[test]
    fn a_keystore_can_be_text() {
        assert_eq!(decode_base64("T3RoZWxsbw==").unwrap(), b"Othello");
        assert_eq!(decode_base64("/+8\nA\n").unwrap(), [0xff, 0xef, 0x00]);
        assert_eq!((decode_base64(""), decode_base64("no-key")), (Some(Vec::new()), None));
    }

    #[test]
    fn properties_are_read_as_java_writes_them() {
        let read = properties("# a comment\nstoreFile = /keys/release.jks\nkeyAlias=othello\n\nnonsense\n");
        assert_eq!(read.len(), 2);
        assert_eq!((read["storeFile"].as_str(), read["keyAlias"].as_str()), ("/keys/release.jks", "othello"));
    }

    #[test]
    fn who_has_no_release_key_is_told_how_to_name_or_make_one() {
        let sentence =
            no_release_key("OTHELLO_KEYSTORE", Path::new("/home/ada/release.properties")).to_string();
        for part in ["OTHELLO_KEYSTORE is missing", "/home/ada/release.properties", "keytool", "--release"] {
            assert!(sentence.contains(part), "{part} is missing in {sentence}");
        }
    }
}
