import type { DepositMethod } from '@nordlys/contracts'
import type { CardFault, CashierMessage, Challenge } from './cashier-message.ts'
import type { Failure, StartRefusal } from './deposit-problem.ts'

/** Why the form stands again after an attempt. */
export type Problem =
  | { kind: 'wrong'; amount: StartRefusal | undefined; card: readonly CardFault[] }
  | { kind: 'refused'; refused: StartRefusal }
  | ({ kind: 'failed' } & Failure)

/** Where one attempt to deposit stands, from the button to the platform's last word. */
export type DepositStep =
  | { name: 'choosing'; problem?: Problem }
  /** The frame looks at its fields, before anything is begun. */
  | {
      name: 'checking'
      amountText: string
      amountProblem: StartRefusal | undefined
      card?: CardWish | undefined
    }
  | { name: 'starting'; amountText: string; method: DepositMethod; card?: CardWish | undefined }
  | { name: 'paying'; payment: StartedPayment }
  | { name: 'challenged'; payment: StartedPayment; challenge: Challenge }
  /** The card page is done; only the platform knows how it went. */
  | { name: 'confirming'; payment: StartedPayment }

/** The saved card that pays, or that the one which is typed is to be saved. */
export interface CardWish {
  cardId: string | undefined
  savesCard: boolean
}

/** The data that the card page receives. */
export interface StartedPayment {
  reference: string
  amountOre: number
  sessionId: string
}

export type DepositEvent =
  | {
      type: 'pressed'
      amountText: string
      amountProblem: StartRefusal | undefined
      method: DepositMethod
      card?: CardWish | undefined
    }
  | { type: 'started'; payment: StartedPayment }
  | { type: 'refused'; refused: StartRefusal }
  | { type: 'frame-silent' }
  | { type: 'given-up' }
  | ({ type: 'ended' } & Failure)
  | CashierMessage

export const choosing: DepositStep = { name: 'choosing' }

/** The next step. What does not belong to the present one changes nothing. */
export function nextDepositStep(step: DepositStep, event: DepositEvent): DepositStep {
  switch (step.name) {
    case 'choosing':
      return event.type === 'pressed' ? afterPress(event) : step
    case 'checking':
      return afterChecking(step, event)
    case 'starting':
      if (event.type === 'started') return { name: 'paying', payment: event.payment }
      return event.type === 'refused'
        ? standAgain({ kind: 'refused', refused: event.refused })
        : step
    default:
      return afterStarting(step, event)
  }
}

/** By card the frame looks at its fields first; another way has nothing on our page to look at. */
function afterPress({
  amountText,
  amountProblem: amount,
  method,
  card,
}: Extract<DepositEvent, { type: 'pressed' }>): DepositStep {
  if (method === 'card') return { name: 'checking', amountText, amountProblem: amount, card }
  return amount
    ? standAgain({ kind: 'wrong', amount, card: [] })
    : { name: 'starting', amountText, method }
}

type Step<Name extends DepositStep['name']> = Extract<DepositStep, { name: Name }>

function afterChecking(step: Step<'checking'>, event: DepositEvent): DepositStep {
  const { amountText, amountProblem: amount, card } = step
  if (event.type === 'frame-silent') {
    return standAgain({ kind: 'refused', refused: { ok: false, refusal: 'payments-down' } })
  }
  if (event.type !== 'validation') return step
  if (!amount && event.fields.length === 0) {
    return { name: 'starting', amountText, method: 'card', card }
  }
  return standAgain({ kind: 'wrong', amount, card: event.fields })
}

function afterStarting(
  step: Step<'paying' | 'challenged' | 'confirming'>,
  event: DepositEvent,
): DepositStep {
  const { payment } = step
  switch (event.type) {
    case 'ended':
      return standAgain({ kind: 'failed', ...failureOf(event) })
    case 'validation':
      // A field that became wrong after the check: nothing was sent, the deposit will be closed.
      if (step.name !== 'paying' || event.fields.length === 0) return step
      return standAgain({ kind: 'wrong', amount: undefined, card: event.fields })
    case 'challenge': {
      const { url, width, height, reference } = event
      if (reference !== payment.reference) return step
      return { name: 'challenged', payment, challenge: { url, width, height } }
    }
    case 'challenge-done':
    case 'finished':
      return event.reference === payment.reference ? { name: 'confirming', payment } : step
    case 'given-up':
    case 'frame-silent':
      return { name: 'confirming', payment }
    default:
      return step
  }
}

function standAgain(problem: Problem): DepositStep {
  return { name: 'choosing', problem }
}

function failureOf({ failure, failureLimit }: Failure): Failure {
  return { ...(failure && { failure }), ...(failureLimit && { failureLimit }) }
}
