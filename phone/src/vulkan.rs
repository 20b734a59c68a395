//! `libvulkan.so`: the host's Vulkan with Android's kind of surface.
//!
//! The app finds everything through `vkGetInstanceProcAddr`. Most names are answered by the host's own loader. Ours
//! are those that know about windows, those that can fail by a script's will (`faults`), those that paint, if nothing is to be
//! painted, and the heavy ones, whose time `driver` counts.

mod faults;

use std::ffi::{CStr, c_char, c_int, c_void};
use std::ptr;
use std::sync::LazyLock;

use crate::display::{Display, WindowId};
use crate::driver::{presented, timed};
use crate::library::Library;
use crate::window::{Fault, Window};
use faults::{FALLIBLE, PresentInfo, WINDOWS};

pub(crate) use faults::lose_device;

static HOST: LazyLock<Library> = LazyLock::new(|| Library::of_host(c"libvulkan.so.1"));

const ON_ANDROID: &CStr = c"VK_KHR_android_surface";
const ON_HOST: &CStr = c"VK_KHR_xlib_surface";
const SUCCESS: Result = 0;
const XLIB_SURFACE_CREATE_INFO: c_int = 1_000_004_000;

/// Handles and pointers that only pass through.
type Any = *const c_void;
type Result = c_int;
type Function = *const c_void;

/// `VkExtensionProperties`.
#[repr(C)]
struct Extension {
    name: [c_char; 256],
    version: u32,
}

/// `VkInstanceCreateInfo`.
#[repr(C)]
#[derive(Clone, Copy)]
struct InstanceInfo {
    kind: c_int,
    next: Any,
    flags: u32,
    application: Any,
    n_layers: u32,
    layers: Any,
    n_extensions: u32,
    extensions: *const *const c_char,
}

/// `VkAndroidSurfaceCreateInfoKHR`.
#[repr(C)]
struct AndroidSurfaceInfo {
    kind: c_int,
    next: Any,
    flags: u32,
    window: &'static Window,
}

/// `VkXlibSurfaceCreateInfoKHR`.
#[repr(C)]
struct XlibSurfaceInfo {
    kind: c_int,
    next: Any,
    flags: u32,
    display: Any,
    window: WindowId,
}

/// Lists the host's extensions, with Android's surface in the place of the host's.
extern "C" fn enumerate_extensions(layer: *const c_char, count: &mut u32, list: *mut Extension) -> Result {
    type Enumerate = extern "C" fn(*const c_char, &mut u32, *mut Extension) -> Result;
    // SAFETY: the type is that of Vulkan's header.
    let enumerate: Enumerate = unsafe { HOST.function(c"vkEnumerateInstanceExtensionProperties") };
    let result = timed(|| enumerate(layer, count, list));
    if !list.is_null() {
        // SAFETY: the driver has just filled so many entries of the caller's list.
        for extension in unsafe { std::slice::from_raw_parts_mut(list, *count as usize) } {
            // SAFETY: a name inside of its array, with its end.
            if unsafe { CStr::from_ptr(extension.name.as_ptr()) } == ON_HOST {
                for (to, from) in extension.name.iter_mut().zip(ON_ANDROID.to_bytes_with_nul()) {
                    *to = *from as c_char;
                }
            }
        }
    }
    result
}

/// Makes an instance with the host's surface where Android's was asked for.
extern "C" fn create_instance(info: &InstanceInfo, allocator: Any, instance: *mut Any) -> Result {
    type Create = extern "C" fn(&InstanceInfo, Any, *mut Any) -> Result;
    let asked: &[*const c_char] = if info.n_extensions == 0 {
        &[]
    } else {
        // SAFETY: the caller's list is as long as it says.
        unsafe { std::slice::from_raw_parts(info.extensions, info.n_extensions as usize) }
    };
    let translated: Vec<*const c_char> = asked
        .iter()
        // SAFETY: each entry is a name with its end.
        .map(|&name| if unsafe { CStr::from_ptr(name) } == ON_ANDROID { ON_HOST.as_ptr() } else { name })
        .collect();
    let info = InstanceInfo { extensions: translated.as_ptr(), ..*info };
    // SAFETY: the type is that of Vulkan's header.
    let create: Create = unsafe { HOST.function(c"vkCreateInstance") };
    timed(|| create(&info, allocator, instance))
}

/// Makes a surface on the X11 window that is inside of Android's.
extern "C" fn create_surface(
    instance: Any,
    info: &AndroidSurfaceInfo,
    allocator: Any,
    surface: *mut u64,
) -> Result {
    type Create = extern "C" fn(Any, &XlibSurfaceInfo, Any, *mut u64) -> Result;
    let window = info.window;
    let info = XlibSurfaceInfo {
        kind: XLIB_SURFACE_CREATE_INFO,
        next: ptr::null(),
        flags: info.flags,
        display: Display::get().connection(),
        window: info.window.id(),
    };
    // SAFETY: the type is that of Vulkan's header.
    let create: Create = unsafe { HOST.function(c"vkCreateXlibSurfaceKHR") };
    let result = timed(|| create(instance, &info, allocator, surface));
    if result == SUCCESS {
        // SAFETY: the driver has just written it.
        WINDOWS.set_surface(unsafe { *surface }, window);
    }
    result
}

extern "C" fn queue_present(queue: Any, info: &PresentInfo) -> Result {
    type Present = extern "C" fn(Any, &PresentInfo) -> Result;
    // SAFETY: the caller's list has one swapchain at least.
    let window = WINDOWS.of_swapchain(unsafe { *info.swapchains });
    if let Some(error) = faults::error(window, Fault::NoBuffers) {
        return error;
    }
    // SAFETY: the type is that of Vulkan's header.
    let present: Present = unsafe { HOST.function(c"vkQueuePresentKHR") };
    let result = timed(|| present(queue, info));
    presented();
    result
}

/// Defines a module of functions that call the host's function of the same name and count its time, and the table
/// of them.
macro_rules! timed_functions {
    ($($name:ident($($arg:ident: $type:ty),*);)*) => {
        mod counted {
            use super::{Any, HOST, Result, timed};
            $(pub(super) extern "C" fn $name($($arg: $type),*) -> Result {
                static NAME: &str = concat!(stringify!($name), "\0");
                type Function = extern "C" fn($($type),*) -> Result;
                let name = std::ffi::CStr::from_bytes_with_nul(NAME.as_bytes()).unwrap_or_default();
                // SAFETY: the type is that of Vulkan's header.
                let function: Function = unsafe { HOST.function(name) };
                timed(|| function($($arg),*))
            })*
        }
        const COUNTED: &[(&str, Function)] = &[$((stringify!($name), counted::$name as Function)),*];
    };
}

timed_functions! {
    vkEnumerateInstanceLayerProperties(count: Any, list: Any);
    vkEnumerateInstanceVersion(version: Any);
    vkEnumeratePhysicalDevices(instance: Any, count: Any, list: Any);
    vkEnumerateDeviceExtensionProperties(device: Any, layer: Any, count: Any, list: Any);
    vkCreateDevice(adapter: Any, info: Any, allocator: Any, device: Any);
    vkCreateSwapchainKHR(device: Any, info: Any, allocator: Any, swapchain: Any);
    vkGetSwapchainImagesKHR(device: Any, swapchain: u64, count: Any, list: Any);
    vkGetPhysicalDeviceSurfaceSupportKHR(adapter: Any, family: u32, surface: u64, supported: Any);
    vkGetPhysicalDeviceSurfaceCapabilitiesKHR(adapter: Any, surface: u64, capabilities: Any);
    vkGetPhysicalDeviceSurfaceFormatsKHR(adapter: Any, surface: u64, count: Any, list: Any);
    vkGetPhysicalDeviceSurfacePresentModesKHR(adapter: Any, surface: u64, count: Any, list: Any);
    vkAcquireNextImageKHR(device: Any, swapchain: u64, timeout: u64, semaphore: u64, fence: u64, idx: Any);
    vkAllocateMemory(device: Any, info: Any, allocator: Any, memory: Any);
    vkCreateImage(device: Any, info: Any, allocator: Any, image: Any);
    vkCreateShaderModule(device: Any, info: Any, allocator: Any, module: Any);
    vkCreatePipelineLayout(device: Any, info: Any, allocator: Any, layout: Any);
    vkCreateRenderPass(device: Any, info: Any, allocator: Any, pass: Any);
    vkCreateGraphicsPipelines(device: Any, cache: u64, n: u32, infos: Any, allocator: Any, pipelines: Any);
    vkCreateComputePipelines(device: Any, cache: u64, n: u32, infos: Any, allocator: Any, pipelines: Any);
    vkQueueSubmit(queue: Any, n: u32, submits: Any, fence: u64);
    vkWaitForFences(device: Any, n: u32, fences: Any, all: u32, timeout: u64);
    vkWaitSemaphores(device: Any, info: Any, timeout: u64);
    vkQueueWaitIdle(queue: Any);
    vkDeviceWaitIdle(device: Any);
}

/// Whether triangles are taken and not painted, by `PHONE_PAINTS=nothing`: a driver that draws on the processor needs most of
/// it, and a soak of hours looks at no picture.
static PAINTS_NOTHING: LazyLock<bool> =
    LazyLock::new(|| std::env::var("PHONE_PAINTS").is_ok_and(|what| what == "nothing"));

/// Stands for `vkCmdDraw` and `vkCmdDrawIndexed`, whose arguments it leaves where they are.
extern "C" fn draw_nothing() {}

/// The function that the app gets by this name, if it is one of ours.
fn ours(name: &CStr) -> Option<Function> {
    let name = name.to_str().ok()?;
    Some(match name {
        "vkGetInstanceProcAddr" => vkGetInstanceProcAddr as Function,
        "vkGetDeviceProcAddr" => device_function as Function,
        "vkEnumerateInstanceExtensionProperties" => enumerate_extensions as Function,
        "vkCreateInstance" => create_instance as Function,
        "vkCreateAndroidSurfaceKHR" => create_surface as Function,
        "vkQueuePresentKHR" => queue_present as Function,
        "vkCmdDraw" | "vkCmdDrawIndexed" if *PAINTS_NOTHING => draw_nothing as Function,
        _ => {
            let mut table = FALLIBLE.iter().chain(COUNTED);
            return table.find(|(known, _)| *known == name).map(|(_, function)| *function);
        }
    })
}

#[unsafe(no_mangle)]
extern "C" fn vkGetInstanceProcAddr(instance: Any, name: *const c_char) -> Function {
    type Get = extern "C" fn(Any, *const c_char) -> Function;
    // SAFETY: the type is that of Vulkan's header.
    let get: Get = timed(|| unsafe { HOST.function(c"vkGetInstanceProcAddr") });
    // SAFETY: a name with its end.
    let known = ours(unsafe { CStr::from_ptr(name) });
    // The host's loader knows no Android surface, and still the app must not be told of functions that are absent.
    match known {
        Some(function) if function == create_surface as Function => function,
        Some(function) if instance.is_null() || !get(instance, name).is_null() => function,
        Some(_) => ptr::null(),
        None => get(instance, name),
    }
}

extern "C" fn device_function(device: Any, name: *const c_char) -> Function {
    type Get = extern "C" fn(Any, *const c_char) -> Function;
    // SAFETY: the type is that of Vulkan's header.
    let get: Get = unsafe { HOST.function(c"vkGetDeviceProcAddr") };
    let function = get(device, name);
    // SAFETY: a name with its end.
    if function.is_null() { function } else { ours(unsafe { CStr::from_ptr(name) }).unwrap_or(function) }
}
