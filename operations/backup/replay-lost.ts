import type { OutsideParties } from '@nordlys/core'
import {
  adoptPayoutFile,
  advancePayouts,
  endEverySession,
  type PlatformContext,
  settleFromProvider,
} from '@nordlys/platform'
import type { Lost } from './lost.ts'
import { askForFile, type CapturedPayment, type OutsideMoney } from './outside-money.ts'
import { playAgain } from './play-again.ts'

export interface Replay {
  lost: readonly Lost[]
  outside: OutsideMoney
  /** A platform on the restored database, with its ticks off and no players let in. */
  platform: { url: string; context: PlatformContext }
  parties: Pick<OutsideParties, 'payments' | 'nemkonto'>
}

/**
 * Puts lost movements back, except those that a person must decide. All sessions are ended first, since
 * players had ended some of them and the restore brought them back. Money comes in first and goes out
 * last, so that no step lacks money that it had the first time. Every step is idempotent. Returns the
 * refusal of each supplier's message that was refused, by its key.
 */
export async function replayLost(given: Replay): Promise<Map<string, string>> {
  const { db, clock } = given.platform.context.payments
  await endEverySession(db, clock.now())
  await repeatTransfers(given)
  for (const reference of keysOf(given.lost, 'ask-provider')) {
    await settleFromProvider(given.platform.context.payments, reference)
  }
  const refused = await playAgain(given.platform.context, given.lost, given.outside)
  await adoptFiles(given)
  await readStatuses(given)
  return refused
}

async function repeatTransfers({ lost, outside, platform, parties }: Replay): Promise<void> {
  const keys = keysOf(lost, 'repeat-transfer')
  for (const payment of outside.captured.filter(({ txId }) => keys.has(txId))) {
    await tellTransfer(platform.url, parties.payments, payment)
  }
}

/** The provider's own message, from its own list. */
async function tellTransfer(
  platformUrl: string,
  { callbackUser, callbackPassword }: OutsideParties['payments'],
  payment: CapturedPayment,
): Promise<void> {
  const credential = Buffer.from(`${callbackUser}:${callbackPassword}`).toString('base64')
  const answer = await fetch(`${platformUrl}/outside/payments/transfer`, {
    method: 'POST',
    headers: { authorization: `Basic ${credential}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      userId: payment.userId,
      txId: payment.txId,
      txAmount: decimalOf(payment.capturedOre),
      txAmountCy: 'DKK',
      maskedAccount: payment.maskedAccount,
      attributes: { reference: payment.reference },
    }),
  })
  if (!answer.ok) throw new Error(`the transfer ${payment.txId} was answered ${answer.status}`)
}

function decimalOf(amount: bigint): string {
  const digits = amount.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

async function adoptFiles({ lost, outside, platform, parties }: Replay): Promise<void> {
  const keys = keysOf(lost, 'adopt-file')
  const missing = outside.payouts.filter(({ reference }) => keys.has(reference))
  for (const batchId of new Set(missing.map((each) => each.batchId))) {
    const xml = await askForFile(parties.nemkonto, batchId)
    const { payments } = platform.context
    await adoptPayoutFile(payments, xml, payments.clock.now())
  }
}

/** Runs twice: once to send the files that are still to be sent, once to read their statuses. */
async function readStatuses({ platform }: Replay): Promise<void> {
  const { payments } = platform.context
  for (const _step of ['send', 'read']) await advancePayouts(payments, payments.clock.now())
}

function keysOf(lost: readonly Lost[], remedy: Lost['remedy']): Set<string> {
  return new Set(lost.filter((each) => each.remedy === remedy).map(({ key }) => key))
}
