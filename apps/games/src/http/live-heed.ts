import type { EventEmitter } from 'node:events'

/** A ping goes at every second look; an answer is there by the next, and so is the end of a message. */
const lookMs = 10_000
/** Of a frame of the protocol’s own, beside what it carries. */
const controlBytes = 6

/** As much of a WebSocket as is heeded. */
interface Heeded extends Pick<EventEmitter, 'on'> {
  ping(): void
  terminate(): void
}

/**
 * Ends a line whose other end has gone without a word, or on which a message was begun and does not end,
 * pings between its parts answered or not: within 30 s. Answers how to stop.
 */
export function heed(
  line: Heeded,
  connection: { readonly bytesRead: number },
  head: Buffer,
): () => void {
  /** Up to here all that was read has come to its end. */
  let whole = connection.bytesRead - head.length
  let [isHalf, isAsked, looks] = [false, false, 0]
  const control = ({ length }: Buffer) => {
    whole += controlBytes + length
  }
  line.on('ping', control)
  line.on('pong', (carried: Buffer) => {
    control(carried)
    isAsked = false
  })
  line.on('message', () => {
    whole = connection.bytesRead
    isHalf = false
  })
  const looking = setInterval(() => {
    const hasBegun = connection.bytesRead > whole
    if (isAsked || (hasBegun && isHalf)) line.terminate()
    isHalf = hasBegun
    looks += 1
    if (looks % 2 === 1) return
    isAsked = true
    line.ping()
  }, lookMs)
  return () => clearInterval(looking)
}
