import { kroner, type PlayerId } from '@nordlys/core'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect } from '../../db/index.ts'
import type { PaymentEmail } from '../base/payments-context.ts'
import { TestPayments } from '../base/test-payments.ts'
import { advancePayouts } from './payout-progress.ts'
import { tellOfPayoutsThatWait } from './payouts-that-wait.ts'

let world: TestPayments
beforeAll(async () => {
  world = await TestPayments.open()
})
beforeEach(() => void world.alarms.splice(0))
afterEach(() => {
  world.parties.broken = undefined
})
afterAll(() => world[Symbol.asyncDispose]())

async function withdraw(player: PlayerId): Promise<string> {
  const withdrawalId = await world.withdraw(player)
  world.clock.advance({ hours: 1 })
  return withdrawalId
}

/** As if NemKonto had told the end of each payment so far. */
async function endAllBatches(): Promise<void> {
  const finished = { finished_at: world.clock.now() }
  await world.db.updateTable('wallet_payout_batch').set(finished).execute()
}

const letters: PaymentEmail[] = []
const logLines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void logLines.push(line) })

/** What the program's ticks do, a minute apart. */
async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    const enqueueEmail = async (_tx: unknown, email: PaymentEmail) => void letters.push(email)
    const context = { ...world.context, log, enqueueEmail }
    await advancePayouts(context, world.clock.now())
    await tellOfPayoutsThatWait(context, world.clock.now())
    world.clock.advance({ minutes: 1 })
  }
}

async function lettersTo(player: PlayerId): Promise<string[]> {
  const contact = await world.context.players.findContact(world.db, player)
  return letters.filter(({ to }) => to === contact?.email).map(({ subject }) => subject)
}

test('[FLT-15] a batch that NemKonto forgot is logged once and told of once', async () => {
  const player = await world.player(kroner(500))
  const withdrawalId = await withdraw(player)
  await minutes(2)
  world.parties.statuses.set(withdrawalId, { status: 'sent', reason: null })
  await minutes(1)
  world.parties.files.clear()
  logLines.length = 0
  await minutes(29)
  expect(logLines.filter((line) => line.includes('does not know a batch'))).toHaveLength(1)
  expect(world.alarms).toEqual([])
  await minutes(60)
  expect(logLines.filter((line) => line.includes('does not know a batch'))).toHaveLength(1)
  expect(world.alarms).toEqual(['Udbetalinger: 1 filer står stille hos NemKonto'])
  expect(await world.audited('payout-batch-stands-still')).toBe(1)
})

test('[FLT-15] an outage of NemKonto is one alarm, and none when it ends in time', async () => {
  await endAllBatches()
  world.parties.broken = { status: 503, body: {} }
  const first = await withdraw(await world.player(kroner(500)))
  await minutes(20)
  world.parties.broken = undefined
  await minutes(20)
  expect(world.alarms).toEqual([])
  world.parties.broken = { status: 503, body: {} }
  await withdraw(await world.player(kroner(500)))
  await minutes(45)
  expect(world.alarms).toHaveLength(1)
  expect(await world.states(first)).toEqual(['pending', 'processing'])
})

test('[FLT-15] a second file that stands still in an outage is told of a day later', async () => {
  await endAllBatches()
  world.parties.broken = { status: 503, body: {} }
  const told = async () => {
    const batches = world.db.selectFrom('wallet_payout_batch').select('alarmed_at')
    const rows = await batches.where('finished_at', 'is', null).orderBy('created_at').execute()
    return rows.map(({ alarmed_at }) => alarmed_at !== null)
  }
  await withdraw(await world.player(kroner(500)))
  await minutes(40)
  await withdraw(await world.player(kroner(500)))
  await minutes(40)
  expect(await told()).toEqual([true, false])
  expect(world.alarms).toHaveLength(1)
  world.clock.advance({ days: 1 })
  const before = await world.audited('payout-batch-stands-still')
  await minutes(1)
  expect(await told()).toEqual([true, true])
  expect(await world.audited('payout-batch-stands-still')).toBe(before + 1)
  expect(world.alarms.filter((each) => each.includes('1 filer står stille'))).toHaveLength(2)
})

test('[FLT-15] a file that NemKonto refuses after an outage stays noted as refused', async () => {
  await endAllBatches()
  world.parties.broken = { status: 503, body: {} }
  await withdraw(await world.player(kroner(500)))
  await minutes(2)
  world.parties.broken = { status: 422, body: { error: 'invalid_batch', detail: 'x' } }
  await minutes(2)
  const open = world.db.selectFrom('wallet_payout_batch').select(['trouble', 'refusal'])
  const rows = await open.where('finished_at', 'is', null).execute()
  expect(rows).toEqual([{ trouble: 'refused', refusal: 'invalid_batch' }])
  expect(world.alarms).toEqual(['Udbetalinger: NemKonto har afvist en fil'])
})

test('[FLT-15] a withdrawal that no file can take is told of once and holds up no other', async () => {
  await endAllBatches()
  const unreadable = await world.player(kroner(500))
  const stuck = await world.withdraw(unreadable)
  const other = await withdraw(await world.player(kroner(500)))
  world.unreadable.add(unreadable)
  logLines.length = 0
  await minutes(9)
  expect(await world.states(other)).toEqual(['pending', 'processing'])
  expect(await world.states(stuck)).toEqual(['pending'])
  expect(world.alarms).toEqual(['Udbetalinger: 1 kan ikke skrives i en fil til NemKonto'])
  expect(await world.audited('withdrawal-left-out')).toBe(1)
  expect(logLines.filter((line) => line.includes('no payout file can take'))).toHaveLength(1)
  await minutes(60)
  expect(world.alarms).toHaveLength(1)
  expect(logLines.filter((line) => line.includes('no payout file can take'))).toHaveLength(1)
  world.unreadable.clear()
  await minutes(12)
  expect(await world.states(stuck)).toEqual(['pending', 'processing'])
})

test('[FLT-15] a withdrawal that stays pending is late, too, for the player and the operator', async () => {
  const player = await world.player(kroner(500))
  world.unreadable.add(player)
  const withdrawalId = await withdraw(player)
  world.clock.advance({ days: 5 })
  await minutes(3)
  expect(await world.states(withdrawalId)).toEqual(['pending'])
  const late = (await lettersTo(player)).filter((each) => each === 'Din udbetaling er forsinket')
  expect(late).toHaveLength(1)
  expect(world.alarms.filter((each) => each.includes('forsinket'))).toHaveLength(1)
})

test('[FLT-15] a late payout is told to the player and the operator, once', async () => {
  const player = await world.player(kroner(500))
  const withdrawalId = await withdraw(player)
  await minutes(2)
  world.parties.statuses.set(withdrawalId, { status: 'sent', reason: null })
  await minutes(2)
  expect(await world.states(withdrawalId)).toContain('initiated')
  world.alarms.length = 0
  world.clock.advance({ days: 1 })
  await minutes(1)
  // The first day was no bank day: the twenty-first of November is a Saturday.
  expect(await lettersTo(player)).not.toContain('Din udbetaling er forsinket')
  world.clock.advance({ days: 2 })
  await minutes(3)
  const late = (await lettersTo(player)).filter((each) => each === 'Din udbetaling er forsinket')
  expect(late).toHaveLength(1)
  expect(world.alarms.filter((each) => each.includes('forsinket'))).toHaveLength(1)
  world.parties.statuses.set(withdrawalId, { status: 'settled', reason: null })
  await minutes(1)
  expect(await world.states(withdrawalId)).toContain('implemented')
})

test('[FLT-23] payouts without a database are no bug in the log', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const db = connect('postgres://nobody@127.0.0.1:1/none', 1)
  // Whoever asked for them is told.
  await expect(advancePayouts({ ...world.context, db, log }, world.clock.now())).rejects.toThrow(
    'ECONNREFUSED',
  )
  expect(lines).toEqual([])
  await db.destroy()
})
