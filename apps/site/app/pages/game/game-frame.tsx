import type { PageMessage } from '@nordlys/contracts'
import { Button, Dialog, inFront } from '@nordlys/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { askForNoticeNow } from '../../ground/browser/notice-wanted.ts'
import { announceRoundSettled } from '../../ground/browser/round-settled.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { readFrameMessage } from './frame-message.ts'
import { FullScreen } from './full-screen.ts'

export interface GameFrameProps {
  /** The game's. */
  title: string
  url: string
  origin: string
  /** Lets the player pay in over the game; without it the page of deposits does. */
  onDeposit?: (() => void) | undefined
}

/** The game itself, on its own origin, and what it tells the page round it. */
export function GameFrame({ title, url, origin, onDeposit }: GameFrameProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isEnded, setIsEnded] = useState(false)
  // A launch token opens once: a later render must not point the frame at a newer address.
  const [address] = useState(url)
  const deposit = useEffectEvent(() => {
    if (onDeposit) onDeposit()
    else void navigate('/min-konto/indbetal')
  })
  useEffect(() => {
    const end = new AbortController()
    const tell = (message: PageMessage) => {
      frame.current?.contentWindow?.postMessage(message, origin)
    }
    const tellGame = () => tell({ type: inFront.isAny ? 'hold' : 'go-on' })
    const fullScreen = new FullScreen(document, tell)
    fullScreen.follow(end.signal)
    const listen = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, origin, frame.current?.contentWindow)
      if (!message) return
      fullScreen.heed(message)
      // Both are said until they are answered.
      if (message.type === 'ready' || message.type === 'play-ended') tellGame()
      if (message.type === 'ready') fullScreen.tell()
      if (message.type === 'notice-wanted') askForNoticeNow()
      if (message.type === 'round-settled') announceRoundSettled()
      if (message.type === 'play-ended') setIsEnded(true)
      if (message.type === 'deposit-wanted') deposit()
    }
    window.addEventListener('message', listen, { signal: end.signal })
    const unfollow = inFront.subscribe(tellGame)
    return () => {
      end.abort()
      unfollow()
      // The next page is no game.
      fullScreen.leave()
    }
  }, [origin])
  return (
    <main className="s-game__stage" data-theme="dark" aria-label={title}>
      <iframe
        ref={frame}
        className="s-game__frame"
        title={t('games.frame_title', { game: title })}
        src={address}
        allow="autoplay"
      />
      <Dialog
        title={t('games.ended_title')}
        isOpen={isEnded}
        onClose={() => setIsEnded(false)}
        actions={<Button onClick={() => location.reload()}>{t('games.ended_reload')}</Button>}
      >
        {t('games.ended_text')}
      </Dialog>
    </main>
  )
}
