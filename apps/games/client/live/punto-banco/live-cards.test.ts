import { puntoBancoRules as rules } from '@nordlys/game-math/tables/punto-banco/rules'
import { expect, test } from 'vitest'
import type { DealtCard } from '../../tables/punto-banco/deal-order.ts'
import { HandTiming } from '../line/test-line.ts'
import { firstState } from '../round/first-state.ts'
import type { LiveView } from '../round/view.ts'
import { dealMoments } from './deal-moments.ts'
import { LiveCards } from './live-cards.ts'

/** Queen and 7 against 4 and 9, to which a 2 comes. */
const outcome = { player: [40, 23], bank: [9, 29, 3] }
const thrown = { round: 12, outcome, landsAt: 10_000, isListed: false }

/** A felt that says what lies on it, and what was heard to come. */
function scene() {
  const timing = new HandTiming()
  const [lies, heard]: [number[], number[]] = [[], []]
  const cards = {
    add: ({ card }: DealtCard) => void lies.push(card),
    clear: () => void lies.splice(0),
  }
  const shown = new LiveCards({ cards, timing, rules, onDealt: ({ card }) => heard.push(card) })
  const first = firstState({ isWatching: true, balanceOre: undefined })
  const show = (view: Partial<LiveView>) =>
    shown.show({ ...first, view: { ...first.view, round: 12, ...view } })
  return { timing, lies, heard, show }
}

test('[LV32] cards lie evenly over 8 s, the last of them at the moment that was named', () => {
  expect(dealMoments(4, 20_000)).toEqual([14_000, 16_000, 18_000, 20_000])
  expect(dealMoments(5, 20_000)).toEqual([13_600, 15_200, 16_800, 18_400, 20_000])
  expect(dealMoments(6, 20_000)[0]).toBeGreaterThan(12_000)
})

test('[LV32] no card lies before its moment, and they come in the order of the rules', () => {
  const { timing, lies, heard, show } = scene()
  show({ thrown })
  expect(lies).toEqual([])
  timing.pass(3_599)
  expect(lies).toEqual([])
  timing.pass(1)
  expect(lies).toEqual([40])
  show({ thrown })
  timing.pass(6_399)
  expect(lies).toEqual([40, 9, 23, 29])
  timing.pass(1)
  expect([lies, heard]).toEqual([
    [40, 9, 23, 29, 3],
    [40, 9, 23, 29, 3],
  ])
})

test('[LV32] by the server’s clock: a browser that is late shows the cards no later than others', () => {
  const { timing, lies, show } = scene()
  // The server's clock is 2 s ahead.
  show({ thrown, offsets: [2_000] })
  timing.pass(1_600)
  expect(lies).toEqual([40])
})

test('[LV32] who comes in between sees at once what lies by then, and hears none of it', () => {
  const { timing, lies, heard, show } = scene()
  timing.pass(7_000)
  show({ thrown })
  expect([lies, heard]).toEqual([[40, 9, 23], []])
  timing.pass(3_000)
  expect(lies).toEqual([40, 9, 23, 29, 3])
})

test('a round that begins has no cards, and those that were to come stay away', () => {
  const { timing, lies, show } = scene()
  show({ thrown })
  timing.pass(5_000)
  show({ thrown, round: 13 })
  timing.pass(9_000)
  expect(lies).toEqual([])
  show({ round: 13, thrown: { ...thrown, round: 13, landsAt: 14_000 } })
  expect(lies.length).toBe(5)
})
