/** Calls back when the document is loaded and the browser has nothing to do; the answer takes it back. */
export function whenIdle(act: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const wait = () => {
    // A browser that does not tell of its idleness is taken to be idle once the document is loaded.
    const ask = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 0))
    ask(() => {
      if (!signal.aborted) act()
    })
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true, signal })
  return () => stop.abort()
}
