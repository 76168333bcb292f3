import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { browserTime } from '../watch/surroundings.ts'
import { buildPollMs, watchBuild } from './build-watch.ts'

const NewerBuildContext = createContext(false)

export interface NewerBuildProviderProps {
  /** Milliseconds between two questions; the default where the content does not say. */
  pollMs?: number | undefined
  children: ReactNode
}

/**
 * Knows when the site has been built anew. Nothing happens then by itself: the next page the player
 * chooses is loaded whole, so no form, payment or game is ever interrupted. [NAV-05]
 */
export function NewerBuildProvider({ pollMs = buildPollMs, children }: NewerBuildProviderProps) {
  const [isNewer, setIsNewer] = useState(false)
  useEffect(() => {
    const own = ownBuild()
    if (own === undefined) return undefined
    return watchBuild({
      time: browserTime,
      pollMs,
      own,
      latest: readLatest,
      onNewer: () => setIsNewer(true),
    })
  }, [pollMs])
  return <NewerBuildContext value={isNewer}>{children}</NewerBuildContext>
}

/** Whether the next page is to be loaded whole. */
export function useNewerBuild(): boolean {
  return useContext(NewerBuildContext)
}

/** The router's manifest names the build that a page came from. */
function ownBuild(): string | undefined {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: unknown }
  const version = (manifest as { version?: unknown } | undefined)?.version
  return typeof version === 'string' ? version : undefined
}

async function readLatest(): Promise<string | undefined> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    const { id }: { id?: unknown } = await response.json()
    return response.ok && typeof id === 'string' ? id : undefined
  } catch {
    // A dead line has no newer build; the watch over the line tells of it.
    return undefined
  }
}
