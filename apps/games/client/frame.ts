import type { FrameMessage } from '@nordlys/contracts'

/** What the document says about the play it was made for. */
export interface Frame {
  readonly gameId: string
  readonly mode: 'money' | 'free'
  readonly title: string
  /** Tells the page around the frame; no other page can read it. */
  tell(message: FrameMessage): void
}

export function readFrame(): Frame {
  const { gameId = '', mode, site = '', title = '' } = document.body.dataset
  return {
    gameId,
    mode: mode === 'money' ? 'money' : 'free',
    title,
    tell(message) {
      if (window.parent !== window) window.parent.postMessage(message, site)
    },
  }
}

/** The launch token from the address's fragment, which is then wiped from address and history. */
export function takeLaunchToken(): string | undefined {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
  return token ?? undefined
}
