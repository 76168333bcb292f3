import { hourMs, minuteMs } from '@nordlys/core'
import fc from 'fast-check'

const amounts = fc.constantFrom(100, 300, 700, 1_000)
const which = fc.nat(3)
/** One copy of the platform, the other, or both at the same moment. */
const copies = fc.constantFrom([0], [1], [0, 1])
const method = fc.constantFrom('card' as const, 'mobile_pay' as const)
/** Enough that windows open and close between steps, the last ones a millisecond beside an end. */
const waitsMs = [
  ...[minuteMs, 11 * minuteMs, 15 * minuteMs, 4 * hourMs, 20 * hourMs],
  ...[24 * hourMs - 1, 24 * hourMs, 144 * hourMs],
]
const kindOf = <Kind extends string>(kind: Kind) => fc.constant(kind)

const cardStep = fc.oneof(
  fc.record({ kind: kindOf('authorize'), which, amount: amounts }),
  fc.record({ kind: kindOf('give-up'), which }),
  // Under the transaction that was authorized, under another, or of no deposit at all; now and then the
  // message names another deposit.
  fc.record({
    ...{ kind: kindOf('money'), which, tx: fc.nat(1), amount: amounts },
    names: fc.option(which, { nil: undefined }),
  }),
)

/** Messages that are not drawn are lost, ones that are drawn twice are repeats, all in any order. */
const messageNames = fc.constantFrom('CREATED', 'AUTHORIZED', 'CAPTURED', 'CANCELLED', 'REFUNDED')
const mobilePayStep = fc.oneof(
  fc.record({ kind: kindOf('answer'), which, said: fc.constantFrom('approved', 'rejected') }),
  fc.record({ kind: kindOf('answer'), which, said: kindOf('approved') }),
  fc.record({ kind: kindOf('message'), which, name: messageNames, copies }),
  fc.record({ kind: kindOf('message-of-another'), unit: fc.constantFrom('100200', '999999') }),
  fc.record({ kind: kindOf('look'), which, copies }),
  fc.record({ kind: kindOf('tick'), copies }),
  fc.record({ kind: kindOf('return'), which }),
  fc.record({ kind: kindOf('outage') }),
  fc.record({ kind: kindOf('portal'), which, amount: amounts }),
)

const anyStep = fc.oneof(
  fc.record({ kind: kindOf('wait'), ms: fc.constantFrom(...waitsMs) }),
  fc.record({ kind: kindOf('begin'), amount: amounts, method, copies }),
  fc.record({ kind: kindOf('begin'), amount: amounts, method: kindOf('mobile_pay'), copies }),
  fc.record({ kind: kindOf('pause') }),
  fc.record({ kind: kindOf('limit'), amount: amounts }),
  fc.record({ kind: kindOf('refund'), which, amount: amounts, copies }),
)

const step = fc.oneof(
  { weight: 3, arbitrary: anyStep },
  { weight: 2, arbitrary: cardStep },
  { weight: 4, arbitrary: mobilePayStep },
)

/** What may happen to one player's payments, by card and by MobilePay, within two months. */
export const paymentHistory = fc.array(step, { minLength: 3, maxLength: 12 })
export type Step = typeof paymentHistory extends fc.Arbitrary<(infer S)[]> ? S : never
