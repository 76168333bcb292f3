import { dayMs, standInsAt, systemClock } from '@nordlys/core'
import { createMobilePay, createMobilePaySettlements } from '@nordlys/platform'
import { askOutside } from '../../operations/backup/outside-money.ts'
import { rowsOf } from './rows.ts'

/** One payment of which the ledger and a party outside do not say the same. Amounts are in øre. */
export interface Difference {
  party: 'payment provider or MobilePay' | 'NemKonto'
  reference: string
  ledgerOre: bigint
  theirsOre: bigint
}

/** What the ledger books against a clearing account, each of the party's references for itself. */
const clearingQuery = `
  SELECT split_part(t.ext_ref, '~', 1) AS reference, sum(e.amount_ore) AS amount_ore
  FROM audit_txns t JOIN audit_entries e USING (txn_id)
  WHERE e.account_id = $1 GROUP BY 1`

/**
 * Compares, payment by payment and to the øre, what the ledger has of the payment provider, MobilePay and
 * NemKonto with their own records, where what went back of a payment is taken off. Empty when they agree.
 */
export async function findDifferences(
  databaseUrl: string,
  sandboxUrl: string,
): Promise<Difference[]> {
  const { captured, payouts } = await askParties(sandboxUrl)
  const taken = captured.map(({ txId, capturedOre }) => [txId, capturedOre] as const)
  const byMobilePay = await keptByMobilePay(sandboxUrl)
  // What has left for players' accounts; money that came back has not.
  const paid = payouts.map(({ reference, amountOre, status }) => {
    const isGone = status === 'sent' || status === 'settled'
    return [reference, isGone ? amountOre : 0n] as const
  })
  const provider = await clearingOf(databaseUrl, 'payment-provider', -1n)
  const bank = await clearingOf(databaseUrl, 'bank', 1n)
  return [
    ...compare('payment provider or MobilePay', provider, new Map([...taken, ...byMobilePay])),
    ...compare('NemKonto', bank, new Map(paid)),
  ]
}

/** Of payments that changed today or yesterday. */
async function keptByMobilePay(sandboxUrl: string): Promise<[string, bigint][]> {
  const { url: baseUrl, ...client } = standInsAt(sandboxUrl).mobilePay
  const mobilePay = createMobilePay({ ...client, baseUrl, clock: systemClock })
  const to = new Date(systemClock.now().getTime() + 1)
  const from = new Date(to.getTime() - dayMs)
  const { items } = await createMobilePaySettlements(mobilePay).readPage({ from, to })
  return items.map(({ reference, amountOre }) => [reference, amountOre])
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
  return askOutside(standInsAt(sandboxUrl), 1)
}
