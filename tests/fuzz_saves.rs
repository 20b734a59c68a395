//! Whatever lies where a saved file should be, reading it gives a value or an error, never a panic.

use othello::app::{
    Action, App, BoardAction, Day, EditorAction, Now, PlayAs, Screen, Settings, Storage, Stored, Trainer,
    TrainerStage,
};
use othello::engine::{Level, checkers as engine};
use othello::game::archive::{self, Archive, ArchivedGame};
use othello::game::{Checkers, History, Othello, Record, Seat, Seats};
use othello::rules::{Board, Disc, Square};
use othello::seeded::Seeded;
use othello::storage::{log_bytes, read_log};

/// The open screens and the difficulty page, as the app writes them.
const SESSION: &str = r#"{"format":"othello-session","version":1,"screens":["arena","settings","rules"],
"setup":{"opponents":"watch","person":"white","level":"club","black_level":"novice"},"paused":true,
"think":{"subject":{"ply":3},"algorithm":"negascout","depth":4,"step":7,"speed":"fast"},
"openings":{"shown":3,"n_moves":2}}"#;

/// A position that is being set up, as the app writes it.
const EDITOR: &str = r#"{"format":"othello-editor","version":1,"brush":"white",
"board":"--------------------------XOX------XO--------------------------- O",
"earlier":["---------------------------OX------XO--------------------------- X"]}"#;

/// What was solved and what is open of the puzzles, and an exercise that is open, as the app writes them.
const TRAINING: [&str; 3] = [
    r#"{"format":"othello-puzzles","version":1,"edition":7,"marks":"oox-o","streak":3,"last_day":"2026-11-17",
"open":{"puzzle":3,"day":"2026-11-17","attempt":{"answer":"f5","hinted":true,"shown":false,"failed":true}}}"#,
    r#"{"format":"othello-exercises","version":1,"exercises":[{"board":
"---------------------------OX------XO--------------------------- X","played":"d3","good":"f5c4","best_value":512,
"played_value":-300,"exact":false,"added":"2026-11-16","due":"2026-11-17","solved":1}],
"open":{"exercise":0,"attempt":{"hinted":false,"shown":true,"failed":false}}}"#,
    r#"{"format":"othello-rating","version":1,"now":{"mean":1130.5,"error":180.0},"n_games":2,
        "estimates":[{"day":"2026-11-17","mean":1130.5,"error":180.0}],"last_game":7,"unappraised":
        {"before":{"mean":1040.0,"error":260.0},"opponent":1000,"half_points":2,"person":"black","moves":"f5d6c3"}}"#,
];

/// A game of random length with some moves undone.
fn random_record(random: &mut Seeded) -> Record {
    let mut game = History::<Othello>::new();
    for _ in 0..random.below(70) {
        let Some(at) = random.choose(game.position().position.moves()) else { break };
        game.play(at).unwrap();
    }
    for _ in 0..random.below(6) {
        game.undo();
    }
    let mut seat = || match random.choose(Level::ENGINES) {
        Some(level) if random.below(2) == 0 => Seat::Computer(level),
        _ => Seat::Person,
    };
    let seats = Seats { black: seat(), white: seat() };
    Record {
        game,
        partial: (),
        seats,
        begun: random.below(2) == 0,
        seed: random.next(),
        assisted: random.below(2) == 0,
    }
}

/// A game of checkers of random length with some moves undone, now and then in the middle of a jump.
fn random_checkers(random: &mut Seeded) -> Record<Checkers> {
    let mut game = History::<Checkers>::new();
    for _ in 0..random.below(70) {
        let Some(chosen) = random.choose(game.position().moves()) else { break };
        if game.play(chosen).is_err() {
            break;
        }
    }
    for _ in 0..random.below(6) {
        game.undo_to(|_| true);
    }
    let long = game.position().moves().into_iter().find(|chosen| chosen.path().len() > 2);
    let way = long.filter(|_| game.ending().is_none()).map(|jump| jump.path()[..2].to_vec());
    let seats = Seats::against(random.choose(engine::Level::ALL).unwrap(), Disc::White);
    Record {
        game,
        partial: way.unwrap_or_default(),
        seats,
        begun: random.below(2) == 0,
        seed: random.next(),
        assisted: random.below(2) == 0,
    }
}

/// Every reader of a saved text. Whatever is accepted must be written and read again as the same.
fn read_all(text: &str) {
    if let Ok(record) = Record::<Othello>::from_text(text) {
        assert_eq!(Record::<Othello>::from_text(&record.to_text()), Ok(record));
    }
    if let Ok(record) = Record::<Checkers>::from_text(text) {
        assert_eq!(Record::<Checkers>::from_text(&record.to_text()), Ok(record));
    }
    if let Ok(game) = ArchivedGame::read(text) {
        assert_eq!(ArchivedGame::read(&game.to_string()), Ok(game));
    }
    if let Ok(imported) = archive::import(&Archive::default(), text) {
        let mut games = Archive::default();
        games.add(&imported.lines);
        assert_eq!(games.len(), imported.lines.len());
    }
    if let Ok(settings) = Settings::from_text(text) {
        assert_eq!(Settings::from_text(&settings.to_text()), Ok(settings));
    }
}

/// The app on a storage that holds these bytes in every file, and a little of everything done with it.
fn open_app(bytes: &[u8]) {
    let mut storage = Storage::memory();
    for stored in Stored::ALL {
        storage.write(stored, bytes).unwrap();
    }
    storage.append(Stored::Archive, bytes).unwrap();
    let now = Now::ZERO;
    let mut app = App::new(storage, Err(std::io::Error::other("no engine here")), 1, now);
    for board in [Screen::Arena, Screen::Checkers, Screen::Archive, Screen::Puzzles, Screen::Exercises] {
        for action in [
            Action::Open(board),
            Action::Othello(BoardAction::Undo),
            Action::Othello(BoardAction::View(0)),
            Action::Othello(BoardAction::Redo),
            Action::Back,
        ] {
            app.apply(action, now);
            app.tick(now);
        }
    }
    app.apply(Action::Open(Screen::Editor), now);
    for action in [EditorAction::Undo, EditorAction::Tap(Square::A1), EditorAction::Play(PlayAs::People)] {
        app.apply(Action::Editor(action), now);
    }
    assert!(app.openings().history().n_moves() <= 60);
    assert!(app.othello().messages().len() <= app.othello().game().present() + 2);
    assert!(app.checkers().messages().len() <= app.checkers().game().present() + 2);
}

#[test]
fn good_games_survive_their_text_with_passes_and_undone_moves() {
    let mut random = Seeded::new(31);
    let (mut n_with_pass, mut n_undone) = (0, 0);
    for _ in 0..2_000 {
        let record = random_record(&mut random);
        n_with_pass += usize::from(record.game.recorded().iter().any(|ply| ply.is_pass()));
        n_undone += usize::from(record.game.can_redo());
        assert_eq!(Record::<Othello>::from_text(&record.to_text()), Ok(record));
    }
    assert!(n_with_pass > 50 && n_undone > 500, "{n_with_pass} with a pass, {n_undone} with undone moves");
}

#[test]
fn good_games_of_checkers_survive_their_text_with_jumps_under_way() {
    let mut random = Seeded::new(37);
    let (mut n_underway, mut n_undone) = (0, 0);
    for _ in 0..1_000 {
        let record = random_checkers(&mut random);
        n_underway += usize::from(!record.partial.is_empty());
        n_undone += usize::from(record.game.can_redo());
        assert_eq!(Record::<Checkers>::from_text(&record.to_text()), Ok(record));
    }
    assert!(n_underway > 20 && n_undone > 500, "{n_underway} under way, {n_undone} with undone moves");
}

#[test]
fn games_from_odd_first_boards_survive_their_text() {
    let mut random = Seeded::new(32);
    for _ in 0..1_000 {
        // Many of these begin with a pass, or are over before they begin.
        let cells: String = (0..64).map(|_| ['X', 'O', '-'][random.below(3)]).collect();
        let start: Board = format!("{cells} {}", ['X', 'O'][random.below(2)]).parse().unwrap();
        let mut game = History::<Othello>::from_position(start);
        while let Some(at) = random.choose(game.position().position.moves()).filter(|_| random.below(8) > 0) {
            game.play(at).unwrap();
        }
        let seats = Seats::against(Level::Novice, Disc::White);
        let record = Record { game, begun: true, ..Record::new(seats, 0) };
        assert_eq!(Record::<Othello>::from_text(&record.to_text()), Ok(record));
    }
}

/// A finished game, as a line of an archive.
fn random_archived(random: &mut Seeded) -> String {
    let record = loop {
        let record = random_record(random);
        if record.game.ending().is_some() {
            break record;
        }
    };
    Archive::line_of(&record, Day::from_number(random.below(30_000) as u32)).unwrap()
}

#[test]
fn finished_games_survive_their_line() {
    let mut random = Seeded::new(38);
    for _ in 0..200 {
        let line = random_archived(&mut random);
        let mut games = Archive::default();
        games.add(std::slice::from_ref(&line));
        assert_eq!(games.live_lines(), [line]);
        let text = archive::export(&games);
        assert_eq!(archive::import(&games, &text).map(|imported| imported.n_known), Ok(1));
    }
}

#[test]
fn a_mutated_archive_never_panics_and_keeps_the_lines_that_are_whole() {
    let mut random = Seeded::new(39);
    let lines: Vec<String> = (0..12).map(|_| random_archived(&mut random)).collect();
    let whole: Vec<u8> = lines.chunks(4).flat_map(log_bytes).collect();
    for _ in 0..3_000 {
        let mut bytes = whole.clone();
        let n_changes = 1 + random.below(3);
        for _ in 0..n_changes {
            let at = random.below(bytes.len());
            match random.below(4) {
                0 => bytes[at] = random.next() as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, bytes[random.below(bytes.len())]),
                _ => bytes.truncate(at),
            }
            if bytes.is_empty() {
                break;
            }
        }
        let log = read_log(&bytes);
        let games = Archive::new(bytes.clone(), log.lines);
        assert!(games.live_lines().iter().all(|line| lines.contains(line)), "a line that was never written");
        open_app(&bytes);
    }
}

#[test]
fn arbitrary_bytes_never_panic() {
    let mut random = Seeded::new(33);
    // Half of the bytes come from what a save is made of, so that some get past the first character.
    let likely = br#"{}[]",:0123456789.-eE othelgamfrvsinpuX\ntrue"#;
    for _ in 0..20_000 {
        let bytes: Vec<u8> = (0..random.below(120))
            .map(|_| match random.below(2) {
                0 => random.next() as u8,
                _ => likely[random.below(likely.len())],
            })
            .collect();
        read_all(&String::from_utf8_lossy(&bytes));
        if random.below(10) == 0 {
            open_app(&bytes);
        }
    }
}

#[test]
fn every_truncation_is_an_error() {
    let mut random = Seeded::new(34);
    let texts = [
        random_record(&mut random).to_text(),
        random_checkers(&mut random).to_text(),
        Settings::default().to_text(),
    ];
    for text in texts {
        for end in 0..text.len() {
            assert!(Record::<Othello>::from_text(&text[..end]).is_err());
            assert!(Record::<Checkers>::from_text(&text[..end]).is_err());
            assert!(Settings::from_text(&text[..end]).is_err());
            open_app(&text.as_bytes()[..end]);
        }
    }
}

#[test]
fn mutations_never_panic_and_what_is_accepted_is_consistent() {
    let mut random = Seeded::new(35);
    let (mut n_accepted, mut n_checkers) = (0, 0);
    for round in 0..20_000 {
        let text = match round % 8 {
            0 => Settings::default().to_text(),
            1 => SESSION.to_owned(),
            // The number and the first word are not part of what is exported.
            5 => random_archived(&mut random).split(' ').skip(2).collect::<Vec<_>>().join(" "),
            6 => EDITOR.to_owned(),
            7 => TRAINING[random.below(3)].to_owned(),
            2 => random_checkers(&mut random).to_text(),
            _ => random_record(&mut random).to_text(),
        };
        let mut bytes = text.into_bytes();
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len());
            match random.below(4) {
                0 => bytes[at] = random.next() as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, bytes[random.below(bytes.len())]),
                _ => bytes[at] = bytes[random.below(bytes.len())],
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        n_accepted += usize::from(Record::<Othello>::from_text(&text).is_ok());
        n_checkers += usize::from(Record::<Checkers>::from_text(&text).is_ok());
        read_all(&text);
        if matches!(round % 8, 1 | 5 | 6 | 7) || round % 20 == 0 {
            open_app(&bytes);
        }
    }
    assert!(n_checkers > 50, "only {n_checkers} games of checkers got past the reader");
    assert!(n_accepted > 100, "only {n_accepted} got past the reader: the mutations are too coarse");
}

#[test]
fn deep_nesting_and_huge_numbers_never_panic() {
    let good = random_record(&mut Seeded::new(36)).to_text();
    for depth in [10, 1_000, 200_000] {
        let (open, close) = ("[".repeat(depth), "]".repeat(depth));
        let braces = "{\"a\":".repeat(depth);
        for text in [
            open.clone(),
            format!("{open}{close}"),
            braces.clone(),
            good.replacen("\"start\"", &format!("\"deep\":{open}{close},\"start\""), 1),
            good.replacen("\"seats\"", &format!("\"seats\":{braces}"), 1),
        ] {
            read_all(&text);
            open_app(text.as_bytes());
        }
    }
    for number in
        ["1e999", "-0", "18446744073709551616", "99999999999999999999999999", "1.5", "null", "\"3\""]
    {
        for field in ["version", "present", "seed"] {
            let key = format!("\"{field}\":");
            let start = good.find(&key).unwrap() + key.len();
            let end = start + good[start..].find(['\n', ',']).unwrap();
            read_all(&format!("{} {number}{}", &good[..start], &good[end..]));
        }
    }
}

#[test]
fn a_very_long_transcript_is_refused_calmly() {
    let good = Record::<Othello> { begun: true, ..Record::new(Seats::PEOPLE, 1) }.to_text();
    for moves in ["f5".repeat(100_000), "--".repeat(100_000), "a".repeat(100_001), "é".repeat(50_000)] {
        let text = good.replacen("\"moves\": \"\"", &format!("\"moves\": \"{moves}\""), 1);
        assert!(Record::<Othello>::from_text(&text).is_err());
    }
}

#[test]
fn the_session_that_is_mutated_here_is_a_good_one() {
    let mut storage = Storage::memory();
    storage.write(Stored::Session, SESSION.as_bytes()).unwrap();
    storage.write(Stored::Editor, EDITOR.as_bytes()).unwrap();
    let app = App::new(storage, Err(std::io::Error::other("no engine here")), 1, Now::ZERO);
    assert_eq!((app.screen(), app.othello().setup().level), (Screen::Rules, Level::Club));
    assert_eq!((app.openings().n_moves(), app.editor().board().turn), (2, Disc::White));
}

#[test]
fn the_training_that_is_mutated_here_is_good() {
    let mut storage = Storage::memory();
    for (stored, text) in [Stored::Puzzles, Stored::Exercises, Stored::Rating].into_iter().zip(TRAINING) {
        storage.write(stored, text.as_bytes()).unwrap();
    }
    let mut app = App::new(storage, Err(std::io::Error::other("no engine here")), 1, Now::ZERO);
    app.apply(Action::DismissNotice, Now::ZERO);
    assert_eq!(app.notice(), None, "nothing but the missing engine is told");
    assert_eq!(app.exercises().exercises().all().len(), 1);
    assert_eq!(
        app.exercises().trainer().map(Trainer::stage),
        Some(TrainerStage::Shown("f5".parse().unwrap()))
    );
    assert_eq!(app.puzzles().progress().streak("2026-11-18".parse().unwrap()), 3);
}
