import type { PlayerId } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import type { DepositRow } from '../base/tables.ts'

/**
 * The deposit that a provider's transaction was authorized for, canceled since or not. Its own session
 * was shown then, so the transaction is its own, whatever a later message names.
 */
export function findAuthorized(tx: Tx, txId: string): Promise<DepositRow | undefined> {
  return (
    tx
      .selectFrom('wallet_deposit')
      .selectAll()
      // Two arms, since each has an index of its own.
      .where(({ and, eb, or }) =>
        or([
          and([eb('psp_tx_id', '=', txId), eb('status', '<>', 'canceled')]),
          and([eb('psp_tx_id', '=', txId), eb('status', '=', 'canceled')]),
        ]),
      )
      .executeTakeFirst()
  )
}

/** The transaction, and the player and deposit that its message names. */
interface Named {
  txId: string
  playerId: PlayerId
  reference: string | undefined
}

/** A message that names no deposit contradicts none. */
export function namesAnother(authorized: DepositRow, named: Named): boolean {
  const isSame = named.reference === undefined || named.reference === authorized.reference
  return !isSame || named.playerId !== authorized.player_id
}

/** Only people can ask the provider why it names another deposit than the one it had leave for. */
export async function tellOfAnotherName(
  context: PaymentsContext,
  tx: Tx,
  { authorized, named, at }: { authorized: DepositRow; named: Named; at: Date },
): Promise<void> {
  const { reference, player_id: playerId } = authorized
  const { txId } = named
  const details = {
    reference,
    named: named.reference ?? null,
    namedPlayer: named.playerId,
    txId: `tx-${txId}`,
  }
  await audit(tx, { actor: 'outside', playerId, action: 'payment-names-another', details, at })
  context.log.error(
    details,
    'the payment provider names another deposit or player than it had leave for',
  )
  await context.alarm(tx, {
    subject:
      'Indbetalinger: betalingsudbyderen nævner en anden indbetaling eller kunde end den godkendte',
    lines: [
      `Transaktion ${txId} er godkendt til ${reference} (kunde ${playerId}).`,
      `Beskeden nævner ${named.reference ?? 'ingen'} (kunde ${named.playerId}).`,
      `Den gælder ${reference}. Spørg betalingsudbyderen, hvad der er rigtigt.`,
    ],
  })
}
