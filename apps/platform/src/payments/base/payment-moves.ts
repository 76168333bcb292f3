import type { PaymentStatus } from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'
import './tables.ts'

type Moves = Partial<Record<PaymentStatus, readonly PaymentStatus[]>>

/** The life of a deposit. A state not on the left is final. [PAY-05] */
export const depositMoves = {
  initiated: ['pending', 'canceled'],
  pending: ['processing', 'canceled'],
  processing: ['implemented', 'canceled'],
  implemented: ['reversed'],
} as const satisfies Moves

/** The life of a withdrawal. A canceled one returns the money to the game account. [PAY-05] */
export const withdrawalMoves = {
  pending: ['processing', 'canceled'],
  processing: ['initiated', 'reversed'],
  initiated: ['implemented', 'reversed'],
  implemented: ['reversed'],
} as const satisfies Moves

const movesOf = { deposit: depositMoves, withdrawal: withdrawalMoves } satisfies Record<
  string,
  Moves
>

export interface Move {
  direction: 'deposit' | 'withdrawal'
  paymentId: string
  from: PaymentStatus
  to: PaymentStatus
  reason?: string
  at: Date
}

/** Whether the table of moves lets a payment go from one state straight to another. */
export function mayMove(direction: Move['direction'], from: PaymentStatus, to: PaymentStatus) {
  const moves: Moves = movesOf[direction]
  return moves[from]?.includes(to) ?? false
}

/** The states passed on the way, the last one `to`; undefined when there is no way. */
export function wayTo(
  direction: Move['direction'],
  from: PaymentStatus,
  to: PaymentStatus,
): PaymentStatus[] | undefined {
  if (mayMove(direction, from, to)) return [to]
  const moves: Moves = movesOf[direction]
  for (const next of moves[from] ?? []) {
    const rest = wayTo(direction, next, to)
    if (rest) return [next, ...rest]
  }
  return undefined
}

/**
 * Writes every step of a move into the history: a provider that skips a message has still passed
 * the states in between. A move that the table does not know is a bug.
 */
export async function recordMove(tx: Tx, move: Move): Promise<void> {
  const { direction, paymentId, from, to, reason, at } = move
  const way = wayTo(direction, from, to)
  invariant(way, `a ${direction} never goes from ${from} to ${to}`)
  const steps = way.map((status, step) => ({
    payment_id: paymentId,
    direction,
    from_status: step === 0 ? from : (way[step - 1] ?? from),
    to_status: status,
    reason: status === to ? (reason ?? null) : null,
    at,
  }))
  await tx.insertInto('wallet_payment_status').values(steps).execute()
}

/** The first line of a payment's history. */
export async function recordBirth(
  tx: Tx,
  birth: Pick<Move, 'direction' | 'paymentId' | 'at'> & { status: PaymentStatus },
): Promise<void> {
  const { direction, paymentId, status, at } = birth
  await tx
    .insertInto('wallet_payment_status')
    .values({
      payment_id: paymentId,
      direction,
      from_status: null,
      to_status: status,
      reason: null,
      at,
    })
    .execute()
}
