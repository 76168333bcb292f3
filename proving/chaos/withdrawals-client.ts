import { setTimeout as wait } from 'node:timers/promises'
import { cancelWithdrawal } from '@nordlys/contracts'
import { invariant, systemClock, timeKey } from '@nordlys/core'
import type { Breach } from '../../operations/verification/money-invariants.ts'
import { rowsOf } from '../kill/rows.ts'
import { withdrawUntilConfirmed } from '../kill/withdraw.ts'
import type { ClientKind, Seat } from './client.ts'
import { compareJournal } from './compare-journal.ts'

interface Told {
  amountOre: string
  /** Whether the player was told that it is canceled. */
  isCanceled: boolean
}

/** Each withdrawal a player was told of, by its number. */
type Journal = Map<string, Told>

const paceMs = { least: 500, most: 3_000 }

/** Players who withdraw with MitID, and who often think better of it. */
export function withdrawalsKind(): ClientKind {
  const journal: Journal = new Map()
  return {
    name: 'withdrawals',
    paceMs,
    books: ['withdrawal-reserved', 'withdrawal-released', 'withdrawal-sent', 'withdrawal-returned'],
    open: async (seat) => () => withdrawOnce(seat, journal),
    check: (databaseUrl) => compare(databaseUrl, journal),
  }
}

async function withdrawOnce(seat: Seat, journal: Journal): Promise<void> {
  const { caller, chance, tally } = seat
  const kroner = chance.between(100, 300)
  const request = { amount: String(kroner), idempotencyKey: timeKey(systemClock, chance) }
  const made = await withdrawUntilConfirmed(seat, request)
  if ('refusal' in made) {
    const isRight = ['too-little-money', 'withdrawal-refused'].includes(made.refusal)
    invariant(isRight, `no withdrawal: ${made.refusal}`)
    return tally.acknowledge('withdrawals refused')
  }
  const { withdrawalId } = made
  const told = { amountOre: String(kroner * 100), isCanceled: false }
  journal.set(withdrawalId, told)
  tally.acknowledge('withdrawals made')
  if (chance.below(2) === 0) return
  await wait(chance.below(paceMs.most))
  const outcome = await caller.call(cancelWithdrawal, { withdrawalId }, seat.session)
  invariant(outcome.ok || outcome.refusal === 'too-late', 'a withdrawal is one’s own')
  told.isCanceled = outcome.ok
  tally.acknowledge(outcome.ok ? 'withdrawals canceled' : 'cancels too late')
}

async function compare(databaseUrl: string, journal: Journal): Promise<Breach[]> {
  const kept = { what: 'withdrawal', journal }
  return [
    ...(await compareJournal(kept, { databaseUrl, query }, isAsTold)),
    {
      invariant: 'I10 no withdrawal is booked without its payment',
      rows: await rowsOf(
        databaseUrl,
        `SELECT txn_id, ext_ref FROM audit_txns t WHERE kind LIKE 'withdrawal-%' AND NOT EXISTS (
           SELECT FROM audit_payments p WHERE p.payment_id = t.ext_ref)`,
      ),
    },
  ]
}

const query = `
  SELECT p.payment_id AS key, p.amount_ore, p.status, t.kinds FROM audit_payments p
  LEFT JOIN (SELECT ext_ref, string_agg(DISTINCT kind, ' ' ORDER BY kind) AS kinds,
      min(ore) AS least, max(ore) AS most
    FROM (SELECT ext_ref, kind, sum(amount_ore) AS ore
      FROM audit_txns JOIN audit_entries USING (txn_id)
      WHERE kind LIKE 'withdrawal-%' AND amount_ore > 0 GROUP BY ext_ref, kind, txn_id) moved
    GROUP BY 1) t
    ON t.ext_ref = p.payment_id AND t.least = p.amount_ore AND t.most = p.amount_ore
  WHERE p.direction = 'withdrawal'`

/** What is booked, all in all, for each way a withdrawal can end. */
const bookedAtTheEnd: Readonly<Record<string, readonly string[]>> = {
  canceled: ['withdrawal-released withdrawal-reserved'],
  implemented: ['withdrawal-reserved withdrawal-sent'],
  reversed: [
    'withdrawal-released withdrawal-reserved',
    'withdrawal-reserved withdrawal-returned withdrawal-sent',
  ],
}

function isAsTold(told: Told, row: Record<string, unknown>): boolean {
  if (row.amount_ore !== told.amountOre) return false
  if (told.isCanceled !== (row.status === 'canceled')) return false
  return (bookedAtTheEnd[String(row.status)] ?? []).includes(String(row.kinds))
}
