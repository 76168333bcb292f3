import type { DepositKind } from '@nordlys/contracts'
import { startTransition, useEffect, useEffectEvent, useReducer } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginAddress } from '../../ground/links/login-address.ts'
import { bonusCodeName } from './bonus-code-name.ts'
import type { CashierMessage } from './cashier-message.ts'
import { declinedName } from './declined-name.ts'
import type { DepositPlace } from './deposit-place.ts'
import type { StartRefusal } from './deposit-problem.ts'
import { choosing, type DepositEvent, type DepositStep, nextDepositStep } from './deposit-step.ts'
import { gameReturn } from './game-return.ts'
import { askForPayment } from './payment-calls.ts'
import {
  type Cashier,
  type CashierFrames,
  frameWaitMs,
  useCashierFrames,
} from './use-cashier-frames.ts'
import { type PaymentEnd, settlingPace, usePaymentEnd } from './use-payment-end.ts'

export interface DepositControl {
  step: DepositStep
  frames: CashierFrames
  press: (wish: Omit<Pressed, 'type'>) => void
  giveUp: () => void
}

type Pressed = Extract<DepositEvent, { type: 'pressed' }>

export interface DepositAttempts {
  cashier: Cashier
  /** Whether the card's fields are wanted: they are not loaded for one who pays otherwise. */
  wantsCard: boolean
  kind: DepositKind
  /** Whether the form can be given back after a failure. */
  isAnyOpen: boolean
  /** Why the same form, sent without script, began nothing. */
  refused?: StartRefusal | undefined
  /** Names the attempt, however often it is sent. */
  attemptKey: string
  /** Of the bonus whose terms the player has before them. */
  bonusCode: string | undefined
  /** Whether the welcome offer that was chosen is left out. */
  declinesOffer: boolean
  /** Which payment this form is busy with: while it is, the form and its frames must stay. */
  onPaying: (reference: string | undefined) => void
  place: DepositPlace
}

/**
 * One attempt after another to deposit: the conversation with the provider's frames, and the
 * platform's word about how each ended.
 */
export function useDeposit(attempts: DepositAttempts): DepositControl {
  const { cashier, wantsCard, onPaying, place, refused, ...wish } = attempts
  const [step, dispatch] = useReducer(nextDepositStep, refused, firstStep)
  const navigate = useNavigate()
  // The form stands on more than one page.
  const { pathname: here, search } = useLocation()
  const game = gameReturn(new URLSearchParams(search))
  const frames = useFramesOf(wantsCard ? cashier : undefined, step, dispatch)

  useEachStep(step, dispatch, (signal) => {
    if (step.name === 'checking') frames.tell({ type: 'validate' })
    if (step.name === 'starting') void start(step, signal)
    if (step.name === 'paying') {
      frames.tell({ type: 'pay', ...step.payment })
      // From here on a reload finds the payment again.
      onPaying(step.payment.reference)
      void show(step.payment.reference)
    }
  })
  const confirming = step.name === 'confirming' ? step.payment.reference : undefined
  usePaymentEnd(confirming, settlingPace, (end) => void showEnd(end, confirming))

  async function start({ amountText, method, card }: Starting, signal: AbortSignal) {
    const answer = await askForPayment({ ...wish, amountText, method, card, game }, signal)
    if (signal.aborted) return
    if (answer.ok && 'redirectUrl' in answer) return leaveFor(answer)
    if (answer.ok) return dispatch({ type: 'started', payment: answer.payment })
    if (answer.refusal === 'session-expired') return navigate(loginAddress({ returnTo: here }))
    // A key is good for one wish: the form comes back with the next one's, and with the limits of now.
    // Where the wish is kept and only its provider is down, the same key goes on with it.
    const isKept = answer.refusal === 'unreachable' || answer.refusal === 'payments-down'
    if (!isKept) await show(undefined)
    // The router draws what it has loaded in a transition; this must not overtake it.
    startTransition(() => dispatch({ type: 'refused', refused: answer }))
  }

  /** A player who comes back, from the app or by the browser's own button, finds how the payment stands. */
  async function leaveFor({ reference, redirectUrl }: { reference: string; redirectUrl: string }) {
    await show(reference)
    place.leave(redirectUrl)
  }

  /** Puts the payment into the address, or takes it out; the form and its bonus stay where they are. */
  function show(reference: string | undefined, keepsScroll = true) {
    return place.show(queryOf(reference, wish), { keepsScroll })
  }

  /** Money, or waiting for it, has a page of its own; a failure gives the form back while there is one. */
  async function showEnd(end: PaymentEnd, reference: string | undefined) {
    const isFailure = end?.status === 'canceled' && wish.isAnyOpen
    await show(isFailure ? undefined : reference, isFailure)
    if (isFailure) dispatch({ ...end, type: 'ended' })
    // The router draws what it has loaded in a transition; this must not overtake it.
    else startTransition(() => onPaying(undefined))
  }

  return {
    step,
    frames,
    press: (pressed) => dispatch({ ...pressed, type: 'pressed' }),
    giveUp() {
      frames.tell({ type: 'cancel' })
      dispatch({ type: 'given-up' })
    },
  }
}

function firstStep(refused: StartRefusal | undefined): DepositStep {
  return refused ? { name: 'choosing', problem: { kind: 'refused', refused } } : choosing
}

/** Runs each step as it comes. One in which the frames do not answer ends by itself. */
function useEachStep(
  step: DepositStep,
  dispatch: (event: DepositEvent) => void,
  run: (signal: AbortSignal) => void,
): void {
  const onStep = useEffectEvent(run)
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
  }, [step.name, dispatch])
}

type Starting = Extract<DepositStep, { name: 'starting' }>

/** The frames, of which the card's may come to hear only after the button was pressed: it is asked then. */
function useFramesOf(
  cashier: Cashier | undefined,
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
