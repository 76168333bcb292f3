import { formatAmount, ore, printable } from '@nordlys/core'
import type pg from 'pg'

interface Line {
  line: 'opening' | 'entry' | 'closing'
  kind: string | null
  ext_ref: string | null
  amount_ore: string | null
  balance_ore: string
  created_at: Date
}

/** Prints an account's statement: what stood on it, every entry, what stands on it. */
export async function printStatement(
  client: pg.Client,
  { account, from, to }: { account: string; from: Date; to: Date },
  print: (line: string) => void,
): Promise<void> {
  const { rows } = await client.query<Line>('SELECT * FROM audit_statement($1, $2, $3)', [
    account,
    from,
    to,
  ])
  print(`${account}, after ${from.toISOString()} up to ${to.toISOString()}, in kroner`)
  for (const row of rows) print(textOf(row))
}

function textOf({ line, kind, ext_ref, amount_ore, balance_ore, created_at }: Line): string {
  const what = line === 'entry' ? printable(`${kind} ${ext_ref ?? ''}`.trim()) : `${line} balance`
  const amount = amount_ore === null ? '' : formatAmount(ore(amount_ore))
  const balance = formatAmount(ore(balance_ore))
  const columns = [what.padEnd(64), amount.padStart(16), balance.padStart(18)]
  return `${created_at.toISOString()}  ${columns.join('')}`
}
