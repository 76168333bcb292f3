import { chunkReloadPauseMs } from '../constants/business-constants.ts'
import { crawlers } from './crawler.ts'

/**
 * A page whose script is gone, because a newer build took its place, is reloaded: once per path in
 * ten seconds, and to where the player was going. It must run before everything else, so it is
 * inline; `vite.config.ts` makes the router call it. A crawler's page is left as it is. [NAV-04,
 * ERR-06]
 */
export const chunkReloadScript = `(() => {
  const key = '_chunk_reload', pauseMs = ${chunkReloadPauseMs}
  const here = () => location.pathname + location.search
  const read = () => { try { return JSON.parse(sessionStorage.getItem(key) || '{}') } catch { return {} } }
  const reload = () => {
    if (${crawlers}.test(navigator.userAgent)) return false
    const next = window.__reactRouterDataRouter?.state.navigation.location
    const path = next ? next.pathname + next.search : here()
    const times = read(), now = Date.now()
    if (now - (times[path] || 0) < pauseMs) return false
    try { sessionStorage.setItem(key, JSON.stringify({ ...times, [path]: now })) } catch { return false }
    path === here() ? location.reload() : location.assign(path)
    return true
  }
  window.__chunkReload = reload
  addEventListener('error', (event) => {
    const part = event.target
    const isScript = part instanceof HTMLScriptElement
    const isPreload = part instanceof HTMLLinkElement && part.rel === 'modulepreload'
    if (!window.__reactRouterDataRouter && (isScript || isPreload)) reload()
  }, true)
})()`
