import { readFile } from 'node:fs/promises'
import { retentionMs } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { type ColumnEntry, columnsOf } from '../register/columns.ts'
import { endings, nightlyTask } from '../register/kept-for.ts'
import { register } from '../register/register.ts'
import { aged } from './aged.ts'

const jobs = new URL('../../parts/jobs.ts', import.meta.url)
const columns = Object.entries(register).flatMap(([table, entry]) =>
  columnsOf(entry).map((column) => [table, column] as const),
)
const namesOf = (found: typeof columns) => found.map(([table, { column }]) => `${table}.${column}`)
const where = (is: (column: ColumnEntry, table: string) => boolean) =>
  namesOf(columns.filter(([table, column]) => is(column, table)))

test('[PD8] nothing that says something of a person is kept without an end', () => {
  expect(where(({ basis, kept }) => basis !== 'none' && kept === 'for-ever')).toEqual([])
})

test('[PD8] what stays by number alone are the books, the audit and the proofs that read them', () => {
  const tables = where(({ kept }) => kept === 'by-number').map((name) => name.split('.')[0] ?? '')
  const others = new Set(tables.filter((table) => !/^(ledger|reconciliation)_/.test(table)))
  expect([...others].sort()).toEqual([
    ...['audit_line', 'bonuses_choice', 'bonuses_promise'],
    // Rounds of live tables, by the games' name for a player.
    ...['games', 'limits_deposit_use', 'limits_limit'],
    ...['limits_pause', 'limits_player', 'payments_refund', 'personal_data_erasure'],
    ...['personal_data_repeat'],
    ...['players_player', 'wallet_bonus_letter', 'wallet_deposit', 'wallet_given_again'],
    ...['wallet_payment_callback', 'wallet_payment_status', 'wallet_payout_batch'],
    ...['wallet_payout_check', 'wallet_raised_round', 'wallet_take_back', 'wallet_withdrawal'],
  ])
})

test('[PD8] what stays by number is said to, and nothing else is', () => {
  const differing = where(({ kept, erased }) => (kept === 'by-number') !== (erased === 'by-number'))
  expect(differing).toEqual([])
})

test('[PD8] each period is ended by a job that there is', async () => {
  const text = await readFile(jobs, 'utf8')
  const named = Object.values(endings).map(({ by }) => by)
  const gone = named.filter((by) => !text.includes(`'${by}': (`) && !text.includes(`${by}: (at)`))
  expect(gone).toEqual(['the games’ sweep of hands'])
})

test('[PD9] the nightly task has a step for each of its periods, but for people and failed jobs', () => {
  const own = Object.entries(endings).flatMap(([kept, { by }]) =>
    by === nightlyTask ? [kept] : [],
  )
  const steps = new Set(aged.map(({ period }) => period))
  expect([...steps, 'closedAccount', 'failedJob'].sort()).toEqual(own.sort())
  expect(Object.keys(endings).sort()).toEqual(Object.keys(retentionMs).sort())
})
