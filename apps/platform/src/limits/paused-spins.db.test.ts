import { hourMs, ore, playerId, TestClock } from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import { testDatabase } from '@nordlys/testing/database'
import { expect, test } from 'vitest'
import { grantSpins, readSpinGrants } from '../ledger/index.ts'
import { siteUrl, start, TestPlayers } from '../players/base/test-players.ts'
import { startPause } from './index.ts'

test('[LIM-06] a pause and a closure take promised spins away, and let none in', async () => {
  await using database = await testDatabase()
  const clock = new TestClock(start)
  await using sandbox = await startSandbox({ port: 0, siteUrl, platformUrl: siteUrl, clock })
  await using players = await TestPlayers.open(database.url, sandbox.url, clock)
  for (const [kind, cpr] of [
    ['24-hours', '6101901002'],
    ['permanent', '6101901004'],
  ] as const) {
    const player = await players.player({ cpr, name: 'En Person' }, cpr)
    const id = playerId(player.id)
    const give = () =>
      players.db.transaction().execute((tx) =>
        grantSpins(tx, {
          grantId: crypto.randomUUID(),
          playerId: id,
          offerId: 'an-offer',
          offerVersion: 1,
          gameIds: ['a-game'],
          valueOre: ore(20),
          count: 500,
          expiresAt: new Date(start.getTime() + 24 * hourMs),
          at: clock.now(),
        }),
      )
    expect(await give()).toEqual({ ok: true, repeated: false })
    const session = { playerId: player.id, sessionId: player.grant.handle }
    await startPause(players.context, session, { kind, idempotencyKey: crypto.randomUUID() })
    const grants = await readSpinGrants(players.db, { playerId: id, at: clock.now() })
    const voidReason = kind === 'permanent' ? 'closed' : 'paused'
    const ended = { state: 'void', voidReason, left: 500, endedAt: clock.now() }
    expect(grants).toMatchObject([ended])
    expect(await give()).toEqual({ ok: false, refusal: 'barred' })
  }
})
