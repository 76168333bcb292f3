/**
 * Reads the browser's value under one of the specification's storage names. A browser that keeps
 * nothing, or forbids it, has kept nothing. [DATA-14]
 */
export function keptHere(store: 'local' | 'session', name: `_${string}`): string | undefined {
  try {
    return storageOf(store).getItem(name) ?? undefined
  } catch {
    // Storage may be forbidden as a whole; then there is nothing to read.
    return undefined
  }
}

/** Keeps a value; false where that is not possible. */
export function keepHere(store: 'local' | 'session', name: `_${string}`, value: string): boolean {
  try {
    storageOf(store).setItem(name, value)
    return true
  } catch {
    // Forbidden or full: what would have been kept is asked again.
    return false
  }
}

/** Lets go of a value; where nothing can be kept there is none. */
export function forgetHere(store: 'local' | 'session', name: `_${string}`): void {
  try {
    storageOf(store).removeItem(name)
  } catch {
    // Forbidden: nothing was kept.
    return
  }
}

function storageOf(store: 'local' | 'session'): Storage {
  return store === 'local' ? localStorage : sessionStorage
}
