import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { OfferTermList, WorkedExample } from '../../parts/offer/offer-terms.tsx'
import { StepsInFull } from '../../parts/offer/step-terms.tsx'
import { isInSteps, type ShownOffer } from '../../parts/offer/welcome-offer.ts'

/** The worked example stands beside the offer, and who can be asked about play. [BONUS-01] */
export function OfferTermsCard({ offer }: { offer: ShownOffer }) {
  const t = useTexts()
  const { authorities } = useShell()
  return (
    <section className="n-card s-door-terms" id="vilkaar">
      {isInSteps(offer) ? (
        <>
          <h2 className="n-h3">{t('offer.terms_title')}</h2>
          <StepsInFull offer={offer} />
        </>
      ) : (
        <>
          <WorkedExample offer={offer} />
          <h3 className="n-h3">{t('offer.terms_title')}</h3>
          <OfferTermList offer={offer} />
        </>
      )}
      <p className="n-micro n-text-3">
        {t('offer.legal', { phone: authorities.stopSpilletPhone })}
      </p>
    </section>
  )
}
