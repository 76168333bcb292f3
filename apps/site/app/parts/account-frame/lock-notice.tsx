import type { StandingLock } from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'
import { LinkButton } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../message/message.tsx'

/** Tells a player that our staff have locked the account, since when, why and whom to ask. */
export function LockNotice({ lock }: { lock: StandingLock | undefined }) {
  const t = useTexts()
  if (!lock) return null
  const { lockedAt, reason } = lock
  return (
    <Message
      tone="info"
      title={t('standing.locked_title', { date: formatDate(lockedAt), time: formatTime(lockedAt) })}
      isStanding
      actions={<LinkButton href="/kontaktos">{t('standing.locked_contact')}</LinkButton>}
    >
      <p>{t('standing.locked_reason', { reason })}</p>
      <p>{t('standing.locked')}</p>
    </Message>
  )
}
