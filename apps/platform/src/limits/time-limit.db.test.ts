import { hourMs, minuteMs, ore } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../world/test-support.ts'
import { setPlayLimit } from '../ledger/index.ts'
import { TestLedger } from '../ledger/test-ledger.ts'
import { findTimeLimit } from './index.ts'

let ledger: TestLedger
let close: () => Promise<void>
beforeAll(async () => {
  const database = await testDatabase()
  ledger = await TestLedger.open(database.url)
  close = async () => {
    await ledger[Symbol.asyncDispose]()
    await database[Symbol.asyncDispose]()
  }
})
afterAll(() => close())

async function playing(minutes: Readonly<Partial<Record<'day' | 'week', bigint>>>) {
  const player = await ledger.player(ore(1_000))
  const at = ledger.clock.now()
  for (const period of ['day', 'week'] as const) {
    const limit = {
      playerId: player.id,
      measure: 'time',
      period,
      size: minutes[period],
      at,
    } as const
    await ledger.db.transaction().execute((tx) => setPlayLimit(tx, limit))
  }
  return { id: player.id, found: () => findTimeLimit(ledger.db, player.id, ledger.clock.now()) }
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
