import type { LiveAsk } from '@nordlys/contracts'

/** The page's end of a line to a table. */
export interface LineEnd {
  opened(): void
  message(text: string): void
  /** The line is over; with a code of `liveCloses` where we did wrong. Called once. */
  closed(code: number | undefined): void
}

/** A way to a table: messages come in their order, and asks leave in theirs. (LV48) */
export interface Transport {
  /** Never throws; a line that cannot be had is one that is closed. */
  open(end: LineEnd): OpenLine
}

export interface OpenLine {
  /** Lost without a word when the line is no longer open. */
  ask(ask: LiveAsk): void
  close(): void
}

/** The line of a table over a WebSocket to the game server itself. */
export function socketTransport(path: string): Transport {
  return {
    open(end) {
      const url = new URL(path, location.href)
      url.protocol = url.protocol === 'http:' ? 'ws:' : 'wss:'
      const socket = new WebSocket(url)
      socket.addEventListener('open', () => end.opened())
      socket.addEventListener('message', ({ data }) => end.message(String(data)))
      socket.addEventListener('close', ({ code }) => end.closed(code))
      return {
        ask(ask) {
          if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(ask))
        },
        close: () => socket.close(),
      }
    },
  }
}
