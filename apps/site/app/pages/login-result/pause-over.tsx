import type { StandingPause } from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { DepositLimitsCard } from '../../parts/deposit-limits/deposit-limits-card.tsx'
import type { ShownDepositLimit } from '../../parts/deposit-limits/load-deposit-limits.ts'
import { Message } from '../../parts/message/message.tsx'

export interface PauseOverProps {
  pause: StandingPause
  limits: readonly ShownDepositLimit[]
}

/** Tells that a pause is over, with the limits in reach. It welcomes nobody back to play. [LIM-06] */
export function PauseOver({ pause, limits }: PauseOverProps) {
  const t = useTexts()
  const endsAt = pause.endsAt ?? pause.startsAt
  const title = t('login.result_pause_over_title', {
    date: formatDate(endsAt),
    time: formatTime(endsAt),
  })
  return (
    <>
      <Message tone="info" title={title} isStanding>
        {t('login.result_pause_over')}
      </Message>
      <DepositLimitsCard title={t('login.result_limits_title')} limits={limits} />
    </>
  )
}
