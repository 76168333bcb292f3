import {
  type DepositKind,
  isMobilePayOpen,
  namedConfigurations,
  returnName,
} from '@nordlys/contracts'
import { type Ore, ore, type PlayerId, required, subtract, sum, zeroOre } from '@nordlys/core'
import { readConfiguration } from '../../content/index.ts'
import type { Db } from '../../db/index.ts'
import type { MobilePay, MobilePayPayment } from '../../outside/index.ts'
import { type Attempt, noCard, type PaymentMethod } from '../base/payment-method.ts'

/**
 * MobilePay: the player approves in the app, and we take the money then. The payment goes by the deposit's
 * own reference. No message of MobilePay is believed: how a payment stands is asked each time.
 */
export function createMobilePayMethod(
  { db, siteUrl, brandName }: { db: Db; siteUrl: string; brandName: string },
  mobilePay: MobilePay,
): PaymentMethod {
  return {
    isOpen: (tx, kind) =>
      readConfiguration(tx, 'payment_methods', (value) => isMobilePayOpen(value, kind), false),
    leastOre: (tx) => readConfiguration(tx, 'settingMobilePay', leastIn, zeroOre),
    async start({ reference, kind, amountOre, returnTo }) {
      const returnUrl = new URL(await returnPath(db, kind), siteUrl)
      returnUrl.searchParams.set('reference', reference)
      if (returnTo !== undefined) returnUrl.searchParams.set(returnName, returnTo)
      return mobilePay.create({
        ...{ reference, amountOre },
        returnUrl: returnUrl.href,
        description: `Indbetaling til ${brandName}`,
      })
    },
    async ask({ reference, playerId }) {
      const payment = await mobilePay.find(reference)
      return payment ? [attemptOf(payment, playerId)] : []
    },
    async giveBack({ txId: reference, amountOre, key }) {
      const isMade =
        (await mobilePay.isRefunded(reference, key)) ||
        (await mobilePay.refund({ reference, amountOre, key }))
      if (!isMade) return 'refused'
      const { refundedOre } = required(await mobilePay.find(reference), 'what was refunded')
      return { refundedOre }
    },
    tooLate: 'mobilepay-expired',
    taking: {
      capture: ({ reference, amountOre }) =>
        mobilePay.capture({ reference, amountOre, key: `${reference}-capture` }),
      letGo: (reference) => mobilePay.cancel({ reference, key: `${reference}-cancel` }),
    },
    webhooks: { list: mobilePay.listWebhooks, register: mobilePay.registerWebhook },
  }
}

/** A path that cannot be read leaves the one of the page itself. */
function returnPath(db: Db, kind: DepositKind): Promise<string> {
  const [name, otherwise] =
    kind === 'quick_deposit'
      ? (['quickReturnPath', '/MobilePayQuick'] as const)
      : (['returnPath', '/MobilePay'] as const)
  const read = (value: unknown) =>
    namedConfigurations.settingMobilePay.safeParse(value).data?.[name]
  return readConfiguration(db, 'settingMobilePay', read, otherwise)
}

function leastIn(value: unknown): Ore | undefined {
  const least = namedConfigurations.settingMobilePay.safeParse(value).data?.minimumOre
  return least === undefined ? undefined : ore(least)
}

function attemptOf(payment: MobilePayPayment, playerId: PlayerId): Attempt {
  const { reference: txId, state, authorizedOre, capturedOre, refundedOre, canceledOre } = payment
  if (capturedOre > 0n) {
    const restOre = subtract(authorizedOre, sum(capturedOre, canceledOre))
    const captured = { playerId, amountOre: capturedOre, refundedOre, restOre, card: noCard }
    return { txId, captured, state: 'captured' }
  }
  const attempt = { txId, captured: undefined }
  switch (state) {
    case 'CREATED':
      return { ...attempt, state: 'waiting' }
    case 'AUTHORIZED':
      return canceledOre > 0n
        ? { ...attempt, state: 'ended', failure: 'mobilepay-expired' }
        : { ...attempt, state: 'authorized', authorizedOre }
    case 'ABORTED':
      return { ...attempt, state: 'ended', failure: 'mobilepay-aborted' }
    case 'EXPIRED':
    case 'TERMINATED':
      return { ...attempt, state: 'ended', failure: 'mobilepay-expired' }
  }
}
