import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Remember } from './remembered.tsx'

/** A part has a name for each of its states; some thousands are all tiles twice over. */
const partsMax = 5_000

const remembered = new WeakMap<object, Map<string, string>>()

/**
 * Remembers parts of pages for as long as the texts they were made with. React writes the same markup
 * for a part by itself as within its page, so a browser takes it over as if it had been made there.
 */
export function rememberer(texts: object): Remember {
  const parts = remembered.get(texts) ?? new Map<string, string>()
  remembered.set(texts, parts)
  return (name, part, here) => {
    const full = here === undefined ? name : `${here} ${name}`
    const before = parts.get(full)
    if (before !== undefined) return before
    const made = renderToString(
      here === undefined ? part : <StaticRouter location={here}>{part}</StaticRouter>,
    )
    if (parts.size >= partsMax) parts.clear()
    parts.set(full, made)
    return made
  }
}
