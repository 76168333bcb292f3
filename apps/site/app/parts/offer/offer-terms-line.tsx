import { formatKroner } from '@nordlys/core'
import type { WelcomeOffer } from '../../ground/configuration/configuration.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

/** Every condition of the offer in one paragraph, readable without a click. */
export function OfferTermsLine({ offer }: { offer: WelcomeOffer }) {
  const t = useTexts()
  return (
    <p className="s-offer-terms-line n-micro">
      {t('offer.terms', {
        age: String(offer.minimumAgeYears),
        deposit: formatKroner(offer.deposit),
        spins: String(offer.spins),
        spinValue: formatKroner(offer.spinValue),
        game: offer.spinGame,
        wagering: String(offer.wageringTimes),
        maximumBet: formatKroner(offer.maximumBet),
        days: String(offer.days),
      })}
    </p>
  )
}
