import type { SettleResult, SettleRound } from '@nordlys/contracts'
import { settleRequest, tellLaterRequest } from '@nordlys/contracts'
import { hex, ore, required, subtract, zeroOre } from '@nordlys/core'
import { openLiveTables } from '@nordlys/game-math'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type Decided, MerkleTree, type Settled } from '../core/index.ts'
import { HandTime } from './hand-time.ts'
import { LiveBooks } from './live-books.ts'

const from1 = (count: number, step = 1) => Array.from({ length: count }, (_, n) => 1 + n * step)
/** All that a chip may cover between 1 and 36, but for the boxes beside. */
const spots = [
  ...from1(36).map((n) => `n${n}`),
  ...from1(33).map((n) => `split-${n}-${n + 3}`),
  ...from1(35).flatMap((n) => (n % 3 === 0 ? [] : [`split-${n}-${n + 1}`])),
  ...from1(32).flatMap((n) => (n % 3 === 0 ? [] : [`corner-${n}-${n + 1}-${n + 3}-${n + 4}`])),
  ...from1(12, 3).map((n) => `street-${n}-${n + 1}-${n + 2}`),
  ...from1(11, 3).map((n) => `line-${n}-${n + 5}`),
]

const game = required(openLiveTables()[0], 'a live table')

/** A round of so many slips, each with these bets. */
function decidedOf(count: number, bets: [spot: string, ore: number][]): Decided {
  const slips = Array.from({ length: count }, (_, place) => ({
    ...{ player: `player ${place}`, playSession: crypto.randomUUID(), bets },
    stakeOre: bets.reduce((sum, [, ore]) => sum + ore, 0),
    key: `01a1ff7a-cb81-7508-b33c-${String(place).padStart(12, '0')}`,
  }))
  return {
    ...{ round: 1, closedAt: 0, definitionHash: game.hash, commitment: '', outcome: {}, slips },
    ...{ tree: new MerkleTree(slips), seed: hex(new Uint8Array(32).fill(1)) },
  }
}

/** As the platform reads it. */
const bodyBytesMax = 1_048_576

test('[LV22] the wallet hears of a later landing, though no message is answered', async () => {
  const told: string[] = []
  const { promise: never } = Promise.withResolvers<SettleResult[]>()
  const wallet = {
    settleTogether: () => never,
    tellLater: async (keys: readonly string[]) => void told.push(...keys),
  }
  const books = new LiveBooks({
    ...{ wallet, time: new HandTime(), logger: pino({ level: 'silent' }), roundsMax: 1 },
  })
  const decided = decidedOf(4, [['red', 100]])
  const isWanted = () => true
  const take = () => undefined
  const asking = { decided, booked: new Uint8Array(4), tellFrom: () => 0, isWanted, take }
  void books.settle(game, asking)
  await books.tellLater(decided, 1, isWanted)
  expect(told).toEqual(decided.slips.map(({ key }) => key))
})

test('[LV22] a later moment goes in messages, and ends for one later still', async () => {
  const told: number[] = []
  let isNewest = true
  const wallet = {
    settleTogether: () => Promise.reject(new Error('not asked here')),
    async tellLater(keys: readonly string[]) {
      told.push(tellLaterRequest.encode({ keys: [...keys], tellFrom: new Date(1) }).keys.length)
      isNewest = told.length < 3
    },
  }
  const books = new LiveBooks({ wallet, time: new HandTime(), logger: pino({ level: 'silent' }) })
  await books.tellLater(decidedOf(2_300, []), 1, () => isNewest)
  expect(told).toEqual([500, 500, 500])
})

test('[LV6] slips go in messages that the platform reads, however many spots are covered', async () => {
  const decided = decidedOf(
    700,
    spots.map((id) => [id, 100]),
  )
  const sizes: number[] = []
  const wallet = {
    async settleTogether(rounds: readonly SettleRound[]): Promise<SettleResult[]> {
      sizes.push(Buffer.byteLength(JSON.stringify(settleRequest.encode({ rounds: [...rounds] }))))
      const at = new Date(0)
      return rounds.map(({ key, seed, winOre }) => {
        const balanceOre = subtract(ore(1_000_000), zeroOre)
        return { ok: true, key, seed, winOre, balanceOre, repeated: false, at }
      })
    },
    tellLater: async () => undefined,
  }
  const books = new LiveBooks({ wallet, time: new HandTime(), logger: pino({ level: 'silent' }) })
  const settled: Settled[] = []
  await books.settle(game, {
    decided,
    booked: new Uint8Array(decided.slips.length),
    tellFrom: () => 0,
    isWanted: () => true,
    take: (results) => settled.push(...results),
  })
  expect(settled.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(
    decided.slips.map((_, n) => n),
  )
  expect(Math.max(...sizes)).toBeLessThan(bodyBytesMax)
  expect(sizes.length).toBeLessThan(10)
})
