import { secondMs } from '@nordlys/core'
import { Button } from '@nordlys/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isCrawler } from '../../ground/document/crawler.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

/** How long a missing page is shown before the player is led home. */
const secondsShown = 10

/** Leads home after ten seconds, says so, can be stopped; leads no crawler. [ROUTE-24, ERR-06] */
export function HomeCountdown() {
  const t = useTexts()
  const navigate = useNavigate()
  const [secondsLeft, setSecondsLeft] = useState(secondsShown)
  const [isStopped, setIsStopped] = useState(false)
  useEffect(() => {
    if (isStopped || isCrawler(navigator.userAgent)) return
    if (secondsLeft === 0) {
      void navigate('/', { replace: true })
      return
    }
    const second = setTimeout(() => setSecondsLeft(secondsLeft - 1), secondMs)
    return () => clearTimeout(second)
  }, [secondsLeft, isStopped, navigate])
  return (
    <p className="s-countdown">
      <span>
        {isStopped
          ? t('error.redirect_stopped')
          : t('error.redirect_in', { seconds: String(secondsLeft) })}
      </span>
      {!isStopped && (
        <Button kind="text" size="small" onClick={() => setIsStopped(true)}>
          {t('error.redirect_stop')}
        </Button>
      )}
    </p>
  )
}
