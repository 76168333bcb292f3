import { useEffect } from 'react'
import { PrefetchQueue } from './prefetch-queue.ts'
import { type ManifestRoute, type RouteFiles, routeFiles } from './route-files.ts'

/**
 * Fetches the files of a page as soon as somebody points at a link to it, so that a press finds them
 * there. Its data is not fetched: it would be old, and asking for it is the player's own act. [NAV-06]
 */
export function Prefetching() {
  useEffect(() => {
    if (savesData()) return undefined
    const queue = new PrefetchQueue<RouteFiles>(fetchFiles)
    const end = new AbortController()
    for (const kind of ['pointerover', 'touchstart', 'focusin'] as const) {
      const options = { signal: end.signal, passive: true }
      document.addEventListener(kind, ({ target }) => wantPageAt(target, queue), options)
    }
    return () => end.abort()
  }, [])
  return null
}

function wantPageAt(target: EventTarget | null, queue: PrefetchQueue<RouteFiles>): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : undefined
  if (link?.target !== '' || link.origin !== location.origin) return
  const files = routeFiles(knownRoutes(), link.pathname)
  if (files) queue.want(files.modules.join(' '), files)
}

/** Ends when all files have come or failed: one that fails is fetched again when it is needed. */
async function fetchFiles({ modules, styles }: RouteFiles): Promise<void> {
  await Promise.all([
    ...modules.map((href) => fetchByLink({ rel: 'modulepreload', href })),
    ...styles.map((href) => fetchByLink({ rel: 'prefetch', as: 'style', href })),
  ])
}

function fetchByLink(attributes: { rel: string; href: string; as?: string }): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), attributes)
    const end = () => {
      link.remove()
      resolve()
    }
    link.addEventListener('load', end)
    link.addEventListener('error', end)
    document.head.append(link)
  })
}

/** The router's manifest grows as links come into the page. */
function knownRoutes(): Readonly<Record<string, ManifestRoute>> {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes?: Record<string, ManifestRoute> }
  }
  return manifest?.routes ?? {}
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
