import type { DepositKind } from '@nordlys/contracts'
import { startTransition, useEffect, useEffectEvent, useReducer } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginAddress } from '../../ground/links/login-address.ts'
import { bonusCodeName } from './bonus-code-name.ts'
import type { CashierMessage } from './cashier-message.ts'
import { declinedName } from './declined-name.ts'
import type { StartRefusal } from './deposit-problem.ts'
import { choosing, type DepositStep, nextDepositStep } from './deposit-step.ts'
import { askForPayment } from './payment-calls.ts'
import {
  type Cashier,
  type CashierFrames,
  frameWaitMs,
  useCashierFrames,
} from './use-cashier-frames.ts'
import { type PaymentEnd, usePaymentEnd } from './use-payment-end.ts'

export interface DepositControl {
  step: DepositStep
  frames: CashierFrames
  press: (amountText: string, amountProblem: StartRefusal | undefined) => void
  giveUp: () => void
}

export interface DepositAttempts {
  cashier: Cashier
  kind: DepositKind
  /** Whether the form can be given back after a failure. */
  isCardOpen: boolean
  /** Names the attempt, however often it is sent. */
  attemptKey: string
  /** Of the bonus whose terms the player has before them. */
  bonusCode: string | undefined
  /** Whether the welcome offer that was chosen is left out. */
  declinesOffer: boolean
  /** Which payment this form is busy with: while it is, the form and its frames must stay. */
  onPaying: (reference: string | undefined) => void
}

/**
 * One attempt after another to deposit: the conversation with the provider's frames, and the
 * platform's word about how each ended.
 */
export function useDeposit({ cashier, onPaying, ...wish }: DepositAttempts): DepositControl {
  const [step, dispatch] = useReducer(nextDepositStep, choosing)
  const navigate = useNavigate()
  // The form stands on more than one page.
  const { pathname: here } = useLocation()
  const frames = useFramesOf(cashier, step, dispatch)

  const onStep = useEffectEvent((signal: AbortSignal) => {
    if (step.name === 'checking') frames.tell({ type: 'validate' })
    if (step.name === 'starting') void start(step.amountText, signal)
    if (step.name === 'paying') {
      frames.tell({ type: 'pay', ...step.payment })
      // From here on a reload finds the payment again.
      onPaying(step.payment.reference)
      void show(step.payment.reference)
    }
  })
  useEffect(() => {
    const left = new AbortController()
    onStep(left.signal)
    const isFramesTurn = step.name === 'checking' || step.name === 'paying'
    const silence = isFramesTurn
      ? setTimeout(() => dispatch({ type: 'frame-silent' }), frameWaitMs)
      : undefined
    return () => {
      left.abort()
      clearTimeout(silence)
    }
  }, [step.name])

  const confirming = step.name === 'confirming' ? step.payment.reference : undefined
  usePaymentEnd(confirming, (end) => void showEnd(end, confirming))

  async function start(amountText: string, signal: AbortSignal) {
    const answer = await askForPayment({ ...wish, amountText }, signal)
    if (signal.aborted) return
    if (answer.ok) return dispatch({ type: 'started', payment: answer.payment })
    if (answer.refusal === 'session-expired') return navigate(loginAddress({ returnTo: here }))
    // A key is good for one wish: the form comes back with the next one's, and with the limits of now.
    if (answer.refusal !== 'unreachable') await show(undefined)
    // The router draws what it has loaded in a transition; this must not overtake it.
    startTransition(() => dispatch({ type: 'refused', refused: answer }))
  }

  /** Puts the payment into the address, or takes it out; the form and its bonus stay where they are. */
  function show(reference: string | undefined, keepsScroll = true) {
    const address = here + queryOf(reference, wish)
    return navigate(address, { replace: true, preventScrollReset: keepsScroll })
  }

  /** Money, or waiting for it, has a page of its own; a failure gives the form back while there is one. */
  async function showEnd(end: PaymentEnd, reference: string | undefined) {
    const isFailure = end?.status === 'canceled' && wish.isCardOpen
    await show(isFailure ? undefined : reference, isFailure)
    if (isFailure) dispatch({ type: 'ended', failure: end.failure })
    // The router draws what it has loaded in a transition; this must not overtake it.
    else startTransition(() => onPaying(undefined))
  }

  return {
    step,
    frames,
    press: (amountText, amountProblem) => dispatch({ type: 'pressed', amountText, amountProblem }),
    giveUp() {
      frames.tell({ type: 'cancel' })
      dispatch({ type: 'given-up' })
    },
  }
}

/** The frames, of which the card's may come to hear only after the button was pressed: it is asked then. */
function useFramesOf(
  cashier: Cashier,
  step: DepositStep,
  onMessage: (message: CashierMessage) => void,
): CashierFrames {
  const frames = useCashierFrames(cashier, (message) => {
    if (message.type === 'ready' && step.name === 'checking') frames.tell({ type: 'validate' })
    onMessage(message)
  })
  return frames
}

function queryOf(
  reference: string | undefined,
  { bonusCode, declinesOffer }: Pick<DepositAttempts, 'bonusCode' | 'declinesOffer'>,
): string {
  const query = new URLSearchParams({
    ...(reference !== undefined && { reference }),
    ...(bonusCode !== undefined && { [bonusCodeName]: bonusCode }),
    ...(declinesOffer && { [declinedName]: '1' }),
  })
  return query.size === 0 ? '' : `?${query}`
}
