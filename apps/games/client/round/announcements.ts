import type { ClientEvent } from '@nordlys/contracts'
import { texts } from '../texts.ts'
import { beginsSpin } from './story.ts'

export interface Announcement {
  readonly headline: string
  readonly line: string
  readonly lengthMs: number
}

const firstMs = 3_200
const againMs = 1_800

/** What is announced in large words when the event at `at` has been shown. */
export function announcementOf(
  events: readonly ClientEvent[],
  at: number,
): Announcement | undefined {
  const event = events[at]
  if (event?.kind === 'hold-start') {
    return { headline: texts.hold, line: texts.holdSpins(event.spins), lengthMs: firstMs }
  }
  if (event?.kind !== 'free-spins') return undefined
  const isMore = event.awarded > event.won
  const headline = isMore ? texts.freeSpinsMore(event.won) : texts.freeSpinsWon(event.won)
  const next = events.slice(at).find(beginsSpin)
  const multiplier = next?.kind === 'reels' ? next.multiplier : 1
  const line = multiplier > 1 ? texts.freeSpinsMultiplier(multiplier) : ''
  return { headline, line, lengthMs: isMore ? againMs : firstMs }
}
