/** Time for what is in sight to be painted, after the last file of it has come. */
export const settledAfterMs = 1_000

/**
 * Marks the document a moment after it is loaded, or once somebody moves in it: what is out of sight on
 * a phone may be laid out and fetched then. Inline, so that it never waits for a file.
 */
export const settledScript = `(() => {
  const settle = () => {
    document.documentElement.dataset.settled = ''
  }
  addEventListener('load', () => setTimeout(settle, ${settledAfterMs}), { once: true })
  for (const act of ['scroll', 'pointerdown', 'keydown']) {
    addEventListener(act, settle, { once: true, capture: true, passive: true })
  }
})()`
