import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { MarkupCache } from './cached-markup.tsx'

/** The cache's bound, keys included: three times what every tile of the catalogue takes. */
const charactersMax = 16_000_000

interface Cached {
  byName: Map<string, string>
  characters: number
}

const caches = new WeakMap<object, Cached>()

/**
 * The markup cache of one version of the texts; it is collected with them. React renders a part alone to
 * the same HTML as within its page, so the browser hydrates it all the same. A full cache is emptied.
 */
export function markupCacheFor(texts: object): MarkupCache {
  const cached = caches.get(texts) ?? { byName: new Map(), characters: 0 }
  caches.set(texts, cached)
  return (name, part, here) => {
    const key = here === undefined ? name : `${here} ${name}`
    const hit = cached.byName.get(key)
    if (hit !== undefined) return hit
    const html = renderToString(
      here === undefined ? part : <StaticRouter location={here}>{part}</StaticRouter>,
    )
    if (cached.characters > charactersMax) {
      cached.byName.clear()
      cached.characters = 0
    }
    cached.byName.set(key, html)
    cached.characters += key.length + html.length
    return html
  }
}
