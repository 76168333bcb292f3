import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'

/** Tells who has just closed their account how they come to their money, and where help is. [LIM-05] */
export function AccountClosed({ isPaidOut }: { isPaidOut: boolean }) {
  const t = useTexts()
  const { authorities } = useShell()
  return (
    <Message tone="success" title={t('authentication.closed_title')} takesFocus>
      <p>{t(isPaidOut ? 'authentication.closed_paid_text' : 'authentication.closed_text')}</p>
      <p>{t('authentication.closed_help', { phone: authorities.stopSpilletPhone })}</p>
    </Message>
  )
}
