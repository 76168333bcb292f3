import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CashierMessage, leavesBankWaiting, readCashierMessage } from './cashier-message.ts'
import { inTheme, onThemeChange, themeHere } from './frame-theme.ts'

/** How long the provider's frame may take to appear, or to answer. */
export const frameWaitMs = 10_000

export interface Cashier {
  /** The address of the card fields. */
  url: string
  /** Whose messages are believed, and who may read ours. */
  origin: string
}

/** The provider's two frames, and how the first of them is coming along. */
export interface CashierFrames {
  cardFrame: RefObject<HTMLIFrameElement | null>
  challengeFrame: RefObject<HTMLIFrameElement | null>
  /** Of the card fields; undefined until this page listens. */
  address: string | undefined
  /** In pixels; undefined until the card fields are ready. */
  height: number | undefined
  isSilent: boolean
  reload: () => void
  /** Says something to the card fields. */
  tell: (message: object) => void
}

/** Opens the card fields once they are wanted and passes on what either frame says. */
export function useCashierFrames(
  cashier: Cashier | undefined,
  onMessage: (message: CashierMessage) => void,
): CashierFrames {
  const cardFrame = useRef<HTMLIFrameElement>(null)
  const challengeFrame = useRef<HTMLIFrameElement>(null)
  const { onReady, ...loading } = useFrameLoading(cashier?.url, cardFrame)
  const tell = (message: object) =>
    cashier && cardFrame.current?.contentWindow?.postMessage(message, cashier.origin)
  useThemeTold(tell)
  useCashierMessages(cashier?.origin, [cardFrame, challengeFrame], (message) => {
    if (message.type === 'ready') onReady(message.height)
    // Left without an answer, the bank would wait for minutes: the payment ends now.
    if (leavesBankWaiting(message)) tell({ type: 'cancel' })
    // Once and for all of this question: another address would restart it.
    onMessage(
      message.type === 'challenge'
        ? { ...message, url: inTheme(message.url, themeHere()) }
        : message,
    )
  })
  return { cardFrame, challengeFrame, tell, ...loading }
}

/**
 * The frame is opened once this page listens: its first word comes as soon as it has loaded. A browser does
 * not draw a frame that is out of sight, which may keep that word back, so its silence counts from when it
 * is in view.
 */
function useFrameLoading(url: string | undefined, frame: RefObject<HTMLIFrameElement | null>) {
  const [opened, setOpened] = useState<{ address: string } | undefined>()
  const [height, setHeight] = useState<number>()
  const [isSilent, setIsSilent] = useState(false)
  const open = (address: string) => setOpened({ address: inTheme(address, themeHere()) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it opens by is the address alone.
  useEffect(() => {
    setIsSilent(false)
    setHeight(undefined)
    if (url) open(url)
  }, [url])
  useEffect(() => {
    if (!opened || height !== undefined || !frame.current) return
    let silence: ReturnType<typeof setTimeout> | undefined
    const inView = new IntersectionObserver((entries) => {
      clearTimeout(silence)
      if (entries.at(-1)?.isIntersecting) silence = setTimeout(() => setIsSilent(true), frameWaitMs)
    })
    inView.observe(frame.current)
    return () => {
      inView.disconnect()
      clearTimeout(silence)
    }
  }, [opened, height, frame])
  return {
    address: opened?.address,
    height,
    isSilent,
    onReady: setHeight,
    reload() {
      setIsSilent(false)
      setHeight(undefined)
      if (url) open(url)
    },
  }
}

/** The theme may change while the frame is open, and what was typed in it stays. */
function useThemeTold(tell: (message: object) => void): void {
  const changed = useEffectEvent(tell)
  useEffect(() => onThemeChange((theme) => changed({ type: 'theme', theme })), [])
}

function useCashierMessages(
  origin: string | undefined,
  frames: readonly RefObject<HTMLIFrameElement | null>[],
  onMessage: (message: CashierMessage) => void,
): void {
  const received = useEffectEvent((event: MessageEvent<unknown>) => {
    if (origin === undefined) return
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
