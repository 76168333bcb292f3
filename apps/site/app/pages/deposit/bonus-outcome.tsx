import type { ChosenBonus } from '@nordlys/contracts'
import { formatCount, formatKroner, formatMoment } from '@nordlys/core'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'

/** What became of the bonus of a deposit that is in the books. */
export function BonusOutcome({ bonus }: { bonus: ChosenBonus | undefined }) {
  const t = useTexts()
  if (bonus?.state === 'granted') {
    const { grantedOre, spins } = bonus
    const end = formatMoment(bonus.expiresAt)
    return (
      <>
        {grantedOre !== undefined && (
          <p>{t('deposit.bonus_granted', { amount: formatKroner(grantedOre), end })}</p>
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
