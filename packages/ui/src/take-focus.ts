/**
 * Moves the focus to what the page answers with, so that it is read aloud first.
 *
 * A player who has begun before hydration is not disturbed: the page does not scroll away under a
 * press, and a field that is being filled keeps the focus.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (document.documentElement.dataset.hydrated !== undefined) {
    element?.focus()
  } else if (document.activeElement === document.body) {
    element?.focus({ preventScroll: hasBegun() })
  }
}

/** Where the address or the reader has scrolled to, or where something was pressed, the page stays. */
function hasBegun(): boolean {
  return window.scrollY > 0 || location.hash !== '' || navigator.userActivation?.hasBeenActive
}
