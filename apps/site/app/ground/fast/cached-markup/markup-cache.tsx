import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Remember } from './cached-markup.tsx'

/** A part has a name for each of its states. So much, names and all, is every tile three times over. */
const charactersMax = 16_000_000

interface Parts {
  byName: Map<string, string>
  characters: number
}

const remembered = new WeakMap<object, Parts>()

/**
 * Remembers parts of pages for as long as the texts they were made with. React writes the same markup
 * for a part by itself as within its page, so a browser takes it over as if it had been made there.
 */
export function rememberer(texts: object): Remember {
  const parts = remembered.get(texts) ?? { byName: new Map(), characters: 0 }
  remembered.set(texts, parts)
  return (name, part, here) => {
    const full = here === undefined ? name : `${here} ${name}`
    const before = parts.byName.get(full)
    if (before !== undefined) return before
    const made = renderToString(
      here === undefined ? part : <StaticRouter location={here}>{part}</StaticRouter>,
    )
    if (parts.characters > charactersMax) {
      parts.byName.clear()
      parts.characters = 0
    }
    parts.byName.set(full, made)
    parts.characters += full.length + made.length
    return made
  }
}
