import { minuteMs, type TestClock } from '@nordlys/core'
import { whileLocked } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { startPause } from '../../limits/index.ts'
import { visitMitid } from '../base/test-mitid-visit.ts'
import { TestPlayers } from '../base/test-players.ts'
import { endOtherSessions, listClosed, lockLiveSession } from '../index.ts'

const user = { cpr: '6101901002', name: 'En Person' }
let clock: TestClock
let players: TestPlayers
let ownerUrl: string
let player: Awaited<ReturnType<TestPlayers['player']>>

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
  ownerUrl = players.databaseUrl
  player = await players.player(user, user.cpr)
})
beforeEach(() => clock.advance({ hours: 2 }))

const account = () => ({
  text: 'SELECT FROM players_player WHERE player_id = $1 FOR UPDATE',
  values: [player.id],
})
const sessionRow = (handle: string) => ({
  text: 'SELECT FROM players_session WHERE handle = $1 FOR UPDATE',
  values: [handle],
})

async function logIn() {
  const outcome = await players.login(user)
  if (!outcome.ok || outcome.kind !== 'logged-in') throw new Error(JSON.stringify(outcome))
  return outcome.session
}

test('[FLT-13] a login begins at the moment at which its account is held', async () => {
  const visit = await players.startMitid('login')
  const callbackUrl = await visitMitid(visit.authorizeUrl, user)
  const outcome = await whileLocked(ownerUrl, account(), {
    begin: () => players.finishWith(visit.transaction, callbackUrl),
    meanwhile: () => clock.advance({ seconds: 3 }),
  })
  const { session } = outcome.ok && outcome.kind === 'logged-in' ? outcome : expect.fail('refused')
  const read = await players.read(session, false)
  expect(read?.loggedInAt).toEqual(clock.now())
})

test('[FLT-13] a session that runs out while it is held elsewhere ends no other one', async () => {
  const mine = await logIn()
  await logIn()
  const own = { sessionId: mine.handle, playerId: player.id }
  const outcome = await whileLocked(ownerUrl, sessionRow(mine.handle), {
    begin: () => endOtherSessions(players.db, own, clock),
    meanwhile: () => clock.advance({ minutes: 31 }),
  })
  expect(outcome).toEqual({ ok: false, refusal: 'session-expired' })
})

test('[FLT-13] a game is not opened in a session that runs out while it is held elsewhere', async () => {
  const { handle } = await logIn()
  const isLive = await whileLocked(ownerUrl, sessionRow(handle), {
    begin: () => players.db.transaction().execute((tx) => lockLiveSession(tx, handle, clock)),
    meanwhile: () => clock.advance({ minutes: 31 }),
  })
  expect(isLive).toBe(false)
})

test('[FLT-13] a session that is renewed while its end waits lives on', async () => {
  const session = await logIn()
  clock.advance({ ms: 30 * minuteMs })
  const renew = {
    text: 'UPDATE players_session SET acted_at = $2 WHERE handle = $1',
    values: [session.handle, clock.now()],
  }
  const read = await whileLocked(ownerUrl, renew, {
    begin: () => players.read(session, false),
    meanwhile: () => undefined,
  })
  expect(read).toMatchObject({ sessionId: session.handle })
})

test('[FLT-86] accounts that were closed are listed from a moment on, the earliest first', async () => {
  const close = async (cpr: string, kind: 'permanent' | '24-hours') => {
    const { id, session } = await players.player({ cpr, name: 'En Anden' }, cpr)
    const wish = { kind, idempotencyKey: crypto.randomUUID() }
    const by = { playerId: id, sessionId: session.sessionId }
    expect(await startPause(players.context, by, wish)).toMatchObject({ ok: true })
    return { playerId: id, closedAt: clock.now() }
  }
  const first = await close('6101901010', 'permanent')
  clock.advance({ seconds: 1 })
  await close('6101901028', '24-hours')
  const second = await close('6101901036', 'permanent')
  expect(await listClosed(players.db, first.closedAt)).toEqual([first, second])
  expect(await listClosed(players.db, second.closedAt)).toEqual([second])
})
