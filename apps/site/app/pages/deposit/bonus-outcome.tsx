import type { ChosenBonus } from '@nordlys/contracts'
import { formatKroner } from '@nordlys/core'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import { lastDay } from './bonus-terms.tsx'

/** What became of the bonus of a deposit that is in the books. */
export function BonusOutcome({ bonus }: { bonus: ChosenBonus | undefined }) {
  const t = useTexts()
  if (bonus?.state === 'granted') {
    const amount = formatKroner(bonus.grantedOre)
    return <p>{t('deposit.bonus_granted', { amount, date: lastDay(bonus.expiresAt) })}</p>
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
  used: 'deposit.bonus_refused_used',
} as const
