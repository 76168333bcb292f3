import { standInsAt } from '@nordlys/core'
import { askOutside } from '../../operations/backup/outside-money.ts'
import { rowsOf } from './rows.ts'

/** One payment of which the ledger and a party outside do not say the same. Amounts are in øre. */
export interface Difference {
  party: 'payment provider' | 'NemKonto'
  reference: string
  ledgerOre: bigint
  theirsOre: bigint
}

/** What the ledger books against a clearing account, each of the party's references for itself. */
const clearingQuery = `
  SELECT t.ext_ref AS reference, sum(e.amount_ore) AS amount_ore
  FROM audit_txns t JOIN audit_entries e USING (txn_id)
  WHERE e.account_id = $1 GROUP BY 1`

/**
 * Compares, payment by payment and to the øre, what the ledger has of the payment provider and of
 * NemKonto with their own records. Empty when they agree.
 */
export async function findDifferences(
  databaseUrl: string,
  sandboxUrl: string,
): Promise<Difference[]> {
  const { captured, payouts } = await askParties(sandboxUrl)
  const taken = captured.map(({ txId, capturedOre }) => [txId, capturedOre] as const)
  // What has left for players' accounts; money that came back has not.
  const paid = payouts.map(({ reference, amountOre, status }) => {
    const isGone = status === 'sent' || status === 'settled'
    return [reference, isGone ? amountOre : 0n] as const
  })
  const provider = await clearingOf(databaseUrl, 'payment-provider', -1n)
  const bank = await clearingOf(databaseUrl, 'bank', 1n)
  return [
    ...compare('payment provider', provider, new Map(taken)),
    ...compare('NemKonto', bank, new Map(paid)),
  ]
}

type Amounts = ReadonlyMap<string, bigint>

function compare(party: Difference['party'], ledger: Amounts, theirs: Amounts): Difference[] {
  const references = new Set([...ledger.keys(), ...theirs.keys()])
  return [...references].flatMap((reference) => {
    const ledgerOre = ledger.get(reference) ?? 0n
    const theirsOre = theirs.get(reference) ?? 0n
    return ledgerOre === theirsOre ? [] : [{ party, reference, ledgerOre, theirsOre }]
  })
}

async function clearingOf(databaseUrl: string, account: string, sign: bigint): Promise<Amounts> {
  const rows = await rowsOf(databaseUrl, clearingQuery, [account])
  return new Map(rows.map((row) => [String(row.reference), sign * BigInt(String(row.amount_ore))]))
}

/** What the payment provider and NemKonto have of ours, as they say themselves. */
export function askParties(sandboxUrl: string): ReturnType<typeof askOutside> {
  return askOutside(standInsAt(sandboxUrl))
}
