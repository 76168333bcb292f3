import { secondMs } from '@nordlys/core'
import { Button } from '@nordlys/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { ResultWays } from '../result-card/result-card.tsx'

interface ReceiptEndProps {
  seconds: number
  /** Over a game it closes, on a page it leads on. */
  isSheet: boolean
  goBack: () => void
}

/**
 * Leads back to the game by itself after a while. A player who needs longer stops the countdown, as WCAG
 * 2.2.1 asks; it is read aloud once, not every second. [PAY-03]
 */
export function ReceiptEnd({ seconds, isSheet, goBack }: ReceiptEndProps) {
  const t = useTexts()
  const says = isSheet ? 'deposit.receipt_closes' : 'deposit.receipt_leads'
  const [left, setLeft] = useState(seconds)
  const [isStopped, setIsStopped] = useState(false)
  const end = useEffectEvent(goBack)
  useEffect(() => {
    if (isStopped) return
    if (left <= 0) return end()
    const timer = setTimeout(() => setLeft(left - 1), secondMs)
    return () => clearTimeout(timer)
  }, [left, isStopped])
  return (
    <>
      {!isStopped && (
        <>
          <p role="timer" aria-live="off" className="n-small n-text-2">
            {t(says, { seconds: String(left) })}
          </p>
          <p role="status" className="n-visually-hidden">
            {t(says, { seconds: String(seconds) })}
          </p>
        </>
      )}
      <ResultWays>
        <Button kind="primary" size="large" onClick={goBack}>
          {t('deposit.receipt_back')}
        </Button>
        {!isStopped && (
          <Button size="large" onClick={() => setIsStopped(true)}>
            {t('deposit.receipt_stay')}
          </Button>
        )}
      </ResultWays>
    </>
  )
}
