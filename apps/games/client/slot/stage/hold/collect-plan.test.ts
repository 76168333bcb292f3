import { expect, test } from 'vitest'
import { bumpAt, collectedAt, collectingEndsMs, flownAt, planCollecting } from './collect-plan.ts'

const coin = (reel: number, row: number, coins: number) => ({
  position: [reel, row] as [number, number],
  coins,
})
const coins = [coin(4, 2, 40), coin(0, 0, 10), coin(1, 1, 20)]
const collectors = [
  { ...coin(0, 1, 70), collects: true as const },
  { ...coin(4, 0, 70), collects: true as const },
]

test('a collector shows what has come to it, and in the end what it is worth', () => {
  const [first, second] = planCollecting(coins, collectors, 900)
  if (!first || !second) throw new Error('no collectors')
  expect(first.flights.map((flight) => flight.coin.coins)).toEqual([10, 20, 40])
  expect(collectedAt(first, 900)).toBe(0)
  expect(collectedAt(first, first.flights[1]?.arriveMs ?? 0)).toBe(30)
  expect(collectedAt(first, Number.POSITIVE_INFINITY)).toBe(first.collector.coins)
  const firstEnds = first.flights.at(-1)?.arriveMs ?? 0
  expect(second.flights[0]?.startMs).toBeGreaterThan(firstEnds)
  expect(collectingEndsMs([first, second])).toBeGreaterThan(second.flights.at(-1)?.arriveMs ?? 0)
  expect(collectingEndsMs([])).toBe(0)
})

test('a likeness flies once from its coin to the collector, which swells as it comes', () => {
  const [collecting] = planCollecting(coins, collectors, 900)
  const flight = collecting?.flights[0]
  if (!collecting || !flight) throw new Error('no flight')
  expect(flownAt(flight, 899)).toBeUndefined()
  expect(flownAt(flight, 900)).toBe(0)
  expect(flownAt(flight, flight.arriveMs - 1)).toBeGreaterThan(0.95)
  expect(flownAt(flight, flight.arriveMs)).toBeUndefined()
  expect(bumpAt(collecting, flight.arriveMs + 70)).toBeGreaterThan(0.9)
  expect(bumpAt(collecting, Number.POSITIVE_INFINITY)).toBe(0)
})
