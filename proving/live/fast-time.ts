import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, systemClock } from '@nordlys/core'
import type { LiveTime } from '../../apps/games/src/live/owner/index.ts'

/** Phases pass so much faster than players see them; leases last as long as they do. */
const speed = 5

/** A clock that runs fast from a moment on, the same in every process that is given the moment. */
export function fastClock(fromMs: number): Clock {
  return { now: () => new Date(fromMs + speed * (systemClock.now().getTime() - fromMs)) }
}

export function fastTime(fromMs: number): LiveTime {
  const clock = fastClock(fromMs)
  return {
    now: () => clock.now().getTime(),
    // A lease is the database’s, whose clock is the system’s.
    monotonic: () => performance.now(),
    wait: (ms) => wait(ms / speed),
    later(ms, call) {
      const timer = setTimeout(call, ms / speed)
      return { stop: () => clearTimeout(timer) }
    },
  }
}
