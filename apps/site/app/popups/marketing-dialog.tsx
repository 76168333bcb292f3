import { Button, Dialog } from '@nordlys/ui'
import { useEffect, useState } from 'react'
import { LinkedText } from '../content/linked-text.tsx'
import { useDialogTurn } from '../dialogs/dialog-context.tsx'
import { useTexts } from '../text/use-texts.tsx'
import { sessionIdHere, userIdHere } from '../watch/login-cookies.ts'
import { browserTime } from '../watch/surroundings.ts'
import { keepHere, keptHere } from './kept-here.ts'
import { acceptMarketing, hasAcceptanceHere, isMarketingAccepted } from './marketing-calls.ts'
import { offerMarketing } from './marketing-offer.ts'
import type { PopupData } from './popup-data.ts'

/** Whoever said no is not asked again while the browser is open. */
const declinedKey = '_notification_show_time'

/** Asks for consent to news and offers; yes and no weigh the same. [SCREEN-10, MKT-01, MKT-02] */
export function MarketingDialog({ popups }: { popups: PopupData | undefined }) {
  const t = useTexts()
  const { isShown, want } = useDialogTurn('marketing')
  const [hasFailed, setHasFailed] = useState(false)
  const loginId = popups?.loginId
  const marketing = popups?.marketing
  const isOn = marketing !== undefined
  useEffect(() => {
    if (loginId === undefined || !isOn) return undefined
    return offerMarketing({
      time: browserTime,
      hasCookie: () => hasAcceptanceHere() || keptHere('session', declinedKey) === loginId,
      isAccepted: () => isMarketingAccepted(sessionIdHere() ?? '', userIdHere() ?? ''),
      show: () => want(true),
      onError: reportError,
    })
  }, [loginId, isOn, want])
  if (!marketing || loginId === undefined) return null
  const decline = () => {
    keepHere('session', declinedKey, loginId)
    want(false)
  }
  const accept = async () => {
    const isTaken = await acceptMarketing({
      sessionId: sessionIdHere() ?? '',
      userId: userIdHere() ?? '',
      days: marketing.days,
    })
    setHasFailed(!isTaken)
    if (isTaken) want(false)
  }
  return (
    <Dialog
      title={marketing.title}
      isOpen={isShown}
      onClose={decline}
      closeLabel={t('modal.close')}
      actions={
        <>
          <Button onClick={decline}>{t('modal.no_thanks')}</Button>
          <Button onClick={accept}>{t('modal.yes_please')}</Button>
        </>
      }
    >
      <p>
        <LinkedText text={marketing.detail} />
      </p>
      {hasFailed && <p role="alert">{t('modal.consent_failed')}</p>}
    </Dialog>
  )
}
