import type {
  Deposit,
  DepositFailure,
  readDeposit as depositCall,
  OutcomeOf,
  PaymentState,
  readPaymentState as stateCall,
} from '@nordlys/contracts'
import { after, logFailure, type PlayerId, secondMs } from '@nordlys/core'
import { findChosenBonus } from '../../bonuses/index.ts'
import type { Db } from '../../db/index.ts'
import { OutsideError } from '../../outside/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import type { DepositRow } from '../base/tables.ts'
import { presentDeposit } from './deposit.ts'
import { isOpen } from './deposit-states.ts'
import { settleFromProvider } from './open-deposits.ts'

/** A page that waits asks every second or two; the provider is asked no oftener than this. */
const askEveryMs = 2 * secondMs
/** MobilePay's advice: nobody approves sooner. */
const askFirstMs = 5 * secondMs

/** One of the player's own deposits, after asking the provider while it is open. */
export async function readDeposit(
  context: PaymentsContext,
  asked: { playerId: PlayerId; reference: string },
): Promise<OutcomeOf<typeof depositCall>> {
  const row = await findDeposit(context.db, asked)
  if (!row) return { ok: false, refusal: 'unknown' }
  const at = context.clock.now()
  if (!mayAsk(row, at)) return { ok: true, deposit: await presentWithBonus(context.db, row) }
  await settleFromProvider(context, row.reference).catch((error: unknown) => {
    // The player is shown what we know; the tick asks again.
    if (!(error instanceof OutsideError)) throw error
    const { reference } = row
    logFailure(context.log, error, 'the payment provider did not answer', { reference })
  })
  const now = (await findDeposit(context.db, asked)) ?? row
  return { ok: true, deposit: await presentWithBonus(context.db, now) }
}

/**
 * A player who comes back from a payment in another browser has its reference and no session: they
 * are shown its state, as the books have it. No outside party is asked for them. [FLT-39]
 */
export async function readPaymentState(
  db: Db,
  reference: string,
): Promise<OutcomeOf<typeof stateCall>> {
  const rows = await rowsOf(db, reference).execute()
  const row = shownOf(rows, reference)
  return row ? { ok: true, state: stateOf(row) } : { ok: false, refusal: 'unknown' }
}

/** Why a payment failed is the player's own affair, but for what they did, or did not do, themselves. */
function stateOf({ status, failure }: DepositRow): PaymentState {
  return (status === 'canceled' && failure && ownEnds[failure]) || states[status]
}

const ownEnds: Readonly<Partial<Record<DepositFailure, PaymentState>>> = {
  'cancelled-by-player': 'given-up',
  'mobilepay-aborted': 'given-up',
  'authentication-timeout': 'too-late',
  'mobilepay-expired': 'too-late',
}

const states: Readonly<Record<DepositRow['status'], PaymentState>> = {
  initiated: 'under-way',
  pending: 'under-way',
  processing: 'under-way',
  implemented: 'arrived',
  canceled: 'failed',
  reversed: 'taken-back',
}

async function presentWithBonus(db: Db, row: DepositRow): Promise<Deposit> {
  const bonus = await findChosenBonus(db, row.reference)
  return { ...presentDeposit(row), ...(bonus && { bonus }) }
}

function mayAsk(row: DepositRow, at: Date): boolean {
  if (!isOpen(row)) return false
  return row.asked_at
    ? row.asked_at <= after(at, -askEveryMs)
    : row.created_at <= after(at, -askFirstMs)
}

/**
 * Money that came after its deposit was closed lies in a deposit of its own; a player who waits for
 * the first one is shown that one, under the reference they know.
 */
async function findDeposit(
  db: Db,
  asked: { playerId: PlayerId; reference: string },
): Promise<DepositRow | undefined> {
  const rows = await rowsOf(db, asked.reference).where('player_id', '=', asked.playerId).execute()
  return shownOf(rows, asked.reference)
}

function rowsOf(db: Db, reference: string) {
  return db
    .selectFrom('wallet_deposit')
    .selectAll()
    .where((where) =>
      where.or([where('reference', '=', reference), where('after_reference', '=', reference)]),
    )
    .orderBy('created_at')
}

function shownOf(rows: readonly DepositRow[], reference: string): DepositRow | undefined {
  const own = rows.find((row) => row.reference === reference)
  const later = rows.find((row) => row.after_reference === reference)
  if (own?.status !== 'canceled' || !later) return own
  return { ...later, reference: own.reference }
}
