import { outsideFrom } from '../config/outside.ts'
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
  const captured = await readCaptured(sandboxUrl)
  const provider = await clearingOf(databaseUrl, 'payment-provider', -1n)
  const paid = await readPaid(sandboxUrl)
  const bank = await clearingOf(databaseUrl, 'bank', 1n)
  return [...compare('payment provider', provider, captured), ...compare('NemKonto', bank, paid)]
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

export interface Captured {
  txId: string
  reference: string
  state: string
  captured: string
}

/** Every attempt to pay the provider knows. */
export async function readProvider(sandboxUrl: string): Promise<Captured[]> {
  const { payments } = outsideFrom({}, sandboxUrl)
  const { transactions }: { transactions: Captured[] } = await read(
    `${payments.url}/api/transactions`,
    payments,
  )
  return transactions
}

async function readCaptured(sandboxUrl: string): Promise<Amounts> {
  const transactions = await readProvider(sandboxUrl)
  return new Map(transactions.map(({ txId, captured }) => [txId, oreOf(captured)]))
}

/** What has left for players' accounts; money that came back has not. */
async function readPaid(sandboxUrl: string): Promise<Amounts> {
  const { nemkonto } = outsideFrom({}, sandboxUrl)
  const { payments }: { payments: { reference: string; amount: string; status: string }[] } =
    await read(`${nemkonto.url}/payments`, nemkonto)
  return new Map(
    payments.map(({ reference, amount, status }) => [
      reference,
      status === 'sent' || status === 'settled' ? oreOf(amount) : 0n,
    ]),
  )
}

async function read<T>(url: string, by: { user: string; password: string }): Promise<T> {
  const pair = Buffer.from(`${by.user}:${by.password}`).toString('base64')
  const answer = await fetch(url, { headers: { authorization: `Basic ${pair}` } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}

function oreOf(decimal: string): bigint {
  return BigInt(decimal.replace('.', ''))
}
