/**
 * Remembers the last click on a button made before hydration, as happens on a slow connection, to replay
 * it afterwards. Links and forms work without script. Inline, since it must run before anything else.
 */
export const clickBeforeHydrationScript = `(() => {
  let pressed
  let last
  const note = (event) => {
    const button = event.target.closest('button[type="button"]')
    if (!button) return
    pressed = button
    last = event
  }
  addEventListener('click', note, true)
  window.__replayClick = () => {
    removeEventListener('click', note, true)
    const isUnderWay = last && last.eventPhase !== 0
    if (pressed && !isUnderWay && pressed.isConnected) pressed.click()
    pressed = last = undefined
  }
})()`

/**
 * Replays the last click made before hydration; without the inline script nothing is replayed. Called in
 * the very step that hydrates: of what is pressed after it React alone hears. A click that made React
 * hydrate at once is still under way, and comes to its button by itself.
 */
export function replayClickBeforeHydration(): void {
  const { __replayClick: replay } = window as { __replayClick?: () => void }
  replay?.()
}

/** Marks the document as hydrated (`html[data-hydrated]`), which browser tests wait for. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = ''
}
