import type { StandingLock } from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'
import { LinkButton } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../message/message.tsx'

/** Tells a player that our staff have locked or suspended the account, since when, why and whom to ask. */
export function LockNotice({ lock }: { lock: StandingLock | undefined }) {
  const t = useTexts()
  if (!lock) return null
  const { lockedAt, reason, reviewBy } = lock
  const since = { date: formatDate(lockedAt), time: formatTime(lockedAt) }
  return (
    <Message
      tone="info"
      title={t(reviewBy ? 'standing.suspended_title' : 'standing.locked_title', since)}
      isStanding
      actions={<LinkButton href="/kontaktos">{t('standing.locked_contact')}</LinkButton>}
    >
      <p>{t('standing.locked_reason', { reason })}</p>
      <p>{t(reviewBy ? 'standing.suspended' : 'standing.locked')}</p>
      {reviewBy && (
        <p>
          {t('standing.suspended_review', {
            date: formatDate(reviewBy),
            time: formatTime(reviewBy),
          })}
        </p>
      )}
    </Message>
  )
}
