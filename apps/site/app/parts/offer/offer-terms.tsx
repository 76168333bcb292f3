import { formatKroner, times } from '@nordlys/core'
import { Dialog, Money } from '@nordlys/ui'
import type { ReactNode } from 'react'
import type { WelcomeOffer } from '../../ground/configuration/configuration.ts'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { OfferTermsLine } from './offer-terms-line.tsx'

export interface OfferTermsProps {
  offer: WelcomeOffer
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
      <OfferTermsLine offer={offer} />
      <WorkedExample offer={offer} />
      <p className="n-micro n-text-3">
        {t('offer.legal', { phone: authorities.stopSpilletPhone })}
      </p>
    </Dialog>
  )
}

/** What a first deposit gives and asks, in the offer's own figures. */
export function WorkedExample({ offer }: { offer: WelcomeOffer }) {
  const t = useTexts()
  const required = times(offer.bonus, offer.wageringTimes)
  const bonus = formatKroner(offer.bonus)
  return (
    <div className="s-example">
      <h3 className="n-h3">{t('offer.example_title')}</h3>
      <dl className="s-example__lines">
        <Line label={t('offer.example_deposit')}>
          <Money ore={offer.deposit} />
        </Line>
        <Line label={t('offer.example_bonus')} isBonus>
          <Money ore={offer.bonus} />
        </Line>
        <Line
          label={t('offer.example_spins', {
            spins: String(offer.spins),
            spinValue: formatKroner(offer.spinValue),
          })}
          isBonus
        >
          <Money ore={times(offer.spinValue, offer.spins)} />
        </Line>
        <Line label={t('offer.example_wager', { wagering: String(offer.wageringTimes), bonus })}>
          <Money ore={required} />
        </Line>
      </dl>
      <p className="n-small">
        {t('offer.example_note', { required: formatKroner(required), days: String(offer.days) })}
      </p>
    </div>
  )
}

interface LineProps {
  label: string
  isBonus?: boolean
  children: ReactNode
}

function Line({ label, isBonus = false, children }: LineProps) {
  return (
    <div className="s-example__line">
      <dt>{label}</dt>
      <dd className={isBonus ? 's-example__bonus' : undefined}>{children}</dd>
    </div>
  )
}
