import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import type { RoundEvent } from '../../base/events.ts'
import { checkDefinition } from '../../game/check-definition.ts'
import { playEveryRound } from '../../prove/every-round.ts'
import { decimal, fraction, multiply, show, toNumber } from '../../prove/fraction.ts'
import type { Rng } from '../../random/rng.ts'
import { smallBase } from '../chain/small-base.ts'
import { expectSameFromSameDraws, problemsOf, roundsOf } from '../chain/test-proof.ts'
import { featureBackwards } from './backwards.ts'
import { compile } from './compile.ts'
import type { HoldCollectorDefinition } from './definition.ts'
import { playRound } from './engine.ts'
import { featureForwards } from './forwards.ts'
import { playRoundCoins } from './play-coins.ts'
import { proveHoldCollector } from './prove.ts'

const test = provenTest(import.meta.url)

const manyCells = 'holdAndWin.trigger leaves more than 12 empty cells'

test.each<[string, Partial<HoldCollectorDefinition>]>([
  ['every rule in it', {}],
  ['one spin only', hold({ spins: 1 })],
  ['nothing for a full grid', hold({ fullGridCoins: 0 })],
  ['a collector as likely as a coin', { collector: { land1024: 256 } }],
])('[PROOF-01] hold and collect with %s is proven to what all rounds give', (_what, changes) => {
  const definition = small(changes)
  expect(checkDefinition(structuredClone(definition))).toEqual({ ok: true, definition })
  const game = compile(definition)
  const par = proveHoldCollector(definition)
  const bet = definition.coinsPerBet
  for (const play of [
    (rng: Rng) => playRoundCoins(game, rng),
    (rng: Rng) => playRound(game, rng).winCoins,
  ]) {
    const all = everyRound(play, definition)
    expect(par.rtp).toBe(show(multiply(all.mean, fraction(1, bet))))
    expect(par.hitRate).toBe(decimal(all.hits, 8))
    expect(par.standardDeviation).toBeCloseTo(all.standardDeviation / bet, 6)
    expect(par.maxWinBets).toBe(all.maxCoins / bet)
  }
})

test('[PROOF-01] both ways through the feature agree, whatever number of coins begins it', () => {
  const game = compile(small(hold({ spins: 3 })))
  const backwards = featureBackwards(game)
  for (const started of [3, 4, 5, 6]) {
    const { mean, square, held, collectors } = featureForwards(game, started)
    expect({ mean, square }).toEqual(backwards(started))
    expect(toNumber(held)).toBeGreaterThanOrEqual(started)
    expect(toNumber(collectors)).toBeLessThanOrEqual(6 - started)
  }
})

test('[PROOF-01] the fast path of hold and collect wins what the engine wins', () => {
  expectSameFromSameDraws(small(), 20_000)
})

test('[PROOF-06] a collector is worth all coins together, those of its own spin too', () => {
  let [collected, together] = [0, 0]
  for (const events of roundsOf(small(hold({ spins: 3 })), 6_000)) {
    const start = events.find((event) => event.kind === 'hold-start')
    if (!start) continue
    const held = [...start.held]
    for (const { landed } of events.filter((event) => event.kind === 'hold-spin')) {
      held.push(...landed)
      const worth = worthOf(held.filter(({ collects }) => !collects))
      const collectors = landed.filter(({ collects }) => collects)
      for (const { coins } of collectors) expect(coins).toBe(worth)
      collected += collectors.length
      if (collectors.length > 1) together += 1
    }
    const end = required(events.find((event) => event.kind === 'hold-end'))
    expect(end.heldCoins).toBe(worthOf(held))
    expect(end.fullGridCoins).toBe(held.length === 6 ? 60 : 0)
  }
  expect(collected).toBeGreaterThan(200)
  expect(together).toBeGreaterThan(20)
})

test('[PROOF-06] every feature begins with a chest, each prize as often as it weighs', () => {
  const counts = new Map<number, number>()
  for (const events of roundsOf(small(), 12_000)) {
    const at = events.findIndex(({ kind }) => kind === 'hold-start')
    const chest = events[at + 1]
    if (at < 0) continue
    expect(chest?.kind).toBe('chest')
    if (chest?.kind === 'chest') counts.set(chest.coins, (counts.get(chest.coins) ?? 0) + 1)
  }
  const [small5 = 0, large25 = 0] = [counts.get(5), counts.get(25)]
  expect(counts.size).toBe(2)
  expect(small5 / (small5 + large25)).toBeGreaterThan(0.63)
  expect(small5 / (small5 + large25)).toBeLessThan(0.71)
})

test.each<[string, Partial<HoldCollectorDefinition>, string]>([
  ['no collector', { symbols: small().symbols.slice(1) }, 'symbols have not exactly one collector'],
  [
    'a collector on its strips',
    { strips: { base: small().strips.base.map((strip) => [...strip, 'chest']) } },
    'strips.base have a collector',
  ],
  ['one thing in its chests', chest([5]), 'chest.prizes are fewer than two'],
  ['chests that fall', chest([25, 5]), 'chest.prizes do not rise'],
  ['too much to land', { reels: 5, ...hold({ trigger: 3 }), rows: 4 }, manyCells],
])('[PROOF-01] hold and collect with %s is refused', (_fault, changes, problem) => {
  expect(problemsOf(small(changes))).toContain(problem)
})

/** Small enough to play every round there is, with every rule in it. */
function small(changes: Partial<HoldCollectorDefinition> = {}): HoldCollectorDefinition {
  return {
    ...smallBase,
    id: 'small-hold-collector',
    mechanic: 'hold-collector',
    symbols: [
      { key: 'chest', nameDa: 'Kiste', kind: 'collector', pays: {} },
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
      land1024: 300,
      prizes: [
        { nameDa: '', coins: 5, weight: 1 },
        { nameDa: 'Mini', coins: 30, weight: 1 },
      ],
      fullGridCoins: 60,
    },
    collector: { land1024: 200 },
    chest: {
      prizes: [
        { coins: 5, weight: 2 },
        { coins: 25, weight: 1 },
      ],
    },
    caps: { maxWinBets: 1000 },
    ...changes,
  }
}

function hold(changes: Partial<HoldCollectorDefinition['holdAndWin']>) {
  return { holdAndWin: { ...small().holdAndWin, ...changes } }
}

function chest(coins: readonly number[]): Partial<HoldCollectorDefinition> {
  return { chest: { prizes: coins.map((each) => ({ coins: each, weight: 1 })) } }
}

function everyRound(play: (rng: Rng) => number, definition: HoldCollectorDefinition) {
  const coin = definition.holdAndWin.land1024
  const bounds = [coin, coin + definition.collector.land1024]
  return playEveryRound(play, { below: 1024, bounds })
}

function worthOf(held: readonly { readonly coins: number }[]): number {
  return held.reduce((all, { coins }) => all + coins, 0)
}

function required<E extends RoundEvent>(event: E | undefined): E {
  if (!event) throw new Error('no such event')
  return event
}
