/**
 * Remembers the last click on a button made before hydration, as happens on a slow connection, to replay
 * it afterwards. Links and forms work without script. Inline, since it must run before anything else.
 */
export const clickBeforeHydrationScript = `(() => {
  let pressed
  const note = (event) => {
    pressed = event.target.closest('button[type="button"]') || pressed
  }
  addEventListener('click', note, true)
  window.__replayClick = () => {
    removeEventListener('click', note, true)
    if (pressed && pressed.isConnected) pressed.click()
    pressed = undefined
  }
})()`

/**
 * Replays the last click made before hydration, and marks the document as hydrated
 * (`html[data-hydrated]`), which browser tests wait for. Without the inline script nothing is replayed.
 */
export function replayClickBeforeHydration(): void {
  const { __replayClick: replay } = window as { __replayClick?: () => void }
  replay?.()
  document.documentElement.dataset.hydrated = ''
}
