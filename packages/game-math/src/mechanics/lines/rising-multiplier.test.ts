import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { eventsOf } from '../../base/outcome.ts'
import { checkDefinition } from '../../game/check-definition.ts'
import { playEveryRound } from '../../prove/every-round.ts'
import { decimal, fraction, multiply, show } from '../../prove/fraction.ts'
import type { Rng } from '../../random/rng.ts'
import { compile } from './compile.ts'
import type { LinesDefinition } from './definition.ts'
import { playRound } from './engine.ts'
import { playRoundCoins } from './play-coins.ts'
import { proveLines } from './prove.ts'
import { smallGame } from './small-game.ts'

const test = provenTest(import.meta.url)

test('[PROOF-01] a small game whose multiplier rises is sound', () => {
  const game = smallGame(rising([1, 2, 5]))
  expect(checkDefinition(structuredClone(game))).toEqual({ ok: true, definition: game })
})

test.each<[string, Partial<LinesDefinition>]>([
  ['a multiplier that rises with every free spin', rising([1, 2, 5])],
  ['a multiplier that rises once and stays', rising([2, 3])],
  ['a step that no round reaches', rising([1, 2, 10], 2)],
  ['a step of one', rising([3], 2)],
  ['a ladder and one free spin', rising([2, 9], 1)],
  ['a ladder and no free spins', { freeSpins: { spinsByScatters: {}, multipliers: [1, 2] } }],
])('[PROOF-01] a game of lines with %s is proven to what all its rounds give', (_what, changes) => {
  const definition = smallGame(changes)
  const [game, par] = [compile(definition), proveLines(definition)]
  for (const play of [
    (rng: Rng) => playRoundCoins(game, rng),
    (rng: Rng) => playRound(game, rng).winCoins,
  ]) {
    const all = playEveryRound(play)
    const bet = definition.coinsPerBet
    expect(par.rtp).toBe(show(multiply(all.mean, fraction(1, bet))))
    expect(par.hitRate).toBe(decimal(all.hits, 8))
    expect(par.standardDeviation).toBeCloseTo(all.standardDeviation / bet, 6)
    expect(par.maxWinBets).toBe(all.maxCoins / bet)
  }
})

test('[PROOF-01] a ladder of one step gives what one multiplier gives', () => {
  const { definitionHash: _, ...report } = proveLines(smallGame())
  expect(proveLines(smallGame(rising([3])))).toMatchObject(report)
})

test('[PROOF-03] each free spin multiplies by the next step, one that is won again goes on', () => {
  const game = compile(smallGame(rising([1, 2, 5], 5)))
  // Stop 1 shows three scatters in the base spin, which pay 4 coins, and two in a free one: 1 coin.
  const stopOne: Rng = { u32: () => 0, below: () => 1 }
  const outcome = playRound(game, stopOne)
  expect(outcome.spins.map(({ multiplier, winCoins }) => [multiplier, winCoins])).toEqual([
    [1, 4],
    [1, 1],
    [2, 2],
    [5, 5],
    [5, 5],
    [5, 5],
  ])
  expect(outcome.winCoins).toBe(22)
  expect(playRoundCoins(game, stopOne)).toBe(22)
  const told = eventsOf(outcome).flatMap((event) =>
    event.kind === 'reels' ? [event.multiplier] : [],
  )
  expect(told).toEqual([1, 1, 2, 5, 5, 5])
})

test.each<[string, Record<string, unknown>, string]>([
  ['one multiplier and a ladder', { multiplier: 3, multipliers: [1, 2] }, 'not a known field'],
  ['neither', {}, 'freeSpins.multiplier is not a whole number from 1 to 10'],
  ['a falling ladder', { multipliers: [2, 1] }, 'freeSpins.multipliers fall'],
  ['an empty ladder', { multipliers: [] }, 'freeSpins.multipliers are empty'],
  ['more steps than spins', { multipliers: [1, 2, 3, 4] }, 'are more than caps.maxFreeSpins'],
  ['a step of nothing', { multipliers: [0, 1] }, 'multipliers[0] is not a whole number from 1'],
  [
    'a step too high',
    { multipliers: [1, 11] },
    'multipliers[1] is not a whole number from 1 to 10',
  ],
  ['a ladder that is no list', { multipliers: 2 }, 'freeSpins.multipliers is not a list'],
])('[PROOF-01] free spins with %s are refused', (_fault, fields, problem) => {
  const { spinsByScatters } = smallGame().freeSpins
  const checked = checkDefinition({ ...smallGame(), freeSpins: { spinsByScatters, ...fields } })
  expect(checked.ok || checked.problems).toEqual([expect.stringContaining(problem)])
})

function rising(multipliers: number[], maxFreeSpins = 3): Partial<LinesDefinition> {
  const spinsByScatters = { '2': 1, '3': Math.min(2, maxFreeSpins) }
  return {
    freeSpins: { spinsByScatters, multipliers },
    caps: { maxWinBets: 1000, maxFreeSpins },
  }
}
