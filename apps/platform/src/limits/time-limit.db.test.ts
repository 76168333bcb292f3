import { dayMs, hourMs, minuteMs, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { endPlay, readPlayLimits, setPlayLimit } from '../ledger/index.ts'
import { findTimeLimit } from './index.ts'

let ledger: TestLedger
openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
})

async function playing(minutes: Readonly<Partial<Record<'day' | 'week', bigint>>>) {
  const player = await ledger.player(ore(1_000))
  const limit = async (period: 'day' | 'week', size: bigint | undefined) => {
    const wish = { playerId: player.id, measure: 'time', period, size } as const
    const at = ledger.clock.now()
    await ledger.db.transaction().execute((tx) => setPlayLimit(tx, { ...wish, at }))
  }
  for (const period of ['day', 'week'] as const) await limit(period, minutes[period])
  return {
    limit,
    found: () => findTimeLimit(ledger.db, player.id, ledger.clock.now()),
    /** When more is left of the day's than now. */
    roomAt: async () => {
      const limits = await readPlayLimits(ledger.db, player.id, ledger.clock.now())
      return limits.find(({ period }) => period === 'day')?.roomAt
    },
    /** Plays for so long from now on, and stops. */
    play: async (ms: number) => {
      await ledger.beginPlay(player)
      for (let left = ms; left > 0; left -= 20 * minuteMs) {
        ledger.clock.advance({ ms: Math.min(left, 20 * minuteMs) })
        await ledger.settle(ledger.round(player, 1))
      }
      const at = ledger.clock.now()
      await ledger.db.transaction().execute((tx) => endPlay(tx, player.id, at))
      return at.getTime()
    },
  }
}

test('[LIM-01] no game opens while a limit of time leaves nothing, and the moment is told', async () => {
  const { found } = await playing({ day: 20n, week: 20n })
  expect(await found()).toBeUndefined()
  ledger.clock.advance({ minutes: 20 })
  const spentAt = ledger.clock.now().getTime()
  // The week's comes back last.
  expect(await found()).toEqual({ opensAt: new Date(spentAt + 7 * 24 * hourMs) })
  ledger.clock.advance({ ms: 7 * 24 * hourMs - 10 * minuteMs })
  expect(await found()).toBeUndefined()
})

test('[LIM-01] a limit of no time at all opens at no moment', async () => {
  const { found } = await playing({ day: 0n })
  expect(await found()).toEqual({})
})

test('[LIM-01] a limit that is used up already promises no room, however old its first play is', async () => {
  const { limit, play, roomAt } = await playing({ day: 200n })
  await play(10 * minuteMs)
  await limit('day', 0n)
  expect(await roomAt()).toBeUndefined()
})

test('[LIM-01] below what was played already, the moment is when that much has left the day', async () => {
  const { limit, found, play } = await playing({ day: 200n })
  await play(10 * minuteMs)
  ledger.clock.advance({ hours: 4 })
  const playedAt = await play(110 * minuteMs)
  await limit('day', 60n)
  const opensAt = new Date(playedAt + dayMs)
  expect(await found()).toEqual({ opensAt })
  // The first ten minutes leave, and open nothing.
  ledger.clock.advance({ ms: dayMs - 110 * minuteMs })
  expect(await found()).toEqual({ opensAt })
  ledger.clock.advance({ ms: opensAt.getTime() - ledger.clock.now().getTime() - 1 })
  expect(await found()).toBeUndefined()
})

test('[LIM-01] a first play of seconds opens nothing as it leaves, and is not the moment told', async () => {
  const { found, play, roomAt } = await playing({ day: 20n })
  const first = await play(20_000)
  ledger.clock.advance({ hours: 1 })
  const second = await play(20 * minuteMs)
  const opensAt = await roomAt()
  expect(await found()).toEqual({ opensAt })
  expect(opensAt?.getTime()).toBeGreaterThan(first + dayMs)
  expect(opensAt?.getTime()).toBeLessThanOrEqual(second + dayMs)
  ledger.clock.advance({ ms: (opensAt?.getTime() ?? 0) - ledger.clock.now().getTime() })
  expect(await found()).toBeUndefined()
})

test('[LIM-01] with room left, the moment is when a whole minute more is', async () => {
  const { play, roomAt } = await playing({ day: 60n })
  const first = await play(5 * minuteMs)
  await play(5 * minuteMs)
  expect(await roomAt()).toEqual(new Date(first + dayMs))
})
