import { exactly, isWhole, objectOf } from '@nordlys/core'
import { sessionIdHere } from '../../ground/cookies/login-cookies.ts'
import { joined, type StreamEvent, type StreamWord, streamStep } from './stream-step.ts'

const isBalance = objectOf({ totalOre: isWhole })
const isEnded = exactly('ended')
const isAsked = exactly('asked')

interface SharedStream {
  /** Opens this window's own stream, and tells what comes over it. */
  open(tell: (word: StreamWord) => void): void
  close(): void
  show(word: StreamWord): void
}

/** Takes part until it is left. Windows of another login have another stream. [FLT-80] */
export function joinStream({ open, close, show }: SharedStream): () => void {
  const name = `nordlys:events:${sessionIdHere() ?? ''}`
  const channel = new BroadcastChannel(name)
  let state = joined
  const take = (event: StreamEvent) => {
    const [next, effects] = streamStep(state, event)
    state = next
    for (const effect of effects) {
      if (effect.do === 'open') open((word) => take({ type: 'told', word }))
      if (effect.do === 'close') close()
      if (effect.do === 'say') channel.postMessage(effect.word)
      if (effect.do === 'show') show(effect.word)
      if (effect.do === 'leave') {
        leaveLine()
        channel.close()
      }
    }
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isBalance(data) || isEnded(data) || isAsked(data)) take({ type: 'heard', word: data })
  })
  channel.postMessage('asked')
  const leaveLine = waitInLine(name, () => take({ type: 'granted' }))
  return () => take({ type: 'left' })
}

/**
 * The browser grants the turn, and takes it back from a window that is closed, discarded or has crashed.
 * One that has no such line, or forbids it, lets each window in sight have a stream of its own.
 */
function waitInLine(name: string, granted: () => void): () => void {
  const { locks } = navigator as { locks?: LockManager }
  const end = new AbortController()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const hold = () => {
    granted()
    return held
  }
  if (!locks) queueMicrotask(hold)
  else {
    locks.request(name, { signal: end.signal }, hold).catch(() => {
      if (!end.signal.aborted) granted()
    })
  }
  return () => {
    end.abort()
    letGo()
  }
}
