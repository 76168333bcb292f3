import type { StandingPause } from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../message/message.tsx'

/** Tells a player that they are paused, until when, and what they may do; without a pause nothing. */
export function PauseNotice({ pause }: { pause: StandingPause | undefined }) {
  const t = useTexts()
  if (!pause) return null
  const { endsAt } = pause
  const title = endsAt
    ? t('overview.paused_title', { date: formatDate(endsAt), time: formatTime(endsAt) })
    : t('overview.closed_title')
  return (
    <Message tone="info" title={title} isStanding>
      {t('overview.paused_text')}
    </Message>
  )
}
