import { dayMs, type PlayerId, type TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import type { MitidDetails } from '../../outside/index.ts'
import { type MitidUser, visitMitid } from '../base/test-mitid-visit.ts'
import { logInAgain, TestPlayers } from '../base/test-players.ts'
import { endAllSessions, finishVisit, readOwnDetails, startDetails } from '../index.ts'
import { keepDetails } from './keep-details.ts'

let clock: TestClock
let players: TestPlayers
let made = 10
let cpr = ''
let player: PlayerId
let sessionId: string

const nobody = async () => {
  throw new Error('not confirmed here')
}
const confirmed = {
  ...{ createWithdrawal: nobody, closeAndPayOut: nobody },
  ...{ confirmCopy: nobody, confirmErasure: nobody },
}

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
})

const person = (name: string): MitidUser => ({ cpr, name })

async function register(lastDigits: string): Promise<void> {
  made += 1
  cpr = `6101${made}${lastDigits}`
  const done = await players.player(person('Anna Nielsen'), cpr)
  player = done.id
  sessionId = done.session.sessionId
}

beforeEach(async () => {
  clock.advance({ days: 2 })
  await register('0100')
})

/** Goes to MitID for name and address; what came of it. */
async function ask(user: MitidUser = person('Anna Nielsen')) {
  const started = await startDetails(players.context, { playerId: player, sessionId })
  if (!started.ok) return started.refusal
  return finish(started, user)
}

async function finish(visit: { authorizeUrl: string; transaction: string }, user: MitidUser) {
  const callbackUrl = await visitMitid(visit.authorizeUrl, user)
  const asked = { transaction: visit.transaction, callbackUrl, at: clock.now() }
  const finished = await finishVisit(players.context, confirmed, asked)
  return finished.ok ? finished.result.kind : finished.refusal
}

const shown = async () => {
  const read = await readOwnDetails(players.context, { playerId: player, at: clock.now() })
  return read.ok ? read : undefined
}

const rows = () =>
  players.db
    .selectFrom('players_details')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('details_id')
    .execute()

const nameOf = () =>
  players.db
    .selectFrom('players_player')
    .select(['first_name', 'last_name'])
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()

/** A new login, since the one before has run out in the meantime. */
async function aDayLater(): Promise<void> {
  clock.advance({ days: 1 })
  sessionId = (await logInAgain(players, person('Anna Nielsen'))).sessionId
}

test('[ID46] a player asks MitID for name and address, and sees them with the moment', async () => {
  expect(await shown()).toEqual({ ok: true })
  expect(await ask()).toBe('details-given')
  expect(await shown()).toEqual({
    ok: true,
    details: {
      isProtected: false,
      givenAt: clock.now(),
      name: 'Anna Nielsen',
      addressLines: [expect.stringMatching(/ \d+/), expect.stringMatching(/^\d{4} \p{Lu}/u)],
    },
    againAt: new Date(clock.now().getTime() + dayMs),
  })
})

test('[ID46] they lie encrypted, and neither log nor audit has them', async () => {
  await ask()
  const [row] = await rows()
  expect(row).toMatchObject({ source: 'mitid', is_protected: false, name_before_sealed: null })
  expect([row?.name_sealed, row?.address_sealed]).toEqual(
    ['', ''].map(() => expect.stringMatching(/^sealed\./)),
  )
  const lines = await players.db
    .selectFrom('audit_line')
    .select(['actor', 'details'])
    .where('player_id', '=', player)
    .where('action', '=', 'details-given')
    .execute()
  expect(lines).toEqual([{ actor: 'player', details: { isNew: true, isNameNew: false } }])
  expect(players.logLines.join('')).not.toContain('Nielsen')
})

test('[ID46] MitID is asked once a day, also from two tabs', async () => {
  const both = [1, 2].map(() => startDetails(players.context, { playerId: player, sessionId }))
  const [first, second] = await Promise.all(both)
  if (!first?.ok || !second?.ok) throw new Error('not started')
  expect(await finish(first, person('Anna Nielsen'))).toBe('details-given')
  clock.advance({ minutes: 1 })
  expect(await finish(second, person('Anna Ny'))).toBe('details-given')
  expect(await nameOf()).toEqual({ first_name: 'Anna', last_name: 'Nielsen' })
  expect(await ask()).toBe('asked-today')
  clock.advance({ ms: dayMs - 60_000 - 1 })
  expect(await ask()).toBe('asked-today')
  clock.advance({ ms: 1 })
  sessionId = (await logInAgain(players, person('Anna Nielsen'))).sessionId
  expect(await ask()).toBe('details-given')
})

test('[ID46] the same answer again is no version of its own: its moment moves', async () => {
  await ask()
  const firstAt = clock.now()
  await aDayLater()
  expect(await ask()).toBe('details-given')
  expect(await rows()).toMatchObject([{ first_given_at: firstAt, last_given_at: clock.now() }])
})

test('[ID46] anything else is a version of its own, and the earlier ones stay', async () => {
  const give = async (given: Partial<MitidDetails>) => {
    const whole = { isProtected: false, firstName: 'Anna', lastName: 'Nielsen', addressLines: [] }
    const all = { ...whole, ...given } as MitidDetails
    await keepDetails(players.context, { playerId: player, sessionId, given: all })
    await aDayLater()
  }
  await give({ addressLines: ['Nordlysvej 1', '8000 Aarhus C'] })
  await give({ addressLines: ['Nordlysvej 2', '8000 Aarhus C'] })
  await give({ lastName: 'NIELSEN' })
  await give({ isProtected: true })
  await give({ isProtected: true })
  const kept = (await rows()).map((row) =>
    [row.name_sealed, row.address_sealed].map(
      (sealed) => sealed && players.context.vault.decrypt('details', sealed),
    ),
  )
  expect(kept).toEqual([
    ['Anna Nielsen', 'Nordlysvej 1\n8000 Aarhus C'],
    ['Anna Nielsen', 'Nordlysvej 2\n8000 Aarhus C'],
    ['Anna NIELSEN', null],
    [null, null],
  ])
  expect(await nameOf()).toEqual({ first_name: 'Anna', last_name: 'Nielsen' })
})

test('[ID46] a protected person is shown as one, without an address, and keeps the name', async () => {
  await register('0008')
  expect(await ask()).toBe('details-given')
  expect(await shown()).toMatchObject({ details: { isProtected: true, givenAt: clock.now() } })
  expect(await rows()).toMatchObject([
    { is_protected: true, name_sealed: null, address_sealed: null, name_before_sealed: null },
  ])
  expect(await nameOf()).toEqual({ first_name: 'Anna', last_name: 'Nielsen' })
})

test('[ID47] a name that MitID gives takes the old one’s place, which stays in the history', async () => {
  await ask()
  await aDayLater()
  expect(await ask(person('Anna Marie Holm'))).toBe('details-given')
  expect(await nameOf()).toEqual({ first_name: 'Anna Marie', last_name: 'Holm' })
  expect(await shown()).toMatchObject({ details: { name: 'Anna Marie Holm' } })
  const opened = (await rows()).map(({ name_sealed: name, name_before_sealed: before }) =>
    [name, before].map((sealed) => sealed && players.context.vault.decrypt('details', sealed)),
  )
  expect(opened).toEqual([
    ['Anna Nielsen', null],
    ['Anna Marie Holm', 'Anna Nielsen'],
  ])
})

test('[ID47] a name that was typed otherwise becomes MitID’s, one in small letters stays', async () => {
  made += 1
  cpr = `6101${made}0100`
  const typed = { first_name: 'Ana', last_name: 'Nilsen' }
  const done = await players.player(person('Anna Nielsen'), cpr, typed)
  player = done.id
  sessionId = done.session.sessionId
  await ask()
  expect(await nameOf()).toEqual({ first_name: 'Anna', last_name: 'Nielsen' })
  made += 1
  cpr = `6101${made}0100`
  const small = { first_name: 'anna', last_name: 'nielsen' }
  const other = await players.player(person('Anna Nielsen'), cpr, small)
  player = other.id
  sessionId = other.session.sessionId
  await ask()
  expect(await nameOf()).toEqual({ first_name: 'anna', last_name: 'nielsen' })
})

test('[ID46] another person gives nothing, and neither does a login that is over', async () => {
  expect(await ask({ persona: 'sofie' })).toBe('other-identity')
  const started = await startDetails(players.context, { playerId: player, sessionId })
  if (!started.ok) throw new Error(started.refusal)
  const at = clock.now()
  await players.db.transaction().execute((tx) => endAllSessions(tx, player, 'paused', at))
  expect(await finish(started, person('Anna Nielsen'))).toBe('details-expired')
  expect(await rows()).toEqual([])
})

test('[ID46] where the broker does not give them, nothing is kept, and it may be tried again', async () => {
  const { details } = players.context.mitid
  const context = { ...players.context, mitid: { ...players.context.mitid, details } }
  const started = await startDetails(context, { playerId: player, sessionId })
  if (!started.ok) throw new Error(started.refusal)
  const callbackUrl = await visitMitid(started.authorizeUrl, person('Anna Nielsen'))
  // The token is good for nothing at another broker.
  context.mitid.details = (token, sub) => details(`${token}x`, sub)
  const asked = { transaction: started.transaction, callbackUrl, at: clock.now() }
  expect(await finishVisit(context, confirmed, asked)).toEqual({
    ok: false,
    refusal: 'identity-provider-down',
  })
  expect(await rows()).toEqual([])
  expect(await ask()).toBe('details-given')
})
