import { europeanRoulette, frenchRoulette } from '@nordlys/game-math/tables/roulette/rules'
import { neighbours, voisins } from '@nordlys/game-math/tables/roulette/sectors'
import { findSpot } from '@nordlys/game-math/tables/roulette/spots'
import { expect, test } from 'vitest'
import { after } from './after.ts'
import { houseEdge } from './house-edge.ts'
import { takesChip } from './room.ts'
import { staked, stakedOn } from './slip.ts'
import { statisticsOf } from './statistics.ts'
import { openedTable, type TableEvent, type TableState } from './table-state.ts'

const opened = openedTable(europeanRoulette, { balanceOre: 1_000_000, chipOre: 500 })

function played(events: readonly TableEvent[], from: TableState = opened): TableState {
  return events.reduce(after, from)
}

const chip = (kroner: number): TableEvent => ({ type: 'chip-chosen', chipOre: kroner * 100 })
const place = (spotId: string): TableEvent => ({ type: 'placed', spotId })

test('[GAME-02] chips add up on a spot and are taken back one by one', () => {
  const state = played([chip(25), place('n17'), place('n17'), chip(5), place('red')])
  expect(state.slip).toEqual([
    ['n17', 5_000],
    ['red', 500],
  ])
  const less = played([chip(25), { type: 'taken-back', spotId: 'n17' }], state)
  expect(stakedOn(less.slip, 'n17')).toBe(2_500)
  const all = played([chip(100), { type: 'taken-back', spotId: 'n17' }], less)
  expect(all.slip).toEqual([['red', 500]])
  expect(played([{ type: 'taken-back', spotId: 'n4' }], all)).toEqual(all)
})

test('[GAME-02] each change is undone, one after another, to the empty layout', () => {
  const state = played([place('n1'), place('n2'), { type: 'doubled' }, { type: 'cleared' }])
  const undo: TableEvent = { type: 'undone' }
  expect(staked(played([undo], state).slip)).toBe(2_000)
  expect(staked(played([undo, undo], state).slip)).toBe(1_000)
  expect(played([undo, undo, undo, undo, undo, undo], state).slip).toEqual([])
})

test('[GAME-02] what was played is repeated, once the ball lies', () => {
  const state = played([place('n1'), { type: 'staked' }, { type: 'ended', number: 8 }])
  expect(state).toMatchObject({ slip: [], last: [['n1', 500]], results: [8], isOpen: true })
  expect(played([{ type: 'repeated' }], state).slip).toEqual([['n1', 500]])
  expect(played([{ type: 'repeated' }]).slip).toEqual([])
})

test('[GAME-02] while a round is asked for or shown, no chip moves', () => {
  const state = played([place('n1'), { type: 'staked' }])
  const wishes = [
    place('n2'),
    { type: 'undone' },
    { type: 'cleared' },
    { type: 'doubled' },
  ] as const
  expect(played(wishes, state)).toEqual(state)
  expect(played([{ type: 'not-staked' }, place('n2')], state).slip.length).toBe(2)
})

test('[GAME-02] a spot, the table and the balance bound what is placed, in this order', () => {
  const full = played([chip(500), place('n17'), place('n17')])
  expect(full.slip).toEqual([['n17', 50_000]])
  expect(full.refused).toEqual({ why: 'spot-full', spotId: 'n17', maxOre: 50_000 })
  const thousands = Array.from({ length: 11 }, (_, each) => place(`dozen-${1 + (each % 3)}`))
  const table = played([chip(1_000), ...thousands])
  expect(staked(table.slip)).toBe(1_000_000)
  expect(table.refused).toEqual({ why: 'table-full', maxOre: 1_000_000 })
  const poor = played(
    [place('n1'), place('n2')],
    openedTable(europeanRoulette, { balanceOre: 700, chipOre: 500 }),
  )
  expect(poor.refused).toEqual({ why: 'money' })
  expect(staked(poor.slip)).toBe(500)
})

test('[GAME-02] doubling, repeating and moving are done whole or not at all', () => {
  const state = played([chip(500), place('n17'), place('red'), { type: 'doubled' }])
  expect(staked(state.slip)).toBe(100_000)
  expect(state.refused).toMatchObject({ why: 'spot-full', spotId: 'n17' })
  const moved = played([{ type: 'moved', from: 'red', to: 'n17' }], state)
  expect(moved.slip).toEqual(state.slip)
  expect(moved.refused).toMatchObject({ why: 'spot-full' })
  const free = played([{ type: 'moved', from: 'red', to: 'black' }], state)
  expect(stakedOn(free.slip, 'black')).toBe(50_000)
  expect(free.refused).toBeUndefined()
})

test('[GAME-02] an announced bet lays so many chips on each of its spots', () => {
  const state = played([chip(25), { type: 'announced', bet: voisins }])
  expect(staked(state.slip)).toBe(9 * 2_500)
  expect(stakedOn(state.slip, 'street-0-2-3')).toBe(5_000)
  const both = played([{ type: 'announced', bet: neighbours(0, 2) }], state)
  expect(both.slip.length).toBe(7 + 5)
})

test('[BONUS-02] (TB56) chips beyond a bonus’s highest stake are refused, with what it is', () => {
  const told: TableEvent = { type: 'balance-told', balanceOre: 1_000_000, stakeMaxOre: 1_200 }
  const full = played([told, place('n1'), place('n2')])
  expect([staked(full.slip), full.refused]).toEqual([1_000, undefined])
  const refused = after(full, place('n3'))
  expect([staked(refused.slip), refused.refused]).toEqual([1_000, { why: 'bonus', maxOre: 1_200 }])
  const ended = after(full, { type: 'balance-told', balanceOre: 1_000_000 })
  expect(staked(after(ended, place('n3')).slip)).toBe(1_500)
})

test('[GAME-02] a favourite takes the place of what lies there, within the limits of now', () => {
  const state = played([place('n1')])
  const favourite = [['red', 2_500]] as const
  const laid = played([{ type: 'favourite-placed', slip: favourite }], state)
  expect(laid.slip).toEqual(favourite)
  expect(played([{ type: 'undone' }], laid).slip).toEqual([['n1', 500]])
  const much = played([{ type: 'favourite-placed', slip: [['n17', 60_000]] }], laid)
  expect(much.slip).toEqual(favourite)
  expect(much.refused).toEqual({ why: 'spot-full', spotId: 'n17', maxOre: 50_000 })
  const staked = played([{ type: 'staked' }, { type: 'favourite-placed', slip: [] }], laid)
  expect(staked.slip).toEqual(favourite)
})

test('[GAME-02] a chip that a spot or the table no longer takes is known beforehand', () => {
  const [n17, red] = [findSpot('n17'), findSpot('red')]
  if (!n17 || !red) throw new Error('no such spot')
  const { slip, rules } = played([chip(100), place('n17')])
  expect(takesChip(rules, slip, { spot: n17, chipOre: 40_000 })).toBe(true)
  expect(takesChip(rules, slip, { spot: n17, chipOre: 50_000 })).toBe(false)
  expect(takesChip(rules, slip, { spot: red, chipOre: 50_000 })).toBe(true)
})

test('[GAME-02] the house keeps a thirty-seventh, and half of it of even chances with la partage', () => {
  const [n17, red] = [findSpot('n17'), findSpot('red')]
  if (!n17 || !red) throw new Error('no such spot')
  expect(houseEdge(europeanRoulette, n17)).toBeCloseTo(1 / 37)
  expect(houseEdge(europeanRoulette, red)).toBeCloseTo(1 / 37)
  expect(houseEdge(frenchRoulette, n17)).toBeCloseTo(1 / 37)
  expect(houseEdge(frenchRoulette, red)).toBeCloseTo(1 / 74)
})

test('[GAME-02] statistics count; zero is neither even nor low', () => {
  expect(statisticsOf([0, 1, 1, 36, 8])).toMatchObject({
    ...{ count: 5, colours: { red: 3, black: 1, green: 1 } },
    ...{ even: 2, odd: 2, low: 3, high: 1, often: [], seldom: [] },
  })
  const many = Array.from({ length: 20 }, (_, each) => (each < 12 ? 9 : each))
  expect(statisticsOf(many)).toMatchObject({ often: [9, 12, 13, 14], seldom: [0, 1, 2, 3] })
})

test('chips that somebody above lays stand as they say, and leave to be repeated', () => {
  const laid = played([place('n1'), { type: 'laid-as', slip: [['n17', 5_000]] }])
  expect([laid.slip, laid.before]).toEqual([[['n17', 5_000]], []])
  const swept = played([{ type: 'staked' }, { type: 'swept' }], laid)
  expect([swept.slip, swept.last, swept.isOpen]).toEqual([[], [['n17', 5_000]], false])
  // A round without chips leaves those of the one before.
  expect(played([{ type: 'swept' }], swept).last).toEqual([['n17', 5_000]])
  expect(played([{ type: 'not-staked' }, { type: 'repeated' }], swept).slip).toEqual(laid.slip)
})
