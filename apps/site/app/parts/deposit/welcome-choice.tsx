import { formatKroner } from '@nordlys/core'
import { Icon } from '@nordlys/ui'
import Gift from 'lucide-react/icons/gift'
import { Link } from 'react-router'
import { danishAnd } from '../../ground/text/danish-lists.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { OfferTermList, WorkedExample } from '../offer/offer-terms.tsx'
import { offerWords } from '../offer/offer-words.ts'
import { StepExample, StepTermList } from '../offer/step-terms.tsx'
import { givesOf, whoTerm } from '../offer/step-words.ts'
import { isInSteps, type ShownOffer } from '../offer/welcome-offer.ts'
import { declinedName } from './declined-name.ts'
import { type DepositPlace, linkIn } from './deposit-place.ts'

/** The offer chosen in registration, and whether this deposit is to be without it. */
export type PromisedOffer = ShownOffer & {
  isDeclined: boolean
  /** Which deposits after this one bring more of it, whether or not this one is without it. */
  laterDeposits: readonly number[]
}

export interface WelcomeChoiceProps {
  place: DepositPlace
  offer: PromisedOffer
  /** Of a bonus that takes the offer's place. */
  code: string | undefined
  /** While a payment runs, nothing of it is changed. */
  isBusy: boolean
}

/** The welcome offer with its worked example and the way out of it, before it is paid for. [BONUS-01] */
export function WelcomeChoice({ place, offer, code, isBusy }: WelcomeChoiceProps) {
  const t = useTexts()
  const words = choiceWords(t, offer, code)
  const isLeft = offer.isDeclined || code !== undefined
  const { href, onClick } = linkIn(place, offer.isDeclined ? '' : `?${declinedName}=1`)
  const way = code === undefined && !isBusy && (
    <Link className="n-link" to={href} onClick={onClick} preventScrollReset replace>
      {t(offer.isDeclined ? 'deposit.offer_take' : 'deposit.offer_leave')}
    </Link>
  )
  return (
    <section className="n-card s-bonus" aria-labelledby="velkomsttilbud">
      <div className="s-bonus__head">
        <Icon glyph={Gift} size={22} />
        <div role="status">
          <h2 className="n-label" id="velkomsttilbud">
            {isLeft ? words.leftTitle : t('deposit.offer_chosen')}
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

/**
 * The deposit's gift, and the meaning of leaving it: of this deposit alone if others bring more.
 */
function choiceWords(t: Translate, offer: PromisedOffer, code: string | undefined) {
  if (isInSteps(offer) || offer.laterDeposits.length > 0) return ofThisDeposit(t, offer, code)
  const words = offerWords(offer)
  return {
    gives: t('deposit.offer_gives', words),
    leftTitle: t('deposit.offer_left'),
    left: t('deposit.offer_left_text', words),
    instead: code === undefined ? undefined : t('deposit.offer_code_instead', { code, ...words }),
    warning: t('deposit.offer_leave_warning', words),
  }
}

function ofThisDeposit(t: Translate, offer: PromisedOffer, code: string | undefined) {
  const deposit = formatKroner(isInSteps(offer) ? offer.steps[0].deposit : offer.deposit)
  const kept = keptWords(t, offer)
  const withKept = (text: string) => [text, ...kept].join(' ')
  return {
    gives: isInSteps(offer)
      ? offer.steps.map((step) => givesOf(t, step)).join(' ')
      : t('deposit.offer_gives', offerWords(offer)),
    leftTitle: t('deposit.step_left'),
    left: withKept(t('deposit.step_left_text', { deposit })),
    instead:
      code === undefined ? undefined : withKept(t('deposit.step_code_instead', { code, deposit })),
    warning: withKept(t('deposit.step_leave_warning', { deposit })),
  }
}

/** The gifts still promised though this deposit declines its own. */
function keptWords(t: Translate, { laterDeposits }: PromisedOffer): string[] {
  if (laterDeposits.length === 0) return []
  const named = laterDeposits.map((number) => t('deposit.step_nth', { number: String(number) }))
  return [t('deposit.step_kept', { deposits: danishAnd.format(named) })]
}
