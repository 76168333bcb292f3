import type { Cell, HeldCoin } from '../../round/story.ts'

/** A coin's likeness on its way to a collector. Times are from the spin's start. */
export interface Flight {
  readonly coin: HeldCoin
  readonly startMs: number
  readonly arriveMs: number
}

/** A collector, and all that it takes. */
export interface Collecting {
  readonly collector: HeldCoin
  readonly flights: readonly Flight[]
}

const flightMs = 480
const betweenMs = 85
const afterMs = 260
const bumpMs = 150

/** One collector after the other takes what the coins are worth, from the nearest to the farthest. */
export function planCollecting(
  coins: readonly HeldCoin[],
  collectors: readonly HeldCoin[],
  fromMs: number,
): Collecting[] {
  let startMs = fromMs
  return collectors.map((collector) => {
    const inOrder = [...coins].sort(
      (a, b) => distance(a.position, collector.position) - distance(b.position, collector.position),
    )
    const flights = inOrder.map((coin, place) => {
      const leaves = startMs + place * betweenMs
      return { coin, startMs: leaves, arriveMs: leaves + flightMs }
    })
    startMs = (flights.at(-1)?.arriveMs ?? startMs) + afterMs
    return { collector, flights }
  })
}

/** The sum that a collector shows: all that has come to it so far. */
export function collectedAt({ flights }: Collecting, atMs: number): number {
  return flights.reduce((sum, { coin, arriveMs }) => sum + (atMs >= arriveMs ? coin.coins : 0), 0)
}

/** How much larger a collector stands for a moment when something has come to it. */
export function bumpAt({ flights }: Collecting, atMs: number): number {
  const last = flights.findLast(({ arriveMs }) => atMs >= arriveMs)
  const share = last ? (atMs - last.arriveMs) / bumpMs : 1
  return share >= 1 ? 0 : Math.sin(Math.PI * share)
}

/** How far a likeness has come, slow to leave and fast to arrive; undefined while it does not fly. */
export function flownAt({ startMs, arriveMs }: Flight, atMs: number): number | undefined {
  if (atMs < startMs || atMs >= arriveMs) return undefined
  return ((atMs - startMs) / (arriveMs - startMs)) ** 1.7
}

export function collectingEndsMs(collecting: readonly Collecting[]): number {
  const arrivals = collecting.flatMap(({ flights }) => flights.map(({ arriveMs }) => arriveMs))
  return arrivals.length > 0 ? Math.max(...arrivals) + bumpMs : 0
}

function distance([reel, row]: Cell, [otherReel, otherRow]: Cell): number {
  return Math.hypot(reel - otherReel, row - otherRow)
}
