import type { Deposit, DepositKind, DepositMethod } from '@nordlys/contracts'
import {
  type Check,
  checkedAnswer,
  either,
  exactly,
  isMoment,
  isText,
  isWhole,
  objectOf,
  optional,
  ore,
} from '@nordlys/core'
import type { Failure, StartRefusal } from './deposit-problem.ts'
import type { CardWish, StartedPayment } from './deposit-step.ts'
import { withGame } from './game-return.ts'
import { saveCardName } from './ways-to-pay.ts'

const address = '/min-konto/indbetal/betaling'

export type StartAnswer =
  | { ok: true; payment: StartedPayment }
  | { ok: true; reference: string; redirectUrl: string }
  | SessionExpired
  | StartRefusal

/** How a deposit stands, and why it ended when it failed. */
export type PaymentStanding = Pick<Deposit, 'status'> & Failure

interface Wish {
  amountText: string
  method: DepositMethod
  kind: DepositKind
  card?: CardWish | undefined
  bonusCode: string | undefined
  /** Without the welcome offer that was chosen. */
  declinesOffer: boolean
  attemptKey: string
  /** The game that the payment leads back to. */
  game: string | undefined
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
  const { amountText, method, kind, card, bonusCode, declinesOffer, attemptKey: key, game } = wish
  const way = card?.cardId ?? method
  const body = withGame(new URLSearchParams({ amount: amountText, method: way, kind, key }), game)
  if (card?.savesCard) body.set(saveCardName, 'on')
  if (bonusCode !== undefined) body.set('bonus_code', bonusCode)
  if (declinesOffer) body.set('decline_offer', 'yes')
  const answer = await readAnswer(fetch(address, { method: 'POST', body, signal }), isStarted)
  if (!answer) return { ok: false, refusal: 'unreachable' }
  if (!answer.ok) return withValues(answer) as unknown as StartRefusal
  const { deposit, cashier, redirectUrl } = answer
  const { reference, amountOre } = deposit
  if (redirectUrl !== undefined) return { ok: true, reference, redirectUrl }
  if (!cashier) return { ok: false, refusal: 'unreachable' }
  return { ok: true, payment: { reference, amountOre, sessionId: cashier.sessionId } }
}

/** How a deposit stands, or undefined when that could not be learnt now. */
export async function askHowItStands(
  reference: string,
  signal: AbortSignal,
): Promise<PaymentStanding | undefined> {
  const query = new URLSearchParams({ reference })
  const answer = await readAnswer(fetch(`${address}?${query}`, { signal }), isStanding)
  if (!answer?.ok) return undefined
  const { failureLimit, ...standing } = answer.deposit
  return {
    ...standing,
    ...(failureLimit && { failureLimit: withValues(failureLimit) }),
  } as PaymentStanding
}

export function isFinal({ status }: Pick<PaymentStanding, 'status'>): boolean {
  return status === 'implemented' || status === 'canceled' || status === 'reversed'
}

const isRefused = objectOf({ ok: exactly(false), refusal: isText })
const isStarted = either(
  objectOf({
    ok: exactly(true),
    deposit: objectOf({ reference: isText, amountOre: isWhole }),
    cashier: optional(objectOf({ sessionId: isText })),
    redirectUrl: optional(isText),
  }),
  isRefused,
)
const isStanding = either(
  objectOf({
    ok: exactly(true),
    deposit: objectOf({
      status: isText,
      failure: optional(isText),
      failureLimit: optional(
        objectOf({
          period: isText,
          limitOre: isWhole,
          leftOre: isWhole,
          roomAt: optional(isMoment),
        }),
      ),
    }),
  }),
  isRefused,
)

/** No answer, and an answer that is none, are the same to the player: we do not know yet. */
async function readAnswer<T>(asking: Promise<Response>, check: Check<T>): Promise<T | undefined> {
  const response = await asking.catch(() => undefined)
  return response?.ok ? checkedAnswer(response, check) : undefined
}

/** Amounts are numbers of øre on the wire, and moments are text. */
function withValues(answer: object): Record<string, unknown> {
  const entries = Object.entries(answer).map(([name, value]) => {
    if (name.endsWith('Ore') && typeof value === 'number') return [name, ore(value)]
    return name.endsWith('At') && typeof value === 'string'
      ? [name, new Date(value)]
      : [name, value]
  })
  return Object.fromEntries(entries)
}
