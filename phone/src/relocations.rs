//! What Android's loader does and this machine's does not: addresses in a packed table.
//!
//! A library has thousands of places that must hold an address, and those are known when it is loaded. Android lets the
//! table of them be packed to an eighth (`--pack-dyn-relocs=android` of lld). The host's loader passes such a
//! table over, so the phone fills in the places when the library is loaded. That is early enough: nothing in the app's
//! library runs before its entry is called, and [`apply`] refuses a library where something would.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::{ptr, slice};

use crate::library::Library;

/// An entry of a library's own table of contents.
#[repr(C)]
#[derive(Clone, Copy)]
struct Dynamic {
    tag: usize,
    value: usize,
}

const DT_STRTAB: usize = 5;
const DT_SYMTAB: usize = 6;
const DT_INIT: usize = 12;
const DT_INIT_ARRAY: usize = 25;
const DT_ANDROID_RELA: usize = 0x6000_0011;
const DT_ANDROID_RELASZ: usize = 0x6000_0012;

/// The first members of the loader's own record of a library (`struct link_map` of `link.h`).
#[repr(C)]
struct LinkMap {
    base: usize,
    name: *const c_char,
    dynamic: *const Dynamic,
}

/// A place to be filled in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Relocation {
    /// Where, from the library's beginning.
    offset: u64,
    /// What with: the number of a symbol above, a kind below.
    info: u64,
    addend: i64,
}

/// The kinds of relocations that are for this processor: from the library's beginning, and by a symbol's address.
#[cfg(target_arch = "x86_64")]
mod kind {
    pub(super) const RELATIVE: u64 = 8;
    pub(super) const BY_SYMBOL: [u64; 2] = [1, 6];
}
#[cfg(target_arch = "aarch64")]
mod kind {
    pub(super) const RELATIVE: u64 = 1027;
    pub(super) const BY_SYMBOL: [u64; 2] = [257, 1025];
}

/// Fills in the places of a library that was just opened; does nothing if its table is not packed.
pub(crate) fn apply(library: Library) -> Result<(), String> {
    let mut record: *const LinkMap = ptr::null();
    // SAFETY: the handle is open, and this question is answered with the address of its record.
    let asked = unsafe { libc::dlinfo(library.handle(), libc::RTLD_DI_LINKMAP, (&raw mut record).cast()) };
    if asked != 0 || record.is_null() {
        return Err("the loader does not tell where the library is".to_owned());
    }
    // SAFETY: the loader keeps it as long as the library is open, and that is for ever.
    let &LinkMap { base, dynamic, .. } = unsafe { &*record };
    let entry = |tag| entry(dynamic, tag);
    // The loader makes addresses of the entries that it knows, and leaves others as they are in the file.
    let address = |tag| entry(tag).map(|value| if value < base { base + value } else { value });
    let (Some(table), Some(n_bytes)) = (address(DT_ANDROID_RELA), entry(DT_ANDROID_RELASZ)) else {
        return Ok(());
    };
    if entry(DT_INIT).or(entry(DT_INIT_ARRAY)).is_some() {
        return Err("the library runs code when it is loaded, before its addresses are filled in".to_owned());
    }
    // SAFETY: the library says that so many bytes are there.
    let packed = unsafe { slice::from_raw_parts(table as *const u8, n_bytes) };
    let relocations = unpack(packed).ok_or("the packed table of addresses is damaged")?;
    let fixed = fixed_part(base);
    fixed.map_or(Ok(()), |part| protect(part, libc::PROT_READ | libc::PROT_WRITE))?;
    for relocation in relocations {
        let value = match relocation.info & 0xffff_ffff {
            kind::RELATIVE => base as u64,
            by_symbol if kind::BY_SYMBOL.contains(&by_symbol) => {
                let name = symbol_name(relocation.info >> 32, address(DT_SYMTAB), address(DT_STRTAB));
                library.find(name.ok_or("the library has no names")?) as u64
            }
            other => return Err(format!("the phone does not know addresses of kind {other}")),
        };
        let place = (base + relocation.offset as usize) as *mut u64;
        // SAFETY: the linker made this place for an address.
        unsafe { place.write_unaligned(value.wrapping_add_signed(relocation.addend)) };
    }
    fixed.map_or(Ok(()), |part| protect(part, libc::PROT_READ))
}

/// A value of a library's table of contents.
fn entry(mut dynamic: *const Dynamic, tag: usize) -> Option<usize> {
    loop {
        // SAFETY: the table ends with a tag of zero, and we go no further.
        let Dynamic { tag: found, value } = unsafe { *dynamic };
        match found {
            0 => return None,
            found if found == tag => return Some(value),
            // SAFETY: there is a further entry, since this one is not the last.
            _ => dynamic = unsafe { dynamic.add(1) },
        }
    }
}

/// The name of a symbol, by the addresses of two tables.
fn symbol_name(number: u64, symbols: Option<usize>, names: Option<usize>) -> Option<&'static CStr> {
    let symbol = symbols? as *const libc::Elf64_Sym;
    // SAFETY: the number is the library's own, names end, and the library is never closed.
    unsafe {
        let at = (*symbol.add(number as usize)).st_name as usize;
        Some(CStr::from_ptr((names? as *const c_char).add(at)))
    }
}

/// The part of a library that nobody may write to any more once it is loaded: its address and its length.
fn fixed_part(base: usize) -> Option<(usize, usize)> {
    // SAFETY: a library begins with its header, and that says where its parts are described.
    let parts = unsafe {
        let header = &*(base as *const libc::Elf64_Ehdr);
        let parts = (base + header.e_phoff as usize) as *const libc::Elf64_Phdr;
        slice::from_raw_parts(parts, usize::from(header.e_phnum))
    };
    let part = parts.iter().find(|part| part.p_type == libc::PT_GNU_RELRO)?;
    Some((base + part.p_vaddr as usize, part.p_memsz as usize))
}

/// Changes what may be done with whole pages of memory.
fn protect((address, length): (usize, usize), rights: c_int) -> Result<(), String> {
    const PAGE: usize = 4096;
    let (first, end) = (address / PAGE * PAGE, (address + length).next_multiple_of(PAGE));
    // SAFETY: pages of the app's library, which nobody uses yet.
    let done = unsafe { libc::mprotect(first as *mut c_void, end - first, rights) };
    if done == 0 { Ok(()) } else { Err("the library's addresses cannot be filled in".to_owned()) }
}

/// Groups of relocations that have something in common, which is then said once.
const BY_INFO: i64 = 1;
const BY_OFFSET_DELTA: i64 = 2;
const BY_ADDEND: i64 = 4;
const HAS_ADDEND: i64 = 8;

/// All relocations of a table in Android's packed form; `None` if it is none.
fn unpack(packed: &[u8]) -> Option<Vec<Relocation>> {
    let mut numbers = Numbers(packed.strip_prefix(b"APS2")?);
    let n_relocations = usize::try_from(numbers.next()?).ok()?;
    let mut relocation = Relocation { offset: numbers.next()? as u64, ..Relocation::default() };
    let mut relocations = Vec::new();
    while relocations.len() < n_relocations {
        let (n_members, flags) = (numbers.next()?, numbers.next()?);
        let has = |flag: i64| flags & flag != 0;
        let step = if has(BY_OFFSET_DELTA) { Some(numbers.next()?) } else { None };
        if has(BY_INFO) {
            relocation.info = numbers.next()? as u64;
        }
        if !has(HAS_ADDEND) {
            relocation.addend = 0;
        } else if has(BY_ADDEND) {
            relocation.addend = relocation.addend.wrapping_add(numbers.next()?);
        }
        for _ in 0..n_members {
            let step = step.map_or_else(|| numbers.next(), Some)?;
            relocation.offset = relocation.offset.wrapping_add_signed(step);
            if !has(BY_INFO) {
                relocation.info = numbers.next()? as u64;
            }
            if has(HAS_ADDEND) && !has(BY_ADDEND) {
                relocation.addend = relocation.addend.wrapping_add(numbers.next()?);
            }
            relocations.push(relocation);
        }
    }
    Some(relocations)
}

/// Numbers in groups of seven bits, lowest first, whose last group has the sign (SLEB128).
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn next(&mut self) -> Option<i64> {
        let (mut number, mut n_bits) = (0_i64, 0);
        loop {
            let (&byte, rest) = self.0.split_first()?;
            self.0 = rest;
            number |= i64::from(byte & 0x7f).checked_shl(n_bits)?;
            n_bits += 7;
            if byte & 0x80 == 0 {
                let unused = 64_u32.saturating_sub(n_bits);
                return Some(number << unused >> unused);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_with_their_signs_and_not_beyond_the_end() {
        let mut numbers = Numbers(&[0x02, 0x7e, 0xff, 0x00, 0x80, 0x7f, 0x80]);
        let read: Vec<i64> = std::iter::from_fn(|| numbers.next()).collect();
        assert_eq!(read, [2, -2, 127, -128]);
    }

    #[test]
    fn a_packed_table_gives_every_place_once() {
        let table = [
            b"APS2".as_slice(),
            // Three in all, from 0x1000 on.
            &[3, 0x80, 0x20],
            // Two, eight bytes apart, of kind 8, with addends of their own.
            &[2, (BY_INFO | BY_OFFSET_DELTA | HAS_ADDEND) as u8, 8, 8, 0x10, 0x70],
            // One more without an addend, of kind 6.
            &[1, 0, 16, 6],
        ];
        let place = |offset, info, addend| Relocation { offset, info, addend };
        let expected = [place(0x1008, 8, 16), place(0x1010, 8, 0), place(0x1020, 6, 0)];
        assert_eq!(unpack(&table.concat()).as_deref(), Some(&expected[..]));
    }

    #[test]
    fn a_table_that_is_cut_short_or_of_another_form_is_refused() {
        for table in [b"APS2\x03\x00\x01\x00".as_slice(), b"APS2", b"APS1\x00\x00", b""] {
            assert_eq!(unpack(table), None);
        }
    }
}
