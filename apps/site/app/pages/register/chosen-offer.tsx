import { Link } from '@nordlys/ui'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { NightScene } from '../../parts/offer/night-scene.tsx'
import { offerWords } from '../../parts/offer/offer-words.ts'
import { StepHeadline } from '../../parts/offer/step-terms.tsx'
import { sentenceOf } from '../../parts/offer/step-words.ts'
import { isInSteps, type ShownOffer } from '../../parts/offer/welcome-offer.ts'
import { stepAddress } from './step.ts'

/** The result of step 1, its terms in short, and the way to change it. */
export function ChosenOffer({ offer }: { offer: ShownOffer | undefined }) {
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
  const { heading, terms } = inShort(t, offer)
  return (
    <section className="n-card s-chosen s-chosen--scene" data-theme="dark">
      <NightScene />
      <div className="s-chosen__words">
        <p className="s-chosen__kicker">{t('register.chosen')}</p>
        <h2 className="n-h2">{heading}</h2>
        {terms.map((term) => (
          <p key={term} className="s-chosen__terms">
            {term}
          </p>
        ))}
        <Link className="n-link" href={stepAddress(1)}>
          {t('register.chosen_change')}
        </Link>
      </div>
    </section>
  )
}

function inShort(t: Translate, offer: ShownOffer) {
  if (isInSteps(offer)) {
    const heading = <StepHeadline offer={offer} gold="s-door__gold" />
    return { heading, terms: offer.steps.map((step) => sentenceOf(t, step)) }
  }
  const words = offerWords(offer)
  const heading = (
    <>
      <span className="s-door__gold">{words.bonus}</span> {t('register.offer_heading_bonus', words)}
    </>
  )
  return { heading, terms: [t('register.chosen_terms', words)] }
}
