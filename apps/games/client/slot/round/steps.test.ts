import type { ClientEvent } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { type Place, stepAfter, stepFrom } from './steps.ts'
import { wonOre } from './story.ts'

const wins: ClientEvent = { kind: 'wins', wins: [], multiplier: 1, coins: 2 }
const wheel: ClientEvent = { kind: 'wheel', segment: 1, multiplier: 3, coins: 4 }
const chest: ClientEvent = { kind: 'chest', coins: 5 }

test('a wheel turns and then shows what it adds, a chest is opened first', () => {
  expect(stepsOf([wins, wheel, chest])).toEqual([
    'showing wins',
    'moving wheel',
    'showing wheel',
    'choosing chest',
    'showing chest',
  ])
})

test('what a wheel and a chest give is part of what the round has won', () => {
  const events = [wins, wheel, chest]
  const round = { key: '', stakeOre: 100, winOre: 220, balanceOre: 0, events, at: '' }
  expect([1, 2, 3].map((end) => wonOre(round, 20, end))).toEqual([40, 120, 220])
})

function stepsOf(events: readonly ClientEvent[]): string[] {
  const seen: string[] = []
  let place: Place | undefined = stepFrom(events, 0)
  while (place) {
    seen.push(`${place.name} ${events[place.at]?.kind}`)
    place = stepAfter(events, place)
  }
  return seen
}
