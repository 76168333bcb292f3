import type { SettleResult, SettleRound } from '@nordlys/contracts'
import { settleRequest } from '@nordlys/contracts'
import { hex, ore, subtract, zeroOre } from '@nordlys/core'
import { openLiveTables } from '@nordlys/game-math'
import { spots } from '@nordlys/game-math/tables/roulette/spots'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { MerkleTree, type Settled } from '../core/index.ts'
import { HandTime } from './hand-time.ts'
import { LiveBooks } from './live-books.ts'

/** As the platform reads it. */
const bodyBytesMax = 1_048_576

test('[LV6] slips go in messages that the platform reads, however many spots are covered', async () => {
  const [game] = openLiveTables()
  if (!game) throw new Error('no live table')
  const bets = spots.map(({ id }) => [id, 100])
  const slips = Array.from({ length: 700 }, (_, place) => ({
    ...{ player: `player ${place}`, playSession: crypto.randomUUID(), bets, stakeOre: 15_700 },
    key: `01a1ff7a-cb81-7508-b33c-${String(place).padStart(12, '0')}`,
  }))
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
    decided: {
      ...{ round: 1, closedAt: 0, definitionHash: game.hash, commitment: '', outcome: {}, slips },
      ...{ tree: new MerkleTree(slips), seed: hex(new Uint8Array(32).fill(1)) },
    },
    booked: new Uint8Array(slips.length),
    tellFrom: () => 0,
    isWanted: () => true,
    take: (results) => settled.push(...results),
  })
  expect(settled.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(
    slips.map((_, n) => n),
  )
  expect(Math.max(...sizes)).toBeLessThan(bodyBytesMax)
  expect(sizes.length).toBeLessThan(10)
})
