import { createHash } from 'node:crypto'
import { required } from '@nordlys/core'
import { expect, test } from 'vitest'
import { lineGames } from '../games/games.ts'
import type { Rng } from '../random/rng.ts'
import { seededRng } from '../random/seeded-rng.ts'
import { type JackpotNetwork, type JackpotTier, problemsOf, returnShareOf } from './network.ts'
import { memberships, networkOfGame, networks } from './networks.ts'
import { type Chance, chanceOf, drawFrom, drawJackpots, isHit, type TierStanding } from './odds.ts'
import { contribute, type NetworkBooks, openBooks, pay } from './pot.ts'

const day = { leftMs: 86_400_000, lengthMs: 86_400_000, hasDropped: false, isOverdue: false }
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

test('pools, keys and memberships name one network each, and games that exist', () => {
  expect(new Set(networks.map(({ pool }) => pool)).size).toBe(networks.length)
  for (const [gameId] of memberships) {
    expect(networkOfGame(gameId)).toBeDefined()
    expect(lineGames.some(({ id }) => id === gameId)).toBe(true)
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

test('a drop by midnight falls once a day, likelier as the day shrinks, overdue at once', () => {
  const tier = onlyTier('dagens-drop')
  const chanceAt = (change: Partial<TierStanding['day']>) =>
    value(chanceOf(tier, 1_000n, { levelMilliOre: 0n, day: { ...day, ...change } }))
  expect(chanceAt({})).toBe(1_000 / 50_000_000)
  expect(chanceAt({ leftMs: day.leftMs / 2 })).toBe(2 * chanceAt({}))
  expect(chanceAt({ leftMs: 1 })).toBe(1)
  expect(chanceAt({ leftMs: 0 })).toBe(1)
  expect(chanceAt({ hasDropped: true })).toBe(0)
  expect(chanceAt({ isOverdue: true })).toBe(1)
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
