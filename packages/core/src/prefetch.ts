/** As much of a document as tells whether it is being prerendered; few browsers know of that. */
export interface PageBeingShown {
  prerendering?: boolean
  addEventListener(kind: 'prerenderingchange', act: () => void, options: { once: true }): void
}

/**
 * Acts at once in a page that was opened, and in one that the browser prerenders on a guess only when it
 * is shown. Every script of ours starts by this, so that a page that is never opened does nothing. [FLT-89]
 */
export function whenShown(
  act: () => unknown,
  // The name is newer than the types of a document.
  page: PageBeingShown = document as unknown as PageBeingShown,
): void {
  if (page.prerendering) page.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

/** The standard's header, and those of older browsers, which said the same by another name. */
const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const
const isGuess = /\b(?:prefetch|prerender|preview)\b/i

/**
 * Whether a browser asks on a guess: the player has not opened the page yet, and perhaps never will.
 * Such a request may be answered with what is the same for everybody, and changes nothing. [FLT-89]
 */
export function isPrefetch(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  return purposes.some((name) => isGuess.test(String(headers[name] ?? '')))
}
