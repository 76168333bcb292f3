import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { coinsOf, type RoundEvent } from '../../base/events.ts'
import { checkDefinition } from '../../game/check-definition.ts'
import { playEveryRound } from '../../prove/every-round.ts'
import {
  decimal,
  fraction,
  minus,
  multiply,
  one,
  plus,
  show,
  toNumber,
} from '../../prove/fraction.ts'
import type { Rng } from '../../random/rng.ts'
import { seededRng } from '../../random/seeded-rng.ts'
import { compile } from './compile.ts'
import type { HoldDefinition } from './definition.ts'
import { playRound } from './engine.ts'
import { momentsBackwards, momentsFromFinal } from './feature-moments.ts'
import { finalCoins } from './final-coins.ts'
import { playRoundCoins } from './play-coins.ts'
import { proveHold } from './prove.ts'

const test = provenTest(import.meta.url)

const land1024 = 300

test('[PROOF-01] a small game of hold-and-win is sound', () => {
  const game = smallHold()
  expect(checkDefinition(structuredClone(game))).toEqual({ ok: true, definition: game })
})

test.each<[string, Partial<HoldDefinition>]>([
  ['every rule in it', {}],
  ['one spin only', { holdAndWin: { ...smallHold().holdAndWin, spins: 1 } }],
  ['nothing for a full grid', { holdAndWin: { ...smallHold().holdAndWin, fullGridCoins: 0 } }],
])('[PROOF-01] hold-and-win with %s is proven to what all its rounds give', (_what, changes) => {
  const definition = smallHold(changes)
  const game = compile(definition)
  const par = proveHold(definition)
  for (const play of [
    (rng: Rng) => playRoundCoins(game, rng),
    (rng: Rng) => playRound(game, rng).winCoins,
  ]) {
    const all = playEveryRound(play, { below: 1024, bounds: [land1024] })
    const bet = definition.coinsPerBet
    expect(par.rtp).toBe(show(multiply(all.mean, fraction(1, bet))))
    expect(par.hitRate).toBe(decimal(all.hits, 8))
    expect(par.standardDeviation).toBeCloseTo(all.standardDeviation / bet, 6)
    expect(par.maxWinBets).toBe(all.maxCoins / bet)
  }
})

test('[PROOF-01] the chain ends somewhere for certain, and both ways through it agree', () => {
  const game = compile(smallHold())
  const backwards = momentsBackwards(game)
  for (const started of [4, 5, 6]) {
    const ends = finalCoins(game, started)
    expect(minus(ends.reduce(plus), one).numerator).toBe(0n)
    expect(momentsFromFinal(game, ends)).toEqual(backwards(started))
  }
  const fromFive = finalCoins(game, 5)
  // One empty cell and two spins: it stays empty when it is missed twice.
  expect(toNumber(fromFive[5] ?? one)).toBeCloseTo((1 - land1024 / 1024) ** 2, 12)
})

test('[PROOF-01] the fast path of hold-and-win wins what the engine wins and draws the same', () => {
  const game = compile(smallHold())
  const [slow, fast] = [seededRng(seed), seededRng(seed)]
  for (let round = 0; round < 20_000; round += 1) {
    const { winCoins, events = [] } = playRound(game, slow)
    expect(playRoundCoins(game, fast)).toBe(winCoins)
    expect(events.reduce((all, event) => all + coinsOf(event), 0)).toBe(winCoins)
  }
  expect(fast.u32()).toBe(slow.u32())
})

test('[PROOF-01] every coin is held to the end, and a new one gives all spins again', () => {
  const game = compile(smallHold())
  const rng = seededRng(seed)
  let features = 0
  for (let round = 0; round < 2_000; round += 1) {
    const { events = [] } = playRound(game, rng)
    const start = events.find((event) => event.kind === 'hold-start')
    if (!start) continue
    features += 1
    const spins = events.filter((event) => event.kind === 'hold-spin')
    const held = [...start.held, ...spins.flatMap(({ landed }) => landed)]
    expect(new Set(held.map(({ reel, row }) => `${reel},${row}`)).size).toBe(held.length)
    const end = required(events.find((event) => event.kind === 'hold-end'))
    expect(end.heldCoins).toBe(held.reduce((all, { coins }) => all + coins, 0))
    expect(end.fullGridCoins).toBe(held.length === 6 ? 60 : 0)
    let left = start.spins
    for (const { landed, spinsLeft } of spins) {
      left = landed.length > 0 ? 2 : left - 1
      if (held.length < 6) expect(spinsLeft).toBe(left)
    }
    expect(spins.at(-1)?.spinsLeft).toBe(0)
  }
  expect(features).toBeGreaterThan(100)
})

test.each<[string, Partial<HoldDefinition>, string]>([
  ['no coin', { symbols: smallHold().symbols.slice(1) }, 'symbols have not exactly one coin'],
  ['a full trigger', hold({ trigger: 6 }), 'holdAndWin.trigger leaves no empty cell'],
  ['no prize', hold({ prizes: [] }), 'holdAndWin.prizes are empty'],
  [
    'prizes that fall',
    hold({ prizes: [...smallHold().holdAndWin.prizes].reverse() }),
    'holdAndWin.prizes do not rise',
  ],
])('[PROOF-01] hold-and-win with %s is refused', (_fault, changes, problem) => {
  const checked = checkDefinition(smallHold(changes))
  expect(checked.ok || checked.problems).toContain(problem)
})

const seed = Uint8Array.from(createHash('sha256').update('hold').digest())

/** Small enough to play every round there is, with every rule in it. */
function smallHold(changes: Partial<HoldDefinition> = {}): HoldDefinition {
  return {
    schema: 1,
    id: 'small-hold',
    version: 1,
    mechanic: 'hold-and-win',
    titleDa: 'De få mønter',
    studio: 'Nordlys Studio',
    theme: 'test',
    coinsPerBet: 5,
    reels: 3,
    rows: 2,
    symbols: [
      { key: 'coin', nameDa: 'Mønt', kind: 'coin', pays: {} },
      { key: 'wild', nameDa: 'Wild', kind: 'wild', pays: { '3': 20 } },
      { key: 'gem', nameDa: 'Sten', kind: 'pay', pays: { '2': 1, '3': 6 } },
      { key: 'leaf', nameDa: 'Blad', kind: 'pay', pays: { '3': 2 } },
    ],
    lines: [
      [0, 0, 0],
      [1, 1, 1],
    ],
    strips: {
      base: [
        ['gem', 'coin', 'coin', 'wild'],
        ['coin', 'coin', 'leaf', 'gem'],
        ['coin', 'gem', 'leaf'],
      ],
    },
    wildMultiplier: 2,
    holdAndWin: {
      trigger: 4,
      spins: 2,
      land1024,
      prizes: [
        { nameDa: '', coins: 5, weight: 2 },
        { nameDa: 'Mini', coins: 30, weight: 1 },
      ],
      fullGridCoins: 60,
    },
    caps: { maxWinBets: 1000 },
    stakesOre: [5, 10, 20],
    declared: {
      rtp: '19/20',
      rtpPercent: 95,
      hitRate: 0.5,
      standardDeviation: 5,
      volatility: 'medium',
      maxWinBets: 100,
    },
    ...changes,
  }
}

function hold(changes: Partial<HoldDefinition['holdAndWin']>): Partial<HoldDefinition> {
  return { holdAndWin: { ...smallHold().holdAndWin, ...changes } }
}

function required<E extends RoundEvent>(event: E | undefined): E {
  if (!event) throw new Error('no such event')
  return event
}
