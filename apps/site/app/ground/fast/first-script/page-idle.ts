/** How long after `load` the page counts as idle: time to paint what is in sight. */
export const pageIdleAfterMs = 1_000

/**
 * Marks the document as idle (`html[data-idle]`) a moment after `load`, or at the first scroll, press or
 * key: style sheets then lay out what is out of sight on a phone. Inline, so that it waits for no file.
 */
export const pageIdleScript = `(() => {
  const markIdle = () => {
    document.documentElement.dataset.idle = ''
  }
  addEventListener('load', () => setTimeout(markIdle, ${pageIdleAfterMs}), { once: true })
  for (const act of ['scroll', 'pointerdown', 'keydown']) {
    addEventListener(act, markIdle, { once: true, capture: true, passive: true })
  }
})()`
