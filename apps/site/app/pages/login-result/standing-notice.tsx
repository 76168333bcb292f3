import type { SessionPlayer } from '@nordlys/contracts'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { LockNotice } from '../../parts/account-frame/lock-notice.tsx'
import { PauseNotice } from '../../parts/account-frame/pause-notice.tsx'
import { Message } from '../../parts/message/message.tsx'

/** Why play and deposits are closed to who has just logged in, and what is open; nothing if they are not. */
export function StandingNotice({
  standing,
  pause,
  lock,
}: Pick<SessionPlayer, 'standing' | 'pause' | 'lock'>) {
  const t = useTexts()
  const { authorities } = useShell()
  const words = {
    open: undefined,
    'offers-stopped': undefined,
    'no-deposit-limit': [t('login.result_no_limit_title'), t('login.result_no_limit')],
    'rofus-registered': [
      t('login.result_rofus_registered_title'),
      t('login.result_rofus_registered', { phone: authorities.stopSpilletPhone }),
    ],
    'rofus-unanswered': [
      t('login.result_rofus_unanswered_title'),
      t('login.result_rofus_unanswered'),
    ],
    // A lock, a pause and a closure have their own notices, which know why and until when.
    locked: undefined,
    paused: undefined,
    closed: undefined,
  } as const
  const [title, text] = words[standing] ?? []
  return (
    <>
      {title && (
        <Message tone="info" title={title} isStanding>
          {text}
        </Message>
      )}
      <LockNotice lock={lock} />
      <PauseNotice pause={pause} />
    </>
  )
}
