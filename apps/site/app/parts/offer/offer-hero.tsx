import { Button, Icon, LinkButton } from '@nordlys/ui'
import Gift from 'lucide-react/icons/gift'
import { useState } from 'react'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { HeroGame } from './hero-games.ts'
import { HeroTiles } from './hero-tiles.tsx'
import { NightScene } from './night-scene.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { OfferTermsLine } from './offer-terms-line.tsx'
import { offerWords } from './offer-words.ts'
import { StepHeadline } from './step-terms.tsx'
import { sentencesOf } from './step-words.ts'
import { isInSteps, type ShownOffer } from './welcome-offer.ts'

export interface OfferHeroProps {
  offer: ShownOffer
  /** The first of them stand beside the offer. */
  games: readonly HeroGame[]
}

/** The welcome offer with its terms in sight and one thing to do. [BONUS-01] */
export function OfferHero({ offer, games }: OfferHeroProps) {
  const t = useTexts()
  const [showsTerms, setShowsTerms] = useState(false)
  const { headline, sentence } = heroWords(t, offer)
  return (
    <section className="s-hero" data-theme="dark">
      <NightScene />
      <div className="n-wrap s-hero__stage">
        <HeroTiles games={games} />
        <div className="s-hero__words">
          <p className="s-hero__kicker">
            <Icon glyph={Gift} size={17} />
            {t('offer.kicker')}
          </p>
          <h1 className="n-display">{headline}</h1>
          <p className="s-hero__sentence">{sentence}</p>
          <div className="s-hero__ways">
            <LinkButton kind="primary" size="large" href="/registrer">
              {t('shell.register')}
            </LinkButton>
            <Button
              size="large"
              className="s-hero__terms-button"
              onClick={() => setShowsTerms(true)}
            >
              {t('offer.terms_show')}
            </Button>
          </div>
        </div>
        <OfferTermsLine offer={offer} />
      </div>
      <OfferTerms offer={offer} isOpen={showsTerms} onClose={() => setShowsTerms(false)} />
    </section>
  )
}

function heroWords(t: Translate, offer: ShownOffer) {
  if (isInSteps(offer)) {
    return {
      headline: <StepHeadline offer={offer} gold="s-hero__gold" rest="s-hero__spins" />,
      sentence: sentencesOf(t, offer),
    }
  }
  const words = offerWords(offer)
  return {
    headline: (
      <>
        <span className="s-hero__gold">{t('offer.headline_amount', words)}</span>{' '}
        {t('offer.headline_bonus')}{' '}
        <span className="s-hero__spins">{t('offer.headline_spins', words)}</span>
      </>
    ),
    sentence: t('offer.sentence', words),
  }
}
