import { Icon } from '@nordlys/ui'
import Gift from 'lucide-react/icons/gift'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { OfferTermList, WorkedExample } from '../../parts/offer/offer-terms.tsx'
import { offerWords } from '../../parts/offer/offer-words.ts'
import type { WelcomeOffer } from '../../parts/offer/welcome-offer.ts'
import { declinedName } from './declined-name.ts'

/** What was chosen in registration, and whether this deposit is to be without it. */
export interface PromisedOffer extends WelcomeOffer {
  isDeclined: boolean
}

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
  const words = offerWords(offer)
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
          <p className="n-small n-text-2">
            {code === undefined
              ? t(isLeft ? 'deposit.offer_left_text' : 'deposit.offer_gives', words)
              : t('deposit.offer_code_instead', { code, ...words })}
          </p>
        </div>
        {way}
      </div>
      {!isLeft && (
        <>
          <WorkedExample offer={offer} />
          <details className="s-bonus__fold">
            <summary className="s-bonus-code__open">{t('deposit.bonus_terms')}</summary>
            <OfferTermList offer={offer} />
          </details>
          <p className="n-small n-text-2">{t('deposit.offer_leave_warning', words)}</p>
        </>
      )}
    </section>
  )
}
