const restored = 'nordlys:connection-restored'

/** Dispatches "connection restored" on the page: our server answers again. */
export function tellConnectionRestored(page: EventTarget): void {
  page.dispatchEvent(new Event(restored))
}

/**
 * Calls `act` when the connection is restored; returns how to stop. The browser's `online` event
 * knows of the device's own connection alone; the network watch reports that our server answers
 * again. [SES-05]
 */
export function onConnectionRestored(page: EventTarget, act: () => void): () => void {
  const kinds = ['online', restored]
  for (const kind of kinds) page.addEventListener(kind, act)
  return () => {
    for (const kind of kinds) page.removeEventListener(kind, act)
  }
}
