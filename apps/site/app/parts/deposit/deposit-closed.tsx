import type { BarredStanding } from '@nordlys/contracts'
import { LinkButton } from '@nordlys/ui'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../message/message.tsx'

/** Why this player may not deposit now. The way out of the money is as open as before. */
export function DepositClosed({ standing }: { standing: BarredStanding }) {
  const t = useTexts()
  const { authorities } = useShell()
  const isWithoutLimit = standing === 'no-deposit-limit'
  const texts = {
    'no-deposit-limit': t('deposit.no_limit'),
    paused: t('deposit.paused'),
    closed: t('deposit.closed'),
    locked: t('deposit.locked'),
    'rofus-unanswered': t('deposit.rofus_unanswered'),
    'rofus-registered': t('deposit.rofus_registered', { phone: authorities.stopSpilletPhone }),
  }
  return (
    <Message
      tone="info"
      title={t(isWithoutLimit ? 'deposit.no_limit_title' : 'deposit.rofus_title')}
      actions={
        isWithoutLimit ? (
          <LinkButton href="/min-konto/begraensninger">{t('deposit.no_limit_set')}</LinkButton>
        ) : (
          <LinkButton href="/min-konto/oversigt">{t('deposit.to_overview')}</LinkButton>
        )
      }
    >
      {texts[standing]}
    </Message>
  )
}
