import { performance } from 'node:perf_hooks'
import { type Clock, StartProblem } from '@nordlys/core'
import type pg from 'pg'
import { bookInvariants } from '../verification/books.ts'
import { dayInvariants } from '../verification/days.ts'
import { type Invariant, prove } from '../verification/invariant.ts'
import { sealedMonths, sealMonths } from '../verification/months.ts'
import { conservationInvariants, paymentInvariants } from '../verification/payments.ts'

type Print = (line: string) => void

const everything: readonly Invariant[] = [
  ...bookInvariants,
  ...dayInvariants,
  ...paymentInvariants,
  ...conservationInvariants,
  sealedMonths,
]

/** Readies the connection; what is proved reads much and sorts much. */
export async function prepare(client: pg.Client): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('ledger_bar_change') AS newest")
  if (!rows[0]?.newest) {
    throw new StartProblem('This database has an older shape: start the product on it once.')
  }
  await client.query("SET work_mem = '256MB'")
  await client.query('SET max_parallel_workers_per_gather = 2')
  await client.query('SET jit = off')
  await client.query("SET application_name = 'nordlys-ledger-verify'")
}

/**
 * Proves every invariant, each by one statement that sees the books as of one moment, so that the
 * product may run meanwhile. Prints each with what breaks it. With `seal` the closed months of books
 * that are right are sealed. Whether all hold.
 */
export async function proveAll(
  client: pg.Client,
  { clock, seal }: { clock: Clock; seal: boolean },
  print: Print,
): Promise<boolean> {
  let broken = 0
  for (const invariant of everything) {
    const startedMs = performance.now()
    const breach = await prove(client, invariant)
    const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1)
    print(`${breach ? 'BROKEN' : 'holds '}  ${invariant.name}  (${seconds} s)`)
    for (const row of breach?.rows ?? []) print(`          ${told(row)}`)
    if (breach) broken += 1
  }
  await printDifferences(client, print)
  print(broken === 0 ? 'All invariants hold.' : `${broken} of ${everything.length} are broken.`)
  if (seal && broken === 0) {
    const months = await sealMonths(client, clock.now())
    print(months.length === 0 ? 'No month to seal.' : `Sealed: ${months.join(', ')}.`)
  }
  return broken === 0
}

/** Differences are not ours to prove away; they are reported. */
async function printDifferences(client: pg.Client, print: Print): Promise<void> {
  const { rows } = await client.query<{ party: string; open: string }>(
    `SELECT party, count(*) AS open FROM audit_differences WHERE resolved_at IS NULL
     GROUP BY party ORDER BY party`,
  )
  if (rows.length === 0) print('No open difference with any outside party.')
  for (const { party, open } of rows) print(`Open differences with ${party}: ${open}`)
}

function told(row: unknown): string {
  return JSON.stringify(row)
}
