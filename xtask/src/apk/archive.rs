//! Zip files, which APKs and bundles are: packed with the same bytes wherever and whenever, and read again.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Read, Write};
use std::path::Path;

use anyhow::{Context, Result};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

/// A file in an archive, as far as a phone cares about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) name: String,
    /// Whether it lies there as it is, so that it can be mapped into memory.
    pub(crate) is_stored: bool,
    /// Where its bytes begin, counted from the beginning of the archive.
    pub(crate) offset: u64,
}

/// Lists what is in an archive, in its order.
pub(crate) fn entries(archive: &Path) -> Result<Vec<Entry>> {
    let mut zip = open(archive)?;
    let mut entries = Vec::new();
    for idx in 0..zip.len() {
        let file = zip.by_index_raw(idx)?;
        entries.push(Entry {
            name: file.name()?.into_owned(),
            is_stored: file.compression() == CompressionMethod::Stored,
            offset: file.data_start().context("an entry of the archive has no place in it")?,
        });
    }
    Ok(entries)
}

/// A file out of an archive; `None` if it is not in there.
pub(crate) fn read(archive: &Path, entry: &str) -> Result<Option<Vec<u8>>> {
    let mut zip = open(archive)?;
    let Some(idx) = zip.index_for_name(entry) else { return Ok(None) };
    let mut bytes = Vec::new();
    zip.by_index(idx)?.read_to_end(&mut bytes).with_context(|| format!("{entry} cannot be unpacked"))?;
    Ok(Some(bytes))
}

/// Unpacks a whole archive into a folder, for the bench phone.
#[cfg(feature = "game")]
pub(crate) fn unpack(archive: &Path, folder: &Path) -> Result<()> {
    open(archive)?.extract(folder).with_context(|| format!("{} cannot be unpacked", archive.display()))
}

fn open(archive: &Path) -> Result<ZipArchive<BufReader<File>>> {
    let file = File::open(archive).with_context(|| archive.display().to_string())?;
    ZipArchive::new(BufReader::new(file)).with_context(|| format!("{} is no archive", archive.display()))
}

/// An archive that is being packed. Times are those of the first day that a zip file knows, rights are the same for
/// all, and nothing tells of the machine: the same contents in the same order give the same bytes.
pub(crate) struct Packer(ZipWriter<BufWriter<File>>);

impl Packer {
    pub(crate) fn create(archive: &Path) -> Result<Self> {
        let file = File::create(archive).with_context(|| archive.display().to_string())?;
        Ok(Self(ZipWriter::new(BufWriter::new(file))))
    }

    /// Adds bytes as they are, their beginning at a multiple of `alignment`.
    pub(crate) fn store(&mut self, name: &str, bytes: &[u8], alignment: u16) -> Result<()> {
        let options = options(CompressionMethod::Stored);
        self.add(name, bytes, options.with_android_alignment(alignment))
    }

    /// Adds bytes in as little room as they need.
    pub(crate) fn compress(&mut self, name: &str, bytes: &[u8]) -> Result<()> {
        self.add(name, bytes, options(CompressionMethod::Deflated))
    }

    /// Adds a file of this machine as it is, likewise.
    pub(crate) fn store_file(&mut self, name: &str, file: &Path, alignment: u16) -> Result<()> {
        let bytes = fs::read(file).with_context(|| file.display().to_string())?;
        self.store(name, &bytes, alignment)
    }

    /// Adds everything that another archive has, compressed as it is there; what is stored gets this alignment.
    pub(crate) fn merge(&mut self, archive: &Path, alignment: u16) -> Result<()> {
        let mut zip = open(archive)?;
        for idx in 0..zip.len() {
            let mut file = zip.by_index_raw(idx)?;
            if file.compression() == CompressionMethod::Stored {
                let name = file.name()?.into_owned();
                let mut bytes = Vec::new();
                file.read_to_end(&mut bytes)?;
                self.store(&name, &bytes, alignment)?;
            } else {
                self.0.raw_copy_file(file)?;
            }
        }
        Ok(())
    }

    /// Writes the table of contents.
    pub(crate) fn finish(self) -> Result<()> {
        self.0.finish()?.flush().context("the archive cannot be written")
    }

    fn add(&mut self, name: &str, bytes: &[u8], options: SimpleFileOptions) -> Result<()> {
        self.0.start_file(name, options).with_context(|| format!("{name} cannot be packed"))?;
        self.0.write_all(bytes).with_context(|| format!("{name} cannot be packed"))
    }
}

fn options(method: CompressionMethod) -> SimpleFileOptions {
    SimpleFileOptions::default()
        .compression_method(method)
        .last_modified_time(DateTime::DEFAULT)
        .unix_permissions(0o644)
}
