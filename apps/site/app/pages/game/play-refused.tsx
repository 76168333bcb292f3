import type { NotAllowedReason } from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'
import { LinkButton } from '@nordlys/ui'
import { Footer } from '../../frame/footer/footer.tsx'
import { useShell } from '../../ground/shell/use-shell.ts'
import type { TextKey, Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

type PlayRefusal = NotAllowedReason | 'no-deposit-limit' | 'time-limit'

export interface PlayRefusedProps {
  reason: PlayRefusal
  /** When play opens again, where that is known. */
  opensAt: Date | undefined
}

/** Why a player may not play for money now, and what can be done. */
export function PlayRefused({ reason, opensAt }: PlayRefusedProps) {
  const t = useTexts()
  const shell = useShell()
  const { title, text } = words[reason]
  return (
    <>
      <main className="n-wrap s-refused">
        <h2 className="n-h1">{t(title)}</h2>
        <p className="n-reading n-text-2">
          {text(t, { phone: shell.authorities.stopSpilletPhone, opensAt })}
        </p>
        {reason === 'no-deposit-limit' && (
          <LinkButton href="/min-konto/begraensninger">{t('games.no_limit_set')}</LinkButton>
        )}
        {reason === 'time-limit' && (
          <LinkButton href="/min-konto/begraensninger?fane=spil">
            {t('games.time_limit_see')}
          </LinkButton>
        )}
        {reason !== 'no-deposit-limit' && reason !== 'time-limit' && (
          <LinkButton href="/min-konto/oversigt">{t('shell.account_menu')}</LinkButton>
        )}
      </main>
      <Footer shell={shell} />
    </>
  )
}

interface Words {
  title: TextKey & `${string}_title`
  text: (t: Translate, about: { phone: string; opensAt: Date | undefined }) => string
}

const words = {
  closed: {
    title: 'games.closed_title',
    text: (t) => t('games.closed_text'),
  },
  paused: {
    title: 'games.paused_title',
    // A pause without an end is a closure, and shown as one.
    text: (t, { opensAt }) =>
      opensAt
        ? t('games.paused_text', { date: formatDate(opensAt), time: formatTime(opensAt) })
        : t('games.closed_text'),
  },
  locked: {
    title: 'games.locked_title',
    text: (t) => t('games.locked_text'),
  },
  'no-deposit-limit': {
    title: 'games.no_limit_title',
    text: (t) => t('games.no_limit_text'),
  },
  'time-limit': {
    title: 'games.time_limit_title',
    text: (t, { opensAt }) =>
      opensAt
        ? t('games.time_limit_text', { date: formatDate(opensAt), time: formatTime(opensAt) })
        : t('games.time_limit_none'),
  },
  'rofus-unanswered': {
    title: 'games.rofus_unanswered_title',
    text: (t) => t('games.rofus_unanswered_text'),
  },
  'rofus-registered': {
    title: 'games.rofus_registered_title',
    text: (t, { phone }) => t('games.rofus_registered_text', { phone }),
  },
} as const satisfies Record<PlayRefusal, Words>
