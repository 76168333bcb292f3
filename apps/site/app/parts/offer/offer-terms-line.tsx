import { useTexts } from '../../ground/text/use-texts.tsx'
import { offerWords } from './offer-words.ts'
import { factsOf } from './step-words.ts'
import { isInSteps, type ShownOffer } from './welcome-offer.ts'

/** Every condition of the offer in one paragraph, readable without a click. */
export function OfferTermsLine({ offer }: { offer: ShownOffer }) {
  const t = useTexts()
  const terms = isInSteps(offer) ? factsOf(t, offer).join(' ') : t('offer.terms', offerWords(offer))
  return <p className="s-offer-terms-line n-micro">{terms}</p>
}
