import { setTimeout as wait } from 'node:timers/promises'
import type { Ore } from '@nordlys/core'
import { messageOf } from '@nordlys/core'
import { basic } from '../shell/authentication.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import { type DeclineCode, declines } from './cards.ts'
import { decimal, type Payment, refOf, statusCodes } from './payment.ts'

export type CallbackAction = 'verifyuser' | 'authorize' | 'transfer' | 'cancel'
export type MerchantAnswer = Readonly<Record<string, unknown>> & { success: boolean }

/**
 * Asks the platform once.
 * @returns its answer, or undefined when none came that can be understood
 */
export async function callPlatform(
  sandbox: Sandbox,
  action: CallbackAction,
  body: string,
): Promise<MerchantAnswer | undefined> {
  const { delays, agenda, logger } = sandbox
  try {
    const response = await fetch(`${sandbox.platformUrl}/outside/payments/${action}`, {
      method: 'POST',
      headers: {
        authorization: basic(sandbox.paymentCallbackCredential),
        'content-type': 'application/json; charset=utf-8',
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([agenda.ending, AbortSignal.timeout(delays.callbackTimeoutMs)]),
    })
    const answer: unknown = await response.json()
    logger?.info({ action, status: response.status }, 'payment callback')
    return response.ok && isAnswer(answer) ? answer : undefined
  } catch (error) {
    logger?.warn({ action, because: messageOf(error) }, 'payment callback without an answer')
    return undefined
  }
}

/**
 * Tells the platform until it has understood: at once, some repeats, then from a queue.
 * @returns whether it had when the quick repeats were over
 */
export async function deliver(
  sandbox: Sandbox,
  action: 'transfer' | 'cancel',
  body: string,
  onDelivered: () => void,
): Promise<boolean> {
  const { agenda, delays } = sandbox
  for (const delayMs of [0, ...delays.callbackRetryMs]) {
    if (delayMs > 0) await wait(delayMs, undefined, { signal: agenda.ending, ref: false })
    const answer = await callPlatform(sandbox, action, body)
    // A refused cancel has been understood; a refused transfer has not, for the money has moved.
    if (answer && (answer.success || action === 'cancel')) {
      onDelivered()
      return true
    }
  }
  agenda.later(delays.callbackQueueMs, async () => {
    await deliver(sandbox, action, body, onDelivered)
  })
  return false
}

export function verifyBody(payment: Payment): string {
  return JSON.stringify({ sessionId: payment.sessionId, userId: payment.userId })
}

export function authorizeBody(payment: Payment): string {
  return JSON.stringify({
    userId: payment.userId,
    sessionId: payment.sessionId,
    ...commonParts(payment, payment.amount),
  })
}

export function transferBody(payment: Payment): string {
  return JSON.stringify({
    userId: payment.userId,
    ...(payment.authCode ? { authCode: payment.authCode } : {}),
    ...commonParts(payment, payment.captured),
    txPspAmount: decimal(payment.captured),
    fee: '0.00',
    feeCy: 'DKK',
    feeMode: 'A',
    txRefId: refOf(payment),
    pspRefId: `psp-${payment.txId}`,
    statusCode: String(statusCodes.success),
    pspStatusCode: '00',
  })
}

export function cancelBody(payment: Payment, statusCode: number): string {
  const known = declines[statusCode as DeclineCode] ?? otherCancel(statusCode)
  return JSON.stringify({
    userId: payment.userId,
    ...(payment.authCode ? { authCode: payment.authCode } : {}),
    ...commonParts(payment, payment.amount),
    txRefId: refOf(payment),
    pspRefId: `psp-${payment.txId}`,
    statusCode: String(statusCode),
    pspStatusCode: known.pspStatusCode,
    pspStatusMessage: known.message,
  })
}

function otherCancel(statusCode: number) {
  const byUser = statusCode === statusCodes.cancelledByUser
  return { pspStatusCode: byUser ? 'UC' : '05', message: byUser ? 'CANCELLED_BY_USER' : 'DECLINED' }
}

function commonParts(payment: Payment, amount: Ore) {
  const { card } = payment
  return {
    txAmount: decimal(amount),
    txAmountCy: 'DKK',
    txId: payment.txId,
    txTypeId: '108',
    txName: 'CreditcardDeposit',
    provider: 'SandboxPay',
    pspService: card.brand,
    accountId: card.accountId,
    accountHolder: card.holder,
    maskedAccount: card.maskedAccount,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    attributes: { reference: payment.reference },
  }
}

function isAnswer(answer: unknown): answer is MerchantAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'success' in answer &&
    typeof answer.success === 'boolean'
  )
}
