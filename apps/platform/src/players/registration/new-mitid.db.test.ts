import type { TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { startPause } from '../../limits/index.ts'
import { TestPlayers } from '../base/test-players.ts'

const old = { persona: 'anna' }
const reissued = { persona: 'anna-ny' }
const cpr = '6101900000'

let clock: TestClock
let players: TestPlayers
let player: Awaited<ReturnType<TestPlayers['player']>>

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
  player = await players.player(old, cpr, { email: 'anna@example.dk' })
})
beforeEach(async () => {
  clock.advance({ hours: 2 })
  players.tasks.length = 0
  const sub = 'one that was before'
  await players.db
    .updateTable('players_player')
    .set({ mitid_sub: sub, status: 'active', closed_at: null })
    .where('player_id', '=', player.id)
    .execute()
})

const bound = { ok: false, refusal: 'mitid-bound' }

const account = () =>
  players.db
    .selectFrom('players_player')
    .select(['status', 'mitid_sub', 'email'])
    .where('player_id', '=', player.id)
    .executeTakeFirstOrThrow()

test('[FLT-04] a new MitID that proves the CPR number of an account is bound to it', async () => {
  await players.register(old, cpr)
  const before = await players.login(old)
  if (!before.ok || before.kind !== 'logged-in') throw new Error(JSON.stringify(before))
  players.tasks.length = 0
  expect(await players.login(reissued)).toEqual({ ok: false, refusal: 'no-account' })
  const wish = { email: 'another@example.dk' }
  expect(await players.register(reissued, cpr, wish)).toEqual({ ok: false, refusal: 'mitid-bound' })
  expect(await players.read(before.session, false)).toBeUndefined()
  expect(await players.login(old)).toEqual({ ok: false, refusal: 'no-account' })
  const after = await players.login(reissued)
  expect(after).toMatchObject({ ok: true, kind: 'logged-in' })
  expect(await account()).toMatchObject({ status: 'active', email: 'anna@example.dk' })
  expect(players.tasks).toEqual([
    {
      task: 'send-email',
      payload: expect.objectContaining({
        to: 'anna@example.dk',
        templateId: 'mitid-bound',
        subject: expect.not.stringContaining(cpr),
      }),
    },
  ])
  const line = await players.db
    .selectFrom('audit_line')
    .select(['player_id', 'details'])
    .where('action', '=', 'mitid-bound')
    .orderBy('at', 'desc')
    .executeTakeFirst()
  expect(line).toMatchObject({ player_id: player.id, details: { way: 'registration' } })
})

test('[FLT-04] a MitID that proves another number binds nothing', async () => {
  const registration = await players.identified(reissued)
  expect(await players.complete(registration, '6101900018')).toMatchObject({ ok: false })
  expect((await account()).mitid_sub).toBe('one that was before')
})

test('[FLT-04] a locked account is bound to the new MitID, and stays locked', async () => {
  await players.db
    .updateTable('players_player')
    .set({ status: 'locked' })
    .where('player_id', '=', player.id)
    .execute()
  expect(await players.register(reissued, cpr)).toEqual({ ok: false, refusal: 'mitid-bound' })
  expect(await players.login(reissued)).toEqual({ ok: false, refusal: 'user-locked' })
})

test('[FLT-04] two last steps at the same moment bind once', async () => {
  const registration = await players.identified(reissued)
  const both = await Promise.all([
    players.complete(registration, cpr),
    players.complete(registration, cpr),
  ])
  expect(both).toEqual([bound, bound])
  expect(players.tasks).toHaveLength(1)
})

test('[FLT-82] the last step sent again is told that the MitID is bound, and binds nothing', async () => {
  const registration = await players.identified(reissued)
  expect(await players.complete(registration, cpr)).toEqual(bound)
  players.tasks.length = 0
  expect(await players.complete(registration, cpr)).toEqual(bound)
  expect(players.tasks).toEqual([])
  const row = await players.db
    .selectFrom('players_registration')
    .select(['contact', 'mitid_sub', 'mitid_token_sealed'])
    .where('mitid_bound_at', 'is not', null)
    .executeTakeFirst()
  expect(row).toEqual({ contact: null, mitid_sub: null, mitid_token_sealed: null })
})

test('[FLT-82] a registration that bound a MitID goes no further, and is forgotten in an hour', async () => {
  const registration = await players.identified(reissued)
  const visit = await players.startMitid('register', registration)
  expect(await players.complete(registration, cpr)).toEqual(bound)
  expect(await players.finish(visit, reissued)).toMatchObject({ ok: false })
  expect(await players.tryMitid('register', registration)).toMatchObject({ ok: false })
  clock.advance({ hours: 1 })
  const expired = { ok: false, refusal: 'registration-expired' }
  expect(await players.complete(registration, cpr)).toEqual(expired)
})

test('[FLT-04] a closed account is bound, so that its player can withdraw, and keeps its bars', async () => {
  const session = { playerId: player.id, sessionId: 'here' }
  const wish = { kind: 'permanent', idempotencyKey: crypto.randomUUID() } as const
  expect(await startPause(players.context, session, wish)).toMatchObject({ ok: true })
  expect(await players.register(reissued, cpr)).toEqual({ ok: false, refusal: 'mitid-bound' })
  const entered = await players.login(reissued)
  if (!entered.ok || entered.kind !== 'logged-in') throw new Error(JSON.stringify(entered))
  expect(await players.read(entered.session, false)).toMatchObject({ standing: 'closed' })
  expect(await players.register(reissued, cpr)).toEqual({ ok: false, refusal: 'account-closed' })
})
