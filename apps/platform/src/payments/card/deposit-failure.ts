import type { DepositFailure } from '@nordlys/contracts'

/** The provider's codes worth a sentence of their own; every other one is its own trouble. [PAY-04] */
const failureOfCode: Readonly<Record<number, DepositFailure>> = {
  503: 'bank-declined',
  504: 'no-funds',
  519: 'card-details',
  521: 'limit-exceeded',
  526: 'limit-exceeded',
  528: 'limit-exceeded',
  530: 'bank-declined',
  531: 'card-expired',
  532: 'cvv-wrong',
  538: 'bank-declined',
  539: 'card-restricted',
  540: 'card-restricted',
  546: 'limit-exceeded',
  548: 'not-allowed',
  550: 'authentication-failed',
  551: 'authentication-timeout',
  554: 'authentication-failed',
  555: 'authentication-failed',
  564: 'not-allowed',
  565: 'not-allowed',
  566: 'not-allowed',
  589: 'authentication-failed',
  600: 'cancelled-by-player',
  601: 'not-allowed',
}

/** Why a deposit failed, in our words, from the provider's status code. */
export function depositFailureOf(statusCode: number): DepositFailure {
  return failureOfCode[statusCode] ?? 'server-error'
}
