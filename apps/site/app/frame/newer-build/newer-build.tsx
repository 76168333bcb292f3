import { type ReactNode, useEffect, useState } from 'react'
import { browserTime } from '../../ground/browser/surroundings.ts'
import { buildPollMs } from '../../ground/constants/business-constants.ts'
import { NewerBuildContext } from '../../ground/router/newer-build-context.ts'
import { watchBuild } from './build-watch.ts'
import { ownBuild, readLatestBuild } from './served-build.ts'

export interface NewerBuildProviderProps {
  /** Milliseconds between two questions; the default where the content does not say. */
  pollMs?: number | undefined
  children: ReactNode
}

/**
 * Knows when the site has a new build. Nothing happens then by itself: the next page the player
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
      latest: readLatestBuild,
      onNewer: () => setIsNewer(true),
    })
  }, [pollMs])
  return <NewerBuildContext value={isNewer}>{children}</NewerBuildContext>
}
