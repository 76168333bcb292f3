import { Card, LinkButton } from '@nordlys/ui'
import { useShell } from '../../../ground/shell/use-shell.ts'
import { danishAnd } from '../../../ground/text/danish-lists.ts'
import type { Translate } from '../../../ground/text/texts.ts'
import { useTexts } from '../../../ground/text/use-texts.tsx'
import { OfferTermList, WorkedExample } from '../../../parts/offer/offer-terms.tsx'
import { offerWords } from '../../../parts/offer/offer-words.ts'
import { StepsInFull } from '../../../parts/offer/step-terms.tsx'
import { givesOf } from '../../../parts/offer/step-words.ts'
import { isInSteps, type ShownOffer } from '../../../parts/offer/welcome-offer.ts'
import type { Promised } from './load-promised.ts'

/** The offer chosen in registration, its example in sight, its terms behind a press. [BONUS-01] */
export function PromisedCard({ offer, laterDeposits }: Promised) {
  const t = useTexts()
  const { authorities } = useShell()
  return (
    <Card title={t('campaign.promised_title')}>
      {offer && <p className="n-text-2">{givesIn(t, offer)}</p>}
      {laterDeposits.length > 0 && <p className="n-text-2">{laterIn(t, laterDeposits)}</p>}
      {offer && <FoldedTerms offer={offer} />}
      <p className="s-account__ways">
        <LinkButton href="/min-konto/indbetal">{t('campaign.promised_way')}</LinkButton>
      </p>
      <p className="n-micro n-text-3">
        {t('offer.legal', { phone: authorities.stopSpilletPhone })}
      </p>
    </Card>
  )
}

function FoldedTerms({ offer }: { offer: ShownOffer }) {
  const t = useTexts()
  if (isInSteps(offer)) return <StepsInFull offer={offer} folds />
  return (
    <>
      <WorkedExample offer={offer} />
      <details className="s-offer-fold">
        <summary className="n-label">{t('offer.terms_title')}</summary>
        <OfferTermList offer={offer} />
      </details>
    </>
  )
}

function givesIn(t: Translate, offer: ShownOffer): string {
  if (!isInSteps(offer)) return t('offer.sentence', offerWords(offer))
  return offer.steps.map((step) => givesOf(t, step)).join(' ')
}

function laterIn(t: Translate, laterDeposits: readonly number[]): string {
  const named = laterDeposits.map((number) =>
    t('campaign.promised_nth', { number: String(number) }),
  )
  return t('campaign.promised_later', { deposits: danishAnd.format(named) })
}
