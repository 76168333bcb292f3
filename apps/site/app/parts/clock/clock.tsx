import { formatClock, formatDuration, whichHour } from '@nordlys/core'
import type { ReactNode } from 'react'
import { useNow } from './clock-context.tsx'

/** `20.14.32`, on narrow screens `20.14`; its room is kept until the time is known. `word` goes before. */
export function Clock({ word }: { word?: ReactNode }) {
  const now = useNow()
  if (!now) {
    return (
      <span className="s-clock s-clock--unknown">
        {word}00.00<span className="s-clock__seconds">.00</span>
      </span>
    )
  }
  return (
    // The changing time stands alone in its element, which a translator leaves alone.
    <time className="s-clock" dateTime={now.toISOString()} translate="no">
      {word}
      <span>{formatClock(now).slice(0, 5)}</span>
      <span className="s-clock__seconds">{formatClock(now).slice(5, 8)}</span>
      <span>{whichHour(now)}</span>
    </time>
  )
}

/** How long the player has been logged in: `00.42.17`. */
export function SessionTime({ loggedInAt }: { loggedInAt: Date }) {
  const now = useNow()
  const sinceMs = now ? now.getTime() - loggedInAt.getTime() : 0
  return (
    <span className="s-clock" translate="no">
      {formatDuration(sinceMs)}
    </span>
  )
}
