import { times } from '@nordlys/core'
import { Dialog, Money } from '@nordlys/ui'
import { useShell } from '../../ground/shell/use-shell.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { ExampleLine } from './example-line.tsx'
import { offerWords } from './offer-words.ts'
import { StepsInFull } from './step-terms.tsx'
import { isInSteps, type ShownOffer, type WelcomeOffer } from './welcome-offer.ts'

export interface OfferTermsProps {
  offer: ShownOffer
  isOpen: boolean
  onClose: () => void
}

/** The terms and the worked example. [BONUS-01] */
export function OfferTerms({ offer, isOpen, onClose }: OfferTermsProps) {
  const t = useTexts()
  const { authorities } = useShell()
  return (
    <Dialog
      title={t('offer.terms_title')}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('offer.terms_close')}
    >
      {isInSteps(offer) ? (
        <StepsInFull offer={offer} />
      ) : (
        <>
          <OfferTermList offer={offer} />
          <WorkedExample offer={offer} />
        </>
      )}
      <p className="n-micro n-text-3">
        {t('offer.legal', { phone: authorities.stopSpilletPhone })}
      </p>
    </Dialog>
  )
}

/** The gift and conditions of a first deposit, in the offer's own figures. */
export function WorkedExample({ offer }: { offer: WelcomeOffer }) {
  const t = useTexts()
  const words = offerWords(offer)
  return (
    <div className="s-example">
      <h3 className="n-h3">{t('offer.example_title')}</h3>
      <dl className="s-example__lines">
        <ExampleLine label={t('offer.example_deposit')}>
          <Money ore={offer.deposit} />
        </ExampleLine>
        <ExampleLine label={t('offer.example_bonus')} isBonus>
          <Money ore={offer.bonus} />
        </ExampleLine>
        <ExampleLine label={t('offer.example_spins', words)} isBonus>
          <Money ore={times(offer.spinValue, offer.spins)} />
        </ExampleLine>
        <ExampleLine label={t('offer.example_wager', words)}>
          <Money ore={offer.required} />
        </ExampleLine>
      </dl>
      <p className="n-small">{t('offer.example_note', words)}</p>
    </div>
  )
}

/** Every condition of the offer, one to a line, in the order in which a player meets them. [BONUS-01] */
function offerTermLines(t: Translate, offer: WelcomeOffer): string[] {
  const words = offerWords(offer)
  return [
    t('offer.term_least', words),
    t('offer.term_spins', words),
    t('offer.term_wager', words),
    t('offer.term_games'),
    t('offer.term_order'),
    t('offer.term_stake', words),
    t('offer.term_days', words),
    t('offer.term_cash'),
    t('offer.term_who', words),
  ]
}

/** The conditions as a list. */
export function OfferTermList({ offer }: { offer: WelcomeOffer }) {
  const t = useTexts()
  return (
    <ul className="n-small n-text-2 s-offer-terms">
      {offerTermLines(t, offer).map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}
