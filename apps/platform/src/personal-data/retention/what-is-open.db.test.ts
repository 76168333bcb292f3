import { retentionMs } from '@nordlys/contracts'
import { after, dayMs, type PlayerId, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepareMonths } from '../../ledger/index.ts'
import { messageOf, start, TestPayments } from '../../payments/base/test-payments.ts'
import { settleTakenBack } from '../../payments/deposit/take-back.ts'
import { advancePayouts } from '../../payments/index.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { runRetention } from '../index.ts'

let world: TestPayments
let employee: number
let held: ReturnType<typeof messageOf>
const people = new Map<string, PlayerId>()

/** How a thing begins for a player, and how it ends. */
interface Open {
  begin(player: PlayerId): Promise<unknown>
  end(player: PlayerId): Promise<unknown>
}

const run = (statement: RawBuilder<unknown>) => world.asOwner(statement)

/** Deposits 100 kr. by a transaction of the provider's. */
async function deposit(player: PlayerId, txId: string): Promise<void> {
  const message = messageOf(await world.deposit(player, '100'), txId)
  await world.callback('authorize', message)
  await world.callback('transfer', message)
}

/** Pays out 100 kr., up to NemKonto's word that it has come. */
async function payOut(player: PlayerId): Promise<void> {
  await carryOut(await world.withdraw(player))
}

async function carryOut(withdrawalId: string): Promise<void> {
  world.parties.statuses.set(withdrawalId, { status: 'settled', reason: null })
  for (let look = 0; look < 2; look += 1) {
    world.clock.advance({ hours: 1 })
    await advancePayouts(world.context, world.clock.now())
  }
  expect((await world.states(withdrawalId)).at(-1)).toBe('implemented')
}

async function chargeBack(txId: string): Promise<void> {
  const gone = { txId, cause: 'dispute', keptOre: zeroOre } as const
  await world.db.transaction().execute((tx) => settleTakenBack(world.context, tx, gone))
}

const openThings: Record<string, Open> = {
  'a debt': {
    async begin(player) {
      await deposit(player, 'tx-debt')
      await payOut(player)
      await chargeBack('tx-debt')
    },
    end: (player) => deposit(player, 'tx-paid'),
  },
  'a login': {
    begin: (player) =>
      run(sql`INSERT INTO players_session (handle, secret_hash, player_id, logged_in_at, acted_at, rofus,
        rofus_asked_at) VALUES ('h', sha256('h'), ${player}, ${start}, ${start}, 'clear', ${start})`),
    end: (player) =>
      run(sql`UPDATE players_session SET ended_at = ${world.clock.now()}, end_reason = 'idle'
        WHERE player_id = ${player}`),
  },
  'a card that the provider has': {
    begin: (player) =>
      run(sql`INSERT INTO wallet_card (card_id, player_id, place, token_sealed, token_mark,
          holder_matches, saved_at, used_at)
        VALUES (gen_random_uuid(), ${player}, 1, 'sealed.1', sha256('1'), 'same', ${start}, ${start})`),
    end: (player) =>
      run(sql`UPDATE wallet_card SET removed_at = ${start}, forgotten_at = ${start}, token_sealed = NULL,
        token_mark = NULL WHERE player_id = ${player}`),
  },
  'a complaint': {
    begin: (player) =>
      run(sql`INSERT INTO support_case (player_id, wish_key, wish, topic, words, received_at, due_at)
        VALUES (${player}, gen_random_uuid(), 'w', 'other', 'w', ${start}, ${after(start, 14 * dayMs)})`),
    end: (player) =>
      run(sql`UPDATE support_case SET state = 'decided', decided_at = ${world.clock.now()},
          decided_by = ${employee}, outcome = 'settled', reasons = 'r', way_on = 'complaint-boards'
        WHERE player_id = ${player}`),
  },
  'a deposit that is open': {
    async begin(player) {
      held = messageOf(await world.deposit(player, '100'), 'tx-held')
      await world.callback('authorize', held)
    },
    end: () => world.callback('cancel', held),
  },
  'a refund that is open': {
    async begin(player) {
      await deposit(player, 'tx-refund')
      await payOut(player)
      await run(sql`INSERT INTO payments_refund (reference, tx_id, number, amount_ore, counted_ore,
          two_people_from_ore, reason, wished_by, wished_at)
        SELECT reference, 'tx-refund', 1, 100, 100, 0, 'r', ${employee}, ${start}
        FROM wallet_deposit WHERE player_id = ${player}`)
    },
    end: () =>
      run(sql`UPDATE payments_refund SET outcome = 'dropped', ended_at = ${world.clock.now()}`),
  },
}

/** 100 kr. on the account when it was closed. */
const holding = { begin: (player: PlayerId) => deposit(player, 'tx-money') }

openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  employee = (await testEmployee(world.db, 'Ida')).employeeId
  for (const [what, { begin }] of [...Object.entries(openThings), ['money', holding] as const]) {
    const player = await world.player()
    people.set(what, player)
    await begin(player)
    await run(sql`UPDATE players_player SET status = 'closed', closed_at = ${start}
      WHERE player_id = ${player}`)
    await run(
      sql`INSERT INTO players_closed_account (player_id, look_at) VALUES (${player}, ${start})`,
    )
  }
  world.clock.advance({ ms: retentionMs.closedAccount })
})

async function nextNight(): Promise<void> {
  world.clock.advance({ ms: dayMs })
  await prepareMonths(world.db, world.clock.now())
  const players = { db: world.db, clock: world.clock, log: world.context.log }
  await runRetention({ players } as unknown as PersonalDataContext)
}

/** Whether the person has left, and whether money that comes to the account is still paid out. */
async function standingOf(player: PlayerId) {
  const [row] = await world.asOwner<{ hasLeft: boolean; isPaidOut: boolean }>(
    sql`SELECT left_at IS NOT NULL AS "hasLeft", EXISTS (SELECT FROM players_closed_account c
        WHERE c.player_id = p.player_id) AS "isPaidOut"
      FROM players_player p WHERE player_id = ${player}`,
  )
  return row
}

test.each(Object.entries(openThings))(
  '[PD12] %s keeps the person until it is over',
  async (what, { end }) => {
    const player = people.get(what) as PlayerId
    await nextNight()
    expect(await standingOf(player)).toEqual({ hasLeft: false, isPaidOut: true })
    await end(player)
    await nextNight()
    expect(await standingOf(player)).toEqual({ hasLeft: true, isPaidOut: false })
  },
)

test('[PD12] money keeps the person, and so does its payout until it is 90 days old', async () => {
  const player = people.get('money') as PlayerId
  const isKept = async () => {
    await nextNight()
    expect(await standingOf(player)).toEqual({ hasLeft: false, isPaidOut: true })
  }
  await isKept()
  const withdrawalId = await world.withdraw(player)
  await isKept()
  await carryOut(withdrawalId)
  world.clock.advance({ days: 88 })
  await isKept()
  await nextNight()
  expect(await standingOf(player)).toEqual({ hasLeft: true, isPaidOut: false })
})
