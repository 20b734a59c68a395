//! Vulkan's calls as they fail on a phone: on a window that is gone before Android has said so, and on a device that is
//! lost. Each asks first whether a script wants it to fail, and otherwise calls the host's.

use std::collections::HashMap;
use std::ffi::c_int;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use super::{Any, Function, Result, SUCCESS, counted};
use crate::logcat;
use crate::window::{Fault, Window};

const DEVICE_LOST: Result = -4;
const SURFACE_LOST: Result = -1_000_000_000;

/// Every device that there is now is lost; the next one is not.
static IS_DEVICE_LOST: AtomicBool = AtomicBool::new(false);

/// The windows behind surfaces and swapchains.
pub(super) static WINDOWS: LazyLock<Windows> = LazyLock::new(Windows::default);

type ByHandle = HashMap<u64, &'static Window>;

#[derive(Default)]
pub(super) struct Windows {
    surfaces: Mutex<ByHandle>,
    swapchains: Mutex<ByHandle>,
}

impl Windows {
    pub(super) fn set_surface(&self, surface: u64, window: &'static Window) {
        lock(&self.surfaces).insert(surface, window);
    }

    fn of_surface(&self, surface: u64) -> Option<&'static Window> {
        lock(&self.surfaces).get(&surface).copied()
    }

    pub(super) fn of_swapchain(&self, swapchain: u64) -> Option<&'static Window> {
        lock(&self.swapchains).get(&swapchain).copied()
    }
}

fn lock(map: &Mutex<ByHandle>) -> MutexGuard<'_, ByHandle> {
    map.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Loses the device: whatever is asked of it from now on fails.
pub(crate) fn lose_device() {
    logcat::log("the graphics device is lost");
    IS_DEVICE_LOST.store(true, Ordering::SeqCst);
}

/// The error of a call by a device on this window, if it is to fail.
pub(super) fn error(window: Option<&Window>, fault: Fault) -> Option<Result> {
    device_error().or_else(|| surface_error(window, fault))
}

fn surface_error(window: Option<&Window>, fault: Fault) -> Option<Result> {
    window?.has_fault(fault).then_some(SURFACE_LOST)
}

fn device_error() -> Option<Result> {
    IS_DEVICE_LOST.load(Ordering::SeqCst).then_some(DEVICE_LOST)
}

/// `VkSwapchainCreateInfoKHR`, as far as we read it.
#[repr(C)]
pub(super) struct SwapchainInfo {
    kind: c_int,
    next: Any,
    flags: u32,
    surface: u64,
}

/// `VkPresentInfoKHR`, as far as we read it.
#[repr(C)]
pub(super) struct PresentInfo {
    kind: c_int,
    next: Any,
    n_semaphores: u32,
    semaphores: Any,
    n_swapchains: u32,
    pub(super) swapchains: *const u64,
}

extern "C" fn create_device(adapter: Any, info: Any, allocator: Any, device: Any) -> Result {
    IS_DEVICE_LOST.store(false, Ordering::SeqCst);
    counted::vkCreateDevice(adapter, info, allocator, device)
}

extern "C" fn create_swapchain(
    device: Any,
    info: &SwapchainInfo,
    allocator: Any,
    swapchain: *mut u64,
) -> Result {
    let window = WINDOWS.of_surface(info.surface);
    if let Some(error) = error(window, Fault::NoBuffers) {
        return error;
    }
    let result =
        counted::vkCreateSwapchainKHR(device, (&raw const *info).cast(), allocator, swapchain.cast());
    if let (SUCCESS, Some(window)) = (result, window) {
        // SAFETY: the driver has just written it.
        lock(&WINDOWS.swapchains).insert(unsafe { *swapchain }, window);
    }
    result
}

extern "C" fn acquire_next_image(
    device: Any,
    swapchain: u64,
    timeout: u64,
    semaphore: u64,
    fence: u64,
    idx: Any,
) -> Result {
    error(WINDOWS.of_swapchain(swapchain), Fault::NoBuffers)
        .unwrap_or_else(|| counted::vkAcquireNextImageKHR(device, swapchain, timeout, semaphore, fence, idx))
}

extern "C" fn surface_support(adapter: Any, family: u32, surface: u64, supported: Any) -> Result {
    surface_error(WINDOWS.of_surface(surface), Fault::Abandoned)
        .unwrap_or_else(|| counted::vkGetPhysicalDeviceSurfaceSupportKHR(adapter, family, surface, supported))
}

extern "C" fn surface_capabilities(adapter: Any, surface: u64, capabilities: Any) -> Result {
    surface_error(WINDOWS.of_surface(surface), Fault::Abandoned)
        .unwrap_or_else(|| counted::vkGetPhysicalDeviceSurfaceCapabilitiesKHR(adapter, surface, capabilities))
}

extern "C" fn surface_formats(adapter: Any, surface: u64, count: Any, list: Any) -> Result {
    surface_error(WINDOWS.of_surface(surface), Fault::Abandoned)
        .unwrap_or_else(|| counted::vkGetPhysicalDeviceSurfaceFormatsKHR(adapter, surface, count, list))
}

extern "C" fn surface_present_modes(adapter: Any, surface: u64, count: Any, list: Any) -> Result {
    surface_error(WINDOWS.of_surface(surface), Fault::Abandoned)
        .unwrap_or_else(|| counted::vkGetPhysicalDeviceSurfacePresentModesKHR(adapter, surface, count, list))
}

extern "C" fn queue_submit(queue: Any, n: u32, submits: Any, fence: u64) -> Result {
    device_error().unwrap_or_else(|| counted::vkQueueSubmit(queue, n, submits, fence))
}

extern "C" fn wait_for_fences(device: Any, n: u32, fences: Any, all: u32, timeout: u64) -> Result {
    device_error().unwrap_or_else(|| counted::vkWaitForFences(device, n, fences, all, timeout))
}

extern "C" fn wait_semaphores(device: Any, info: Any, timeout: u64) -> Result {
    device_error().unwrap_or_else(|| counted::vkWaitSemaphores(device, info, timeout))
}

/// The functions that can fail by a script's will.
pub(super) const FALLIBLE: &[(&str, Function)] = &[
    ("vkCreateDevice", create_device as Function),
    ("vkCreateSwapchainKHR", create_swapchain as Function),
    ("vkAcquireNextImageKHR", acquire_next_image as Function),
    ("vkGetPhysicalDeviceSurfaceSupportKHR", surface_support as Function),
    ("vkGetPhysicalDeviceSurfaceCapabilitiesKHR", surface_capabilities as Function),
    ("vkGetPhysicalDeviceSurfaceFormatsKHR", surface_formats as Function),
    ("vkGetPhysicalDeviceSurfacePresentModesKHR", surface_present_modes as Function),
    ("vkQueueSubmit", queue_submit as Function),
    ("vkWaitForFences", wait_for_fences as Function),
    ("vkWaitSemaphores", wait_semaphores as Function),
];
