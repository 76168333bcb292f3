import type { FrameMessage } from '@nordlys/contracts'
import { readPageMessage } from './page-message.ts'
import { sayUntilHeard } from './until-heard.ts'

/** `replay`: a finished round is shown again, and nothing can be staked. */
export type PlayMode = 'money' | 'free' | 'replay'

/** The document's own data about the play it was made for. */
export interface Frame {
  readonly gameId: string
  readonly mode: PlayMode
  readonly title: string
  /** All its letters are painted, so that no typeface has to come for them. */
  readonly hasOwnArt: boolean
  /** The site that holds the frame. */
  readonly siteUrl: string
  /** Tells the page around the frame; no other page can read it. */
  tell(message: FrameMessage): void
  /** The same, until the page answers: for what it is to know, however late it listens. */
  tellUntilHeard(message: FrameMessage): void
}

const againMs = 500

export function readFrame(): Frame {
  const { gameId = '', mode, site = '', title = '' } = document.body.dataset
  const tell = (message: FrameMessage) => {
    if (window.parent !== window) window.parent.postMessage(message, site)
  }
  return {
    gameId,
    mode: mode === 'money' || mode === 'replay' ? mode : 'free',
    title,
    hasOwnArt: document.body.hasAttribute('data-own-art'),
    siteUrl: site,
    tell,
    tellUntilHeard(message) {
      if (window.parent !== window) untilHeard(site, () => tell(message))
    },
  }
}

function untilHeard(site: string, say: () => void): void {
  sayUntilHeard({
    say,
    onWord(heard) {
      const end = new AbortController()
      const listen = (event: MessageEvent<unknown>) => {
        if (!readPageMessage(event, site, window.parent)) return
        end.abort()
        heard()
      }
      window.addEventListener('message', listen, { signal: end.signal })
    },
    every(act) {
      const timer = setInterval(act, againMs)
      return () => clearInterval(timer)
    },
  })
}

/** The token from the address's fragment, which is then wiped from address and history. */
export function takeToken(): string | undefined {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
  return token ?? undefined
}
