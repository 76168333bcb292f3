import { useTexts } from '../../ground/text/use-texts.tsx'
import { offerWords } from './offer-words.ts'
import type { WelcomeOffer } from './welcome-offer.ts'

/** Every condition of the offer in one paragraph, readable without a click. */
export function OfferTermsLine({ offer }: { offer: WelcomeOffer }) {
  const t = useTexts()
  return <p className="s-offer-terms-line n-micro">{t('offer.terms', offerWords(offer))}</p>
}
