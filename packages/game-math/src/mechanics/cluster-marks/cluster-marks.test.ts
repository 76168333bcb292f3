import { createHash } from 'node:crypto'
import { exampleGame } from '@nordlys/game-catalogue/generate'
import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import type { RoundEvent } from '../../base/events.ts'
import {
  cellDraws,
  expectProvenByEveryListedRound,
  listOf,
  openList,
  smallListedBase,
} from '../../features/test-listed.ts'
import type { GameDefinition } from '../../game/definition.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { tableRng } from '../../random/table-rng.ts'
import { problemsOf } from '../chain/test-proof.ts'
import { compile } from './compile.ts'
import type { ClusterMarksDefinition } from './definition.ts'
import { playListed } from './engine.ts'
import { eachWin, listedCoins } from './play-coins.ts'
import { proveClusterMarks } from './prove.ts'

const test = provenTest(import.meta.url)

test.each<[string, Partial<ClusterMarksDefinition>]>([
  ['every rule in it', {}],
  ['one number for good', { marks: { multipliers: [3] } }],
  ['one tumble a spin', { tumble: { most: 1 } }],
])('[PROOF-01] marks with %s are proven to what all listed rounds give', (_what, changes) => {
  const definition = listed(small(changes))
  const game = compile(definition)
  expect(problemsOf(definition)).toEqual([])
  expectProvenByEveryListedRound(definition, proveClusterMarks(definition), (rng) =>
    playListed(game, rng),
  )
})

test('[PROOF-01] the engine wins in every sixteenth listed round what the list says', () => {
  const definition = marksOf(exampleGame('cluster-marks').definition)
  const game = compile(definition)
  const { payouts } = game.listed.list()
  for (let round = 0; round < payouts.length; round += 16) {
    expect(playListed(game, tableRng(definition.table.key, round)).winCoins).toBe(payouts[round])
  }
})

test('a made game promises no pay that none of its listed rounds wins', () => {
  const definition = marksOf(exampleGame('cluster-marks').definition)
  const game = compile(definition)
  const promised = definition.symbols.flatMap(({ kind, pays }, symbol) =>
    kind === 'pay' ? Object.keys(pays).map((count) => `${symbol} ${count}`) : [],
  )
  const counts = Object.keys(definition.symbols[1]?.pays ?? {}).map(Number)
  const won = new Set<string>()
  for (let round = 0; round < definition.table.rounds; round += 1) {
    eachWin(game, tableRng(definition.table.key, round), (symbol, count) => {
      won.add(`${symbol} ${counts.findLast((each) => each <= count) ?? 0}`)
    })
  }
  expect(promised.filter((pay) => !won.has(pay))).toEqual([])
})

test.each<[string, Partial<ClusterMarksDefinition>, number]>([
  ['five reels of four rows', { reels: 5, rows: 4 }, Number.POSITIVE_INFINITY],
  ['eight reels of eight rows', { reels: 8, rows: 8 }, Number.POSITIVE_INFINITY],
  ['a low cap on wins', { caps: { maxWinBets: 3, maxFreeSpins: 4 } }, 15],
  ['scatters that pay nothing', { symbols: scatterless() }, Number.POSITIVE_INFINITY],
])('[PROOF-01] the fast path of marks agrees with the engine on %s', (_what, changes, most) => {
  const game = compile(small(changes))
  const [slow, fast] = [rngOf('marks'), rngOf('marks')]
  const wins = Array.from({ length: 4_000 }, () => playListed(game, slow).winCoins)
  expect(wins.map(() => listedCoins(game, fast))).toEqual(wins)
  expect(fast.u32()).toBe(slow.u32())
  expect(Math.max(...wins)).toBeLessThanOrEqual(most)
  expect(wins.some((coins) => coins > 0)).toBe(true)
})

test('[PROOF-06] a round by hand: marks grow win by win, add up, and stay in free spins', () => {
  const definition = small()
  const fillings = [
    'a a a b a b b b a',
    'b b b a a a a',
    'star a b b star a star b b',
    'a a a b star b b b a',
    'b a b a b b',
  ]
  const draws = () => cellDraws(['star', 'a', 'b'], definition.cells1024, fillings)
  const { winCoins, freeSpinsAwarded, events = [] } = playListed(compile(definition), draws())
  const wins = events.flatMap((event) => (event.kind === 'wins' ? event.wins : []))
  expect(wins.map(({ kind, count, coins }) => [kind, count, coins])).toEqual([
    ['cluster', 4, 2],
    ['cluster', 3, 1],
    // Three cells with 1 and one without; four with 1 and one without.
    ['cluster', 4, 3],
    ['cluster', 5, 40],
    ['scatter', 3, 4],
    // Three cells with 2 each, twice.
    ['cluster', 3, 12],
    ['cluster', 3, 6],
  ])
  expect([winCoins, freeSpinsAwarded]).toEqual([68, 1])
  expect(listedCoins(compile(definition), draws())).toBe(68)
})

test('[PROOF-06] every cluster is multiplied by the numbers that were shown before it', () => {
  const game = compile(small())
  const rng = rngOf('shown')
  let multiplied = 0
  for (let round = 0; round < 2_000; round += 1) {
    multiplied += multipliedWins(playListed(game, rng).events ?? [])
  }
  expect(multiplied).toBeGreaterThan(500)
})

test.each<[string, Partial<ClusterMarksDefinition>, string]>([
  ['no number', { marks: { multipliers: [] } }, 'marks.multipliers are empty'],
  ['a number twice', { marks: { multipliers: [1, 2, 2] } }, 'marks.multipliers do not rise'],
  ['cells short of 1024', { cells1024: [1, 2, 3] }, 'cells1024 do not add up to 1024'],
  [
    'two scatters',
    { symbols: small().symbols.map((symbol) => ({ ...symbol, kind: 'scatter' as const })) },
    'symbols have not exactly one scatter',
  ],
  [
    'more free spins at once than in all',
    { freeSpins: { spinsByScatters: { '3': 9 } } },
    'freeSpins give more than caps.maxFreeSpins at once',
  ],
])('[PROOF-01] a game of marks with %s is refused', (_fault, changes, problem) => {
  expect(problemsOf(small(changes))).toContain(problem)
})

/** How many wins were multiplied; each must be by what its cells showed. */
function multipliedWins(events: readonly RoundEvent[]): number {
  const shown = new Map<string, number>()
  let multiplied = 0
  for (const event of events) {
    if (event.kind === 'mark') {
      for (const { reel, row, times } of event.cells) shown.set(`${reel},${row}`, times)
    }
    if (event.kind !== 'wins') continue
    for (const win of event.wins) {
      if (win.kind !== 'cluster') continue
      const numbers = win.positions.map(({ reel, row }) => shown.get(`${reel},${row}`) ?? 0)
      const sum = numbers.reduce((all, number) => all + number, 0)
      expect(win.times).toBe(sum > 1 ? sum : undefined)
      multiplied += sum > 1 ? 1 : 0
    }
  }
  return multiplied
}

function small(changes: Partial<ClusterMarksDefinition> = {}): ClusterMarksDefinition {
  return {
    ...smallListedBase(),
    id: 'small-marks',
    mechanic: 'cluster-marks',
    symbols: [
      { key: 'star', nameDa: 'Stjerne', kind: 'scatter', pays: { '3': 4 } },
      { key: 'a', nameDa: 'Sten', kind: 'pay', pays: { '3': 2, '5': 10 } },
      { key: 'b', nameDa: 'Blad', kind: 'pay', pays: { '3': 1, '5': 5 } },
    ],
    cells1024: [224, 400, 400],
    tumble: { most: 9 },
    marks: { multipliers: [1, 2, 4] },
    freeSpins: { spinsByScatters: { '3': 1 } },
    caps: { maxWinBets: 10_000, maxFreeSpins: 4 },
    table: openList,
    ...changes,
  }
}

function scatterless(): ClusterMarksDefinition['symbols'] {
  return small().symbols.map((symbol) =>
    symbol.kind === 'scatter' ? { ...symbol, pays: {} } : symbol,
  )
}

function listed(definition: ClusterMarksDefinition): ClusterMarksDefinition {
  const game = compile(definition)
  const table = listOf((rng) => playListed(game, rng).winCoins, definition.coinsPerBet)
  return { ...definition, table }
}

function marksOf(definition: GameDefinition): ClusterMarksDefinition {
  if (definition.mechanic !== 'cluster-marks') throw new Error('no game of marks')
  return definition
}

function rngOf(text: string) {
  return seededRng(Uint8Array.from(createHash('sha256').update(text).digest()))
}
