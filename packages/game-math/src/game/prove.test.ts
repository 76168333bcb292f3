import { createHash } from 'node:crypto'
import { lineGames, parOf } from '@nordlys/game-catalogue'
import { expect } from 'vitest'
import { provenTest } from '../../../../tools/proofs/proven-test.ts'
import { compile } from '../mechanics/lines/compile.ts'
import type { LinesDefinition as GameDefinition } from '../mechanics/lines/definition.ts'
import { playRoundCoins } from '../mechanics/lines/play-coins.ts'
import { smallGame } from '../mechanics/lines/small-game.ts'
import { decimal, fraction, minus, multiply, plus, show, zero } from '../prove/fraction.ts'
import { seededRng } from '../random/seeded-rng.ts'
import { prove, undeclared } from './prove.ts'

const test = provenTest(import.meta.url)

test.each(lineGames.map((game) => [game.id, game] as const))(
  '[PROOF-01] %s is exactly what it declares, and its stored report is a fresh one',
  (_id, game) => {
    const par = prove(game)
    expect(undeclared(game, par)).toEqual([])
    expect(parOf(game)).toEqual(par)
    expect(Math.abs(par.rtpPercent - 96.2)).toBeLessThan(0.05)
    expect(par.hitRate).toBeGreaterThan(0.2)
    expect(par.hitRate).toBeLessThan(0.3)
    return par
  },
)

test.each(lineGames.map((game) => [game.id, game] as const))(
  '[PROOF-01] %s as it is played agrees with its proof within four standard errors',
  (_id, game) => {
    const [rounds, compiled, par] = [2_000_000, compile(game), parOf(game)]
    const rng = seededRng(Uint8Array.from(createHash('sha256').update('two million').digest()))
    let [coins, hits] = [0, 0]
    for (let round = 0; round < rounds; round += 1) {
      const win = playRoundCoins(compiled, rng)
      coins += win
      if (win > 0) hits += 1
    }
    const returned = coins / rounds / game.coinsPerBet
    const rtpError = par.standardDeviation / Math.sqrt(rounds)
    expect(Math.abs(returned - par.rtpPercent / 100)).toBeLessThan(4 * rtpError)
    const hitError = Math.sqrt((par.hitRate * (1 - par.hitRate)) / rounds)
    expect(Math.abs(hits / rounds - par.hitRate)).toBeLessThan(4 * hitError)
    return [returned, hits / rounds]
  },
)

test.each<[string, Partial<GameDefinition>]>([
  ['every rule in it', {}],
  ['no wild', { symbols: smallGame().symbols.map(withoutWild) }],
  ['wilds that pay nothing alone', { symbols: smallGame().symbols.map(withPoorWild) }],
  ['scatters that pay nothing', { symbols: smallGame().symbols.map(withPoorScatter) }],
  ['no free spins', { freeSpins: { spinsByScatters: {}, multiplier: 1 } }],
  ['a cap of one free spin', { ...oneFreeSpin() }],
])('[PROOF-01] a game with %s is proven to what all its rounds give', (_what, changes) => {
  const game = smallGame(changes)
  const par = prove(game)
  const all = playEveryRound(game)
  expect(par.rtp).toBe(show(all.rtp))
  expect(par.hitRate).toBe(decimal(all.hits, 8))
  expect(par.standardDeviation).toBeCloseTo(all.deviation, 6)
  expect(par.maxWinBets).toBe(all.maxCoins / game.coinsPerBet)
})

test('[PROOF-01] a figure that is not the proven one is told, each by its name', () => {
  for (const game of lineGames) {
    const par = parOf(game)
    const declared = { ...game.declared, hitRate: 0.25, rtpPercent: 96.2 }
    expect(undeclared({ ...game, declared }, par)).toEqual([
      `declared.rtpPercent is 96.2 but proven ${par.rtpPercent}`,
      `declared.hitRate is 0.25 but proven ${par.hitRate}`,
    ])
  }
})

test('[PROOF-01] a cap on wins that could bite is refused: the return leaves it out', () => {
  const caps = { maxWinBets: 10, maxFreeSpins: 3 }
  expect(() => prove(smallGame({ caps }))).toThrow('the win cap bites')
})

test('[PROOF-01] a game changed after its proof has no report', () => {
  const [game] = lineGames
  expect(() => parOf({ ...smallGame(), ...game, version: 99 })).toThrow('missing: a proof of')
})

/** Plays each possible sequence of draws once, through the very code that plays for money. */
function playEveryRound(definition: GameDefinition) {
  const game = compile(definition)
  const path: { value: number; of: number }[] = []
  /** Sums over rounds of one chance, by the number of ways that are as likely as each. */
  const sums = new Map<number, { coins: number; squares: number; hits: number }>()
  let maxCoins = 0
  do {
    let depth = 0
    const below = (of: number) => {
      const draw = path[depth] ?? { value: 0, of }
      path[depth] = draw
      depth += 1
      return draw.value
    }
    const coins = playRoundCoins(game, { u32: () => 0, below })
    const ways = path.reduce((product, draw) => product * draw.of, 1)
    const sum = sums.get(ways) ?? { coins: 0, squares: 0, hits: 0 }
    sum.coins += coins
    sum.squares += coins * coins
    sum.hits += coins > 0 ? 1 : 0
    sums.set(ways, sum)
    maxCoins = Math.max(maxCoins, coins)
  } while (advance(path))
  const mean = (of: 'coins' | 'squares' | 'hits') =>
    [...sums].reduce((total, [ways, sum]) => plus(total, fraction(sum[of], ways)), zero)
  const bet = definition.coinsPerBet
  const rtp = multiply(mean('coins'), fraction(1, bet))
  const variance = minus(mean('squares'), multiply(mean('coins'), mean('coins')))
  return { rtp, hits: mean('hits'), maxCoins, deviation: Math.sqrt(decimal(variance, 12)) / bet }
}

/** The next path in counting order: the last draw that can rise rises, those after it are new. */
function advance(path: { value: number; of: number }[]): boolean {
  for (let last = path.pop(); last; last = path.pop()) {
    if (last.value + 1 < last.of) {
      path.push({ value: last.value + 1, of: last.of })
      return true
    }
  }
  return false
}

type Symbol = GameDefinition['symbols'][number]

function withoutWild(symbol: Symbol): Symbol {
  return symbol.kind === 'wild' ? { ...symbol, kind: 'pay' } : symbol
}

function withPoorWild(symbol: Symbol): Symbol {
  return symbol.kind === 'wild' ? { ...symbol, pays: {} } : symbol
}

function withPoorScatter(symbol: Symbol): Symbol {
  return symbol.kind === 'scatter' ? { ...symbol, pays: {} } : symbol
}

function oneFreeSpin(): Partial<GameDefinition> {
  return {
    freeSpins: { spinsByScatters: { '2': 1, '3': 1 }, multiplier: 2 },
    caps: { maxWinBets: 1000, maxFreeSpins: 1 },
  }
}
