import { formatKroner } from '@nordlys/core'
import { Link } from '@nordlys/ui'
import type { WelcomeOffer } from '../../ground/configuration/configuration.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { NightScene } from '../../parts/offer/night-scene.tsx'
import { stepAddress } from './step.ts'

/** What step 1 ended with, its terms in short, and the way to change it. */
export function ChosenOffer({ offer }: { offer: WelcomeOffer | undefined }) {
  const t = useTexts()
  if (!offer) {
    return (
      <section className="n-card s-chosen">
        <p className="s-chosen__kicker">{t('register.chosen')}</p>
        <h2 className="n-h3">{t('register.chosen_none')}</h2>
        <p className="s-chosen__terms">{t('register.chosen_none_text')}</p>
        <Link className="n-link" href={stepAddress(1)}>
          {t('register.chosen_none_change')}
        </Link>
      </section>
    )
  }
  return (
    <section className="n-card s-chosen s-chosen--scene" data-theme="dark">
      <NightScene />
      <div className="s-chosen__words">
        <p className="s-chosen__kicker">{t('register.chosen')}</p>
        <h2 className="n-h2">
          <span className="s-door__gold">{formatKroner(offer.bonus)}</span>{' '}
          {t('register.offer_heading_bonus', { spins: String(offer.spins) })}
        </h2>
        <p className="s-chosen__terms">
          {t('register.chosen_terms', {
            deposit: formatKroner(offer.deposit),
            wagering: String(offer.wageringTimes),
            days: String(offer.days),
            maximumBet: formatKroner(offer.maximumBet),
          })}
        </p>
        <Link className="n-link" href={stepAddress(1)}>
          {t('register.chosen_change')}
        </Link>
      </div>
    </section>
  )
}
