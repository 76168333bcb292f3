import type { Deposit, DepositKind } from '@nordlys/contracts'
import {
  type Check,
  checkedAnswer,
  either,
  exactly,
  isText,
  isWhole,
  objectOf,
  optional,
  ore,
} from '@nordlys/core'
import type { StartRefusal } from './deposit-problem.ts'
import type { StartedPayment } from './deposit-step.ts'

const address = '/min-konto/indbetal/betaling'

export type StartAnswer = { ok: true; payment: StartedPayment } | SessionExpired | StartRefusal

interface Wish {
  amountText: string
  kind: DepositKind
  bonusCode: string | undefined
  /** Without the welcome offer that was chosen. */
  declinesOffer: boolean
  attemptKey: string
}

interface SessionExpired {
  ok: false
  refusal: 'session-expired'
}

/**
 * Asks for a deposit. An answer that does not come is a refusal too: asking again with the same
 * `attemptKey` finds what the first request did.
 */
export async function askForPayment(wish: Wish, signal: AbortSignal): Promise<StartAnswer> {
  const { amountText, kind, bonusCode, declinesOffer, attemptKey: key } = wish
  const body = new URLSearchParams({ amount: amountText, kind, key })
  if (bonusCode !== undefined) body.set('bonus_code', bonusCode)
  if (declinesOffer) body.set('decline_offer', 'yes')
  const answer = await readAnswer(fetch(address, { method: 'POST', body, signal }), isStarted)
  if (!answer) return { ok: false, refusal: 'unreachable' }
  if (!answer.ok) return withAmounts(answer) as unknown as StartRefusal
  const { deposit, cashier } = answer
  const { reference, amountOre } = deposit
  return { ok: true, payment: { reference, amountOre, sessionId: cashier.sessionId } }
}

/** How a deposit stands, or undefined when that could not be learnt now. */
export async function askHowItStands(
  reference: string,
  signal: AbortSignal,
): Promise<Pick<Deposit, 'status' | 'failure'> | undefined> {
  const query = new URLSearchParams({ reference })
  const answer = await readAnswer(fetch(`${address}?${query}`, { signal }), isStanding)
  return answer?.ok ? (answer.deposit as Pick<Deposit, 'status' | 'failure'>) : undefined
}

export function isFinal({ status }: Pick<Deposit, 'status'>): boolean {
  return status === 'implemented' || status === 'canceled' || status === 'reversed'
}

const isRefused = objectOf({ ok: exactly(false), refusal: isText })
const isStarted = either(
  objectOf({
    ok: exactly(true),
    deposit: objectOf({ reference: isText, amountOre: isWhole }),
    cashier: objectOf({ sessionId: isText }),
  }),
  isRefused,
)
const isStanding = either(
  objectOf({
    ok: exactly(true),
    deposit: objectOf({ status: isText, failure: optional(isText) }),
  }),
  isRefused,
)

/** No answer, and an answer that is none, are the same to the player: we do not know yet. */
async function readAnswer<T>(asking: Promise<Response>, check: Check<T>): Promise<T | undefined> {
  const response = await asking.catch(() => undefined)
  return response?.ok ? checkedAnswer(response, check) : undefined
}

/** Amounts are numbers of øre on the wire. */
function withAmounts(answer: object): Record<string, unknown> {
  const entries = Object.entries(answer).map(([name, value]) =>
    name.endsWith('Ore') && typeof value === 'number' ? [name, ore(value)] : [name, value],
  )
  return Object.fromEntries(entries)
}
