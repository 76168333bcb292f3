import { checkedJson, isWhole, objectOf } from '@nordlys/core'
import { useEffect } from 'react'
import { browserTime } from '../../ground/browser/surroundings.ts'
import { EventConnection } from './event-connection.ts'
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
    const connection = new EventConnection({
      time: browserTime,
      open: () => openSource(() => connection.drop()),
    })
    // A browser opens few connections to one host: pages in the background leave theirs to the one in front.
    const follow = () => {
      if (document.visibilityState === 'visible') connection.want()
      else connection.drop()
    }
    follow()
    document.addEventListener('visibilitychange', follow, { signal: end.signal })
    return () => {
      end.abort()
      connection.drop()
    }
  }, [isLoggedIn, isHeldBack])
  return null
}

/** Calls back when the site says that the login is over; the answer ends that. */
export function onSessionEnded(act: () => void): () => void {
  addEventListener(sessionEnded, act)
  return () => removeEventListener(sessionEnded, act)
}

function openSource(drop: () => void): EventSource {
  const source = new EventSource('/api/events')
  source.addEventListener('balance', ({ data }: MessageEvent<string>) => {
    const told = checkedJson(data, isBalance)
    if (told) dispatchEvent(new CustomEvent(balanceTold, { detail: told.totalOre }))
  })
  source.addEventListener('ended', () => {
    drop()
    dispatchEvent(new Event(sessionEnded))
  })
  return source
}
