import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { loginAddress } from '../identification/login-address.ts'
import { type CashierMessage, readCashierMessage } from './cashier-message.ts'
import type { StartRefusal } from './deposit-problem.ts'
import { choosing, type DepositStep, nextDepositStep } from './deposit-step.ts'
import { askForPayment } from './payment-calls.ts'
import { type PaymentEnd, usePaymentEnd } from './use-payment-end.ts'

/** How long the provider's frame may take to appear, or to answer. */
const frameWaitMs = 10_000
const here = '/min-konto/indbetal'

export interface Cashier {
  /** The address of the card fields. */
  url: string
  /** Whose messages are believed, and who may read ours. */
  origin: string
}

export interface DepositControl {
  step: DepositStep
  cardFrame: RefObject<HTMLIFrameElement | null>
  challengeFrame: RefObject<HTMLIFrameElement | null>
  frameAddress: string | undefined
  frameHeight: number | undefined
  isFrameSilent: boolean
  reloadFrame: () => void
  press: (amountText: string, amountProblem: StartRefusal | undefined) => void
  giveUp: () => void
}

export interface DepositAttempts {
  cashier: Cashier
  /** Names the attempt, however often it is sent. */
  attemptKey: string
  /** Which payment this form is busy with: while it is, the form and its frames must stay. */
  onPaying: (reference: string | undefined) => void
}

/**
 * One attempt after another to deposit: the conversation with the provider's frames, and the
 * platform's word about how each ended.
 */
export function useDeposit({ cashier, attemptKey, onPaying }: DepositAttempts): DepositControl {
  const [step, dispatch] = useReducer(nextDepositStep, choosing)
  const navigate = useNavigate()
  const cardFrame = useRef<HTMLIFrameElement>(null)
  const challengeFrame = useRef<HTMLIFrameElement>(null)
  const tellCardFrame = (message: object) =>
    cardFrame.current?.contentWindow?.postMessage(message, cashier.origin)
  const loading = useFrameLoading(cashier.url)

  useCashierMessages(cashier.origin, [cardFrame, challengeFrame], (message) => {
    if (message.type === 'ready') loading.onReady(message.height)
    // Closed without an answer, the bank would wait for minutes: the payment ends now.
    if (message.type === 'challenge-done' && message.answer === 'abandoned') {
      tellCardFrame({ type: 'cancel' })
    }
    dispatch(message)
  })

  const onStep = useEffectEvent((signal: AbortSignal) => {
    if (step.name === 'checking') tellCardFrame({ type: 'validate' })
    if (step.name === 'starting') void start(step.amountText, signal)
    if (step.name === 'paying') {
      tellCardFrame({ type: 'pay', ...step.payment })
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
    const answer = await askForPayment({ amountText, key: attemptKey }, signal)
    if (signal.aborted) return
    if (answer.ok) dispatch({ type: 'started', payment: answer.payment })
    else if (answer.refusal === 'session-expired') await navigate(loginFromHere)
    else dispatch({ type: 'refused', refused: answer })
  }

  /** Puts the payment into the address, or takes it out; the form stays where it is. */
  function show(reference: string | undefined, keepsScroll = true) {
    const query = reference === undefined ? '' : `?${new URLSearchParams({ reference })}`
    return navigate(here + query, { replace: true, preventScrollReset: keepsScroll })
  }

  /** Money, or waiting for it, has a page of its own; a failure gives the form back. */
  async function showEnd(end: PaymentEnd, reference: string | undefined) {
    const isFailure = end?.status === 'canceled'
    await show(isFailure ? undefined : reference, isFailure)
    if (isFailure) dispatch({ type: 'ended', failure: end.failure })
    // The router draws what it has loaded in a transition; this must not overtake it.
    else startTransition(() => onPaying(undefined))
  }

  return {
    step,
    cardFrame,
    challengeFrame,
    frameAddress: loading.address,
    frameHeight: loading.height,
    isFrameSilent: loading.isSilent,
    reloadFrame: loading.reload,
    press: (amountText, amountProblem) => dispatch({ type: 'pressed', amountText, amountProblem }),
    giveUp() {
      tellCardFrame({ type: 'cancel' })
      dispatch({ type: 'given-up' })
    },
  }
}

const loginFromHere = loginAddress({ returnTo: here })

/** The frame is opened once this page listens: its first word comes as soon as it has loaded. */
function useFrameLoading(url: string) {
  const [opened, setOpened] = useState<{ address: string } | undefined>()
  const [height, setHeight] = useState<number>()
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => setOpened({ address: url }), [url])
  useEffect(() => {
    if (!opened || height !== undefined) return
    const silence = setTimeout(() => setIsSilent(true), frameWaitMs)
    return () => clearTimeout(silence)
  }, [opened, height])
  return {
    address: opened?.address,
    height,
    isSilent,
    onReady: setHeight,
    reload() {
      setIsSilent(false)
      setHeight(undefined)
      setOpened({ address: url })
    },
  }
}

function useCashierMessages(
  origin: string,
  frames: readonly RefObject<HTMLIFrameElement | null>[],
  onMessage: (message: CashierMessage) => void,
): void {
  const received = useEffectEvent((event: MessageEvent<unknown>) => {
    const windows = frames.map(({ current }) => current?.contentWindow)
    const message = readCashierMessage(event, origin, windows)
    if (message) onMessage(message)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => received(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
}
