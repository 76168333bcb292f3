import type { EventEmitter } from 'node:events'

const pingMs = 20_000
/** A ping that has no answer by then has found nobody. */
const pongMs = 8_000
/** A message that is begun at one look has ended by the next. */
const lookMs = 10_000
/** Of a frame of the protocol’s own, beside what it carries. */
const controlBytes = 6

/** As much of a WebSocket as is heeded. */
interface Heeded extends Pick<EventEmitter, 'on'> {
  ping(): void
  terminate(): void
}

/** Ends a line whose other end has gone without a word. Answers how to stop. */
export function heedPings(line: Heeded): () => void {
  let waiting: NodeJS.Timeout | undefined
  const pinging = setInterval(() => {
    waiting ??= setTimeout(() => line.terminate(), pongMs)
    line.ping()
  }, pingMs)
  line.on('pong', () => {
    clearTimeout(waiting)
    waiting = undefined
  })
  return () => {
    clearInterval(pinging)
    clearTimeout(waiting)
  }
}

/** Ends a line on which a message was begun and does not end, pings between its parts answered or not. */
export function heedHalves(
  line: Heeded,
  connection: { readonly bytesRead: number },
  head: Buffer,
): () => void {
  let ended = connection.bytesRead - head.length
  let isHalf = false
  const whole = () => {
    ended = connection.bytesRead
    isHalf = false
  }
  const control = ({ length }: Buffer) => {
    ended += controlBytes + length
  }
  line.on('message', whole)
  line.on('ping', control)
  line.on('pong', control)
  const looking = setInterval(() => {
    const hasBegun = connection.bytesRead > ended
    if (hasBegun && isHalf) line.terminate()
    isHalf = hasBegun
  }, lookMs)
  return () => clearInterval(looking)
}
