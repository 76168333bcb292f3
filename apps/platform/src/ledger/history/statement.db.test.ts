import { kroner, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import { bet, nameSupplier, postTransfer, type TransferKind } from '../index.ts'

let ledger: TestLedger

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
})

const asAuditor = <Row>(query: RawBuilder<Row>) => ledger.asAuditor(query)

interface Snapshot {
  at: Date
  balances: Map<string, bigint>
}

/** What stands on every account now, by the cached balances and, for the outside, by its entries. */
async function snapshot(): Promise<Snapshot> {
  const rows = await asAuditor(sql<{ account_id: string; balance_ore: bigint }>`
    SELECT account_id, balance_ore FROM audit_balances
    WHERE account_id NOT LIKE 'house:%' OR balance_ore <> 0
    UNION ALL SELECT account_id, sum(amount_ore)::bigint FROM audit_entries
    WHERE owner_type = 'clearing' GROUP BY account_id`)
  const balances = new Map(rows.map((row) => [row.account_id, row.balance_ore]))
  return { at: ledger.clock.now(), balances }
}

type Player = Awaited<ReturnType<TestLedger['player']>>

/** One step in a player's life with money, each of its own kind. */
const steps: ((player: Player) => Promise<unknown>)[] = [
  (player) => transfer('deposit', player, 1_001),
  (player) => ledger.settle(ledger.round(player, 100, 250)),
  (player) => stake(player, 300),
  (player) => transfer('deposit-held', player, 700),
  (player) => transfer('withdrawal-reserved', player, 1_500, `payout-${player.id}`),
  (player) => ledger.settle(ledger.round(player, 200)),
  (player) => transfer('withdrawal-sent', player, 1_500, `payout-${player.id}`),
  (player) => transfer('deposit-reversed', player, 9_000),
]

async function transfer(kind: TransferKind, player: Player, amount: number, reference?: string) {
  const fresh = ledger.transfer(kind, player.id, ore(amount))
  const asked = { ...fresh, reference: reference ?? fresh.reference }
  const outcome = await ledger.db.transaction().execute((tx) => postTransfer(tx, asked))
  expect(outcome.ok, kind).toBe(true)
}

/** The stake of a round that stays open. */
async function stake(player: Player, amount: number) {
  const key = ledger.key()
  const answer = await bet(ledger.db, {
    supplier: await nameSupplier(ledger.db, 'a-supplier'),
    tx: key,
    input: key,
    key,
    at: ledger.clock.now(),
    round: key,
    playerId: player.id,
    playSession: player.playSession,
    definition: ledger.definition,
    stakeOre: ore(amount),
  })
  expect(answer.outcome).toBe('ok')
}

/** Two players take the steps in turn, a minute after the other. */
async function history(): Promise<Snapshot[]> {
  const players = [await ledger.player(kroner(100)), await ledger.player(kroner(50))]
  const snapshots = [await snapshot()]
  for (const step of steps) {
    for (const player of players) {
      ledger.clock.advance({ minutes: 1 })
      await step(player)
      snapshots.push(await snapshot())
    }
  }
  return snapshots
}

test('[LED-09] the balance and the statement of every account are those of any past moment', async () => {
  const snapshots = await history()
  const accounts = [...(snapshots.at(-1)?.balances.keys() ?? [])]
  expect(accounts.length).toBeGreaterThan(10)
  for (const account of accounts) {
    for (const { at, balances } of snapshots) {
      const [row] = await asAuditor(
        sql<{ ore: bigint }>`SELECT audit_balance_at(${account}, ${at}) AS ore`,
      )
      expect(row?.ore, `${account} at ${at.toISOString()}`).toBe(balances.get(account) ?? 0n)
    }
    await expectStatements(account, snapshots)
  }
})

async function expectStatements(account: string, snapshots: readonly Snapshot[]): Promise<void> {
  for (let first = 0; first < snapshots.length; first += 3) {
    for (let last = first; last < snapshots.length; last += 4) {
      const [from, to] = [snapshots[first], snapshots[last]]
      if (!from || !to) continue
      const lines = await asAuditor(sql<{
        line: string
        amount_ore: bigint | null
        balance_ore: bigint
      }>`
        SELECT line, amount_ore, balance_ore FROM audit_statement(${account}, ${from.at}, ${to.at})`)
      expect(lines[0]).toMatchObject({
        line: 'opening',
        balance_ore: from.balances.get(account) ?? 0n,
      })
      expect(lines.at(-1)).toMatchObject({
        line: 'closing',
        balance_ore: to.balances.get(account) ?? 0n,
      })
      for (const [place, { amount_ore, balance_ore }] of lines.slice(1, -1).entries()) {
        expect(balance_ore).toBe((lines[place]?.balance_ore ?? 0n) + (amount_ore ?? 0n))
      }
      expect(lines.at(-2)?.balance_ore).toBe(lines.at(-1)?.balance_ore)
    }
  }
}

test('[LED-09] the players’ money at any moment: cash, reserved, open stakes, debt or not', async () => {
  const snapshots = await history()
  for (const { at, balances } of snapshots) {
    const rows = await asAuditor(sql<{ bucket: string; balance_ore: bigint; is_players: boolean }>`
      SELECT * FROM audit_player_funds(${at})`)
    const sumOf = (shape: RegExp) =>
      [...balances]
        .filter(([account]) => shape.test(account))
        .reduce((sum, [, ore]) => sum + ore, 0n)
    expect(
      rows.map(({ bucket, balance_ore, is_players }) => [bucket, balance_ore, is_players]),
    ).toEqual([
      ['bonus', 0n, false],
      ['cash', sumOf(/:cash$/), true],
      ['debt', sumOf(/^debt:/), false],
      ['reserved', sumOf(/:reserved$/), true],
      ['staked', sumOf(/:staked$/), true],
    ])
  }
})
