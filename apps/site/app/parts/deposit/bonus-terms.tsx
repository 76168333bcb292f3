import { after, formatCount, formatDate, formatKroner, formatMoment } from '@nordlys/core'
import { Icon, Link } from '@nordlys/ui'
import Gift from 'lucide-react/icons/gift'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { danishAnd, danishOr } from '../../ground/text/danish-lists.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Facts } from '../facts/facts.tsx'
import type { CodeOffer } from './load-bonus.ts'

export interface BonusTermsProps {
  offer: CodeOffer
  isBusy: boolean
}

/** A chosen bonus with all its terms and a worked example, and the way out of it. */
export function BonusTerms({ offer, isBusy }: BonusTermsProps) {
  const t = useTexts()
  const { pathname } = useLocation()
  const shown = useRef<HTMLElement>(null)
  const isAnswer = useNavigationType() !== 'POP'
  // Read aloud where the field was; a page that is opened with a code begins at its top.
  useEffect(() => {
    if (isAnswer) shown.current?.focus()
  }, [isAnswer])
  return (
    <section ref={shown} className="n-card s-bonus" tabIndex={-1} aria-labelledby="valgt-bonus">
      <div className="s-bonus__head">
        <Icon glyph={Gift} size={22} />
        <div>
          <h2 className="n-label" id="valgt-bonus">
            {t('deposit.bonus_chosen', { code: offer.code })}
          </h2>
          <p className="n-small n-text-2">{givesOf(t, offer)}</p>
        </div>
        {!isBusy && (
          <Link className="n-link" href={pathname}>
            {t('deposit.bonus_leave')}
          </Link>
        )}
      </div>
      <Example offer={offer} />
      <h3 className="n-label s-bonus__title">{t('deposit.bonus_terms')}</h3>
      <ul className="n-small n-text-2 s-bonus__terms">
        {termsOf(t, offer).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <Link className="n-link" href="/contents/bonusregler">
        {t('deposit.bonus_rules')}
      </Link>
    </section>
  )
}

function Example({ offer }: { offer: CodeOffer }) {
  const t = useTexts()
  const { example } = offer
  const bonus = formatKroner(example.bonusOre)
  return (
    <>
      <h3 className="n-label s-bonus__title">{t('deposit.bonus_example')}</h3>
      <Facts>
        <div>
          <dt>{t('deposit.bonus_you_deposit')}</dt>
          <dd>{formatKroner(example.depositOre)}</dd>
        </div>
        <div>
          <dt>
            {givesMoney(offer) ? t('deposit.bonus_we_give') : t('deposit.bonus_we_give_spins')}
          </dt>
          <dd className="s-bonus__amount">{givesMoney(offer) ? bonus : spinsOf(t, offer)}</dd>
        </div>
        {isWagered(offer) && (
          <div>
            <dt>{stakingOf(t, offer)}</dt>
            <dd>{formatKroner(example.requiredOre)}</dd>
          </div>
        )}
      </Facts>
    </>
  )
}

function stakingOf(t: Translate, { example, ...offer }: CodeOffer): string {
  const factor = String(offer.wageringFactor)
  const bonus = formatKroner(example.bonusOre)
  if (!offer.isWageringOfDepositToo) return t('deposit.bonus_you_stake', { factor, bonus })
  const deposit = formatKroner(example.depositOre)
  return t('offer.step_example_both', { wagering: factor, deposit, bonus })
}

/** Its gift, in a line. */
function givesOf(t: Translate, offer: CodeOffer): string {
  const { percent } = offer
  const most = formatKroner(offer.mostOre)
  if (!givesMoney(offer)) return spinsOf(t, offer)
  return percent === undefined
    ? t('deposit.bonus_fixed', { most })
    : t('deposit.bonus_share', { percent: String(percent), most })
}

function spinsOf(t: Translate, { spins }: CodeOffer): string {
  return spins ? t('deposit.bonus_spins', spinWords(spins)) : ''
}

/** A code may give spins alone. */
function givesMoney({ mostOre }: CodeOffer): boolean {
  return mostOre > 0n
}

/** Without a requirement the bonus is cash at once. */
function isWagered({ wageringFactor }: CodeOffer): boolean {
  return wageringFactor > 0
}

/** Every term the law asks for, in the order in which a player meets them. */
function termsOf(t: Translate, offer: CodeOffer): string[] {
  return [
    ...(givesMoney(offer) ? [moneyTerm(t, offer)] : []),
    ...(offer.spins ? [spinsTerm(t, offer, offer.spins)] : []),
    t('deposit.bonus_term_least', { least: formatKroner(offer.leastDepositOre) }),
    ...(isWagered(offer) ? wageredTerms(t, offer) : cashTerms(t, offer)),
    ...(offer.isOncePerPlayer ? [t('deposit.bonus_term_once')] : []),
    ...(offer.isFirstDepositOnly ? [t('deposit.bonus_term_first')] : []),
    t('deposit.bonus_term_until', { date: lastDay(offer.validUntil) }),
  ]
}

function moneyTerm(t: Translate, { percent, mostOre }: CodeOffer): string {
  const most = formatKroner(mostOre)
  return percent === undefined
    ? t('deposit.bonus_term_fixed', { most })
    : t('deposit.bonus_term_share', { percent: String(percent), most })
}

function wageredTerms(t: Translate, offer: CodeOffer): string[] {
  const { example, isWageringOfDepositToo } = offer
  const factor = String(offer.wageringFactor)
  return [
    isWageringOfDepositToo
      ? t('offer.step_wager_both', {
          wagering: factor,
          deposit: formatKroner(example.depositOre),
          bonus: formatKroner(example.bonusOre),
          required: formatKroner(example.requiredOre),
        })
      : t('deposit.bonus_term_wager', { factor }),
    countingTerm(t, offer),
    t('deposit.bonus_term_order'),
    t('deposit.bonus_term_stake', { stake: formatKroner(offer.stakeMaxOre) }),
    t('deposit.bonus_term_days', { days: String(offer.days), end: formatMoment(offer.expiresAt) }),
    t('deposit.bonus_term_cash'),
  ]
}

/** Which stakes count towards the requirement. */
function countingTerm(t: Translate, { countingGames }: CodeOffer): string {
  if (!countingGames) return t('deposit.bonus_term_games')
  return t('deposit.bonus_term_some_games', { games: danishAnd.format(countingGames) })
}

function cashTerms(t: Translate, offer: CodeOffer): string[] {
  const { spins, days } = offer
  return [
    ...(givesMoney(offer) ? [t('offer.step_cash_at_once')] : []),
    ...(spins ? [t('offer.step_days_spins', { days: String(days) })] : []),
  ]
}

function spinsTerm(t: Translate, offer: CodeOffer, spins: NonNullable<CodeOffer['spins']>): string {
  const words = { ...spinWords(spins), games: danishOr.format(offer.spinGames) }
  return givesMoney(offer)
    ? t('deposit.bonus_term_spins', words)
    : t('deposit.bonus_term_spins_alone', words)
}

function spinWords({ count, valueOre }: NonNullable<CodeOffer['spins']>) {
  return { count: formatCount(count), value: formatKroner(valueOre) }
}

/** An offer that ends at midnight was good all the day before. */
function lastDay(end: Date): string {
  return formatDate(after(end, -1))
}
