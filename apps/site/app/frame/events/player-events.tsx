import { checkedJson, isWhole, objectOf } from '@nordlys/core'
import { useEffect } from 'react'
import { browserTime } from '../../ground/browser/surroundings.ts'
import { EventConnection } from './event-connection.ts'
import { joinStream } from './shared-stream.ts'
import type { StreamWord } from './stream-step.ts'
import { balanceTold } from './told-balance.ts'

const sessionEnded = 'nordlys:session-ended'
const isBalance = objectOf({ totalOre: isWhole })

export interface PlayerEventsProps {
  isLoggedIn: boolean
  /** A game is on the page: the game shows a round's win itself, when its reels stand. */
  isHeldBack: boolean
}

/** Listens to what the site tells of the player while somebody looks at the page. */
export function PlayerEvents({ isLoggedIn, isHeldBack }: PlayerEventsProps) {
  useEffect(() => {
    if (!isLoggedIn || isHeldBack) return undefined
    const end = new AbortController()
    let told: (word: StreamWord) => void = () => undefined
    const connection = new EventConnection({
      time: browserTime,
      open: () => openSource((word) => told(word)),
    })
    const join = () =>
      joinStream({
        open(tell) {
          told = tell
          connection.want()
        },
        close: () => connection.drop(),
        show,
      })
    let leave: (() => void) | undefined
    // A window out of sight takes no part: its browser may freeze it, or throw it away.
    const follow = () => {
      if (document.visibilityState === 'visible') {
        leave ??= join()
        return
      }
      leave?.()
      leave = undefined
    }
    follow()
    document.addEventListener('visibilitychange', follow, { signal: end.signal })
    return () => {
      end.abort()
      leave?.()
    }
  }, [isLoggedIn, isHeldBack])
  return null
}

/** Calls back when the site says that the login is over; the answer ends that. */
export function onSessionEnded(act: () => void): () => void {
  addEventListener(sessionEnded, act)
  return () => removeEventListener(sessionEnded, act)
}

function openSource(tell: (word: StreamWord) => void): EventSource {
  const source = new EventSource('/api/events')
  source.addEventListener('balance', ({ data }: MessageEvent<string>) => {
    const told = checkedJson(data, isBalance)
    if (told) tell(told)
  })
  source.addEventListener('ended', () => tell('ended'))
  return source
}

function show(word: StreamWord): void {
  if (word === 'ended') dispatchEvent(new Event(sessionEnded))
  else if (word !== 'asked') dispatchEvent(new CustomEvent(balanceTold, { detail: word.totalOre }))
}
