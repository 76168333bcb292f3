import {
  challengeWidths,
  type Deposit,
  type readDeposit as depositCall,
  namedConfigurations,
  type OutcomeOf,
  type readDepositOptions as optionsCall,
} from '@nordlys/contracts'
import { after, type PlayerId, secondMs } from '@nordlys/core'
import { findChosenBonus } from '../bonuses/index.ts'
import { readConfiguration } from '../content/index.ts'
import type { Db } from '../db/index.ts'
import { OutsideError } from '../outside/index.ts'
import { type DepositRow, presentDeposit } from './deposit.ts'
import { isOpen } from './deposit-states.ts'
import { settleFromProvider } from './open-deposits.ts'
import type { PaymentsContext } from './payments-context.ts'

/** A page that waits asks every second or two; the provider is asked no oftener than this. */
const askEveryMs = 5 * secondMs

/** What the deposit page shows before an amount is chosen. [SCREEN-01] */
export async function readDepositOptions(
  context: PaymentsContext,
): Promise<OutcomeOf<typeof optionsCall>> {
  const { db, settings } = context
  return {
    ok: true,
    minimumOre: settings.minimumDepositOre,
    maximumOre: settings.maximumDepositOre,
    quickAmountsOre: [...settings.quickAmountsOre],
    cashierUrl: settings.cashierUrl,
    merchantId: settings.merchantId,
    challengeWidths: await readConfiguration(db, '3DS_settings', widthsIn, challengeWidths),
  }
}

function widthsIn(value: unknown) {
  return namedConfigurations['3DS_settings'].safeParse(value).data
}

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
    // The player is told what we know; the tick asks again.
    if (!(error instanceof OutsideError)) throw error
    context.log.warn(
      { reference: row.reference, err: error },
      'the payment provider did not answer',
    )
  })
  const now = (await findDeposit(context.db, asked)) ?? row
  return { ok: true, deposit: await presentWithBonus(context.db, now) }
}

async function presentWithBonus(db: Db, row: DepositRow): Promise<Deposit> {
  const bonus = await findChosenBonus(db, row.reference)
  return { ...presentDeposit(row), ...(bonus && { bonus }) }
}

function mayAsk(row: DepositRow, at: Date): boolean {
  return isOpen(row) && (row.asked_at ?? row.created_at) <= after(at, -askEveryMs)
}

/**
 * Money that came after its deposit was closed lies in a deposit of its own; whoever waits for the
 * first one is shown that one, under the reference they know.
 */
async function findDeposit(
  db: Db,
  asked: { playerId: PlayerId; reference: string },
): Promise<DepositRow | undefined> {
  const rows = await db
    .selectFrom('wallet_deposit')
    .selectAll()
    .where('player_id', '=', asked.playerId)
    .where((where) =>
      where.or([
        where('reference', '=', asked.reference),
        where('after_reference', '=', asked.reference),
      ]),
    )
    .orderBy('created_at')
    .execute()
  const own = rows.find((row) => row.reference === asked.reference)
  const later = rows.find((row) => row.after_reference === asked.reference)
  if (own?.status !== 'canceled' || !later) return own
  return { ...later, reference: own.reference }
}
