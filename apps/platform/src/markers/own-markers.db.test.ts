import { callHeaders, readOwnMarkers as ownCall } from '@nordlys/contracts'
import { openForFile } from '@nordlys/testing/open-for-file'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { registerMarkersCalls } from '../http/markers-calls.ts'
import { TestPlayers } from '../players/base/test-players.ts'
import { readSession } from '../players/index.ts'

let players: TestPlayers
let anna: Awaited<ReturnType<TestPlayers['player']>>
const app = Fastify()

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  const { clock } = players
  anna = await players.player({ persona: 'anna' }, '6101900000')
  registerMarkersCalls(
    {
      app,
      clock,
      serviceCredentials: { site: 'of-the-site' },
      findSession: (credential, at) => readSession(players.context, credential, false, at),
    },
    { db: players.db },
  )
  stack.defer(() => app.close())
})

const marks = [{ name: 'night-play', strength: 'strong', figure: 640 }]

async function stand(from: number, to: number): Promise<void> {
  const at = players.clock.now()
  await sql`INSERT INTO markers_player (player_id, seen_seq, level, reached_at, looked_at)
    VALUES (${anna.id}, 0, ${to}, ${at}, ${at})
    ON CONFLICT (player_id) DO UPDATE SET level = ${to}`.execute(players.db)
  await sql`INSERT INTO markers_level (player_id, from_level, to_level, marks, look, at)
    VALUES (${anna.id}, ${from}, ${to}, ${JSON.stringify(marks)}, 'event', ${at})`.execute(
    players.db,
  )
}

async function ask(headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: ownCall.path,
    headers: { [callHeaders.credential]: 'Bearer of-the-site', ...headers },
    payload: {},
  })
  return answer.json()
}

const asAnna = () => ({
  [callHeaders.sessionSecret]: anna.grant.secret,
  [callHeaders.sessionHandle]: anna.grant.handle,
})

const standingNow = async () =>
  (await readSession(players.context, anna.grant, false, players.clock.now()))?.standing

test('offers stop from level 2 on, and are there again below it', async () => {
  expect(await standingNow()).toBe('open')
  await stand(0, 1)
  expect(await standingNow()).toBe('open')
  await stand(1, 2)
  expect(await standingNow()).toBe('offers-stopped')
  await stand(2, 3)
  expect(await standingNow()).toBe('offers-stopped')
  await stand(3, 0)
  expect(await standingNow()).toBe('open')
})

test('a player reads what was seen of them, and nobody else does', async () => {
  await stand(0, 2)
  const read = await ask(asAnna())
  expect(read).toMatchObject({ ok: true, level: 2, marks })
  expect(read.changes[0]).toMatchObject({ from: 0, to: 2, marks })
  expect(await ask()).toEqual({ ok: false, refusal: 'session-expired' })
  const stranger = { [callHeaders.credential]: 'Bearer of-nobody' }
  expect(await ask({ ...asAnna(), ...stranger })).toEqual({ error: 'unknown credential' })
})

test('a player at whom nobody has looked stands at level 0', async () => {
  const peter = await players.player({ persona: 'peter' }, '6108850020')
  const headers = {
    [callHeaders.sessionSecret]: peter.grant.secret,
    [callHeaders.sessionHandle]: peter.grant.handle,
  }
  expect(await ask(headers)).toEqual({ ok: true, level: 0, marks: [], changes: [] })
})
