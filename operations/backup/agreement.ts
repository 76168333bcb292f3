import { negate, type Ore, ore, subtract, sum, zeroOre } from '@nordlys/core'
import pg from 'pg'
import type { OutsideMoney } from './outside-money.ts'
import { lineKey, type SupplierLine } from './supplier-lists.ts'
import { readMovements } from './supplier-movements.ts'

/** One sum, as our books have it and as the outside parties have it. */
export interface Compared {
  what: string
  booksOre: Ore
  outsideOre: Ore
}

/** Deposits, payouts and wins: their sums in our books, and in the records of the outside parties. */
export async function compareWithOutside(
  databaseUrl: string,
  { captured, mobilePay, payouts, rounds, messages }: OutsideMoney,
): Promise<Compared[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const legs = `SELECT coalesce(sum(amount_ore), 0) FROM audit_entries e WHERE account_id =`
    const byMobilePay = mobilePay.payments.map(({ reference }) => reference)
    const { rows } = await client.query(
      `SELECT -(${legs} 'payment-provider' AND EXISTS (${captures})) AS captured,
         (${legs} 'bank') AS paid_out,
         (SELECT coalesce(sum(stake_ore - win_ore), 0) FROM audit_rounds
          WHERE state = 'settled' AND round_id = ANY ($1)) AS kept`,
      [rounds.map(({ key }) => key), byMobilePay, mobilePay.since],
    )
    const [books] = rows
    const gone = payouts.filter(({ status }) => status === 'sent' || status === 'settled')
    return [
      {
        what: 'captured from cards and by MobilePay',
        booksOre: ore(books.captured),
        outsideOre: total([...captured, ...mobilePay.payments].map((each) => each.capturedOre)),
      },
      {
        what: 'paid out by NemKonto',
        booksOre: ore(books.paid_out),
        outsideOre: total(gone.map(({ amountOre }) => amountOre)),
      },
      {
        what: 'stakes less wins of the rounds told',
        booksOre: ore(books.kept),
        outsideOre: total(rounds.map(({ stakeOre, winOre }) => subtract(stakeOre, winOre))),
      },
      await compareMessages(client, messages),
    ]
  } finally {
    await client.end()
  }
}

/**
 * A booking as the parties list it: the whole of a capture, whatever of it was given back or disputed since;
 * by MobilePay since the moment from which its report was read.
 */
const captures = `
  SELECT FROM audit_txns t WHERE t.txn_id = e.txn_id AND t.kind = 'deposit'
    AND NOT EXISTS (SELECT FROM wallet_take_back b WHERE b.posted_as = t.ext_ref AND b.cause = 'dispute-won')
    AND NOT EXISTS (SELECT FROM wallet_deposit d WHERE d.psp_tx_id = t.ext_ref
      AND d.method = 'mobile_pay' AND t.ext_ref <> ALL ($2) AND t.created_at < $3)`

/** A message that waits for our answer was acknowledged to nobody, and counts on neither side. */
async function compareMessages(
  client: pg.Client,
  messages: readonly SupplierLine[],
): Promise<Compared> {
  const answered = messages.filter(({ state }) => state !== 'pending')
  const books = await readMovements(client, answered)
  return {
    what: 'stakes less wins in the lists of game suppliers',
    booksOre: total(answered.map((line) => keptBy(line.kind, books.get(lineKey(line))))),
    outsideOre: total(answered.map((line) => keptBy(line.kind, line))),
  }
}

function keptBy(
  kind: SupplierLine['kind'],
  moved: Pick<SupplierLine, 'state' | 'amountOre'> | undefined,
): Ore {
  if (moved?.state !== 'accepted') return zeroOre
  return kind === 'bet' ? moved.amountOre : negate(moved.amountOre)
}

function total(amounts: readonly Ore[]): Ore {
  return sum(zeroOre, ...amounts)
}
