import { createHash } from 'node:crypto'
import { lineGames } from '@nordlys/game-catalogue'
import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import type { Rng } from '../../random/rng.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { lineWin } from './line-win.ts'
import { playRoundCoins } from './play-coins.ts'
import { smallGame } from './small-game.ts'

const test = provenTest(import.meta.url)

const compiled = [...lineGames, smallGame()].map(compile)

test('[PROOF-01] the fast path wins what the engine wins and draws what it draws', () => {
  for (const game of compiled) {
    const [slow, fast] = [seededRng(seedOf(1)), seededRng(seedOf(1))]
    const wins = Array.from({ length: 20_000 }, () => playRound(game, slow).winCoins)
    expect(wins.map(() => playRoundCoins(game, fast))).toEqual(wins)
    expect(fast.u32()).toBe(slow.u32())
  }
})

test('[PROOF-03] an outcome tells where every coin of it came from', () => {
  for (const game of compiled) {
    const rng = seededRng(seedOf(2))
    for (let round = 0; round < 1_000; round += 1) {
      const outcome = playRound(game, rng)
      const [base, ...free] = outcome.spins
      expect(base?.mode).toBe('base')
      expect(free.every((spin) => spin.mode === 'free')).toBe(true)
      expect(free).toHaveLength(outcome.freeSpinsAwarded)
      expect(total(outcome.spins.map((spin) => spin.freeSpinsWon))).toBe(outcome.freeSpinsAwarded)
      expect(total(outcome.spins.map((spin) => spin.winCoins))).toBe(outcome.winCoins)
      for (const spin of outcome.spins) {
        const lines = spin.lineWins.map((win) => win.coins)
        expect(total([...lines, spin.scatterWin?.coins ?? 0])).toBe(spin.winCoins)
        for (const win of spin.lineWins) {
          const shown = win.positions.map(({ reel, row }) => spin.grid[reel]?.[row])
          expect(shown.every((key) => key === win.symbol || key === 'wild')).toBe(true)
          expect(shown).toHaveLength(win.count)
        }
      }
    }
  }
})

test('[PROOF-01] free spins stop at their cap, however often they are won again', () => {
  const game = compile(smallGame())
  // Stop 1 shows three scatters in the base spin and two in every free spin.
  const stopOne: Rng = { u32: () => 0, below: () => 1 }
  const outcome = playRound(game, stopOne)
  expect(outcome.spins.map((spin) => spin.freeSpinsWon)).toEqual([2, 1, 0, 0])
  expect(outcome.freeSpinsAwarded).toBe(3)
})

test('[PROOF-01] a round never wins more than its cap', () => {
  const game = compile(smallGame({ caps: { maxWinBets: 2, maxFreeSpins: 3 } }))
  const [slow, fast] = [seededRng(seedOf(3)), seededRng(seedOf(3))]
  const wins = Array.from({ length: 2_000 }, () => playRound(game, slow).winCoins)
  expect(Math.max(...wins)).toBe(10)
  expect(wins).toEqual(wins.map(() => playRoundCoins(game, fast)))
})

test.each<[string, string[], [string, number, number] | undefined]>([
  ['three of a kind', ['gem', 'gem', 'gem'], ['gem', 3, 6]],
  ['two of a kind from the left', ['gem', 'gem', 'leaf'], ['gem', 2, 1]],
  ['not from the second reel', ['leaf', 'gem', 'gem'], undefined],
  ['a count that does not pay', ['leaf', 'leaf', 'gem'], undefined],
  ['a wild inside, doubled', ['gem', 'wild', 'gem'], ['gem', 3, 12]],
  ['a wild in front, doubled', ['wild', 'gem', 'gem'], ['gem', 3, 12]],
  ['wilds alone', ['wild', 'wild', 'wild'], ['wild', 3, 20]],
  ['two wilds and a better symbol', ['wild', 'wild', 'gem'], ['gem', 3, 12]],
  ['two wilds and a lesser symbol', ['wild', 'wild', 'leaf'], ['leaf', 3, 4]],
  ['two wilds and a scatter', ['wild', 'wild', 'star'], ['wild', 2, 3]],
  ['a wild does not stand in for a scatter', ['star', 'wild', 'star'], undefined],
  ['a scatter breaks a line', ['gem', 'star', 'gem'], undefined],
])('[PROOF-01] a line: %s', (_what, keys, expected) => {
  const game = compile(smallGame())
  const win = lineWin(
    game,
    keys.map((key) => game.keys.indexOf(key)),
  )
  expect(win && [game.keys[win.symbol], win.count, win.coins]).toEqual(expected)
})

test('[PROOF-01] a line that is worth the same either way is shown as wilds alone', () => {
  const symbols = smallGame().symbols.map((symbol) =>
    symbol.kind === 'wild' ? { ...symbol, pays: { '2': 4, '3': 20 } } : symbol,
  )
  const game = compile(smallGame({ symbols }))
  const line = ['wild', 'wild', 'leaf'].map((key) => game.keys.indexOf(key))
  expect(lineWin(game, line)).toEqual({ symbol: game.wild, count: 2, coins: 4 })
})

function seedOf(number: number): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(`engine ${number}`).digest())
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
