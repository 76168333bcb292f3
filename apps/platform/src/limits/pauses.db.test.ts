import { type PauseKind, startPause as pauseCall } from '@nordlys/contracts'
import { hourMs, kroner, playerId, required, systemRandom, timeKey } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { grantBonus, postTransfer, prepareMonths, readBalances } from '../ledger/index.ts'
import { readUserProfile } from '../marketing/index.ts'
import { TestPlayers } from '../players/base/test-players.ts'
import { describeSession, lookAtClosedAccounts } from '../players/index.ts'
import { findPauseOver, startPause } from './index.ts'

let players: TestPlayers
let nextPerson = 0

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
})
// Each test stands hours after the one before it, so that no throttle window is shared.
beforeEach(() => {
  players.tasks.length = 0
  players.clock.advance({ hours: 2 })
})

async function newPlayer() {
  nextPerson += 1
  const cpr = `610190${String(1000 + 2 * nextPerson)}`
  const user = { cpr, name: 'En Person' }
  return { user, cpr, ...(await players.player(user, cpr)) }
}

type Player = Awaited<ReturnType<typeof newPlayer>>

async function logIn({ user }: Player) {
  const outcome = await players.login(user)
  if (!outcome.ok || outcome.kind !== 'logged-in') throw new Error(JSON.stringify(outcome))
  return outcome.session
}

function pause(player: Player, kind: PauseKind, idempotencyKey: string = crypto.randomUUID()) {
  const session = { playerId: player.id, sessionId: player.grant.handle }
  return startPause(players.context, session, { kind, idempotencyKey })
}

async function sessionOf(grant: { secret: string; handle: string }) {
  return required(await players.read(grant, false), 'a session that lives')
}

const inHours = (hours: number) => new Date(players.clock.now().getTime() + hours * hourMs)

async function barredUntil(player: Player) {
  const row = await players.db
    .selectFrom('ledger_player')
    .select('barred_until')
    .where('player', '=', player.id)
    .executeTakeFirstOrThrow()
  return row.barred_until
}

test('[LIM-05] a pause of 24 hours begins at once and is over at its exact end', async () => {
  const player = await newPlayer()
  const [startsAt, endsAt] = [players.clock.now(), inHours(24)]
  const standing = { kind: '24-hours', startsAt, endsAt }
  expect(await pause(player, '24-hours')).toEqual({ ok: true, pause: standing })
  expect(await barredUntil(player)).toEqual(endsAt)
  expect(await sessionOf(player.grant)).toMatchObject({ standing: 'paused', pause: standing })
  players.clock.advance({ hours: 23, minutes: 59, seconds: 59, ms: 999 })
  const later = await logIn(player)
  expect(await sessionOf(later)).toMatchObject({ standing: 'paused', pause: standing })
  players.clock.advance({ ms: 1 })
  const over = await sessionOf(later)
  expect([over.standing, over.pause]).toEqual(['open', undefined])
})

test('[LIM-05] a pause of 30 days lasts 30 times 24 hours', async () => {
  const player = await newPlayer()
  const endsAt = inHours(30 * 24)
  expect(await pause(player, '30-days')).toMatchObject({ ok: true, pause: { endsAt } })
  expect(await barredUntil(player)).toEqual(endsAt)
})

test('[LIM-05] a permanent closure has no end, closes the account and ends this session', async () => {
  const player = await newPlayer()
  const startsAt = players.clock.now()
  expect(await pause(player, 'permanent')).toEqual({
    ok: true,
    pause: { kind: 'permanent', startsAt },
  })
  expect(await barredUntil(player)).toBe(Number.POSITIVE_INFINITY)
  expect(await players.read(player.grant, true)).toBeUndefined()
  expect(await accountOf(player)).toEqual({ status: 'closed', closed_at: startsAt })
})

test('[FLT-86] a closure takes the marks on favourite games along, a pause does not', async () => {
  const [closing, pausing, old] = [await newPlayer(), await newPlayer(), await newPlayer()]
  const mark = ({ id }: Player) =>
    players.db
      .insertInto('games_favourite')
      .values({ player_id: id, game: 'vikingernes-guld', marked_at: players.clock.now() })
      .execute()
  const marks = async () =>
    (await players.db.selectFrom('games_favourite').select('player_id').execute()).map(
      ({ player_id }) => player_id,
    )
  await mark(closing)
  await mark(pausing)
  await pause(closing, 'permanent')
  await pause(pausing, '24-hours')
  expect(await marks()).toEqual([pausing.id])
  // One that was closed before, or who logged in to withdraw and marked a game.
  await pause(old, 'permanent')
  await mark(old)
  await lookAtClosedAccounts(players.db, players.clock.now())
  expect(await marks()).toEqual([pausing.id])
})

test('[LIM-06] a closed account is logged in to, tells that it is closed, and is so for ever', async () => {
  const player = await newPlayer()
  await pause(player, 'permanent')
  players.clock.advance({ days: 3650 })
  const session = await sessionOf(await logIn(player))
  expect(session).toMatchObject({ playerId: player.id, standing: 'closed' })
  const shown = await describeSession(players.db, session, players.clock.now())
  expect(shown).toMatchObject({ standing: 'closed', pause: { kind: 'permanent' } })
})

test('[LIM-05] a longer pause replaces a shorter one', async () => {
  const player = await newPlayer()
  await pause(player, '24-hours')
  players.clock.advance({ hours: 1 })
  const endsAt = inHours(24)
  expect(await pause(player, '24-hours')).toMatchObject({ ok: true, pause: { endsAt } })
  expect(await barredUntil(player)).toEqual(endsAt)
  const laterEnd = inHours(30 * 24)
  expect(await pause(player, '30-days')).toMatchObject({ ok: true, pause: { endsAt: laterEnd } })
  const session = await sessionOf(await logIn(player))
  expect(session).toMatchObject({ pause: { kind: '30-days' } })
  expect(await pause(player, 'permanent')).toMatchObject({ ok: true })
  expect(await barredUntil(player)).toBe(Number.POSITIVE_INFINITY)
})

test('[LIM-05] a pause that is not an hour longer than what stands is refused', async () => {
  const player = await newPlayer()
  const long = await pause(player, '30-days')
  const refused = { ...long, ok: false, refusal: 'longer-pause-stands' }
  expect(await pause(player, '24-hours')).toEqual(refused)
  expect(await pause(player, '30-days')).toEqual(refused)
  players.clock.advance({ days: 29, hours: 1, ms: -1 })
  expect(await pause(player, '24-hours')).toEqual(refused)
  players.clock.advance({ ms: 1 })
  const endsAt = inHours(24)
  expect(await pause(player, '24-hours')).toMatchObject({ ok: true, pause: { endsAt } })
  await pause(player, 'permanent')
  for (const kind of ['24-hours', '30-days', 'permanent'] as const) {
    expect(await pause(player, kind)).toMatchObject({
      refusal: 'longer-pause-stands',
      pause: { kind: 'permanent' },
    })
  }
})

test('[LIM-05] the same request again gets the first answer, and its key is no other wish’s', async () => {
  const player = await newPlayer()
  const [key, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const first = await pause(player, '24-hours', key)
  const refused = await pause(player, '24-hours', other)
  players.clock.advance({ minutes: 5 })
  expect(await pause(player, '24-hours', key)).toEqual(first)
  expect(await pause(player, '24-hours', other)).toEqual(refused)
  expect(await pause(player, 'permanent', key)).toEqual({ ok: false, refusal: 'conflict' })
  expect(await recordsOf(player)).toHaveLength(1)
  expect((await newPlayer()).id).not.toBe(player.id)
  expect(await pause(await newPlayer(), '30-days', key)).toMatchObject({ ok: true })
})

test('[LIM-05] of requests that race one starts the pause and all are told of it', async () => {
  const player = await newPlayer()
  const key = crypto.randomUUID()
  const [first, ...others] = await Promise.all(
    Array.from({ length: 6 }, () => pause(player, '24-hours', key)),
  )
  expect(first).toMatchObject({ ok: true })
  for (const other of others) expect(other).toEqual(first)
  expect(await recordsOf(player)).toHaveLength(1)
})

test('[LIM-05] the pause is kept with who asked for it, beside a line of audit', async () => {
  const player = await newPlayer()
  const at = players.clock.now()
  await pause(player, '30-days')
  expect(await recordsOf(player)).toMatchObject([
    { starts_at: at, source: 'OWN', requested_by: 'player', channel: 'site' },
  ])
  const line = await players.db
    .selectFrom('audit_line')
    .select(['at', 'actor', 'details'])
    .where('player_id', '=', player.id)
    .where('action', '=', 'pause-started')
    .executeTakeFirstOrThrow()
  expect(line).toMatchObject({ at, actor: 'player', details: { kind: '30-days' } })
})

test('[LIM-05] no part of the program can change or remove a pause', async () => {
  const player = await newPlayer()
  await pause(player, '30-days')
  const shorten = players.db.updateTable('limits_pause').set({ ends_at: inHours(1) })
  await expect(shorten.execute()).rejects.toThrow('permission denied')
  await expect(players.db.deleteFrom('limits_pause').execute()).rejects.toThrow('permission denied')
})

test('[SEC-23] a pause ends every other session at once, and this one lives on', async () => {
  const player = await newPlayer()
  const [there, elsewhere] = [await logIn(player), await logIn(player)]
  await pause(player, '24-hours')
  expect(await players.read(there, true)).toBeUndefined()
  expect(await players.read(elsewhere, true)).toBeUndefined()
  expect(await players.read(player.grant, true)).toBeDefined()
})

test('[SEC-23] a closure ends every session at once', async () => {
  const player = await newPlayer()
  const there = await logIn(player)
  await pause(player, 'permanent')
  expect(await players.read(there, true)).toBeUndefined()
  expect(await players.read(player.grant, true)).toBeUndefined()
})

test('[LIM-06] what holds longest is told: a closure, ROFUS, the pause, then the rest', async () => {
  const player = await newPlayer()
  await pause(player, '24-hours')
  await players.force('rofus', 'fault')
  expect((await sessionOf(await logIn(player))).standing).toBe('paused')
  await players.force('rofus', 'temporary')
  const session = await sessionOf(await logIn(player))
  expect([session.standing, session.pause?.kind]).toEqual(['rofus-registered', '24-hours'])
  await pause(player, 'permanent')
  await players.force('rofus', 'indefinite')
  expect((await sessionOf(await logIn(player))).standing).toBe('closed')
})

test('[LIM-06] a login and its answer from ROFUS leave the pause as it is', async () => {
  const player = await newPlayer()
  await pause(player, '24-hours')
  const endsAt = inHours(24)
  await logIn(player)
  expect(await barredUntil(player)).toEqual(endsAt)
})

test.for([
  ['24-hours', 'paused'],
  ['30-days', 'paused'],
  ['permanent', 'closed'],
] as const)(
  '[LIM-06] [BONUS-03] a pause takes an active bonus away, leaves the cash, and lets no bonus in: %s',
  async ([kind, reason]) => {
    const player = await newPlayer()
    await prepareMonths(players.db, players.clock.now())
    await deposit(player)
    expect(await bonus(player)).toMatchObject({ ok: true })
    const cashOre = kroner(50)
    const read = () => readBalances(players.db, player.id)
    expect(await read()).toMatchObject({ bonusOre: kroner(100), cashOre })
    await pause(player, kind)
    expect(await read()).toMatchObject({ bonusOre: 0n, cashOre })
    expect(await bonus(player)).toEqual({ ok: false, refusal: 'barred' })
    const ended = players.db.selectFrom('audit_bonuses').select(['state', 'ended_reason'])
    expect(await ended.where('player_id', '=', player.id).execute()).toEqual([
      { state: 'void', ended_reason: reason },
    ])
  },
)

test('[LIM-06] marketing reaches no channel of a paused player, and their consent stays', async () => {
  const player = await newPlayer()
  const marketing = {
    db: players.db,
    rules: players.context.rules,
    readMobileDigits: players.context.readMobileDigits,
    tokens: { encrypt: () => '', decrypt: () => undefined },
    hasDeposited: async () => false,
  }
  const profile = async () => readUserProfile(marketing, await sessionOf(player.grant))
  expect((await profile()).userInfo.customPromotionalChannels).toBe('email,sms')
  await pause(player, '24-hours')
  expect((await profile()).userInfo).toMatchObject({
    customPromotionalChannels: '',
    emailNotify: 'True',
  })
})

test('[LIM-05] the player has the pause in writing, with where help is', async () => {
  const player = await newPlayer()
  await pause(player, '24-hours')
  await pause(player, '24-hours')
  const mails = players.tasks.filter(({ task }) => task === 'send-email')
  expect(mails.map(({ payload }) => payload)).toMatchObject([
    { templateId: 'welcome' },
    { text: expect.stringMatching(/slutter den .* kl\. .*70 22 28 25/s) },
  ])
})

test('[LIM-05] who closed their account has no new one for a year, and then has', async () => {
  const player = await newPlayer()
  const { email } = await describeSession(
    players.db,
    await sessionOf(player.grant),
    players.clock.now(),
  )
  await pause(player, 'permanent')
  players.clock.advance({ days: 364, hours: 23, minutes: 59 })
  expect(await players.register(player.user, player.cpr)).toEqual({
    ok: false,
    refusal: 'account-closed',
  })
  players.clock.advance({ minutes: 1 })
  const anew = await players.player(player.user, player.cpr, { email })
  expect(anew.id).not.toBe(player.id)
  expect(anew.session.standing).toBe('open')
  const session = await sessionOf(await logIn(player))
  expect([session.playerId, session.standing]).toEqual([anew.id, 'open'])
  expect(await players.register(player.user, player.cpr)).toMatchObject({ refusal: 'cpr-in-use' })
})

test('[LIM-06] when a pause is over nothing is sent, and the first login after it is told', async () => {
  const player = await newPlayer()
  const over = async () => {
    const session = await sessionOf(await logIn(player))
    const described = await describeSession(players.db, session, players.clock.now())
    return findPauseOver(players.db, player.id, described)
  }
  expect(await over()).toBeUndefined()
  await pause(player, '24-hours')
  players.tasks.length = 0
  players.clock.advance({ hours: 24, ms: -1 })
  expect(await over()).toBeUndefined()
  players.clock.advance({ ms: 1 })
  expect(await over()).toMatchObject({ kind: '24-hours', endsAt: players.clock.now() })
  expect(await over()).toBeUndefined()
  expect(players.tasks).toEqual([])
})

test('[LIM-06] a pause that ended beside a longer one, which stands, is not told', async () => {
  const player = await newPlayer()
  await pause(player, '24-hours')
  await pause(player, '30-days')
  players.clock.advance({ days: 2 })
  const during = await sessionOf(await logIn(player))
  const then = await describeSession(players.db, during, players.clock.now())
  expect(await findPauseOver(players.db, player.id, then)).toBeUndefined()
  players.clock.advance({ days: 40 })
  const after = await sessionOf(await logIn(player))
  const now = await describeSession(players.db, after, players.clock.now())
  expect(await findPauseOver(players.db, player.id, now)).toMatchObject({ kind: '30-days' })
})

test('[LIM-05] the kinds of a pause are those of the specification', () => {
  const kinds = pauseCall.request.shape.kind.options
  expect(kinds).toEqual(['24-hours', '30-days', 'permanent'])
})

function bonus(player: Player) {
  return players.db.transaction().execute((tx) =>
    grantBonus(tx, {
      bonusId: timeKey(players.clock, systemRandom),
      playerId: playerId(player.id),
      amountOre: kroner(100),
      requiredOre: kroner(1_000),
      stakeMaxOre: kroner(20),
      expiresAt: inHours(60 * 24),
      at: players.clock.now(),
    }),
  )
}

async function deposit(player: Player) {
  const key = timeKey(players.clock, systemRandom)
  const money = {
    kind: 'deposit',
    amountOre: kroner(50),
    reference: key,
    at: players.clock.now(),
  } as const
  await players.db
    .transaction()
    .execute((tx) => postTransfer(tx, { key, playerId: playerId(player.id), ...money }))
}

function accountOf(player: Player) {
  return players.db
    .selectFrom('players_player')
    .select(['status', 'closed_at'])
    .where('player_id', '=', player.id)
    .executeTakeFirst()
}

function recordsOf(player: Player) {
  return players.db
    .selectFrom('limits_pause')
    .selectAll()
    .where('player_id', '=', player.id)
    .execute()
}
