import { createHash } from 'node:crypto'
import krystalgrotten from '@nordlys/game-catalogue/games/krystalgrotten.json' with { type: 'json' }
import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { coinsOf, type Grid, type TumbleEvent } from '../../base/events.ts'
import { drawListed, listDigest, listOutcomes } from '../../features/outcome-list.ts'
import { checkDefinition } from '../../game/check-definition.ts'
import type { Rng } from '../../random/rng.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { tableRng } from '../../random/table-rng.ts'
import { compile } from './compile.ts'
import type { ClusterDefinition } from './definition.ts'
import { playListed, playRound } from './engine.ts'
import { listedCoins, playRoundCoins } from './play-coins.ts'
import { proveCluster } from './prove.ts'

const test = provenTest(import.meta.url)

const definition = cluster(krystalgrotten)
const game = compile(definition)
const { table } = definition

test('[PROOF-01] the engine wins in every eighth listed round what the list says', () => {
  const { payouts } = game.listed.list()
  for (let round = 0; round < payouts.length; round += 8) {
    const { winCoins, events = [] } = playListed(game, tableRng(table.key, round))
    expect(winCoins).toBe(payouts[round])
    expect(events.reduce((all, event) => all + coinsOf(event), 0)).toBe(winCoins)
  }
})

test('[PROOF-01] the fast path of clusters agrees with the engine on other shapes and caps', () => {
  const changes = {
    reels: 5,
    rows: 4,
    caps: { maxWinBets: 3 },
    tumble: { multipliers: [1, 4], most: 2 },
  }
  const other = compile({ ...definition, ...changes })
  const [slow, fast] = [seededRng(seedOf(1)), seededRng(seedOf(1))]
  const wins = Array.from({ length: 5_000 }, () => playListed(other, slow).winCoins)
  expect(wins.map(() => listedCoins(other, fast))).toEqual(wins)
  expect(fast.u32()).toBe(slow.u32())
  expect(Math.max(...wins)).toBe(60)
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

test('[PROOF-01] the draw of a class turns exactly at its threshold', () => {
  const list = game.listed.list()
  const classOf = (draw: number) => {
    const rng: Rng = { u32: () => draw, below: () => 0 }
    return list.starts.indexOf(list.order.indexOf(drawListed(list, table, rng)))
  }
  let threshold = 0
  table.weights.forEach((weight, index) => {
    expect(classOf(threshold)).toBe(index)
    threshold += weight
    expect(classOf(threshold - 1)).toBe(index)
  })
  expect(threshold).toBe(2 ** 32)
})

test('[PROOF-01] each class that is used has 32 distinct rounds, and the rounds are not alike', () => {
  const list = game.listed.list()
  table.weights.forEach((weight, index) => {
    const rounds = list.order.subarray(list.starts[index], list.starts[index + 1])
    expect(weight).toBeGreaterThan(0)
    const grids = Array.from(rounds.subarray(0, 64), (round) => {
      const { events } = playListed(game, tableRng(table.key, round))
      return JSON.stringify(events)
    })
    expect(new Set(grids).size).toBeGreaterThanOrEqual(32)
  })
})

test('[PROOF-01] a list other than the pinned one stops the game', () => {
  const other = { ...definition, table: { ...table, key: table.key + 1 } }
  expect(() => compile(other).listed.list()).toThrow('the listed rounds are not those proven')
  const pays = definition.symbols.map((symbol) => ({ ...symbol, pays: { ...symbol.pays, '5': 1 } }))
  expect(() => proveCluster({ ...definition, symbols: pays })).toThrow('not those proven')
})

test('[PROOF-01] weights that make another return than the rounds give are refused', () => {
  const { payouts } = listOutcomes(table, (rng) => listedCoins(game, rng))
  const [losing = 0, small = 0, ...rest] = table.weights
  const weights = [
    losing + 300_000_000,
    small,
    ...rest.map((each, index) => each - (index === 1 ? 300_000_000 : 0)),
  ]
  const sha256 = listDigest(payouts, weights)
  const tilted = { ...definition, table: { ...table, weights, sha256 } }
  expect(() => proveCluster(tilted)).toThrow('by themselves')
})

test('[PROOF-01] symbols fall straight down and new ones come from the top', () => {
  const rng = seededRng(seedOf(3))
  let tumbles = 0
  for (let round = 0; round < 300; round += 1) {
    let before: Grid = []
    for (const event of playListed(game, rng).events ?? []) {
      if (event.kind === 'tumble') {
        expect(event.grid).toEqual(fallen(before, event))
        tumbles += 1
      }
      if (event.kind === 'grid' || event.kind === 'tumble') before = event.grid
    }
  }
  expect(tumbles).toBeGreaterThan(50)
})

test.each<[string, unknown, string]>([
  ['cells short of 1024', { cells1024: [1, 2, 3, 4, 5, 6, 7] }, 'cells1024 do not add up to 1024'],
  [
    'weights short of 2^32',
    { table: { ...table, weights: table.weights.map(() => 1) } },
    'table.weights do not add up to 2^32',
  ],
  ['no multiplier', { tumble: { multipliers: [], most: 5 } }, 'tumble.multipliers are empty'],
  [
    'no losing class',
    { table: { ...table, classesFromCoins: table.classesFromCoins.map((each) => each + 1) } },
    'table.classesFromCoins do not begin 0, 1',
  ],
])('[PROOF-01] a game of clusters with %s is refused', (_fault, changes, problem) => {
  const checked = checkDefinition({ ...definition, ...Object(changes) })
  expect(checked.ok || checked.problems).toContain(problem)
})

/** The grid after a tumble, worked out from what the event says left and came. */
function fallen(before: Grid, { removed, entered }: TumbleEvent): Grid {
  return before.map((column, reel) => {
    const gone = removed.filter((cell) => cell.reel === reel).map(({ row }) => row)
    return [...(entered[reel] ?? []), ...column.filter((_, row) => !gone.includes(row))]
  })
}

function seedOf(number: number): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(`cluster ${number}`).digest())
}

function cluster(value: unknown): ClusterDefinition {
  const checked = checkDefinition(value)
  if (!checked.ok || checked.definition.mechanic !== 'cluster')
    throw new Error('no game of clusters')
  return checked.definition
}
