import { kroner } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import { commitmentOf, TestTable } from './test-table-rounds.ts'

const tableHash = 'cd'.repeat(32)
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
let ledger: TestLedger
let table: TestTable

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
  table = await TestTable.open(ledger)
})

const roundsOf = (player: number) =>
  ledger.asAuditor(
    sql<object>`SELECT * FROM audit_table_rounds WHERE player_id = ${player} ORDER BY round_id`,
  )

test('[PROOF-03] the auditor reads of each hand what proves it, and what of it the rule played', async () => {
  const player = await ledger.player(kroner(1_000))
  const begun = ledger.clock.now()
  const [played, left, given, open] = Array.from({ length: 4 }, () => {
    ledger.clock.advance({ ms: 1 })
    return table.round(player)
  })
  if (!(played && left && given && open)) throw new Error('no rounds')
  for (const round of [played, left, given, open]) await round.open(10_000)
  await played.raise(5_000)
  ledger.clock.advance({ hours: 1 })
  const ended = ledger.clock.now()
  await played.finish(40_000, { at: ended })
  await left.finish(0, { automaticFrom: 1, at: ended })
  await given.void()
  const common = {
    player_id: player.id,
    game_id: 'a-table',
    definition_hash: tableHash,
    bets: '{}',
  }
  const sealed = { seed: null, choices: null, automatic_from: null }
  const over = { ...common, choices: '6873', opened_at: expect.any(Date), settled_at: ended }
  const of = (round: typeof played) => ({
    round_id: round.key,
    commitment: commitmentOf(round.key, tableHash, round.seed).toString('hex'),
  })
  expect(await roundsOf(player.id)).toEqual([
    {
      ...{
        ...of(played),
        ...over,
        state: 'settled',
        seed: hexOf(played.seed),
        automatic_from: null,
      },
      ...{ stake_ore: 15_000n, win_ore: 40_000n },
    },
    {
      ...{ ...of(left), ...over, state: 'settled', seed: hexOf(left.seed), automatic_from: 1 },
      ...{ stake_ore: 10_000n, win_ore: 0n },
    },
    {
      ...{ ...of(given), ...common, ...sealed, state: 'rolled-back', stake_ore: 0n, win_ore: 0n },
      ...{ opened_at: expect.any(Date), settled_at: ended },
    },
    {
      ...{ ...of(open), ...common, ...sealed, state: 'open', stake_ore: 10_000n, win_ore: 0n },
      ...{ opened_at: expect.any(Date), settled_at: null },
    },
  ])
  const proven = await ledger.asAuditor(sql<{ round_id: string; opened_at: Date }>`
    SELECT round_id, opened_at FROM audit_table_rounds
    WHERE player_id = ${player.id} AND commitment = encode(sha256('nordlys table round'::bytea
      || uuid_send(round_id) || decode(definition_hash, 'hex') || decode(seed, 'hex')), 'hex')
    ORDER BY round_id`)
  expect(proven.map(({ round_id }) => round_id)).toEqual([played.key, left.key])
  for (const { opened_at } of proven) expect(opened_at.getTime()).toBeLessThan(begun.getTime() + 10)
  await open.void()
})

test('[PROOF-03] the auditor reads the bets of a round in one go, and no round of a slot there', async () => {
  const player = await ledger.player(kroner(1_000))
  const written = '[["straight 17",1000],["même",500]]'
  const round = { ...ledger.round(player, 1_500, 3_000), bets: Buffer.from(written) }
  expect(await ledger.settle(round)).toMatchObject({ ok: true })
  expect(await ledger.settle(ledger.round(player, 100, 0))).toMatchObject({ ok: true })
  const tooMuch = { ...ledger.round(player, 1_000_000, 0), bets: Buffer.from('[]') }
  expect(await ledger.settle(tooMuch)).toMatchObject({ ok: false })
  const at = ledger.clock.now()
  expect(await roundsOf(player.id)).toEqual([
    {
      ...{ round_id: round.key, player_id: player.id, game_id: 'a-game', state: 'settled' },
      definition_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      ...{ commitment: null, choices: null, automatic_from: null, seed: hexOf(round.seed) },
      // A byte that is no letter of English stands by its number.
      bets: String.raw`[["straight 17",1000],["m\303\252me",500]]`,
      ...{ stake_ore: 1_500n, win_ore: 3_000n, opened_at: at, settled_at: at },
    },
  ])
})

test('the auditor reads rounds at tables through their view alone', async () => {
  const alone = ledger.asAuditor(sql<object>`SELECT * FROM ledger_table_round`)
  await expect(alone).rejects.toThrow('permission denied')
})
