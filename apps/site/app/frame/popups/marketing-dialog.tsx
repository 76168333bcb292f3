import { Button, Dialog } from '@nordlys/ui'
import { useEffect, useState } from 'react'
import { browserTime } from '../../ground/browser/surroundings.ts'
import { sessionIdHere, userIdHere } from '../../ground/cookies/login-cookies.ts'
import type { PopupData } from '../../ground/shell/popup-data.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { LinkedText } from '../../parts/content/linked-text.tsx'
import { useDialogTurn } from '../dialogs/dialog-context.tsx'
import { isAnsweredHere, keepAnswered } from './answered-here.ts'
import {
  acceptMarketing,
  hasAcceptanceHere,
  type OfferWay,
  readWaysToAsk,
} from './marketing-calls.ts'
import { offerMarketing } from './marketing-offer.ts'
import { OfferWays } from './offer-ways.tsx'

/**
 * Asks for consent to news and offers, to each way on its own and with nothing ticked; yes and no
 * weigh the same. A player who said no is not asked again while the browser is open. [SCREEN-10,
 * MKT-01, MKT-02]
 */
export function MarketingDialog({ popups }: { popups: PopupData | undefined }) {
  const t = useTexts()
  const { isShown, want } = useDialogTurn('marketing')
  const [ways, setWays] = useState<readonly OfferWay[]>([])
  const [ticked, setTicked] = useState<readonly OfferWay[]>([])
  const [problem, setProblem] = useState<'none_ticked' | 'failed'>()
  const loginId = popups?.loginId
  const marketing = popups?.marketing
  const isOn = marketing !== undefined
  useEffect(() => {
    if (loginId === undefined || !isOn) return undefined
    return offerMarketing({
      time: browserTime,
      isAnsweredHere: () => hasAcceptanceHere() || isAnsweredHere(loginId),
      waysToAsk: () => readWaysToAsk(sessionIdHere() ?? '', userIdHere() ?? ''),
      show(asked) {
        setWays(asked)
        want(true)
      },
      onError: (error) => reportError(error),
    })
  }, [loginId, isOn, want])
  if (!marketing || loginId === undefined) return null
  const decline = () => {
    keepAnswered(loginId)
    want(false)
  }
  const accept = async () => {
    if (ticked.length === 0) return setProblem('none_ticked')
    const [sessionId, userId] = [sessionIdHere() ?? '', userIdHere() ?? '']
    const isTaken = await acceptMarketing({ sessionId, userId, days: marketing.days, ways: ticked })
    setProblem(isTaken ? undefined : 'failed')
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
        <LinkedText text={marketing.detail} onFollow={() => want(false)} />
      </p>
      <OfferWays ways={ways} ticked={ticked} onChange={setTicked} />
      {problem && (
        <p className="s-popup__problem" role="alert">
          {t(`modal.consent_${problem}`)}
        </p>
      )}
    </Dialog>
  )
}
