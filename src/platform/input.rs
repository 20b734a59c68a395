//! Touches and keys on their way from the window to egui: one finger presses, a second one only helps to pinch, and keys
//! without a name get a meaning.

use egui::{Event, Key, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId};
use winit::event::{ElementState, Touch, TouchPhase, WindowEvent};
use winit::keyboard::{Key as WinitKey, NativeKeyCode, PhysicalKey};
use winit::window::Window;

/// A position outside of the window, for a press that must not count as a click.
const OFFSCREEN: Pos2 = Pos2::new(-1.0e5, -1.0e5);

/// egui's view of a window, with what its own view would get wrong on a phone.
pub struct Input {
    state: egui_winit::State,
    finger: PressingFinger,
}

impl Input {
    /// For a new window. A finger that was down when the old one went away is let go.
    pub fn new(ctx: &egui::Context, mut state: egui_winit::State) -> Self {
        if ctx.input(|input| input.pointer.any_down()) {
            state.egui_input_mut().events.extend(cancelled_press());
        }
        // egui's own clipboard knows nothing of other programs; the app asks the system by the keys alone.
        state.set_clipboard_shortcuts(false);
        Self { state, finger: PressingFinger::default() }
    }

    /// The view itself.
    pub const fn state(&mut self) -> &mut egui_winit::State {
        &mut self.state
    }

    /// Hands an event to egui. True if a frame should follow.
    pub fn on_window_event(&mut self, window: &Window, event: &WindowEvent) -> bool {
        match event {
            WindowEvent::Touch(touch) => {
                if !self.finger.is_pressing(touch.id, touch.phase) {
                    let scale = egui_winit::pixels_per_point(self.state.egui_ctx(), window);
                    self.state.egui_input_mut().events.push(second_finger(touch, scale));
                    return true;
                }
                if touch.phase == TouchPhase::Cancelled {
                    self.state.egui_input_mut().events.extend(cancelled_press());
                }
            }
            WindowEvent::KeyboardInput { event, .. } => {
                if let Some(key) = unnamed_key(&event.logical_key, event.physical_key) {
                    self.state.egui_input_mut().events.push(Event::Key {
                        key,
                        physical_key: None,
                        pressed: event.state == ElementState::Pressed,
                        repeat: event.repeat,
                        modifiers: Modifiers::NONE,
                    });
                    return true;
                }
            }
            _ => {}
        }
        self.state.on_window_event(window, event).repaint
    }
}

/// A finger that presses nothing. egui is still told where it is, for whatever can be pinched, by the same event as
/// egui-winit sends, which would let it take over the pointer once the first finger is lifted.
fn second_finger(touch: &Touch, pixels_per_point: f32) -> Event {
    let at = touch.location.cast::<f32>();
    Event::Touch {
        device_id: TouchDeviceId(egui::epaint::util::hash(touch.device_id)),
        id: TouchId::from(touch.id),
        phase: match touch.phase {
            TouchPhase::Started => egui::TouchPhase::Start,
            TouchPhase::Moved => egui::TouchPhase::Move,
            TouchPhase::Ended => egui::TouchPhase::End,
            TouchPhase::Cancelled => egui::TouchPhase::Cancel,
        },
        pos: Pos2::new(at.x, at.y) / pixels_per_point,
        force: None,
    }
}

/// A gesture that the system took over, such as a swipe from the edge, is no tap: egui is told of a finger that slid
/// away before it was lifted. By itself it would only be told that the pointer is gone, and keep the square pressed.
fn cancelled_press() -> [Event; 3] {
    let lifted = Event::PointerButton {
        pos: OFFSCREEN,
        button: PointerButton::Primary,
        pressed: false,
        modifiers: Modifiers::NONE,
    };
    [Event::PointerMoved(OFFSCREEN), lifted, Event::PointerGone]
}

/// What a key means that winit has no name for. Some keyboards write a line end where others have a key called Enter,
/// among them the middle of a D-pad; and the two buttons of a game pad that Android itself would take for "yes" and
/// "back" come as bare numbers.
fn unnamed_key(logical: &WinitKey, physical: PhysicalKey) -> Option<Key> {
    let PhysicalKey::Unidentified(code) = physical else { return None };
    match (logical, code) {
        (WinitKey::Character(text), _) if text == "\n" || text == "\r" => Some(Key::Enter),
        (_, NativeKeyCode::Android(BUTTON_A)) => Some(Key::Enter),
        (_, NativeKeyCode::Android(BUTTON_B)) => Some(Key::BrowserBack),
        _ => None,
    }
}

/// Android's number for a game pad's lower button.
const BUTTON_A: u32 = 96;
/// And for its right one.
const BUTTON_B: u32 = 97;

/// The one finger that presses: the first on the glass, until it is lifted. A palm or a second finger presses nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct PressingFinger(Option<u64>);

impl PressingFinger {
    /// Whether a touch is of the finger that counts.
    fn is_pressing(&mut self, id: u64, phase: TouchPhase) -> bool {
        let counts = match self.0 {
            Some(known) => known == id,
            None => phase == TouchPhase::Started,
        };
        if counts {
            let down = matches!(phase, TouchPhase::Started | TouchPhase::Moved);
            self.0 = down.then_some(id);
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use TouchPhase::{Cancelled, Ended, Moved, Started};

    /// Which of these touches count, as a row of marks.
    fn counted(touches: &[(u64, TouchPhase)]) -> String {
        let mut finger = PressingFinger::default();
        touches.iter().map(|&(id, phase)| if finger.is_pressing(id, phase) { 'x' } else { '-' }).collect()
    }

    #[test]
    fn a_second_finger_does_nothing() {
        let touches = [(0, Started), (1, Started), (0, Moved), (1, Moved), (1, Ended), (0, Ended)];
        assert_eq!(counted(&touches), "x-x--x");
    }

    #[test]
    fn a_finger_that_stays_after_the_first_has_left_does_nothing_until_it_comes_anew() {
        let touches =
            [(0, Started), (1, Started), (0, Ended), (1, Moved), (1, Ended), (1, Started), (1, Ended)];
        assert_eq!(counted(&touches), "x-x--xx");
    }

    #[test]
    fn after_a_cancelled_gesture_the_next_finger_counts() {
        assert_eq!(counted(&[(0, Started), (0, Cancelled), (0, Moved), (3, Started), (3, Ended)]), "xx-xx");
    }

    #[test]
    fn the_middle_of_a_pad_is_enter_and_named_keys_are_left_to_others() {
        use winit::keyboard::{KeyCode, NamedKey, NativeKey};
        let bare = |code| PhysicalKey::Unidentified(NativeKeyCode::Android(code));
        let unknown = |code| WinitKey::Unidentified(NativeKey::Android(code));
        let line_end = WinitKey::Character("\n".into());
        assert_eq!(unnamed_key(&line_end, bare(23)), Some(Key::Enter));
        assert_eq!(unnamed_key(&unknown(96), bare(96)), Some(Key::Enter));
        assert_eq!(unnamed_key(&unknown(97), bare(97)), Some(Key::BrowserBack));
        assert_eq!(unnamed_key(&unknown(99), bare(99)), None);
        // Both of these egui-winit knows: the one by its place, the other by its name.
        assert_eq!(unnamed_key(&line_end, PhysicalKey::Code(KeyCode::Enter)), None);
        assert_eq!(unnamed_key(&WinitKey::Named(NamedKey::BrowserBack), bare(4)), None);
    }
}
