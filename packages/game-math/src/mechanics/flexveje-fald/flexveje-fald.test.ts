import { createHash } from 'node:crypto'
import { parOf } from '@nordlys/game-catalogue'
import soestjernefald from '@nordlys/game-catalogue/games/soestjernefald.json' with { type: 'json' }
import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { coinsOf, type Grid, type RoundEvent, type TumbleEvent } from '../../base/events.ts'
import { drawListed, listDigest, listOutcomes } from '../../features/outcome-list.ts'
import { checkDefinition } from '../../game/check-definition.ts'
import { layoutOf } from '../../game/play.ts'
import { rulesOf } from '../../game/rules-text.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { tableRng } from '../../random/table-rng.ts'
import { compile } from './compile.ts'
import type { FlexvejeFaldDefinition } from './definition.ts'
import { playListed, playRound } from './engine.ts'
import { listedCoins, listedParts, playRoundCoins } from './play-coins.ts'
import { proveFlexvejeFald } from './prove.ts'

const test = provenTest(import.meta.url)

const definition = flexvejeFald(soestjernefald)
const game = compile(definition)
const { table, tumble } = definition

test('[PROOF-01] the engine wins in every fourth listed round what the list says', () => {
  const { payouts } = game.listed.list()
  for (let round = 0; round < payouts.length; round += 4) {
    const outcome = playListed(game, tableRng(table.key, round))
    const { winCoins, events = [], freeSpinsAwarded } = outcome
    expect(winCoins).toBe(payouts[round])
    expect(events.reduce((all, event) => all + coinsOf(event), 0)).toBe(winCoins)
    expect(listedParts(game, tableRng(table.key, round)).freeSpins).toBe(freeSpinsAwarded)
  }
})

const scatterless = definition.symbols.map((symbol) =>
  symbol.kind === 'scatter' ? { ...symbol, pays: {} } : symbol,
)
test.each<[string, Partial<FlexvejeFaldDefinition>, number]>([
  [
    'four reels of two to four rows',
    {
      reels: 4,
      rows: 4,
      heights: definition.heights.slice(0, 4).map((weights) => weights.slice(0, 3)),
      cells1024: definition.cells1024.slice(0, 4),
      freeSpins: { spinsByScatters: { '3': 3, '4': 5 } },
    },
    Number.POSITIVE_INFINITY,
  ],
  ['a low cap on wins', { caps: { maxWinBets: 3, maxFreeSpins: 30 } }, 60],
  ['no tumble but the first', { tumble: { multipliers: [2, 5], most: 1 } }, Infinity],
  [
    'free spins in every other round, and a cap on them',
    {
      freeSpins: { spinsByScatters: { '1': 1, '2': 2, '3': 2, '4': 3, '5': 3, '6': 4 } },
      caps: { maxWinBets: 5000, maxFreeSpins: 5 },
    },
    Number.POSITIVE_INFINITY,
  ],
  ['scatters that pay nothing', { symbols: scatterless }, Number.POSITIVE_INFINITY],
  ['no wild', withoutWild(), Number.POSITIVE_INFINITY],
])('[PROOF-01] the fast path agrees with the engine on %s', (_what, changes, most) => {
  const other = compile({ ...definition, ...changes })
  const [slow, fast] = [seededRng(seedOf(1)), seededRng(seedOf(1))]
  const wins = Array.from({ length: 5_000 }, () => playListed(other, slow).winCoins)
  expect(wins.map(() => listedCoins(other, fast))).toEqual(wins)
  expect(fast.u32()).toBe(slow.u32())
  expect(Math.max(...wins)).toBeLessThanOrEqual(most)
  expect(Math.max(...wins)).toBeGreaterThan(0)
})

test('[PROOF-03] a drawn round is the listed one, by the engine and by the fast path', () => {
  const [slow, fast, drawn] = [seedOf(2), seedOf(2), seedOf(2)].map(seededRng)
  if (!slow || !fast || !drawn) throw new Error('no generators')
  const list = game.listed.list()
  for (let round = 0; round < 1_000; round += 1) {
    const { winCoins } = playRound(game, slow)
    expect(playRoundCoins(game, fast)).toBe(winCoins)
    expect(list.payouts[drawListed(list, table, drawn)]).toBe(winCoins)
  }
})

test('[PROOF-01] each class that is used has 32 rounds at least, and they are not alike', () => {
  const list = game.listed.list()
  table.weights.forEach((weight, index) => {
    const rounds = list.order.subarray(list.starts[index], list.starts[index + 1])
    expect(weight).toBeGreaterThan(0)
    const told = Array.from(rounds.subarray(0, 64), (round) =>
      JSON.stringify(playListed(game, tableRng(table.key, round)).events),
    )
    expect(new Set(told).size).toBeGreaterThanOrEqual(32)
  })
})

test('[PROOF-01] a list other than the pinned one stops the game', () => {
  const other = { ...definition, table: { ...table, key: table.key + 1 } }
  expect(() => compile(other).listed.list()).toThrow('the listed rounds are not those proven')
  const longer = { ...tumble, multipliers: [1, 2, 3] }
  expect(() => proveFlexvejeFald({ ...definition, tumble: longer })).toThrow('not those proven')
})

test('[PROOF-01] weights that make another return than the rounds give are refused', () => {
  const { payouts } = listOutcomes(table, (rng) => listedCoins(game, rng))
  const [losing = 0, small = 0, ...rest] = table.weights
  const weights = [losing + 100_000_000, small, (rest[0] ?? 0) - 100_000_000, ...rest.slice(1)]
  const [most = 0, ...others] = weights.toReversed()
  const tilted = [...others.toReversed(), most + 10_000_000]
  tilted[0] = (tilted[0] ?? 0) - 10_000_000
  const sha256 = listDigest(payouts, tilted)
  const changed = { ...definition, table: { ...table, weights: tilted, sha256 } }
  expect(() => proveFlexvejeFald(changed)).toThrow('by themselves')
})

test('[PROOF-03] symbols fall straight down, new ones come from the top, heights stay', () => {
  let tumbles = 0
  forEachSpin(3, 600, (spin) => {
    let before: Grid = []
    for (const event of spin) {
      if (event.kind === 'tumble') {
        expect(event.grid).toEqual(fallen(before, event))
        tumbles += 1
      }
      if (event.kind === 'grid' || event.kind === 'tumble') before = event.grid
    }
    const heights = before.map(({ length }) => length)
    const possible = definition.heights.map((weights) =>
      weights.flatMap((weight, index) => (weight > 0 ? [index + 2] : [])),
    )
    heights.forEach((height, reel) => {
      expect(possible[reel]).toContain(height)
    })
  })
  expect(tumbles).toBeGreaterThan(100)
})

test('[PROOF-01] the multiplier grows by every tumble, and through all free spins of a round', () => {
  let steps = 0
  let highest = 0
  forEachSpin(4, 20_000, (spin, place) => {
    if (place < 2) steps = 0
    for (const event of spin) {
      if (event.kind === 'tumble') steps += 1
      const expected = tumble.multipliers[Math.min(steps, tumble.multipliers.length - 1)]
      if (event.kind === 'tumble' || event.kind === 'wins') expect(event.multiplier).toBe(expected)
      if (event.kind === 'wins' && place > 0) highest = Math.max(highest, event.multiplier)
    }
  })
  expect(highest).toBe(10)
})

test('[PROOF-01] free spins are those of the scatters that are left, never above the cap', () => {
  const { spinsByScatters } = definition.freeSpins
  const rng = seededRng(seedOf(5))
  let featured = 0
  for (let round = 0; round < 5_000; round += 1) {
    const { events = [], freeSpinsAwarded } = playListed(game, rng)
    const grids = events.filter(({ kind }) => kind === 'grid').length
    expect(grids).toBe(1 + freeSpinsAwarded)
    expect(freeSpinsAwarded).toBeLessThanOrEqual(definition.caps.maxFreeSpins)
    const first = spinsOf(events)[0] ?? []
    const last = first.findLast(({ kind }) => kind === 'grid' || kind === 'tumble')
    const grid = last?.kind === 'grid' || last?.kind === 'tumble' ? last.grid : []
    const shown = grid.flat().filter((key) => key === 'soestjerne').length
    const won = first.find(({ kind }) => kind === 'free-spins')
    const due = Object.entries(spinsByScatters).find(([count]) => count === `${Math.min(shown, 6)}`)
    expect(won?.kind === 'free-spins' ? won.won : 0).toBe(due?.[1] ?? 0)
    if (won) featured += 1
  }
  expect(featured).toBeGreaterThan(10)
})

test('[PROOF-02] the rules tell how Flexveje tumble, and how rare the largest win is', () => {
  const rules = rulesOf(definition, parOf(definition))
  const text = rules.sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
  expect(text).toContain('fra 64 til 117.649')
  expect(text).toContain('2, 3, 4, 5, 6, 7, 8, 9 og til sidst 10')
  expect(text).toContain('4 giver 8 free spins, 5 giver 10 free spins og 6 giver 12 free spins')
  expect(text).toContain('flere end 6 tæller som 6')
  expect(text).toContain('I gennemsnit udløses free spins i 1 ud af 171 runder.')
  expect(text).toContain('Den kommer i gennemsnit i 1 ud af 136.000 runder.')
  const { wayToWinDa } = layoutOf(definition)
  expect(wayToWinDa).toBe('Flexveje med fald, op til 117.649 veje')
})

const cells = definition.cells1024
test.each<[string, unknown, string]>([
  ['cells of five reels', { cells1024: cells.slice(1) }, 'cells1024 are not one list per reel'],
  [
    'cells of nine symbols',
    { cells1024: cells.map((weights) => weights.slice(0, -1)) },
    'cells1024 are not one per symbol',
  ],
  [
    'cells above 1024',
    { cells1024: cells.map((weights) => weights.with(5, (weights[5] ?? 0) + 1)) },
    'cells1024 of a reel do not add up to 1024',
  ],
  [
    'a wild on the first reel',
    { cells1024: cells.with(0, cells[1] ?? []) },
    'cells1024 have a wild on the first reel',
  ],
  [
    'a wild that pays',
    {
      symbols: definition.symbols.map((each) =>
        each.kind === 'wild' ? { ...each, pays: { '6': 9 } } : each,
      ),
    },
    'symbol perle pays alone on ways',
  ],
  [
    'heights of five reels',
    { heights: definition.heights.slice(1) },
    'heights are not one per reel',
  ],
  ['no multiplier', { tumble: { multipliers: [], most: 5 } }, 'tumble.multipliers are empty'],
  ['falling multipliers', { tumble: { multipliers: [3, 2], most: 5 } }, 'tumble.multipliers fall'],
  [
    'free spins above the cap',
    { caps: { maxWinBets: 5000, maxFreeSpins: 11 } },
    'freeSpins give more than caps.maxFreeSpins at once',
  ],
  [
    'weights short of 2^32',
    { table: { ...table, weights: table.weights.map(() => 1) } },
    'table.weights do not add up to 2^32',
  ],
  [
    'a declared win above its cap',
    { caps: { maxWinBets: 600, maxFreeSpins: 30 } },
    'declared.maxWinBets is above caps.maxWinBets',
  ],
])('[PROOF-01] a game of Flexveje with tumbles with %s is refused', (_fault, changes, problem) => {
  const checked = checkDefinition({ ...definition, ...Object(changes) })
  expect(checked.ok || checked.problems).toContain(problem)
})

/** The events of each spin of some rounds; `place` 0 is the base spin, 1 the first free one. */
function forEachSpin(
  seed: number,
  rounds: number,
  see: (events: readonly RoundEvent[], place: number) => void,
): void {
  const rng = seededRng(seedOf(seed))
  for (let round = 0; round < rounds; round += 1) {
    spinsOf(playListed(game, rng).events ?? []).forEach(see)
  }
}

function spinsOf(events: readonly RoundEvent[]): RoundEvent[][] {
  const spins: RoundEvent[][] = []
  for (const event of events) {
    if (event.kind === 'grid') spins.push([])
    spins.at(-1)?.push(event)
  }
  return spins
}

/** The grid after a tumble, worked out from what the event says left and came. */
function fallen(before: Grid, { removed, entered }: TumbleEvent): Grid {
  return before.map((column, reel) => {
    const gone = removed.filter((cell) => cell.reel === reel).map(({ row }) => row)
    return [...(entered[reel] ?? []), ...column.filter((_, row) => !gone.includes(row))]
  })
}

function withoutWild(): Partial<FlexvejeFaldDefinition> {
  const [, ...symbols] = definition.symbols
  const cells1024 = definition.cells1024.map(([wild = 0, scatter = 0, ...rest]) => [
    scatter + wild,
    ...rest,
  ])
  return { symbols, cells1024 }
}

function seedOf(number: number): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(`flexveje-fald ${number}`).digest())
}

function flexvejeFald(value: unknown): FlexvejeFaldDefinition {
  const checked = checkDefinition(value)
  if (!checked.ok || checked.definition.mechanic !== 'flexveje-fald')
    throw new Error('no game of Flexveje with tumbles')
  return checked.definition
}
