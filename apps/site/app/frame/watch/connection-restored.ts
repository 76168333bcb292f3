const lineBack = 'nordlys:line-back'

/** Says on the page that our server answers again. */
export function tellLineBack(page: EventTarget): void {
  page.dispatchEvent(new Event(lineBack))
}

/**
 * Calls back when the line is back; the answer ends that. The browser knows of its own line alone: that
 * our server was away and answers again is said by the network watch. [SES-05]
 */
export function onLineBack(page: EventTarget, act: () => void): () => void {
  const kinds = ['online', lineBack]
  for (const kind of kinds) page.addEventListener(kind, act)
  return () => {
    for (const kind of kinds) page.removeEventListener(kind, act)
  }
}
