import { createHash } from 'node:crypto'
import { kroner, ore, type PlayerId, required, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { readBalances } from '../../ledger/index.ts'
import { TestPayments } from '../base/test-payments.ts'
import { makePayoutBatch } from './payout-batch.ts'
import { advancePayouts } from './payout-progress.ts'
import { cancelWithdrawal, listWithdrawals } from './withdrawal-states.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})
afterEach(() => {
  world.parties.broken = undefined
})

const advance = () => advancePayouts(world.context, world.clock.now())

/** A withdrawal of 100 kr. from 500 kr., old enough for a file. */
async function due() {
  const player = await world.player(kroner(500))
  const withdrawalId = await world.withdraw(player)
  world.clock.advance({ hours: 1 })
  return { player, withdrawalId }
}

function say(withdrawalId: string, status: string, reason: string | null = null) {
  world.parties.statuses.set(withdrawalId, { status, reason })
}

function row(withdrawalId: string) {
  return world.db
    .selectFrom('wallet_withdrawal')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirstOrThrow()
}

async function money(player: PlayerId) {
  const { cashOre, reservedOre } = await readBalances(world.db, player)
  return { cashOre, reservedOre }
}

/** How often each movement of a withdrawal is in the books. */
async function booked(withdrawalId: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    SELECT t.kind FROM audit_txns t JOIN audit_entries e USING (txn_id)
    WHERE t.ext_ref = ${withdrawalId} GROUP BY t.kind ORDER BY min(e.player_seq)`.execute(world.db)
  return rows.map((each) => each.kind)
}

test('[PAY-06] a withdrawal goes by file to NemKonto, and is implemented when it has settled', async () => {
  const { player, withdrawalId } = await due()
  await advance()
  expect(await row(withdrawalId)).toMatchObject({ status: 'processing' })
  await advance()
  expect(await money(player)).toEqual({ cashOre: kroner(400), reservedOre: kroner(100) })
  say(withdrawalId, 'sent')
  await advance()
  expect(await row(withdrawalId)).toMatchObject({ status: 'initiated' })
  expect(await money(player)).toEqual({ cashOre: kroner(400), reservedOre: zeroOre })
  say(withdrawalId, 'settled')
  await advance()
  expect(await world.states(withdrawalId)).toEqual([
    'pending',
    'processing',
    'initiated',
    'implemented',
  ])
  expect(await booked(withdrawalId)).toEqual(['withdrawal-reserved', 'withdrawal-sent'])
})

test('[PAY-06] the file names each payment by reference, CPR number, amount and a short text', async () => {
  const first = await world.player(kroner(500))
  const second = await world.player(kroner(2000))
  const firstId = await world.withdraw(first, '100,50')
  const secondId = await world.withdraw(second, '1.000')
  world.clock.advance({ hours: 1 })
  await advance()
  const batchId = (await row(firstId)).batch_id ?? ''
  const xml = world.parties.files.get(batchId) ?? ''
  expect(xml).toContain(`<BatchId>${batchId}</BatchId>`)
  expect(xml).toContain('<NumberOfPayments>2</NumberOfPayments>')
  expect(xml).toContain('<ControlSum>1100.50</ControlSum>')
  const payment = [
    `    <RequesterPaymentReference>${firstId}</RequesterPaymentReference>`,
    `    <CPRNumber>610190${first.toString().slice(-4)}</CPRNumber>`,
    '    <Amount Currency="DKK">100.50</Amount>',
    `    <Text>Nordlys ${firstId.slice(-8)}</Text>`,
  ]
  expect(xml).toContain(payment.join('\n'))
  expect(xml).toContain(`<RequesterPaymentReference>${secondId}</RequesterPaymentReference>`)
  const batch = await world.db
    .selectFrom('wallet_payout_batch')
    .selectAll()
    .where('batch_id', '=', batchId)
    .executeTakeFirstOrThrow()
  expect(world.context.players.decrypt(required(batch.sealed_file, 'the file'))).toBe(xml)
  expect(batch.sha256).toBe(createHash('sha256').update(xml).digest('hex'))
  expect(batch.sealed_file).not.toContain('610190')
})

test('[PAY-06] a withdrawal waits its delay, and can be canceled until it is in a file', async () => {
  const player = await world.player(kroner(500))
  const withdrawalId = await world.withdraw(player)
  world.clock.advance({ minutes: 59, seconds: 59 })
  await advance()
  expect(await row(withdrawalId)).toMatchObject({ status: 'pending' })
  world.clock.advance({ seconds: 1 })
  await advance()
  const asked = { playerId: player, withdrawalId }
  const late = await cancelWithdrawal(world.context, asked)
  expect(late).toEqual({ ok: false, refusal: 'too-late' })
})

test('[LED-07] a cancel that races the file leaves the money in exactly one place', async () => {
  for (let round = 0; round < 10; round++) {
    const { player, withdrawalId } = await due()
    const at = world.clock.now()
    const [, canceled] = await Promise.all([
      makePayoutBatch(world.context, at),
      cancelWithdrawal(world.context, { playerId: player, withdrawalId }),
      makePayoutBatch(world.context, at),
    ])
    const { status, batch_id } = await row(withdrawalId)
    expect(status).toBe(canceled.ok ? 'canceled' : 'processing')
    expect(batch_id !== null).toBe(!canceled.ok)
    expect((await money(player)).cashOre).toBe(kroner(canceled.ok ? 500 : 400))
  }
  await advance()
})

test.each([
  ['rejected', 'no-nemkonto', ['withdrawal-reserved', 'withdrawal-released']],
  ['returned', 'account-closed', ['withdrawal-reserved', 'withdrawal-sent', 'withdrawal-returned']],
])(
  'a payment %s (%s) is reversed, its money back, and the player written to',
  async (status, reason, kinds) => {
    const { player, withdrawalId } = await due()
    await advance()
    const letters = await countEmails()
    say(withdrawalId, status, reason)
    await advance()
    await advance()
    expect(await row(withdrawalId)).toMatchObject({ status: 'reversed', reason })
    expect(await money(player)).toEqual({ cashOre: kroner(500), reservedOre: zeroOre })
    expect(await booked(withdrawalId)).toEqual(kinds)
    expect(await countEmails()).toBe(letters + 1)
  },
)

async function countEmails(): Promise<number> {
  const { rows } = await asOwner<{ count: number }>(
    'SELECT count(*)::int AS count FROM graphile_worker._private_jobs',
  )
  return rows[0]?.count ?? 0
}

async function asOwner<Row>(text: string): Promise<{ rows: Row[] }> {
  return world.db.connection().execute(async (connection) => {
    await sql`RESET ROLE`.execute(connection)
    try {
      return await sql<Row>`${sql.raw(text)}`.execute(connection)
    } finally {
      await sql`SET ROLE nordlys_app`.execute(connection)
    }
  })
}

test('[LED-03] a file whose answer was lost is sent again, the same to the byte, and pays once', async () => {
  const { withdrawalId } = await due()
  world.parties.broken = { status: 503, body: {} }
  await advance()
  const batchId = (await row(withdrawalId)).batch_id ?? ''
  const sent = world.parties.files.get(batchId)
  expect(sent).toContain(withdrawalId)
  expect(await world.audited('payout-batch-accepted')).toBe(await acceptedBatches())
  world.parties.broken = undefined
  await advance()
  expect(world.parties.files.get(batchId)).toBe(sent)
  await Promise.all([advance(), advance(), advance()])
  say(withdrawalId, 'settled')
  await Promise.all([advance(), advance(), advance()])
  await advance()
  expect(await row(withdrawalId)).toMatchObject({ status: 'implemented' })
  expect(await booked(withdrawalId)).toEqual(['withdrawal-reserved', 'withdrawal-sent'])
})

async function acceptedBatches(): Promise<number> {
  const rows = await world.db
    .selectFrom('wallet_payout_batch')
    .select('batch_id')
    .where('accepted_at', 'is not', null)
    .execute()
  return rows.length
}

test('[LED-02] ten copies that tick at once put each withdrawal into one file', async () => {
  const player = await world.player(kroner(5000))
  const ids = []
  for (let count = 0; count < 8; count++) ids.push(await world.withdraw(player))
  world.clock.advance({ hours: 1 })
  await Promise.all(Array.from({ length: 10 }, advance))
  await advance()
  const files = [...world.parties.files.values()]
  for (const id of ids) expect(files.filter((xml) => xml.includes(id))).toHaveLength(1)
})

test('a file NemKonto will never take waits for a person, its money still reserved', async () => {
  const { player, withdrawalId } = await due()
  world.parties.broken = { status: 422, body: { error: 'invalid_batch', detail: 'x' } }
  await advance()
  world.parties.broken = undefined
  const asked = world.parties.asked.length
  await advance()
  const batchId = (await row(withdrawalId)).batch_id ?? ''
  expect(world.parties.asked.slice(asked).join()).not.toContain(batchId)
  expect(await world.audited('payout-batch-refused')).toBe(1)
  expect(await money(player)).toEqual({ cashOre: kroner(400), reservedOre: kroner(100) })
})

test('a file NemKonto has forgotten goes again, but not once money of it has left', async () => {
  const { withdrawalId } = await due()
  await advance()
  await advance()
  const batchId = (await row(withdrawalId)).batch_id ?? ''
  const sent = world.parties.files.get(batchId)
  world.parties.files.delete(batchId)
  await advance()
  await advance()
  expect(world.parties.files.get(batchId)).toBe(sent)
  say(withdrawalId, 'sent')
  await advance()
  world.parties.files.delete(batchId)
  await advance()
  await advance()
  expect(world.parties.files.has(batchId)).toBe(false)
  expect(await row(withdrawalId)).toMatchObject({ status: 'initiated' })
  expect(await world.audited('payout-batch-forgotten')).toBe(1)
})

test('an answer that is not one changes nothing', async () => {
  const { player, withdrawalId } = await due()
  await advance()
  for (const status of ['lost', '']) {
    say(withdrawalId, status)
    await advance()
  }
  world.parties.broken = { status: 200, body: '<html>' }
  await advance()
  expect(await row(withdrawalId)).toMatchObject({ status: 'processing' })
  expect(await money(player)).toEqual({ cashOre: kroner(400), reservedOre: kroner(100) })
})

test('the application cannot remove a payment or rewrite its history', async () => {
  for (const statement of [
    'DELETE FROM wallet_deposit',
    'DELETE FROM wallet_withdrawal',
    'DELETE FROM wallet_payout_batch',
    'DELETE FROM wallet_payment_status',
    "UPDATE wallet_payment_status SET to_status = 'canceled'",
    "UPDATE wallet_payment_callback SET answer = '{}'",
    'SELECT * FROM graphile_worker._private_jobs',
  ]) {
    await expect(sql.raw(statement).execute(world.db)).rejects.toThrow(/permission denied/)
  }
  expect(ore(0)).toBe(0n)
})

test('[FLT-38] a payout that comes back gives the bonus again that it cost', async () => {
  const player = await world.player(kroner(500))
  await world.giveBonus(player, 200)
  const withdrawalId = await world.withdraw(player)
  world.clock.advance({ hours: 1 })
  await advance()
  await advance()
  expect((await readBalances(world.db, player)).bonusOre).toBe(zeroOre)
  say(withdrawalId, 'returned', 'account-closed')
  await advance()
  await advance()
  expect((await readBalances(world.db, player)).bonusOre).toBe(kroner(200))
  const bonuses = await world.db
    .selectFrom('audit_bonuses')
    .select(['state', 'granted_ore', 'required_ore', 'expires_at'])
    .where('player_id', '=', player)
    .orderBy('granted_at')
    .execute()
  expect(bonuses).toMatchObject([
    { state: 'void', required_ore: kroner(2000) },
    { state: 'active', granted_ore: kroner(200), required_ore: kroner(2000) },
  ])
  expect(bonuses[1]?.expires_at).toEqual(bonuses[0]?.expires_at)
  const list = await listWithdrawals(world.context, { playerId: player, standing: 'open' })
  expect(list).toMatchObject({ withdrawals: [{ restoredBonusOre: kroner(200) }] })
  expect(await newestLetter()).toMatch(/Din bonus på 200\skr\. er givet tilbage\./)
})

test('[FLT-38] one that has expired, or would stand beside another, is not given again', async () => {
  const late = await world.player(kroner(500))
  await world.giveBonus(late, 200)
  const lateId = await world.withdraw(late)
  const taken = await world.player(kroner(500))
  await world.giveBonus(taken, 200)
  const takenId = await world.withdraw(taken)
  world.clock.advance({ hours: 1 })
  await advance()
  await advance()
  await world.giveBonus(taken, 50)
  say(takenId, 'rejected', 'no-nemkonto')
  await advance()
  expect((await readBalances(world.db, taken)).bonusOre).toBe(kroner(50))
  world.clock.advance({ days: 60 })
  say(lateId, 'rejected', 'no-nemkonto')
  await advance()
  expect((await readBalances(world.db, late)).bonusOre).toBe(zeroOre)
  expect((await money(late)).cashOre).toBe(kroner(500))
  expect(await world.audited('bonus-not-restored')).toBe(2)
})

async function newestLetter(): Promise<string> {
  return world.db.connection().execute(async (connection) => {
    await sql`RESET ROLE`.execute(connection)
    const { rows } = await sql<{ text: string }>`
      SELECT concat_ws(E'\n', payload ->> 'subject', payload ->> 'text') AS text
      FROM graphile_worker._private_jobs
      ORDER BY id DESC LIMIT 1`.execute(connection)
    await sql`SET ROLE nordlys_app`.execute(connection)
    return rows[0]?.text ?? ''
  })
}
