import { useEffect } from 'react'
import { createPath, useBlocker } from 'react-router'
import { isPublicPage } from '../../ground/links/public-pages.ts'
import { hasContainer } from '../analytics/container.ts'
import { isHomeReload } from './is-home-reload.ts'

/**
 * Pages that are loaded whole when one comes from another: home, but not when one goes back to it
 * [HEAD-11]; and from a document with an analytics container every page that may not have it [API-07].
 * The router takes one blocker, so both are here.
 */
export function FullPageLoad() {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      isHomeReload(from.pathname, to.pathname, historyAction) ||
      (hasContainer() && !isPublicPage(to.pathname)),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') location.assign(createPath(blocker.location))
  }, [blocker])
  return null
}
