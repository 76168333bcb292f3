import type { LivePlace } from '@nordlys/contracts'

export type Order = 'next' | 'seen' | 'missed'

/**
 * Where an event stands after the last one that was seen: events of one epoch are numbered without a
 * hole. An owner that took over begins an epoch, whose whole state is asked for; what an owner tells
 * after another took over counts no more.
 */
export function orderOf(seen: LivePlace | undefined, event: LivePlace): Order {
  if (!seen || event.epoch > seen.epoch) return 'missed'
  if (event.epoch < seen.epoch || event.n <= seen.n) return 'seen'
  return event.n === seen.n + 1 ? 'next' : 'missed'
}

/** Whether a whole state is of before what was seen, as a copy that lags behind tells it. */
export function isBehind(seen: LivePlace | undefined, state: LivePlace): boolean {
  if (!seen || state.epoch !== seen.epoch) return seen !== undefined && state.epoch < seen.epoch
  return state.n < seen.n
}
