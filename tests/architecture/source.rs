//! Rust sources as the layer test sees them: words without comments and texts, and the paths they spell.
//!
//! This is no parser of Rust. It knows just enough (comments, literals, `mod x { … }`, use trees) to name every path
//! that begins with `crate`, `super`, `self`, `othello` or `std` in full.

/// A word or a sign of a source, with the line it stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    pub(crate) text: &'a str,
    pub(crate) line: usize,
}

/// The words and signs of a source. Comments are gone, and so is all that stands in texts.
pub(crate) fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let (length, is_token) = match first {
            _ if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), false),
            _ if rest.starts_with("/*") => (block_comment(rest), false),
            '"' => (quoted(rest), false),
            '\'' => (char_or_lifetime(rest), false),
            _ if is_word(first) => {
                let word = rest.find(|char| !is_word(char)).unwrap_or(rest.len());
                // `r"…"`, `b"…"`, `br#"…"#` and the like are texts with a prefix.
                let text = if is_text_prefix(&rest[..word]) { prefixed_text(&rest[word..]) } else { None };
                text.map_or((word, true), |text| (word + text, false))
            }
            _ if rest.starts_with("::") => (2, true),
            _ => (first.len_utf8(), !first.is_whitespace()),
        };
        if is_token {
            let line = source[..source.len() - rest.len()].matches('\n').count() + 1;
            tokens.push(Token { text: &rest[..length], line });
        }
        rest = &rest[length..];
    }
    tokens
}

fn is_word(char: char) -> bool {
    char.is_alphanumeric() || char == '_'
}

fn is_text_prefix(word: &str) -> bool {
    ["r", "b", "c", "br", "cr"].contains(&word)
}

/// The length of a block comment with those nested in it.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

/// The length of a text in quotes with its escapes.
fn quoted(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    while let Some((at, char)) = chars.next() {
        match char {
            '"' => return at + 1,
            '\\' => {
                chars.next();
            }
            _ => {}
        }
    }
    text.len()
}

/// The length of a text after its prefix: `"…"` or `#"…"#` with any number of hashes; `None` if it is none.
fn prefixed_text(text: &str) -> Option<usize> {
    let hashes = text.len() - text.trim_start_matches('#').len();
    if !text[hashes..].starts_with('"') {
        return None;
    }
    if hashes == 0 {
        return Some(quoted(text));
    }
    let end = format!("\"{}", "#".repeat(hashes));
    let inside = hashes + 1;
    Some(text[inside..].find(&end).map_or(text.len(), |at| inside + at + end.len()))
}

/// The length of `'x'` or of the lone quote of a lifetime.
fn char_or_lifetime(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match (chars.next(), chars.next()) {
        (Some((_, '\\')), Some(_)) => {
            // The character after the backslash may itself be a quote, so the search begins behind it.
            chars.find(|&(_, char)| char == '\'').map_or(text.len(), |(at, _)| at + 1)
        }
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

/// A path spelled from the crate's root or from `std`: `["std", "fs", "File"]`, `["crate", "rules", "Square"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SpelledPath {
    pub(crate) segments: Vec<String>,
    pub(crate) line: usize,
}

/// All paths of a source whose module is `module`, use trees written out, `super` and `self` resolved.
pub(crate) fn paths(tokens: &[Token<'_>], module: &[&str]) -> Vec<SpelledPath> {
    let mut found = Vec::new();
    // The modules that are open at this point, inline ones with the brace depth at which they end.
    let mut inside: Vec<(String, usize)> = module.iter().map(|name| (name.to_string(), 0)).collect();
    let mut depth = 0;
    for (idx, token) in tokens.iter().enumerate() {
        match token.text {
            "{" => {
                depth += 1;
                if let [.., keyword, name] = &tokens[..idx]
                    && keyword.text == "mod"
                {
                    inside.push((name.text.to_owned(), depth));
                }
            }
            "}" => {
                inside.pop_if(|(_, opened)| *opened == depth && depth > 0);
                depth = depth.saturating_sub(1);
            }
            // `pub(in path)` says who may look in; it uses nothing.
            "crate" | "super" | "self" | "othello" | "std" if idx > 0 && tokens[idx - 1].text == "in" => {}
            "crate" | "super" | "self" | "othello" | "std" if begins_path(tokens, idx) => {
                let here: Vec<String> = inside.iter().map(|(name, _)| name.clone()).collect();
                let spelled = spell(&tokens[idx..], &mut 0, &[]);
                let resolved = spelled.into_iter().map(|segments| resolve(&segments, &here));
                found.extend(resolved.map(|segments| SpelledPath { segments, line: token.line }));
            }
            _ => {}
        }
    }
    found
}

/// Whether the word at this place begins a path, and does not stand in the middle of one.
fn begins_path(tokens: &[Token<'_>], idx: usize) -> bool {
    let next_is_sign = tokens.get(idx + 1).is_some_and(|next| next.text == "::");
    let inside_a_path = idx > 0 && tokens[idx - 1].text == "::" && idx > 1 && {
        let before = tokens[idx - 2].text;
        before.chars().all(is_word) && !["use", "in", "return", "as", "dyn", "impl", "mut"].contains(&before)
    };
    next_is_sign && !inside_a_path
}

/// Every path of the tree that begins at `at`: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn spell(tokens: &[Token<'_>], at: &mut usize, before: &[String]) -> Vec<Vec<String>> {
    let mut path = before.to_vec();
    while let Some(token) = tokens.get(*at) {
        *at += 1;
        if token.text == "{" {
            return branches(tokens, at, &path);
        }
        path.push(token.text.to_owned());
        if tokens.get(*at).is_none_or(|next| next.text != "::") {
            return vec![path];
        }
        *at += 1;
        // `Vec::<u8>::new` and `x::$y`: what follows is no name.
        let goes_on = |next: &Token<'_>| next.text.chars().all(is_word) || ["{", "*"].contains(&next.text);
        if !tokens.get(*at).is_some_and(goes_on) {
            return vec![path];
        }
    }
    vec![path]
}

/// The branches between `{` and its `}`.
fn branches(tokens: &[Token<'_>], at: &mut usize, before: &[String]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    while let Some(token) = tokens.get(*at) {
        match token.text {
            "}" => {
                *at += 1;
                break;
            }
            "," => *at += 1,
            // A new name for the last branch.
            "as" => *at += 2,
            _ => found.extend(spell(tokens, at, before)),
        }
    }
    found
}

/// The path from the root, for a path spelled in the module `here`.
fn resolve(segments: &[String], here: &[String]) -> Vec<String> {
    let Some(first) = segments.first() else { return Vec::new() };
    if first == "std" {
        return segments.to_vec();
    }
    let mut base = here.to_vec();
    let mut rest = segments;
    while let Some((segment, after)) = rest.split_first() {
        match segment.as_str() {
            "crate" | "othello" => base.clear(),
            "super" => {
                base.pop();
            }
            "self" => {}
            _ => break,
        }
        rest = after;
    }
    ["crate".to_owned()].into_iter().chain(base).chain(rest.iter().cloned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(source: &str) -> Vec<&str> {
        tokens(source).into_iter().map(|token| token.text).collect()
    }

    fn spelled(source: &str, module: &[&str]) -> Vec<String> {
        paths(&tokens(source), module).into_iter().map(|path| path.segments.join("::")).collect()
    }

    #[test]
    fn comments_and_texts_say_nothing() {
        assert_eq!(words("a // b\n/* c /* d */ e */ f /// g\n//! h"), ["a", "f"]);
        assert_eq!(words(r##"a "b \" c" r"d" r#"e "f" g"# b"h" br#"i"# j"##), ["a", "j"]);
        assert_eq!(words(r"'a' '\'' '\u{41}' b'x' &'life str"), ["b", "&", "life", "str"]);
        assert_eq!(words("r#type \"unfinished"), ["r", "#", "type"]);
        assert_eq!(words("größe \"é\" 'ß' ok"), ["größe", "ok"]);
    }

    #[test]
    fn lines_are_counted_from_one() {
        let lines: Vec<usize> = tokens("a\n// b\n\"c\nd\" e").into_iter().map(|token| token.line).collect();
        assert_eq!(lines, [1, 4]);
    }

    #[test]
    fn use_trees_are_written_out() {
        let source =
            "use crate::{rules::{Square, Disc as D}, game::*, self};\nuse std::{fs, io::Write as _};";
        let expected = [
            "crate::rules::Square",
            "crate::rules::Disc",
            "crate::game::*",
            "crate",
            "std::fs",
            "std::io::Write",
        ];
        assert_eq!(spelled(source, &["app"]), expected);
    }

    #[test]
    fn paths_without_use_are_seen_too() {
        let source = "fn f() { let x: ::std::fs::File = crate::game::new::<u8>(); $crate::ui::draw!() }";
        assert_eq!(spelled(source, &["app"]), ["std::fs::File", "crate::game::new", "crate::ui::draw"]);
    }

    #[test]
    fn super_is_resolved_from_the_file_and_from_inline_modules() {
        let source = "use super::a; use super::super::game; mod tests { use super::super::b; } use super::c;";
        let expected = ["crate::engine::a", "crate::game", "crate::engine::b", "crate::engine::c"];
        assert_eq!(spelled(source, &["engine", "level"]), expected);
    }
}
