import { expect, test } from 'vitest'
import type { Wheel } from '../../tables/roulette/wheel/open-wheel.ts'
import { HandTiming } from '../line/test-line.ts'
import { firstState } from '../round/first-state.ts'
import type { LiveView } from '../round/view.ts'
import { LiveWheel } from './live-wheel.ts'

const proof = { round: 12, commitment: 'c0', root: 'f0' }
const thrown = { round: 12, outcome: { number: 17 }, landsAt: 9_500, isListed: false }

/** A wheel that says what it is asked to show. */
function scene() {
  const done: string[] = []
  const wheel: Wheel = {
    throwTo: async () => undefined,
    quick: async () => undefined,
    turn: (from) => done.push(from({ angle: 0, speed: 1 }).seconds > 0 ? 'turns' : 'rests'),
    landAt: async (_landsAtMs, number) => void done.push(`lands on ${number}`),
    dispose: () => undefined,
  }
  const shown = new LiveWheel(wheel, new HandTiming())
  const first = firstState({ isWatching: true, balanceOre: undefined })
  const show = (view: Partial<LiveView>) =>
    shown.show({ ...first, view: { ...first.view, round: 12, ...view } })
  return { done, show }
}

test('the wheel turns once a round is closed, and the ball is thrown once', () => {
  const { done, show } = scene()
  show({})
  show({ proof })
  show({ proof })
  show({ proof, thrown })
  show({ proof, thrown })
  show({ round: 13, thrown })
  expect(done).toEqual(['turns', 'lands on 17'])
})

test('a wheel to which no ball comes stands still, told or not', () => {
  for (const gone of [{ without: { round: 12, why: 'unsettled' } as const }, { round: 13 }]) {
    const { done, show } = scene()
    show({ proof })
    show({ proof, ...gone })
    show({ proof, ...gone })
    expect(done).toEqual(['turns', 'rests'])
  }
})

test('who comes when the ball lies for long sees no throw of it', () => {
  const { done, show } = scene()
  show({ proof, thrown: { ...thrown, landsAt: -3_000 } })
  expect(done).toEqual([])
})
