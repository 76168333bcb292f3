import { createHash } from 'node:crypto'
import { exampleGame } from '@nordlys/game-catalogue/generate'
import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import type { Grid, RoundEvent } from '../../base/events.ts'
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
import type { ScatterPaysDefinition } from './definition.ts'
import { playListed } from './engine.ts'
import { eachWin, listedCoins } from './play-coins.ts'
import { proveScatterPays } from './prove.ts'

const test = provenTest(import.meta.url)

test.each<[string, Partial<ScatterPaysDefinition>]>([
  ['every rule in it', {}],
  ['one tumble a spin', { tumble: { most: 1 } }],
  [
    'a low cap on wins',
    {
      caps: { maxWinBets: 3, maxFreeSpins: 4 },
      declared: { ...smallListedBase().declared, maxWinBets: 3 },
    },
  ],
])('[PROOF-01] orbs with %s are proven to what all listed rounds give', (_what, changes) => {
  const definition = listed(small(changes))
  const game = compile(definition)
  expect(problemsOf(definition)).toEqual([])
  expectProvenByEveryListedRound(definition, proveScatterPays(definition), (rng) =>
    playListed(game, rng),
  )
})

test('[PROOF-01] the engine wins in every sixteenth listed round what the list says', () => {
  const definition = anywhereOf(exampleGame('scatter-pays').definition)
  const game = compile(definition)
  const { payouts } = game.listed.list()
  for (let round = 0; round < payouts.length; round += 16) {
    expect(playListed(game, tableRng(definition.table.key, round)).winCoins).toBe(payouts[round])
  }
})

test('a made game promises no pay that none of its listed rounds wins', () => {
  const definition = anywhereOf(exampleGame('scatter-pays').definition)
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

test.each<[string, Partial<ScatterPaysDefinition>, number]>([
  ['five reels of four rows', { reels: 5, rows: 4 }, Number.POSITIVE_INFINITY],
  ['a low cap on wins', { caps: { maxWinBets: 3, maxFreeSpins: 4 } }, 30],
  ['scatters that pay nothing', { symbols: scatterless() }, Number.POSITIVE_INFINITY],
  ['orbs everywhere', { cells1024: everywhere(300) }, Number.POSITIVE_INFINITY],
])('[PROOF-01] the fast path of orbs agrees with the engine on %s', (_what, changes, most) => {
  const game = compile(small(changes))
  const [slow, fast] = [rngOf('orbs'), rngOf('orbs')]
  const wins = Array.from({ length: 4_000 }, () => playListed(game, slow).winCoins)
  expect(wins.map(() => listedCoins(game, fast))).toEqual(wins)
  expect(fast.u32()).toBe(slow.u32())
  expect(Math.max(...wins)).toBeLessThanOrEqual(most)
  expect(wins.some((coins) => coins > 0)).toBe(true)
})

test('[PROOF-06] a round by hand: orbs multiply a whole spin, and add up in free spins', () => {
  const definition = small({ freeSpins: { spinsByScatters: { '3': 3 } } })
  const draws = () =>
    drawsWithOrbs(definition, [
      // Five a pay 2, then four b pay 1: 3 in all, times 2 + 5. Three stars pay 4 by themselves.
      'a a a a a b b two five',
      'b b star star star',
      'a a b b',
      // The first free spin wins nothing: its orb counts for nothing.
      'a a a b b b two star star',
      // Four a pay 2, times 5, which stays.
      'a a a a five b b b star',
      'star a a a',
      // Four b pay 1, then four a pay 2: times what was gathered, though no orb lies there.
      'b b b b star star a a a',
      'a star b b',
      // The four stars that lie there count as three, and the cap leaves one free spin of three.
      'star b a a',
      'a b a b a b two star star',
    ])
  const outcome = playListed(compile(definition), draws())
  const told = (outcome.events ?? []).flatMap((event): (string | number)[][] => {
    if (event.kind === 'wins') return event.wins.map(({ kind, coins }) => [kind, coins])
    return event.kind === 'orbs' ? [[event.kind, event.times, event.coins]] : []
  })
  expect(told).toEqual([
    ['anywhere', 2],
    ['anywhere', 1],
    ['orbs', 7, 18],
    ['scatter', 4],
    ['anywhere', 2],
    ['orbs', 5, 8],
    ['anywhere', 5],
    ['anywhere', 10],
    ['scatter', 4],
  ])
  expect([outcome.winCoins, outcome.freeSpinsAwarded]).toEqual([54, 4])
  expect(listedCoins(compile(definition), draws())).toBe(54)
})

test('[PROOF-06] what orbs add is what was won by their sum, and orbs never go', () => {
  const game = compile(small())
  const rng = rngOf('shown')
  let seen = 0
  for (let round = 0; round < 2_000; round += 1) {
    seen += orbsTold(game.definition, playListed(game, rng).events ?? [])
  }
  expect(seen).toBeGreaterThan(300)
})

test.each<[string, Partial<ScatterPaysDefinition>, string]>([
  ['one orb', { orbs: small().orbs.slice(1) }, 'orbs are fewer than two'],
  ['orbs that fall', { orbs: small().orbs.toReversed() }, 'orbs do not rise'],
  [
    'orbs out of their order',
    { orbs: small().orbs.toReversed() },
    'orbs are not the last symbols, in their order',
  ],
  [
    'an orb that pays',
    { symbols: small().symbols.map((symbol) => ({ ...symbol, pays: { '4': 1 } })) },
    'an orb has pays',
  ],
  [
    'no place for orbs',
    { cells1024: { ...small().cells1024, free: [224, 400, 400] } },
    'cells1024.free are not one per symbol and one for orbs',
  ],
  [
    'cells short of 1024',
    { cells1024: { ...small().cells1024, base: [1, 2, 3, 4] } },
    'cells1024.base do not add up to 1024',
  ],
])('[PROOF-01] a game of orbs with %s is refused', (_fault, changes, problem) => {
  expect(problemsOf(small(changes))).toContain(problem)
})

/** How many spins orbs multiplied; each must tell what its grids showed. */
function orbsTold({ orbs }: ScatterPaysDefinition, events: readonly RoundEvent[]): number {
  const sumOn = (grid: Grid) =>
    grid.flat().reduce((sum, key) => sum + (orbs.find((o) => o.symbol === key)?.times ?? 0), 0)
  let [spins, gathered, won, lying, seen] = [0, 0, 0, 0, 0]
  for (const event of events) {
    if (event.kind === 'grid') {
      spins += 1
      if (spins === 2) gathered = 0
      won = 0
      lying = sumOn(event.grid)
    }
    if (event.kind === 'tumble') {
      expect(sumOn(event.grid)).toBeGreaterThanOrEqual(lying)
      lying = sumOn(event.grid)
    }
    if (event.kind === 'wins' && event.wins[0]?.kind === 'anywhere') {
      expect(event.multiplier).toBe(Math.max(1, gathered))
      won += event.coins / event.multiplier
    }
    if (event.kind !== 'orbs') continue
    expect(event.times).toBe(gathered + lying)
    expect(event.coins).toBe(won * (event.times - Math.max(1, gathered)))
    gathered = event.times
    seen += 1
  }
  return seen
}

function small(changes: Partial<ScatterPaysDefinition> = {}): ScatterPaysDefinition {
  return {
    ...smallListedBase(),
    coinsPerBet: 10,
    stakesOre: [10, 20],
    id: 'small-anywhere',
    mechanic: 'scatter-pays',
    symbols: [
      { key: 'star', nameDa: 'Stjerne', kind: 'scatter', pays: { '3': 4 } },
      { key: 'a', nameDa: 'Sten', kind: 'pay', pays: { '4': 2, '6': 10 } },
      { key: 'b', nameDa: 'Blad', kind: 'pay', pays: { '4': 1, '6': 5 } },
      { key: 'two', nameDa: 'Kugle ×2', kind: 'orb', pays: {} },
      { key: 'five', nameDa: 'Kugle ×5', kind: 'orb', pays: {} },
    ],
    cells1024: everywhere(60),
    orbs: [
      { symbol: 'two', times: 2, weight: 3 },
      { symbol: 'five', times: 5, weight: 1 },
    ],
    tumble: { most: 9 },
    freeSpins: { spinsByScatters: { '3': 1 } },
    caps: { maxWinBets: 10_000, maxFreeSpins: 4 },
    table: openList,
    ...changes,
  }
}

/** Cells of which so many in 1024 hold an orb; free spins have fewer a. */
function everywhere(orbs: number): ScatterPaysDefinition['cells1024'] {
  return {
    base: [224, 400, 400 - orbs, orbs],
    free: [224, 400 - orbs, 400, orbs],
  }
}

function scatterless(): ScatterPaysDefinition['symbols'] {
  return small().symbols.map((symbol) =>
    symbol.kind === 'scatter' ? { ...symbol, pays: {} } : symbol,
  )
}

/** As `cellDraws`; the number of an orb is drawn the moment it falls. */
function drawsWithOrbs(definition: ScatterPaysDefinition, fillings: readonly string[]) {
  const { cells1024 } = definition
  const orbDraws = fillings.flatMap((filling) =>
    filling.split(' ').flatMap((key) => ({ two: [0], five: [3] })[key] ?? []),
  )
  const plain = fillings.map((filling) =>
    filling.replaceAll('two', 'orb').replaceAll('five', 'orb'),
  )
  const { u32 } = cellDraws(['star', 'a', 'b', 'orb'], cells1024.base, plain)
  const below = () => {
    const draw = orbDraws.shift()
    if (draw === undefined) throw new Error('more orbs than were written down')
    return draw
  }
  return { u32, below }
}

function listed(definition: ScatterPaysDefinition): ScatterPaysDefinition {
  const game = compile(definition)
  const table = listOf((rng) => playListed(game, rng).winCoins, definition.coinsPerBet)
  return { ...definition, table }
}

function anywhereOf(definition: GameDefinition): ScatterPaysDefinition {
  if (definition.mechanic !== 'scatter-pays') throw new Error('no game of orbs')
  return definition
}

function rngOf(text: string) {
  return seededRng(Uint8Array.from(createHash('sha256').update(text).digest()))
}
