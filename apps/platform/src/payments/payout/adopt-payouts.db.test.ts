import { kroner, type PlayerId, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { readBalances } from '../../ledger/index.ts'
import { writeNemKontoFile } from '../../outside/index.ts'
import { TestPayments } from '../base/test-payments.ts'
import { adoptPayoutFile } from './adopt-payouts.ts'
import { advancePayouts } from './payout-progress.ts'
import { haveRules, testRules } from './test-payouts.ts'

let world: TestPayments
let files = 0
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

const cprOf = (player: PlayerId) => `610190${player.toString().slice(-4)}`

/** A file of one payment that NemKonto has and our books do not. */
function fileOf(reference: string, cpr: string, amountOre = kroner(100)) {
  files += 1
  const batchId = `lost-file-${files}`
  const payment = { reference, cpr, amountOre, text: 'Nordlys & co' }
  const { xml } = writeNemKontoFile(batchId, [payment], world.clock.now())
  world.parties.files.set(batchId, xml)
  return { batchId, xml }
}

const adopt = (xml: string) => adoptPayoutFile(world.context, xml, world.clock.now())

function row(withdrawalId: string) {
  return world.db
    .selectFrom('wallet_withdrawal')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirst()
}

async function money(player: PlayerId) {
  const { cashOre, reservedOre } = await readBalances(world.db, player)
  return { cashOre, reservedOre }
}

test('a withdrawal the books forgot is made again, paid once, and ends as NemKonto says', async () => {
  const player = await world.player(kroner(500))
  const { batchId, xml } = fileOf('forgotten', cprOf(player))
  expect(await adopt(xml)).toEqual([{ withdrawalId: 'forgotten', outcome: 'adopted' }])
  expect(await money(player)).toEqual({ cashOre: kroner(400), reservedOre: kroner(100) })
  expect(await adopt(xml)).toEqual([])
  world.parties.statuses.set('forgotten', { status: 'settled', reason: null })
  await advancePayouts(world.context, world.clock.now())
  expect(await row('forgotten')).toMatchObject({ status: 'implemented', batch_id: batchId })
  expect(await money(player)).toEqual({ cashOre: kroner(400), reservedOre: zeroOre })
  expect(await world.states('forgotten')).toEqual([
    'pending',
    'processing',
    'initiated',
    'implemented',
  ])
})

test('a withdrawal that is waiting is in the file from now on, and in no other', async () => {
  const player = await world.player(kroner(500))
  const withdrawalId = await world.withdraw(player)
  const { batchId, xml } = fileOf(withdrawalId, cprOf(player))
  expect(await adopt(xml)).toEqual([{ withdrawalId, outcome: 'adopted' }])
  world.clock.advance({ hours: 2 })
  await advancePayouts(world.context, world.clock.now())
  expect(await row(withdrawalId)).toMatchObject({ status: 'processing', batch_id: batchId })
  expect(await money(player)).toEqual({ cashOre: kroner(400), reservedOre: kroner(100) })
})

test('[LED-03] a payout that waited for people in the backup and was paid after it is adopted', async () => {
  await haveRules(world, testRules.amount)
  const player = await world.player(kroner(1_500))
  const withdrawalId = await world.withdraw(player, '1000')
  await haveRules(world)
  const { batchId, xml } = fileOf(withdrawalId, cprOf(player), kroner(1_000))
  expect(await adopt(xml)).toEqual([{ withdrawalId, outcome: 'adopted' }])
  world.parties.statuses.set(withdrawalId, { status: 'settled', reason: null })
  await advancePayouts(world.context, world.clock.now())
  const paid = { status: 'implemented', batch_id: batchId, open_checks: 1 }
  expect(await row(withdrawalId)).toMatchObject(paid)
  expect(await money(player)).toEqual({ cashOre: kroner(500), reservedOre: zeroOre })
  const noted = await world.db
    .selectFrom('audit_line')
    .select('details')
    .where('player_id', '=', player)
    .where('action', '=', 'payout-checks-overtaken')
    .execute()
  expect(noted).toEqual([{ details: { withdrawalId, batchId, openChecks: 1 } }])
})

test('what cannot be booked is told, moves nothing, and does not hold up the rest', async () => {
  const poor = await world.player(kroner(99))
  const rich = await world.player(kroner(500))
  const other = await world.withdraw(rich)
  const payments = [
    { reference: 'no-player', cpr: '6101909999', amountOre: kroner(100), text: 't' },
    { reference: 'too-dear', cpr: cprOf(poor), amountOre: kroner(100), text: 't' },
    { reference: other, cpr: cprOf(rich), amountOre: kroner(101), text: 't' },
    { reference: 'booked', cpr: cprOf(rich), amountOre: kroner(100), text: 't' },
  ]
  const { xml } = writeNemKontoFile('mixed', payments, world.clock.now())
  const outcomes = (await adopt(xml)).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['player-unknown', 'too-little-money', 'differs', 'adopted'])
  expect(await money(poor)).toEqual({ cashOre: kroner(99), reservedOre: zeroOre })
  expect(await row(other)).toMatchObject({ status: 'pending' })
  expect(await money(rich)).toEqual({ cashOre: kroner(300), reservedOre: kroner(200) })
})

test('a file that is not ours to the byte is never taken', async () => {
  const player = await world.player(kroner(500))
  const { xml } = fileOf('changed', cprOf(player))
  const changed = xml.replace('<Amount Currency="DKK">100.00', '<Amount Currency="DKK">200.00')
  await expect(adopt(changed)).rejects.toThrow('not one of our payout files')
  await expect(adopt('<NemKontoBatch/>')).rejects.toThrow('not one of our payout files')
  expect(await row('changed')).toBeUndefined()
})
