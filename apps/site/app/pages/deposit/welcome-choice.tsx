import { formatKroner } from '@nordlys/core'
import { Icon } from '@nordlys/ui'
import Gift from 'lucide-react/icons/gift'
import { Link, useLocation } from 'react-router'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { OfferTermList, WorkedExample } from '../../parts/offer/offer-terms.tsx'
import { offerWords } from '../../parts/offer/offer-words.ts'
import { StepExample, StepTermList } from '../../parts/offer/step-terms.tsx'
import { givesOf, whoTerm } from '../../parts/offer/step-words.ts'
import { isInSteps, type ShownOffer } from '../../parts/offer/welcome-offer.ts'
import { declinedName } from './declined-name.ts'

/** What was chosen in registration, and whether this deposit is to be without it. */
export type PromisedOffer = ShownOffer & { isDeclined: boolean }

export interface WelcomeChoiceProps {
  offer: PromisedOffer
  /** Of a bonus that takes the offer's place. */
  code: string | undefined
  /** While a payment runs, nothing of it is changed. */
  isBusy: boolean
}

/** The welcome offer with its worked example and the way out of it, before it is paid for. [BONUS-01] */
export function WelcomeChoice({ offer, code, isBusy }: WelcomeChoiceProps) {
  const t = useTexts()
  const { pathname } = useLocation()
  const words = choiceWords(t, offer, code)
  const isLeft = offer.isDeclined || code !== undefined
  const way = code === undefined && !isBusy && (
    <Link
      className="n-link"
      to={offer.isDeclined ? pathname : `${pathname}?${declinedName}=1`}
      preventScrollReset
      replace
    >
      {t(offer.isDeclined ? 'deposit.offer_take' : 'deposit.offer_leave')}
    </Link>
  )
  return (
    <section className="n-card s-bonus" aria-labelledby="velkomsttilbud">
      <div className="s-bonus__head">
        <Icon glyph={Gift} size={22} />
        <div role="status">
          <h2 className="n-label" id="velkomsttilbud">
            {t(isLeft ? 'deposit.offer_left' : 'deposit.offer_chosen')}
          </h2>
          <p className="n-small n-text-2">{words.instead ?? (isLeft ? words.left : words.gives)}</p>
        </div>
        {way}
      </div>
      {!isLeft && (
        <>
          <ChosenTerms offer={offer} />
          <p className="n-small n-text-2">{words.warning}</p>
        </>
      )}
    </section>
  )
}

/** The worked example in sight, and all conditions behind one press. */
function ChosenTerms({ offer }: { offer: ShownOffer }) {
  const t = useTexts()
  const [example, terms] = isInSteps(offer)
    ? [
        offer.steps.map((step) => <StepExample key={step.number} step={step} heading="h3" />),
        <>
          {offer.steps.map((step) => (
            <StepTermList key={step.number} step={step} />
          ))}
          <p className="n-small n-text-2">{whoTerm(t, offer)}</p>
        </>,
      ]
    : [<WorkedExample key="all" offer={offer} />, <OfferTermList key="all" offer={offer} />]
  return (
    <>
      {example}
      <details className="s-bonus__fold">
        <summary className="s-bonus-code__open">{t('deposit.bonus_terms')}</summary>
        {terms}
      </details>
    </>
  )
}

/** What the deposit brings, and what leaving it means: of the next deposit alone where there are more. */
function choiceWords(t: Translate, offer: ShownOffer, code: string | undefined) {
  if (isInSteps(offer)) {
    const deposit = formatKroner(offer.steps[0].deposit)
    return {
      gives: offer.steps.map((step) => givesOf(t, step)).join(' '),
      left: t('deposit.step_left_text', { deposit }),
      instead: code === undefined ? undefined : t('deposit.step_code_instead', { code, deposit }),
      warning: t('deposit.step_leave_warning', { deposit }),
    }
  }
  const words = offerWords(offer)
  return {
    gives: t('deposit.offer_gives', words),
    left: t('deposit.offer_left_text', words),
    instead: code === undefined ? undefined : t('deposit.offer_code_instead', { code, ...words }),
    warning: t('deposit.offer_leave_warning', words),
  }
}
