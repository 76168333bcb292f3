import { after, dayMs, hourMs, kroner, ore, type PlayerId, secondMs } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { setBar } from '../ledger/index.ts'
import { messageOf, TestPayments } from '../payments/base/test-payments.ts'
import { readActiveBonus, readBonuses, readBonusOffer } from './index.ts'
import { addOffer, startWithCode } from './test-offers.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

let transactions = 0
/** Deposits with a code, all the way into the books. */
async function depositWithCode(player: PlayerId, code: string) {
  transactions += 1
  const started = await startWithCode(world, player, { code })
  if (!started.ok) throw new Error(started.refusal)
  await world.callback('transfer', messageOf({ player, ...started }, `codes-${transactions}`))
}

async function countDeposits(): Promise<number> {
  const rows = await world.db.selectFrom('wallet_deposit').select('reference').execute()
  return rows.length
}

async function expectRefused(
  player: PlayerId,
  wish: { amount?: string; code: string },
  refused: object,
) {
  const before = await countDeposits()
  expect(await startWithCode(world, player, wish)).toEqual({ ok: false, ...refused })
  expect(await countDeposits()).toBe(before)
}

test.each([
  ['', 'bonus-code-required'],
  ['   ', 'bonus-code-required'],
  ['-', 'bonus-code-required'],
  ['FINDESIKKE', 'bonus-code-unknown'],
  ["' OR 1=1 --", 'bonus-code-unknown'],
  ['ØÆÅ', 'bonus-code-unknown'],
] as const)(
  '[VAL-07] a bonus code of "%s" is refused before anything moves: %s',
  async (code, refusal) => {
    await expectRefused(await world.player(), { code }, { refusal })
  },
)

test('[VAL-07] a code is taken however it is typed', async () => {
  const code = await addOffer(world)
  const player = await world.player()
  const typed = ` ${code.toLowerCase().slice(0, 3)} ${code.slice(3)} `
  expect(await startWithCode(world, player, { code: typed })).toMatchObject({ ok: true })
})

test('[VAL-07] a code is unknown until its time, and expired from the moment that ends it', async () => {
  const at = world.clock.now()
  const validFrom = after(at, hourMs)
  const validUntil = after(at, 2 * hourMs)
  const code = await addOffer(world, { validFrom, validUntil })
  const player = await world.player()
  world.clock.advance({ ms: hourMs - 1 })
  await expectRefused(player, { code }, { refusal: 'bonus-code-unknown' })
  world.clock.advance({ ms: 1 })
  expect(await startWithCode(world, player, { code })).toMatchObject({ ok: true })
  world.clock.advance({ ms: hourMs - 1 })
  expect(await startWithCode(world, player, { code })).toMatchObject({ ok: true })
  world.clock.advance({ ms: 1 })
  await expectRefused(player, { code }, { refusal: 'bonus-code-expired' })
})

test('[PAY-10] a code is used once by a player, and by every player', async () => {
  const code = await addOffer(world)
  const player = await world.player()
  await depositWithCode(player, code)
  await expectRefused(player, { code }, { refusal: 'bonus-code-used' })
  expect(await startWithCode(world, await world.player(), { code })).toMatchObject({ ok: true })
})

test('[PAY-10] a code for the first deposit is refused to one who has deposited', async () => {
  const trigger = { kind: 'code', code: 'KUNFORSTE', number: 1 } as const
  const code = await addOffer(world, { trigger })
  const player = await world.player()
  const started = await world.deposit(player, '100')
  expect(await startWithCode(world, player, { code })).toMatchObject({ ok: true })
  await world.callback('transfer', messageOf(started, 'codes-first'))
  await expectRefused(player, { code }, { refusal: 'bonus-first-deposit-only' })
})

test('[PAY-10] one who may not have a bonus now is told so', async () => {
  const code = await addOffer(world)
  const player = await world.player()
  const at = world.clock.now()
  const until = after(at, dayMs)
  await world.db
    .transaction()
    .execute((tx) => setBar(tx, { playerId: player, reason: 'pause', until, at }))
  await expectRefused(player, { code }, { refusal: 'bonus-barred' })
  world.clock.advance({ ms: dayMs })
  expect(await startWithCode(world, player, { code })).toMatchObject({ ok: true })
})

test('[PAY-10] one bonus at a time', async () => {
  const player = await world.player()
  await depositWithCode(player, await addOffer(world))
  await expectRefused(player, { code: await addOffer(world) }, { refusal: 'bonus-active' })
  const again = await addOffer(world, { isOncePerPerson: false })
  await expectRefused(player, { code: again }, { refusal: 'bonus-active' })
})

test('[PAY-10] a deposit must be as large as the code asks', async () => {
  const code = await addOffer(world, { leastDepositOre: kroner(300) })
  const player = await world.player()
  const refused = { refusal: 'bonus-deposit-too-small', leastDepositOre: kroner(300) }
  await expectRefused(player, { amount: '299,99', code }, refused)
  expect(await startWithCode(world, player, { amount: '300', code })).toMatchObject({ ok: true })
})

test('[PAY-10] the code is judged after the amount and before the limits', async () => {
  const player = await world.player(ore(0), kroner(200))
  await expectRefused(
    player,
    { amount: '99', code: '' },
    { refusal: 'amount-too-small', minimumOre: kroner(100) },
  )
  await expectRefused(player, { amount: '300', code: 'NEJ' }, { refusal: 'bonus-code-unknown' })
  const code = await addOffer(world)
  expect(await startWithCode(world, player, { amount: '300', code })).toMatchObject({
    refusal: 'limit-exceeded',
  })
})

test('[LED-02] the same key with another code is a conflict; a refusal is repeated', async () => {
  const code = await addOffer(world)
  const player = await world.player()
  const key = crypto.randomUUID()
  const first = await startWithCode(world, player, { code, key })
  expect(await startWithCode(world, player, { code: code.toLowerCase(), key })).toEqual(first)
  const conflict = { ok: false, refusal: 'conflict' }
  expect(await startWithCode(world, player, { code: 'ANDET', key })).toEqual(conflict)
  const other = crypto.randomUUID()
  const validFrom = after(world.clock.now(), secondMs)
  const soon = { validFrom, trigger: { kind: 'code', code: 'SNARTKODE' } } as const
  const unknown = await startWithCode(world, player, { code: 'SNARTKODE', key: other })
  await addOffer(world, soon)
  world.clock.advance({ ms: secondMs })
  expect(await startWithCode(world, player, { code: 'SNARTKODE', key: other })).toEqual(unknown)
})

test('[PAY-10] the terms are told in full before the deposit, or why there are none', async () => {
  const code = await addOffer(world)
  const player = await world.player()
  const at = world.clock.now()
  const read = (typed: string) =>
    readBonusOffer(world.db, { playerId: player, code: typed, countDeposits: async () => 0, at })
  expect(await read(code.toLowerCase())).toMatchObject({
    ok: true,
    offer: {
      code,
      percent: 100,
      mostOre: kroner(500),
      leastDepositOre: kroner(100),
      wageringFactor: 10,
      stakeMaxOre: kroner(100),
      days: 60,
      isOncePerPlayer: true,
      example: {
        depositOre: kroner(500),
        bonusOre: kroner(500),
        requiredOre: kroner(5_000),
      },
    },
  })
  expect(await read(' ')).toEqual({ ok: false, refusal: 'bonus-code-required' })
  expect(await read('FINDESIKKE')).toEqual({ ok: false, refusal: 'bonus-code-unknown' })
})

test('[BONUS-01] a code of spins alone is had beside an active bonus, and gives no money', async () => {
  const player = await world.player()
  await depositWithCode(player, await addOffer(world))
  const spins = { kind: 'spins' as const, count: 5, valueOre: ore(20), gameIds: ['a-game'] }
  // Terms that name a requirement beside spins alone ask for nothing.
  const code = await addOffer(world, { parts: [spins] })
  const asked = { playerId: player, code, countDeposits: async () => 1, at: world.clock.now() }
  expect(await readBonusOffer(world.db, asked)).toMatchObject({ offer: { wageringFactor: 0 } })
  await depositWithCode(player, code)
  const at = world.clock.now()
  const page = { playerId: player, page: 1, pageSize: 10, restoredOf: new Map(), at }
  const { active, spins: given } = await readBonuses(world.db, page)
  expect(given).toMatchObject([{ count: 5, left: 5, valueOre: 20n, gameIds: ['a-game'] }])
  expect(active?.grantedOre).toBeGreaterThan(0n)
})

test('[BONUS-01] the games of an offer are told with its code and with its bonus, and bind it', async () => {
  const countingGameIds = ['a-game', 'b-game']
  const code = await addOffer(world, { countingGameIds })
  const player = await world.player()
  const at = world.clock.now()
  const told = { playerId: player, code, countDeposits: async () => 0, at }
  expect(await readBonusOffer(world.db, told)).toMatchObject({ offer: { countingGameIds } })
  await depositWithCode(player, code)
  expect(
    await readActiveBonus(world.db, { playerId: player, at: world.clock.now() }),
  ).toMatchObject({
    countingGameIds,
  })
  const row = await world.db
    .selectFrom('audit_bonuses')
    .select('games')
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
  expect(row.games).toEqual(countingGameIds)
})
