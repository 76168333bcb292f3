import { retentionMs } from '@nordlys/contracts'
import { dayMs, type PlayerId, secret, systemRandom, type TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { TestPlayers } from '../base/test-players.ts'
import { forgetExpired } from '../identity/forget-expired.ts'
import { forgetOldBrowsers } from './known-browsers.ts'

const anna = { persona: 'anna' }
const sofie = { persona: 'sofie' }

let clock: TestClock
let players: TestPlayers
const ids = new Map<string, PlayerId>()
const ownMark = secret(systemRandom, 32)

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
  players.deviceMark = ownMark
  ids.set('anna', (await players.player(anna, '6101900000', { email: 'anna@example.dk' })).id)
  ids.set('sofie', (await players.player(sofie, '7309920022', { email: 'sofie@example.dk' })).id)
})

beforeEach(() => {
  players.device = undefined
  players.tasks.length = 0
  clock.advance({ minutes: 1 })
})

async function logIn(user: { persona: string }, mark: string | undefined) {
  players.deviceMark = mark
  const outcome = await players.login(user)
  if (!outcome.ok || outcome.kind !== 'logged-in') throw new Error(JSON.stringify(outcome))
  return outcome.session
}

/** The letters about logins that wait to be sent. */
const letters = () =>
  players.tasks
    .map(({ payload }) => payload as Record<string, string>)
    .filter(({ templateId }) => templateId === 'new-login')

const rowsOf = (persona: string) =>
  players.db
    .selectFrom('players_device')
    .selectAll()
    .where('player_id', '=', ids.get(persona) ?? 0)
    .execute()

test('[ID45] a login from the browser of the registration tells nothing', async () => {
  await logIn(anna, ownMark)
  expect(letters()).toEqual([])
  expect(await rowsOf('anna')).toHaveLength(1)
})

test('[ID45] [LT4] a login from an unknown browser is told once, by a letter without a link', async () => {
  const mark = secret(systemRandom, 32)
  players.device = { browser: 'firefox', system: 'linux' }
  const { handle } = await logIn(anna, mark)
  const [letter, ...others] = letters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    to: 'anna@example.dk',
    playerId: ids.get('anna'),
    idempotencyKey: `new-login-${handle}`,
    subject: 'Besked om din spilkonto hos Nordlys Casino',
  })
  expect(letter?.text).toMatch(
    /^Hej Anna\n\nDen 21\. november 2026 kl\. 13\.\d\d blev der logget ind/,
  )
  expect(letter?.text).toContain('Firefox på Linux')
  expect(letter?.text).toContain('log ud alle andre steder')
  expect(letter?.text).toContain('Kontakt kundeservice')
  expect(letter?.text).not.toMatch(/https?:|www\.|\[/)
  await logIn(anna, mark)
  expect(letters()).toHaveLength(1)
})

test('[ID45] a login whose answer was lost is repeated without a second letter, also at once', async () => {
  const mark = secret(systemRandom, 32)
  await Promise.all([logIn(anna, mark), logIn(anna, mark)])
  expect(letters()).toHaveLength(1)
})

test('[ID45] a browser is known for each player by itself, and two players of it share nothing', async () => {
  const mark = secret(systemRandom, 32)
  await logIn(anna, mark)
  await logIn(sofie, mark)
  expect(letters().map(({ to }) => to)).toEqual(['anna@example.dk', 'sofie@example.dk'])
  const hashes = [...(await rowsOf('anna')), ...(await rowsOf('sofie'))].map((row) =>
    row.mark_hash.toString('hex'),
  )
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(hashes).not.toContain(Buffer.from(mark, 'base64url').toString('hex'))
})

test('[ID45] a mark opens nothing: who knows it and no more is nobody', async () => {
  const grant = await logIn(anna, ownMark)
  expect(await players.read({ secret: ownMark, handle: grant.handle }, false)).toBeUndefined()
})

test('[ID45] a program that logs in without a browser has none, and tells nothing', async () => {
  const before = (await rowsOf('anna')).length
  await logIn(anna, undefined)
  expect(letters()).toEqual([])
  expect(await rowsOf('anna')).toHaveLength(before)
})

test('[ID45] of a player twenty browsers are known, the last ones', async () => {
  const first = secret(systemRandom, 32)
  await logIn(sofie, first)
  for (let count = 0; count < 20; count++) {
    clock.advance({ minutes: 1 })
    await logIn(sofie, secret(systemRandom, 32))
  }
  expect(await rowsOf('sofie')).toHaveLength(20)
  players.tasks.length = 0
  await logIn(sofie, first)
  expect(letters()).toHaveLength(1)
})

test('[ID45] a browser is forgotten a year after its last login, and not after its first', async () => {
  const mark = secret(systemRandom, 32)
  await logIn(sofie, mark)
  clock.advance({ days: 364 })
  await logIn(sofie, mark)
  const left = async () => {
    await forgetExpired(players.db, clock.now())
    return (await rowsOf('sofie')).length
  }
  clock.advance({ ms: 365 * dayMs - 1 })
  expect(await left()).toBe(1)
  clock.advance({ ms: 1 })
  expect(await left()).toBe(0)
})

test('[ID45] the job waits for no browser that a login holds, and takes the others', async () => {
  await logIn(anna, secret(systemRandom, 32))
  await logIn(sofie, secret(systemRandom, 32))
  const owner = new pg.Client({ connectionString: players.databaseUrl })
  await owner.connect()
  await owner.query('BEGIN')
  await owner.query('SELECT FROM players_device WHERE player_id = $1 FOR UPDATE', [ids.get('anna')])
  clock.advance({ ms: retentionMs.knownBrowser })
  await forgetOldBrowsers(players.db, clock.now())
  expect(await rowsOf('sofie')).toEqual([])
  expect(await rowsOf('anna')).not.toEqual([])
  await owner.query('COMMIT')
  await owner.end()
  await forgetOldBrowsers(players.db, clock.now())
  expect(await rowsOf('anna')).toEqual([])
})
