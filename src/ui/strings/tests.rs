//! Every language says everything, with the same arguments and its own plural forms, and nothing that nobody asks for.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

use super::locale::{Locale, files};
use super::messages::Kind;
use super::*;
use crate::engine::think::Grade;
use crate::engine::{Elo, Level, Score};
use crate::game::{Ending, Tally};
use crate::rules::Disc;

type Text = &'static str;

/// The messages of a language and its terms (`-name`), by their names.
fn written(language: Language) -> BTreeMap<String, Pattern<Text>> {
    let mut messages = BTreeMap::new();
    for (file, text) in files(language) {
        let place = format!("{}/{file}.ftl", language.code());
        let resource = fluent_syntax::parser::parse(text)
            .unwrap_or_else(|(_, errors)| panic!("{place} is no Fluent: {errors:?}"));
        for entry in resource.body {
            let (id, pattern) = match entry {
                Entry::Message(message) => {
                    assert!(
                        message.attributes.is_empty(),
                        "{place}: nobody reads the attributes of {message:?}"
                    );
                    let id = message.id.name;
                    let pattern = message.value.unwrap_or_else(|| panic!("{place}: {id} says nothing"));
                    (id.to_owned(), pattern)
                }
                Entry::Term(term) => (format!("-{}", term.id.name), term.value),
                Entry::Junk { content } => panic!("{place}: {content:?} is no message"),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            };
            let before = messages.insert(id, pattern);
            assert!(before.is_none(), "{place} writes again {before:?}");
        }
    }
    messages
}

/// Every declared message with its arguments.
fn declared() -> BTreeMap<String, BTreeMap<Text, Kind>> {
    Strings::declared().into_iter().map(|it| (it.id, it.arguments.into_iter().collect())).collect()
}

/// What a message is made of.
#[derive(Default)]
struct Parts<'a> {
    variables: BTreeSet<Text>,
    references: Vec<String>,
    /// What is chosen by, and the choices.
    selectors: Vec<(Text, &'a [Variant<Text>])>,
}

impl<'a> Parts<'a> {
    fn of(pattern: &'a Pattern<Text>) -> Self {
        let mut parts = Self::default();
        parts.add_pattern(pattern);
        parts
    }

    fn add_pattern(&mut self, pattern: &'a Pattern<Text>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add(expression);
            }
        }
    }

    fn add(&mut self, expression: &'a Expression<Text>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("{selector:?} is no argument to choose by")
                };
                self.selectors.push((id.name, variants));
                for variant in variants {
                    self.add_pattern(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &'a InlineExpression<Text>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.references.push(id.name.to_owned());
            }
            InlineExpression::TermReference { id, attribute: None, .. } => {
                self.references.push(format!("-{}", id.name));
            }
            InlineExpression::Placeable { expression } => self.add(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => (),
            other => panic!("{other:?} is nothing that we fill in"),
        }
    }
}

/// Looks at a message and at all that it is made of.
fn visit(messages: &BTreeMap<String, Pattern<Text>>, id: &str, look: &mut impl FnMut(&str, Parts<'_>)) {
    let pattern = messages.get(id).unwrap_or_else(|| panic!("{id} is missing"));
    let mut parts = Parts::of(pattern);
    for reference in std::mem::take(&mut parts.references) {
        visit(messages, &reference, look);
    }
    if id.starts_with('-') {
        // What is filled into a term is not ours but of the message that uses it.
        parts = Parts::default();
    }
    look(id, parts);
}

#[test]
fn every_language_has_every_message_and_no_other() {
    for language in Language::ALL {
        let (messages, code) = (written(language), language.code());
        let missing: Vec<_> =
            declared().into_keys().filter(|id| !messages.contains_key(id.as_str())).collect();
        assert!(missing.is_empty(), "{code} lacks {missing:#?}");
        let mut used = BTreeSet::new();
        for id in declared().keys() {
            visit(&messages, id, &mut |id, _| {
                used.insert(id.to_owned());
            });
        }
        let unused: Vec<_> = messages.keys().filter(|&id| !used.contains(id)).collect();
        assert!(unused.is_empty(), "nobody uses what {code} calls {unused:#?}");
    }
}

#[test]
fn every_language_fills_in_the_same_arguments() {
    for language in Language::ALL {
        let (messages, code) = (written(language), language.code());
        for (id, arguments) in declared() {
            let mut used = BTreeSet::new();
            visit(&messages, &id, &mut |_, parts| used.extend(parts.variables));
            let unknown: Vec<_> = used.iter().filter(|&&name| !arguments.contains_key(name)).collect();
            assert!(unknown.is_empty(), "{code}: nobody gives {unknown:?} to {id}");
            let is_left_out = |&(name, kind): &(&Text, &Kind)| *kind != Kind::Form && !used.contains(*name);
            let left_out: Vec<_> = arguments.iter().filter(is_left_out).collect();
            assert!(left_out.is_empty(), "{code}: {id} leaves out {left_out:?}");
        }
    }
}

/// The plural category of a number in a language.
struct Plurals(FluentBundle<FluentResource>);

impl Plurals {
    fn of(language: Language) -> Self {
        let all = "form = { $n ->\n [zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n *[other] other\n }\n";
        let mut bundle = FluentBundle::new_concurrent(vec![language.code().parse().unwrap()]);
        bundle.add_resource(FluentResource::try_new(all.to_owned()).unwrap()).unwrap();
        Self(bundle)
    }

    fn form(&self, n: u32) -> String {
        let arguments: FluentArgs<'_> = [("n", FluentValue::from(n))].into_iter().collect();
        let pattern = self.0.get_message("form").unwrap().value().unwrap();
        self.0.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }

    /// A choice by a number knows every form that the language has: by its name, or number by number.
    fn check(&self, place: &str, variants: &[Variant<Text>]) {
        let (keys, forms) = (keys(variants), (0..=200).map(|n| self.form(n)).collect::<Vec<_>>());
        for (n, form) in forms.iter().enumerate() {
            let is_known = keys.contains(form.as_str()) || keys.contains(n.to_string().as_str());
            assert!(is_known, "{place} has no form {form:?}, which {n} needs");
        }
        for variant in variants {
            if let VariantKey::Identifier { name } = variant.key {
                assert!(forms.iter().any(|form| form == name), "{place}: the language has no form {name:?}");
            }
        }
    }
}

/// What the variants are chosen by, words and numbers.
fn keys(variants: &[Variant<Text>]) -> BTreeSet<Text> {
    let key = |variant: &Variant<Text>| match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    };
    variants.iter().map(key).collect()
}

#[test]
fn every_choice_knows_what_it_can_meet() {
    for language in Language::ALL {
        let (messages, plurals) = (written(language), Plurals::of(language));
        for (id, arguments) in declared() {
            visit(&messages, &id, &mut |part, parts| {
                let place = format!("{}: {part}", language.code());
                for (name, variants) in parts.selectors {
                    match arguments.get(name) {
                        Some(Kind::Choice(words)) => {
                            assert_eq!(
                                keys(variants),
                                words.iter().copied().collect(),
                                "{place} chooses by ${name}"
                            );
                        }
                        Some(Kind::Number | Kind::Form) => plurals.check(&place, variants),
                        Some(Kind::Ordinal) => {
                            let is_number = |key: &Text| key.parse::<u32>().is_ok() || *key == "other";
                            assert!(keys(variants).iter().all(is_number), "{place}: ${name} has no plural");
                        }
                        other => panic!("{place} chooses by ${name}, which is {other:?}"),
                    }
                }
            });
        }
    }
}

#[test]
fn every_message_can_be_said() {
    const NUMBERS: [u32; 7] = [0, 1, 2, 5, 11, 21, 64];
    for language in Language::ALL {
        let locale = Locale::of(language);
        for (id, arguments) in declared() {
            // Every choice with every number; all choices of a message go on together, and all its numbers.
            for choice in 0..11 {
                for number in NUMBERS {
                    let filled: FluentArgs<'_> = arguments
                        .iter()
                        .map(|(&name, kind)| match kind {
                            Kind::Text => (name, FluentValue::from("f5")),
                            Kind::Number | Kind::Form | Kind::Ordinal => (name, FluentValue::from(number)),
                            Kind::Choice(words) => (name, FluentValue::from(words[choice % words.len()])),
                        })
                        .collect();
                    let (text, errors) = locale.try_format(&id, &filled).unwrap();
                    assert!(errors.is_empty(), "{}: {id}: {errors:?}", language.code());
                    let is_sound = !text.is_empty()
                        && text.trim_matches(' ') == text
                        && !text.contains(['{', '}', '\n']);
                    assert!(is_sound, "{}: {id} says {text:?}", language.code());
                }
            }
        }
    }
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let half: &'static Locale =
        Box::leak(Box::new(Locale::read(Language::Indonesian, ["menu-exit = Keluar"])));
    let menu = MenuWords::load(half);
    assert_eq!((menu.exit, menu.new_game), ("Keluar", "New Game"));
    assert_eq!(ArenaWords::load(half).thinking(Disc::White), "White is thinking…");
}

fn all_words() -> [&'static Strings; Language::ALL.len()] {
    Language::ALL.map(Strings::of)
}

fn english() -> &'static Strings {
    Strings::of(Language::English)
}

fn indonesian() -> &'static Strings {
    Strings::of(Language::Indonesian)
}

#[test]
fn a_pass_names_the_side_and_the_reason() {
    assert_eq!(
        english().arena.passes(Disc::White, 3),
        "White has no legal move: on all 3 empty squares no disc would turn. Black moves again."
    );
    assert_eq!(
        indonesian().arena.passes(Disc::Black, 1),
        "Hitam tidak punya langkah: di satu petak kosong tak ada keping yang terbalik. Putih melangkah lagi."
    );
}

#[test]
fn a_result_gives_the_winner_first() {
    let ending = |black, white| Ending { tally: Tally { black, white }, empties: 64 - black - white };
    assert_eq!(english().arena.result(ending(20, 44)), "White wins 44–20");
    assert_eq!(indonesian().arena.result(ending(44, 20)), "Hitam menang 44–20");
    assert_eq!(english().arena.result(ending(32, 32)), "A draw, 32–32");
    assert!(english().arena.ended(ending(13, 0)).contains("51 squares stayed empty"));
}

#[test]
fn a_hint_says_who_would_win_and_by_how_many_discs() {
    let told = |discs: i32| english().arena.opinion(Score::Estimate(discs * 256), 12);
    assert_eq!(told(1), "Seen 12 moves ahead: win by about 1 disc.");
    assert_eq!(told(-3), "Seen 12 moves ahead: lose by about 3 discs.");
    assert_eq!(told(0), "Seen 12 moves ahead: about even.");
    assert_eq!(english().arena.opinion(Score::Final(-2), 9), "Played to the end: lose by 2 discs.");
    assert_eq!(indonesian().arena.opinion(Score::Final(0), 9), "Dimainkan sampai akhir: seri.");
}

#[test]
fn a_square_is_read_with_all_that_it_is() {
    let at = "f5".parse().unwrap();
    let playable = SquareState { takes: Some(3), ..SquareState::default() };
    assert_eq!(english().arena.square(at, &playable), "f5, empty, playable, takes 3");
    assert_eq!(indonesian().arena.square(at, &playable), "f5, kosong, bisa dimainkan, membalik 3");
    let played = SquareState { disc: Some(Disc::Black), last: true, ..SquareState::default() };
    assert_eq!(english().arena.square(at, &played), "f5, black disc, last move");
    let worth = Some((Grade::Risky, Score::Points(-40)));
    let rated = SquareState { takes: Some(1), worth, ..SquareState::default() };
    assert_eq!(english().arena.square(at, &rated), "f5, empty, playable, takes 1, risky, −40");
}

/// One who keeps up, whose strength is nothing that its name tells.
const ADAPTIVE: Level = Level::Adaptive(Elo::clamped(1500.0));

#[test]
fn every_level_has_a_name_and_a_sentence_of_its_own() {
    for words in all_words() {
        let mut seen: Vec<&str> = Vec::new();
        for level in Level::all().chain([ADAPTIVE]) {
            let (name, summary) = (words.difficulty.level_name(level), words.difficulty.level_summary(level));
            assert!(!seen.contains(&name) && !seen.contains(&summary), "{name}: {summary}");
            seen.extend([name, summary]);
        }
    }
}

#[test]
fn the_commands_call_the_levels_as_the_screens_do() {
    for level in Level::all().chain([ADAPTIVE]) {
        assert_eq!(english().difficulty.level_name(level), level.name());
    }
}
