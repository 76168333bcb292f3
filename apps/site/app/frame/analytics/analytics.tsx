import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isPublicPage } from '../../ground/links/public-pages.ts'
import { choiceHere, onChoice } from '../consent/choice-here.ts'
import { hasContainer, loadContainer } from './container.ts'
import { forgetContainerCookies } from './container-cookies.ts'
import { containerStep } from './container-step.ts'

export interface AnalyticsProps {
  /** The container this page may carry; undefined where it may not. */
  address: string | undefined
  isVisitor: boolean
}

/** The operator's analytics container, where one is configured, with consent, on public pages. [API-07] */
export function Analytics({ address, isVisitor }: AnalyticsProps) {
  // The document's own, whatever page it came with: a page entered later brings no policy with it.
  const [own] = useState(address)
  const isPublic = isPublicPage(useLocation().pathname)
  const isGiven = useSyncExternalStore(onChoice, hasConsent, () => false)
  useEffect(() => {
    const isLoaded = hasContainer()
    const step = containerStep({ address: own, isLoaded, isPublic, isVisitor, isGiven })
    if (step === 'load' && own !== undefined) loadContainer(own)
    if (step !== 'leave') return
    if (!isGiven) forgetContainerCookies()
    location.reload()
  }, [own, isPublic, isVisitor, isGiven])
  return null
}

function hasConsent(): boolean {
  return choiceHere()?.statistics === true
}
