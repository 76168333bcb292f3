import { setTimeout as wait } from 'node:timers/promises'
import { type Deposit, readDeposit, readSession, startDeposit } from '@nordlys/contracts'
import { invariant, systemClock, timeKey } from '@nordlys/core'
import type { Breach } from '../../operations/verification/money-invariants.ts'
import { goodCard, payByCard } from '../../world/seed/over-the-wire.ts'
import { askParties } from '../kill/outside-books.ts'
import { rowsOf } from '../kill/rows.ts'
import { approve } from '../kill/stand-ins.ts'
import type { ClientKind, Seat } from './client.ts'

/** The provider's ways of telling, and refusals; see the stand-in's list of cards. */
const cardNumbers = [
  goodCard,
  '4571000000010000',
  '4571000000020504',
  '4571000000090531',
  '4571000000070400',
  '4571000000090101',
  '4571000000080102',
  '4571000000070103',
  '4571000000060104',
  '4571000000050105',
  '4571000000030107',
]
const readAgainMs = 300
const ends = ['implemented', 'canceled']

/** What each deposit's player was told in the end, by reference. */
type Journal = Map<string, Deposit>

/** Players who pay in by card, good and bad ones. */
export function depositsKind(): ClientKind {
  const journal: Journal = new Map()
  return {
    name: 'deposits',
    paceMs: { least: 200, most: 1_500 },
    books: ['deposit', 'deposit-held', 'deposit-voided'],
    async open(seat) {
      await payIn(seat, journal, seat.firstKroner, goodCard)
      return async () => {
        await keepSession(seat)
        const { chance } = seat
        await payIn(seat, journal, chance.between(100, 500), chance.pick(cardNumbers))
      }
    },
    check: (databaseUrl, sandboxUrl) => compare(databaseUrl, sandboxUrl, journal),
  }
}

async function payIn(seat: Seat, journal: Journal, kroner: number, cardNumber: string) {
  const { caller, chance, persona, session, tally, sandboxUrl } = seat
  const idempotencyKey = timeKey(systemClock, chance)
  const request = { amount: String(kroner), method: 'card' as const, idempotencyKey }
  const started = await caller.call(startDeposit, request, session)
  if (!started.ok) {
    invariant(started.refusal === 'limit-exceeded', `a deposit is refused: ${started.refusal}`)
    tally.acknowledge('deposits refused by the limit')
    return
  }
  const { reference } = started.deposit
  journal.set(reference, started.deposit)
  const paid = await payByCard(started, { sandboxUrl, cardHolder: persona, cardNumber })
  if (paid.txState === 'WAITING_INPUT') {
    const { ok } = await approve(sandboxUrl, paid.txId ?? '')
    invariant(ok, 'the bank takes the answer')
  }
  const ended = await readUntilEnded(seat, reference)
  journal.set(reference, ended)
  tally.acknowledge(`deposits ${ended.status}`)
}

/** The page that waits asks again and again, as the site's does. */
async function readUntilEnded({ caller, session }: Seat, reference: string): Promise<Deposit> {
  for (;;) {
    const answer = await caller.call(readDeposit, { reference }, session)
    invariant(answer.ok, 'a deposit of one’s own is known')
    if (ends.includes(answer.deposit.status)) return answer.deposit
    await wait(readAgainMs)
  }
}

/** A player who does something stays logged in. */
async function keepSession({ caller, session }: Seat): Promise<void> {
  const read = await caller.call(readSession, { act: true }, session)
  invariant(read.ok, 'the player stays logged in')
}

async function compare(
  databaseUrl: string,
  sandboxUrl: string,
  journal: Journal,
): Promise<Breach[]> {
  const rows = await rowsOf(
    databaseUrl,
    `SELECT p.payment_id, p.psp_ref, p.status, t.booked, t.times FROM audit_payments p
     LEFT JOIN (SELECT ext_ref, sum(amount_ore) AS booked, count(DISTINCT txn_id)::int AS times
       FROM audit_txns JOIN audit_entries USING (txn_id)
       WHERE kind = 'deposit' AND owner_type = 'player' GROUP BY 1) t
       ON t.ext_ref = p.psp_ref AND p.status <> 'canceled'
     WHERE p.direction = 'deposit'`,
  )
  const inBooks = new Map(rows.map((row) => [String(row.payment_id), row]))
  const { captured } = await askParties(sandboxUrl)
  const referenceOf = new Map(captured.map(({ txId, reference }) => [txId, reference]))
  const late = new Map<string, Row>()
  const unasked: Row[] = []
  for (const row of rows.filter(({ payment_id: id }) => !journal.has(String(id)))) {
    const reference = referenceOf.get(String(row.psp_ref)) ?? ''
    if (inBooks.get(reference)?.status === 'canceled') late.set(reference, row)
    else unasked.push(row)
  }
  const different = [...journal.values()].filter(
    (told) => !isAsTold(told, inBooks.get(told.reference), late.get(told.reference)),
  )
  const unpaid = await rowsOf(
    databaseUrl,
    `SELECT txn_id, ext_ref FROM audit_txns t WHERE kind = 'deposit' AND NOT EXISTS (
       SELECT FROM audit_payments p WHERE p.psp_ref = t.ext_ref AND p.status = 'implemented')`,
  )
  return [
    { invariant: 'I9 each deposit is booked as it was answered', rows: different },
    { invariant: 'I10 no deposit exists that nobody asked for', rows: unasked },
    { invariant: 'I10 no deposit is booked without its payment', rows: unpaid },
  ]
}

type Row = Record<string, unknown>

/**
 * Money whose word came after that of its cancel has a deposit of its own, `late`. Whoever waits is
 * shown the canceled one until then, and the late one from then on.
 */
function isAsTold(told: Deposit, own: Row | undefined, late: Row | undefined): boolean {
  if (told.status === 'canceled') return own?.status === 'canceled' && own.times === null
  const row = own?.status === 'canceled' ? late : own
  return row?.status === told.status && row.times === 1 && row.booked === told.amountOre.toString()
}
