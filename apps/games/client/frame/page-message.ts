import type { PageMessage } from '@nordlys/contracts'

const types: readonly string[] = ['hold', 'go-on', 'screen-full', 'screen-not-full']

/** Reads a message of the page around; undefined for any other, and for anybody else's. [SEC-73] */
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

export interface Heeding {
  hold(): void
  goOn(): void
  /** Sent only where the page around can fill the screen. */
  screenIs(isFull: boolean): void
}

/** Does as the page around says. */
export function heedPage(siteUrl: string, heeding: Heeding): void {
  if (window.parent === window) return
  window.addEventListener('message', (event) => {
    const message = readPageMessage(event, siteUrl, window.parent)
    if (message?.type === 'hold') heeding.hold()
    if (message?.type === 'go-on') heeding.goOn()
    if (message?.type === 'screen-full') heeding.screenIs(true)
    if (message?.type === 'screen-not-full') heeding.screenIs(false)
  })
}
