import type { ChosenBonus } from '@nordlys/contracts'
import { formatCount, formatKroner, formatMoment } from '@nordlys/core'
import { LinkButton } from '@nordlys/ui'
import { namedGameAddress } from '../../ground/links/game-address.ts'
import { danishAnd } from '../../ground/text/danish-lists.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../message/message.tsx'
import { ResultWays } from '../result-card/result-card.tsx'

export interface SpinGame {
  gameId: string
  title: string
}

interface BonusOutcomeProps {
  bonus: ChosenBonus | undefined
  /** Where spins are played; none for who may not play. */
  spinGames: readonly SpinGame[]
  /** The only games the bonus is for, by their titles; undefined: all of them. */
  countingGames: readonly string[] | undefined
}

/** The outcome of the bonus of a deposit that is in the books. */
export function BonusOutcome({ bonus, spinGames, countingGames }: BonusOutcomeProps) {
  const t = useTexts()
  if (bonus?.state === 'granted') {
    const { grantedOre, isCashAtOnce, spins } = bonus
    const end = formatMoment(bonus.expiresAt)
    return (
      <>
        {grantedOre !== undefined && (
          <p>
            {isCashAtOnce
              ? t('deposit.bonus_granted_cash', { amount: formatKroner(grantedOre) })
              : t('deposit.bonus_granted', { amount: formatKroner(grantedOre), end })}
          </p>
        )}
        {countingGames && (
          <p>{t('deposit.bonus_granted_some_games', { games: danishAnd.format(countingGames) })}</p>
        )}
        {spins && (
          <p>
            {t('deposit.spins_granted', {
              count: formatCount(spins.count),
              value: formatKroner(spins.valueOre),
              end,
            })}
          </p>
        )}
        {spins && spinGames.length > 0 && <SpinGames games={spinGames} />}
      </>
    )
  }
  if (bonus?.state !== 'refused') return null
  return (
    <Message tone="info" title={t('deposit.bonus_refused')}>
      {t(reasons[bonus.refusal])}
    </Message>
  )
}

const reasons = {
  barred: 'deposit.bonus_refused_barred',
  'bonus-active': 'deposit.bonus_refused_active',
  'deposit-too-small': 'deposit.bonus_refused_small',
  'other-deposit': 'deposit.bonus_refused_other',
  used: 'deposit.bonus_refused_used',
} as const

/** The way to the games that the spins are for. */
function SpinGames({ games }: { games: readonly SpinGame[] }) {
  const t = useTexts()
  return (
    <nav className="s-spin-games" aria-label={t('deposit.spins_where')}>
      <p className="n-label">{t('deposit.spins_where')}</p>
      <ResultWays>
        {games.map(({ gameId, title }) => (
          <LinkButton key={gameId} href={namedGameAddress('money', gameId)}>
            {title}
          </LinkButton>
        ))}
      </ResultWays>
    </nav>
  )
}
