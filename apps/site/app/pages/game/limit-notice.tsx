import { secondMs } from '@nordlys/core'
import { Toast, Toasts } from '@nordlys/ui'
import { useCallback, useEffect, useState } from 'react'
import { onRoundSettled } from '../../ground/browser/round-settled.ts'
import { sparing } from '../../ground/browser/sparing.ts'
import { browserTime } from '../../ground/browser/surroundings.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { type Noticed, nothingNoticed, noticeLimits, putAway } from './limit-notice-step.ts'
import { askForSession } from './session-told.ts'

/** Rounds come faster than limits are used up: not each of them asks, and the last one always does. */
const askAgainMs = 20 * secondMs

/** Tells beside the game that a limit of play is close or reached, with no way to change it. [LIM-01] */
export function LimitNotice() {
  const t = useTexts()
  const [{ shown }, setNoticed] = useState<Noticed>(nothingNoticed)
  useEffect(() => {
    const end = new AbortController()
    const ask = () =>
      void askForSession(end.signal).then(
        (told) => told && setNoticed((noticed) => noticeLimits(noticed, told.limits)),
        // The next round asks again.
        () => undefined,
      )
    const asking = sparing(ask, { everyMs: askAgainMs, time: browserTime })
    asking.call()
    const unlisten = onRoundSettled(asking.call)
    return () => {
      unlisten()
      asking.stop()
      end.abort()
    }
  }, [])
  const dismiss = useCallback(() => setNoticed(putAway), [])
  return (
    // Round a game all is dark, as the bar is.
    <div data-theme="dark">
      <Toasts>
        {shown && (
          <Toast
            key={`${shown.title} ${shown.nearness}`}
            // A limit that stops play stays until it is put away.
            tone={shown.nearness === 'reached' ? 'error' : 'info'}
            title={shown.title}
            detail={shown.left}
            dismissLabel={t('session_panel.put_away')}
            onDismiss={dismiss}
          />
        )}
      </Toasts>
    </div>
  )
}
