import type { Socket } from 'node:net'
import { liveCloses, liveMessageBytesMax } from '@nordlys/contracts'
import { WebSocket } from 'ws'
import type { LiveTable } from '../live/index.ts'
import { heed } from './live-heed.ts'
import { SharedFrame } from './shared-frame.ts'

/** A line that has not said hello by then is nobody's. */
const helloMs = 10_000
const frames = new SharedFrame()

interface Served {
  readonly table: LiveTable
  /** Below the line, with what came before it was one. */
  readonly connection: Socket
  readonly head: Buffer
  /** A place among the watchers of its network, to be given back. */
  readonly watch: () => (() => void) | undefined
}

/** Joins a WebSocket and its line to a table, and ends it once nobody is at the other end. */
export function serveSocket(line: WebSocket, { table, connection, head, watch }: Served): void {
  let leave: (() => void) | undefined
  const session = table.line({
    send(text) {
      // Past the library, whose sender has nothing under way: it neither packs nor cuts into parts.
      if (line.readyState === WebSocket.OPEN) connection.write(frames.of(text))
    },
    unsent: () => line.bufferedAmount,
    close: (code) => line.close(code),
    mayWatch() {
      leave ??= watch()
      return leave !== undefined
    },
  })
  const greeting = setTimeout(() => line.terminate(), helloMs)
  const stop = heed(line, connection, head)
  line.on('message', (data, isBinary) => {
    clearTimeout(greeting)
    const text = String(data)
    const isLong = Buffer.byteLength(text) > liveMessageBytesMax
    if (isBinary || isLong) session.close(liveCloses.malformed)
    else session.receive(text)
  })
  // A breach of the protocol of WebSockets ends the line by itself.
  line.on('error', () => line.terminate())
  line.on('close', () => {
    clearTimeout(greeting)
    stop()
    session.left()
    leave?.()
  })
}
