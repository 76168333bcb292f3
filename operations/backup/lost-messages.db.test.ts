import {
  after,
  hex,
  kroner,
  minuteMs,
  type Ore,
  ore,
  type PlayerId,
  playerId,
  required,
  standInsAt,
  systemClock,
  systemRandom,
  TestClock,
  timeKey,
} from '@nordlys/core'
import {
  type PlatformConfig,
  playersByRef,
  playersBySupplier,
  repeatMessages,
  startPlatform,
  type ToldMessage,
} from '@nordlys/platform'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createSecrets } from '../../world/config/secrets.ts'
import { compareWithOutside } from './agreement.ts'
import type { Lost } from './lost.ts'
import { findLost } from './lost-money.ts'
import type { AcknowledgedRound, OutsideMoney } from './outside-money.ts'
import { openRecovery } from './recovery.ts'
import type { SupplierLine } from './supplier-lists.ts'

const supplier = 'sandbox'
const gameId = 'sandbox-runer'
/** When the supplier first told anything; every message of a test is a second later. */
const start = after(systemClock.now(), -30 * minuteMs)

let database: Awaited<ReturnType<typeof testDatabase>>
let client: pg.Client
let config: Omit<PlatformConfig, 'clock' | 'logger' | 'tickMs'>
/** The supplier's names for the players, and our own games' name for the poor one. */
let refs: Map<PlayerId, string>
let ownRef: string
let anna: PlayerId
let poor: PlayerId

/** In the books before any test: a bet, its win, a bet-and-win, and a bet that was taken back. */
const known: ToldMessage[] = [
  { kind: 'bet', transactionId: 'bet', roundId: 'open', stakeOre: ore(100) },
  { kind: 'win', transactionId: 'win', roundId: 'open', winOre: ore(40) },
  {
    kind: 'bet-and-win',
    transactionId: 'both',
    roundId: 'open',
    stakeOre: ore(30),
    winOre: ore(7),
  },
  { kind: 'bet', transactionId: 'back', roundId: 'open', stakeOre: ore(20) },
  { kind: 'rollback', roundId: 'open', rolledBackId: 'back' },
]

openForFile(async (stack) => {
  database = stack.use(await testDatabase())
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  stack.defer(() => client.end())
  anna = await openAccount(1, kroner(10))
  poor = await openAccount(2, ore(50))
  const { cprKey, lookupKey, walletSecret, siteCredential } = createSecrets()
  config = {
    port: 0,
    host: '127.0.0.1',
    siteUrl: 'http://127.0.0.1:9',
    databaseUrl: database.url,
    // Nobody is asked: what they would say is planted.
    outside: standInsAt('http://127.0.0.1:9'),
    secrets: { cprKey, lookupKey, walletSecret, serviceCredentials: { site: siteCredential } },
    rules: { allowFictitiousCpr: true },
  }
  const logger = pino({ level: 'silent' })
  await using platform = await startPlatform({ ...config, clock: systemClock, logger, tickMs: 0 })
  const { suppliers, play } = platform.context
  const named = required((await playersBySupplier(suppliers)).get(supplier), 'its players')
  refs = new Map([...named].map(([ref, player]) => [player, ref]))
  const own = [...(await playersByRef(play))].find(([, player]) => player === poor)
  ownRef = required(own, 'the name towards our own games')[0]
  await repeatMessages(suppliers, { supplier, playerId: anna, gameId, messages: known })
})

async function openAccount(place: number, cash: Ore): Promise<PlayerId> {
  const { rows } = await client.query(
    `INSERT INTO players_player (first_name, last_name, email, email_normalised, mobile, birth_date,
       cpr_sealed, cpr_lookup, mitid_sub, offer, created_at)
     VALUES ('Anna', 'Nielsen', $1, $1, '1', '1990-01-21', 'sealed.1',
       decode(repeat($1, 32), 'hex'), $1, 'none', now()) RETURNING player_id`,
    [`0${place}`],
  )
  const id = playerId(rows[0].player_id)
  await client.query('SELECT ledger_open_accounts($1)', [id])
  await deposit(id, cash, `deposit ${place}`)
  return id
}

async function deposit(player: PlayerId, amount: Ore, reference: string): Promise<void> {
  const key = timeKey(systemClock, systemRandom)
  const posted = 'SELECT ledger_post_transfer($1, $2, $3, $4, $5, NULL, $1, now())'
  await client.query(posted, [key, 'deposit', player, amount, reference])
}

/** A line of the list, so many seconds after the first. */
function line(transactionId: string, change: Partial<SupplierLine> = {}, second = 0): SupplierLine {
  const at = after(start, second * 1_000)
  const playerRef = required(refs.get(anna), 'Anna’s name')
  return {
    supplier,
    transactionId,
    kind: 'bet',
    roundId: 'open',
    gameId,
    playerRef,
    amountOre: ore(100),
    state: 'accepted',
    at,
    changedAt: at,
    ...change,
  }
}

function win(transactionId: string, amountOre: Ore, second = 0): SupplierLine {
  return line(transactionId, { kind: 'win', amountOre }, second)
}

/** The list as it is when nothing is lost. */
function agreed(): SupplierLine[] {
  return [
    line('bet'),
    win('win', ore(40)),
    line('both', { amountOre: ore(30) }),
    win('both', ore(7)),
    line('back', { state: 'rolled-back', amountOre: ore(20) }),
  ]
}

function outsideOf(messages: readonly SupplierLine[], rounds: AcknowledgedRound[] = []) {
  return {
    captured: [],
    mobilePay: { since: systemClock.now(), payments: [] },
    payouts: [],
    rounds,
    messages,
  } satisfies OutsideMoney
}

/** What is lost when this is the whole of the supplier's list. */
function lostOf(list: readonly SupplierLine[]): Promise<Lost[]> {
  const players = new Map([...refs].map(([player, ref]) => [ref, player]))
  return findLost({
    databaseUrl: database.url,
    outside: outsideOf(list),
    findPlayer: (ref, of) => (of === supplier ? players.get(ref) : undefined),
    hasGame: (of, game) => of === supplier && game === gameId,
    at: systemClock.now(),
  })
}

/** The list of before, one message of it changed. */
function changed(transactionId: string, change: Partial<SupplierLine>): SupplierLine[] {
  return agreed().map((each) =>
    each.transactionId === transactionId ? { ...each, ...change } : each,
  )
}

test('what both have is not listed, nor what waits for an answer, was refused or given up', async () => {
  const unheard = (['pending', 'refused', 'rolled-back'] as const).map((state) =>
    line(`never heard, ${state}`, { state }),
  )
  expect(await lostOf([...agreed(), ...unheard])).toEqual([])
})

test('a bet, a win and both in one are listed in the supplier’s order', async () => {
  const lost = await lostOf([
    ...agreed(),
    win('lost-win', ore(250), 5),
    win('lost-both', ore(75), 7),
    line('lost-both', { amountOre: ore(60) }, 7),
    line('lost-bet', { amountOre: ore(600) }, 5),
  ])
  const common = { playerId: anna, remedy: 'repeat-message', because: 'not booked' }
  const [fifth, seventh] = [5, 7].map((second) => after(start, second * 1_000))
  expect(lost).toEqual([
    { kind: 'bet', key: 'sandbox lost-bet', amountOre: ore(-600), at: fifth, ...common },
    { kind: 'win', key: 'sandbox lost-win', amountOre: ore(250), at: fifth, ...common },
    { kind: 'bet-and-win', key: 'sandbox lost-both', amountOre: ore(15), at: seventh, ...common },
  ])
})

test('what the supplier took back and we did not is a rollback of all that the message moved', async () => {
  const changedAt = after(start, 9_000)
  expect(await lostOf(changed('both', { state: 'rolled-back', changedAt }))).toEqual([
    {
      kind: 'rollback',
      key: 'sandbox both',
      playerId: anna,
      amountOre: ore(23),
      at: changedAt,
      remedy: 'repeat-message',
      because: 'not taken back',
    },
  ])
})

test('rollbacks of one moment take a win back before the stake under it', async () => {
  const taken = { state: 'rolled-back' as const, changedAt: after(start, 9_000) }
  const list = agreed().map((each) => ({ ...each, ...taken }))
  expect((await lostOf(list)).map(({ key }) => key)).toEqual([
    'sandbox win',
    'sandbox bet',
    'sandbox both',
  ])
})

test.each([
  ['of a name we never gave', () => [line('x', { playerRef: 'nobody' })], 'no such player'],
  ['of a game that is not the supplier’s', () => [line('x', { gameId: 'other' })], 'no such game'],
  ['that we took back', () => changed('back', { state: 'accepted' }), 'rolled back'],
  [
    'of another amount',
    () => changed('win', { amountOre: ore(41) }),
    /^booked as 40 øre of player \d+ in round open$/,
  ],
  ['of another round', () => changed('bet', { roundId: 'other' }), /in round open$/],
  [
    'of another player',
    () => changed('bet', { playerRef: required(refs.get(poor), 'a name') }),
    /^booked as 100 øre/,
  ],
  ['of which we have the half', () => [...agreed(), win('bet', ore(5))], 'not booked'],
  [
    'that was refused there and taken here',
    () => changed('win', { state: 'refused' }),
    'refused there',
  ],
  [
    'that is two under one number',
    () => [line('x', { roundId: 'one' }), win('x', ore(5))],
    'two messages under one number',
  ],
  ['of a round that has no name', () => [line('x', { roundId: '' })], 'a round without a name'],
])('a message %s is for a person', async (_what, list, because) => {
  const lost = await lostOf(list())
  expect(lost).toMatchObject([{ remedy: 'person', because: expect.stringMatching(because) }])
})

test.each([
  [
    'copied',
    `INSERT INTO reconciliation_item (party, moment, reference, state, amount_ore, times)
     VALUES ('supplier-sandbox', now(), 'copied win', 'accepted', 500, 1)`,
  ],
  [
    'explained',
    `INSERT INTO reconciliation_difference (party, reference, kind, first_seen_at, raised_at,
       last_seen_at, resolved_at, closed_by, note)
     VALUES ('supplier-sandbox', 'explained win', 'missing-here', now(), now(), now(), now(),
       'finance', 'paid by hand')`,
  ],
])('what was %s as missing before the moment is not put back by a program', async (tx, known) => {
  const list = [...agreed(), win(tx, ore(500), 5)]
  expect(await lostOf(list)).toMatchObject([{ remedy: 'repeat-message' }])
  await client.query(known)
  expect(await lostOf(list)).toMatchObject([
    { key: `sandbox ${tx}`, remedy: 'person', because: 'missing before the moment' },
  ])
})

function roundOf(second: number, stakeOre: Ore, winOre: Ore): AcknowledgedRound {
  const at = after(start, second * 1_000)
  const key = timeKey(new TestClock(at), systemRandom)
  const seed = hex(systemRandom.bytes(32))
  const game = { gameId: 'vikingernes-guld', definitionHash: 'ab'.repeat(32), choices: '' }
  return { key, playerRef: ownRef, ...game, stakeOre, winOre, seed, at }
}

async function cashOf(player: PlayerId): Promise<Ore> {
  const question = 'SELECT cash FROM ledger_player WHERE player = $1'
  return ore((await client.query(question, [player])).rows[0].cash)
}

test('all is put back in the order it was played, and what is refused now is for a person', async () => {
  const of = { playerRef: required(refs.get(poor), 'a name'), roundId: 'of-the-poor' }
  const late = { ...of, roundId: 'beyond-means' }
  const messages = [
    ...agreed(),
    line('from-a-win', { ...of, amountOre: ore(450) }, 2),
    { ...win('to-a-stake', ore(300), 3), ...of },
    line('too-much', { ...late, amountOre: ore(1) }, 5),
    { ...win('of-too-much', ore(10), 6), ...late },
  ]
  // Each stake is what the one before has won, in another game.
  const rounds = [roundOf(1, ore(50), ore(500)), roundOf(4, ore(350), ore(0))]
  const outside = outsideOf(messages, rounds)
  const supplierSums = async () => (await compareWithOutside(database.url, outside)).at(-1)
  {
    await using recovery = await openRecovery(config, outside)
    const lost = await recovery.list()
    expect(lost.map(({ remedy }) => remedy)).toEqual([
      'settle-again',
      'repeat-message',
      'repeat-message',
      'settle-again',
      'repeat-message',
      'repeat-message',
    ])
    for (const _time of ['first', 'again']) {
      await recovery.replay(lost)
      expect(await recovery.list()).toMatchObject([
        { key: 'sandbox too-much', kind: 'bet', remedy: 'person', because: 'too-little-money' },
        { key: 'sandbox of-too-much', kind: 'win', remedy: 'person', because: 'round-unknown' },
      ])
      expect(await cashOf(poor)).toBe(0n)
    }
    expect(await supplierSums()).toMatchObject({ booksOre: ore(233), outsideOre: ore(224) })
  }
  // When the money is there, another try books both, and all agrees.
  await deposit(poor, ore(1), 'found')
  await using recovery = await openRecovery(config, outside)
  await recovery.replay(await recovery.list())
  expect(await recovery.list()).toEqual([])
  expect(await supplierSums()).toMatchObject({ booksOre: ore(224), outsideOre: ore(224) })
  expect(await cashOf(poor)).toBe(10n)
})
