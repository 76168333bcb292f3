import { updatePlayerType } from '@nordlys/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../http/test-store.ts'
import { setPlayerType, updateDepositor } from './player-kind.ts'
import { readUserProfile } from './profile.ts'

let world: TestStore
let player: Awaited<ReturnType<TestStore['players']['player']>>

beforeAll(async () => {
  world = await openTestStore()
  player = await world.players.player({ persona: 'anna' }, '6101900000')
})
afterAll(() => world[Symbol.asyncDispose]())

/** Which version of the player's row stands, and whether anybody has locked it since. */
async function rowVersion() {
  const { rows } = await sql<{ version: string }>`
    SELECT concat_ws(' ', ctid, xmin, xmax) AS version
    FROM marketing_player WHERE player_id = ${player.id}`.execute(world.players.db)
  return rows[0]?.version
}

test('[DATA-15] the player type is written once a change, and the profile tells it', async () => {
  const outcome = await world.players.login({ persona: 'anna' })
  if (!outcome.ok || outcome.kind !== 'logged-in') throw new Error(JSON.stringify(outcome))
  const { session } = outcome
  const choose = (playerType: 'money' | 'free') =>
    world.ask(updatePlayerType, { query: { sessionId: session.handle, playerType } }, session)
  const told = async () =>
    (await readUserProfile(world.marketing, { playerId: player.id, standing: 'open' })).playerType
  expect(await told()).toBe('free')
  expect(await choose('money')).toEqual({ result: 1, data: { playerType: 'money' } })
  expect(await told()).toBe('money')
  const first = await rowVersion()
  expect(await choose('money')).toEqual({ result: 1, data: { playerType: 'money' } })
  expect(await rowVersion()).toBe(first)
  await choose('free')
  expect(await rowVersion()).not.toBe(first)
  expect(await told()).toBe('free')
})

test('[PD13] of a player whose account is closed nothing is written any more', async () => {
  const { db, clock } = world.players
  const { id: playerId } = await world.players.player({ persona: 'sofie' }, '7309920022')
  world.depositors.add(playerId)
  const closed = { status: 'closed', closed_at: clock.now() } as const
  await db.updateTable('players_player').set(closed).where('player_id', '=', playerId).execute()
  const asked = { playerId, at: clock.now() }
  expect(await updateDepositor(world.marketing, asked)).toEqual({ segment: 'Depositor' })
  await setPlayerType(db, playerId, 'money')
  const { rows } = await sql`SELECT player_id FROM marketing_player
    WHERE player_id = ${playerId}`.execute(db)
  expect(rows).toEqual([])
})
