import { element } from '../frame/element.ts'
import { texts } from './texts.ts'

/** For a watcher: the way in. */
export function watcherFoot(siteUrl: string, gameId: string): HTMLElement {
  const game = `/live-casino/money/${gameId}`
  const href = `${siteUrl}/log-ind?redirect=${encodeURIComponent(game)}`
  return element(
    'div',
    { class: 'live-foot is-watching' },
    element('a', { class: 'act main', href, target: '_top' }, texts.logIn),
  )
}
