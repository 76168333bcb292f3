import { Link } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { NightScene } from '../../parts/offer/night-scene.tsx'
import { offerWords } from '../../parts/offer/offer-words.ts'
import type { WelcomeOffer } from '../../parts/offer/welcome-offer.ts'
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
  const words = offerWords(offer)
  return (
    <section className="n-card s-chosen s-chosen--scene" data-theme="dark">
      <NightScene />
      <div className="s-chosen__words">
        <p className="s-chosen__kicker">{t('register.chosen')}</p>
        <h2 className="n-h2">
          <span className="s-door__gold">{words.bonus}</span>{' '}
          {t('register.offer_heading_bonus', words)}
        </h2>
        <p className="s-chosen__terms">{t('register.chosen_terms', words)}</p>
        <Link className="n-link" href={stepAddress(1)}>
          {t('register.chosen_change')}
        </Link>
      </div>
    </section>
  )
}
