import type { PageMessage } from '@nordlys/contracts'

const types: readonly string[] = ['hold', 'go-on']

/** What the page around said; undefined for anything else, and for anybody else. [SEC-73] */
export function readPageMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  siteUrl: string,
  page: Window,
): PageMessage | undefined {
  if (event.source !== page || event.origin !== new URL(siteUrl).origin) return undefined
  const { data } = event
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (typeof data.type !== 'string' || !types.includes(data.type)) return undefined
  return data as PageMessage
}

/** Holds and goes on with the game as the page around says. */
export function heedPage(siteUrl: string, play: { hold(): void; goOn(): void }): void {
  if (window.parent === window) return
  window.addEventListener('message', (event) => {
    const message = readPageMessage(event, siteUrl, window.parent)
    if (message?.type === 'go-on') play.goOn()
    if (message?.type !== 'hold') return
    // A game that fills the screen would hide what the player is to read.
    if (document.fullscreenElement) void document.exitFullscreen()
    play.hold()
  })
}
