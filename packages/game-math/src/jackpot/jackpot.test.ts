import { createHash } from 'node:crypto'
import { required } from '@nordlys/core'
import { expect } from 'vitest'
import { provenTest } from '../../../../tools/proofs/proven-test.ts'
import type { Rng } from '../random/rng.ts'
import { seededRng } from '../random/seeded-rng.ts'
import { type JackpotNetwork, type JackpotTier, problemsOf, returnShareOf } from './network.ts'
import { joinedReturnMaxPercent, memberships, networkOfGame, networks } from './networks.ts'
import { type Chance, chanceOf, drawFrom, drawJackpots, isHit, type TierStanding } from './odds.ts'
import { contribute, type NetworkBooks, openBooks, pay, payableOre } from './pot.ts'

const test = provenTest(import.meta.url)

const day = { leftMs: 86_400_000, lengthMs: 86_400_000, hasDropped: false }
const stakes = [20n, 100n, 500n, 5_000n, 10_000n] as const

const find = (key: string): JackpotNetwork =>
  required(
    networks.find((network) => network.key === key),
    key,
  )
const onlyTier = (key: string): JackpotTier => required(find(key).tiers[0], key)
const rngOf = (name: string): Rng => seededRng(createHash('sha256').update(name).digest())
const value = ({ over, of }: Chance) => Number(over) / Number(of)

test('each network’s reserve pays for its seeds exactly, and its share of the return is told', () => {
  for (const network of networks) expect(problemsOf(network)).toEqual([])
  const shares = networks.map((network) => [network.key, returnShareOf(network)])
  expect(shares).toEqual([
    ['nordlys', 0.01],
    ['dagens-drop', 0.004],
    ['fuldtraeffer', 0.006],
    ['perlepuljen', 0.01],
  ])
  const tier = onlyTier('perlepuljen')
  const dearer = { ...find('perlepuljen'), tiers: [{ ...tier, seedOre: tier.seedOre + 1n }] }
  expect(problemsOf(dearer)).toEqual(['perlepuljen: perlepuljen'])
})

test('pools, keys and memberships name one network each', () => {
  expect(new Set(networks.map(({ pool }) => pool)).size).toBe(networks.length)
  for (const [gameId] of memberships) {
    expect(networkOfGame(gameId)).toBeDefined()
  }
  expect(networkOfGame('a game outside')).toBeUndefined()
})

test('a progressive tier pays back what it takes: growth plus seed over turnover, exactly', () => {
  for (const tier of networks.flatMap(({ tiers }) => tiers)) {
    if (tier.kind !== 'progressive') continue
    // The mean pool at a hit is the seed and what a mean turnover brings.
    const meanMilliOre = tier.seedOre * 1000n + tier.growth * tier.turnoverOre
    expect(meanMilliOre).toBe((tier.growth + tier.reserve) * tier.turnoverOre)
  }
})

test('the chance is proportional to the stake in every kind, so that no stake is favoured', () => {
  const standing = { levelMilliOre: 7_000_00n * 1000n, day: { ...day, leftMs: 40_000_000 } }
  for (const tier of networks.flatMap(({ tiers }) => tiers)) {
    const one = chanceOf(tier, 20n, standing)
    for (const stakeOre of stakes) {
      const chance = chanceOf(tier, stakeOre, standing)
      expect(chance.over * one.of * 20n).toBe(one.over * chance.of * stakeOre)
    }
  }
})

test('a drop by amount is equally likely anywhere between seed and maximum, and certain at it', () => {
  const tier = onlyTier('fuldtraeffer')
  if (tier.kind !== 'drop-by-amount') throw new Error('another kind')
  let undropped = 1
  let levelMilliOre = tier.seedOre * 1000n
  const end = tier.maximumOre * 1000n
  const stakeOre = 100_000n
  while (levelMilliOre < end) {
    const chance = chanceOf(tier, stakeOre, { levelMilliOre, day })
    undropped *= 1 - value(chance)
    levelMilliOre += stakeOre * tier.growth
    const left = Number(end - levelMilliOre) / Number(end - tier.seedOre * 1000n)
    expect(undropped).toBeCloseTo(Math.max(0, left), 9)
  }
  expect(undropped).toBe(0)
  const last: TierStanding = { levelMilliOre: end - 1n, day }
  expect(isHit({ draw: 2n ** 53n - 1n, range: 2n ** 53n }, chanceOf(tier, 20n, last))).toBe(true)
})

test('a daily tier falls once a day, likelier as the day shrinks, and never because it must', () => {
  const tier = onlyTier('dagens-drop')
  const chanceAt = (change: Partial<TierStanding['day']>) =>
    value(chanceOf(tier, 1_000n, { levelMilliOre: 0n, day: { ...day, ...change } }))
  expect(chanceAt({})).toBe(1_000 / 50_000_000)
  expect(chanceAt({ leftMs: day.leftMs / 2 })).toBe(2 * chanceAt({}))
  for (const leftMs of [day.leftMs / 4, day.leftMs / 5, 1, 0]) {
    expect(chanceAt({ leftMs })).toBe(4 * chanceAt({}))
  }
  expect(chanceAt({ hasDropped: true })).toBe(0)
})

test('a daily tier pays what came in, on quiet days and busy ones, and evenings are no harvest', () => {
  const network = find('dagens-drop')
  const tier = onlyTier('dagens-drop')
  for (const [name, stakesADay] of [
    ['quiet', 20],
    ['as expected', 500],
    ['busy', 5_000],
  ] as const) {
    const rng = rngOf(name)
    let books = openBooks(network)
    const worths: number[] = []
    let fallen = 0
    const stakeOre = 100_000n
    const days = name === 'busy' ? 15 : 150
    for (let today = 0; today < days; today++) {
      let hasDropped = false
      for (let bet = 0; bet < stakesADay; bet++) {
        const leftMs = Math.round(day.lengthMs * (1 - bet / stakesADay))
        const levelMilliOre = required(books.pots[0], 'a pot').levelMilliOre
        const standing = { levelMilliOre, day: { ...day, leftMs, hasDropped } }
        const chance = chanceOf(tier, stakeOre, standing)
        if (leftMs * 4 <= day.lengthMs && !hasDropped) {
          const due = Number(payableOre(tier, levelMilliOre)) * value(chance)
          worths.push(due / Number(stakeOre))
        }
        books = contribute(books, stakeOre)
        const [drawn] = drawFrom(network, rng)
        if (!drawn || !isHit(drawn, chance)) continue
        books = pay(books, tier).books
        hasDropped = true
        fallen += 1
      }
    }
    // With the largest return of a game that may join, evenings in which it has not fallen yet are
    // still the house's.
    const mean = worths.reduce((sum, worth) => sum + worth, 0) / Math.max(worths.length, 1)
    expect(mean + joinedReturnMaxPercent / 100 - returnShareOf(network), name).toBeLessThan(1)
    // Contributed is paid, held and what the house gave the first pool: nothing else, ever.
    const held = required(books.pots[0], 'a pot').levelMilliOre
    expect(books.contributedMilliOre + tier.seedOre * 1000n).toBe(books.paidMilliOre + held)
    expect(books.reserveMilliOre).toBe(-tier.seedOre * 1000n)
    if (name === 'as expected') expect(fallen / days).toBeGreaterThan(0.85)
  }
})

test('a round’s draws follow from its seed, a tier each, uniform and never its own twin', () => {
  const seed = createHash('sha256').update('a round').digest()
  expect(drawJackpots(find('nordlys'), seed)).toEqual(drawJackpots(find('nordlys'), seed))
  expect(drawJackpots(find('nordlys'), seed)).not.toEqual(
    drawFrom(find('nordlys'), seededRng(seed)),
  )
  const rng = rngOf('uniform')
  const counts = Array.from({ length: 10 }, () => 0)
  const drawn = 60_000
  for (let round = 0; round < drawn; round++) {
    for (const { draw, range } of drawFrom(find('nordlys'), rng)) {
      const tenth = Number((draw * 10n) / range)
      counts[tenth] = (counts[tenth] ?? 0) + 1
    }
  }
  const due = (drawn * 3) / 10
  const chiSquare = counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0)
  // Nine degrees of freedom: beyond this once in ten thousand seeds, and this seed is fixed.
  expect(chiSquare).toBeLessThan(33.7)
})

test('a draw beyond the last whole multiple is drawn again', () => {
  const words = [2 ** 32 - 1, 2 ** 32 - 1, 0, 5]
  const rng: Rng = { u32: () => words.shift() ?? 0, below: () => 0 }
  const mega = { ...find('nordlys'), tiers: find('nordlys').tiers.slice(0, 1) }
  expect(drawFrom(mega, rng)[0]?.draw).toBe(5n)
  expect(words).toEqual([])
})

test('several tiers may fall in one round', () => {
  const rng: Rng = { u32: () => 0, below: () => 0 }
  const standing = { levelMilliOre: 0n, day }
  const won = drawFrom(find('nordlys'), rng).filter((drawn) =>
    isHit(drawn, chanceOf(drawn.tier, 20n, standing)),
  )
  expect(won.map(({ tier }) => tier.key)).toEqual(['mega', 'midi', 'mini'])
})

test('contributions are paid, pool and reserve to the last part, over a million bets', () => {
  const rng = rngOf('a million bets')
  const betsEach = 250_000
  for (const network of networks) {
    let books = openBooks(network)
    let dropped = 0
    for (let bet = 0; bet < betsEach; bet++) {
      const stakeOre = required(stakes[rng.below(stakes.length)], 'a stake')
      const leftMs = day.lengthMs - (bet % 10_000) * 8_640
      if (leftMs === day.lengthMs) dropped = 0
      const standings = books.pots.map(({ levelMilliOre }) => ({
        levelMilliOre,
        day: { ...day, leftMs, hasDropped: dropped > 0 },
      }))
      books = contribute(books, stakeOre)
      for (const [place, drawn] of drawFrom(network, rng).entries()) {
        const standing = required(standings[place], 'a standing')
        if (!isHit(drawn, chanceOf(drawn.tier, stakeOre, standing))) continue
        const paid = pay(books, drawn.tier)
        expect(paid.paidOre).toBeGreaterThanOrEqual(drawn.tier.seedOre)
        books = paid.books
        dropped += 1
      }
      if (!isWhole(books)) throw new Error(`${network.key} is short after bet ${bet}`)
      if (passesMaximum(books)) throw new Error(`${network.key} passed its maximum at ${bet}`)
    }
    if (network.key !== 'nordlys') expect(books.paidMilliOre).toBeGreaterThan(0n)
  }
})

function isWhole({ pots, reserveMilliOre, contributedMilliOre, paidMilliOre }: NetworkBooks) {
  const held = pots.reduce((total, pot) => total + pot.levelMilliOre, 0n)
  return contributedMilliOre === paidMilliOre + held + reserveMilliOre
}

function passesMaximum({ pots }: NetworkBooks): boolean {
  return pots.some(
    ({ tier, levelMilliOre }) =>
      tier.kind === 'drop-by-amount' && levelMilliOre >= tier.maximumOre * 1000n,
  )
}
