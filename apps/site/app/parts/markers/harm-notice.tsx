import type { OwnMarkers } from '@nordlys/contracts'
import { Link, LinkButton } from '@nordlys/ui'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../message/message.tsx'
import { markWords } from './mark-words.ts'

export type ShownMarkers = Pick<OwnMarkers, 'level' | 'marks'>

const levelTexts = {
  1: 'markers.level_1',
  2: 'markers.level_2',
  3: 'markers.level_3',
} as const

/** Tells a player what we see in their play, with limits, a pause and help in reach; at level 0 nothing. */
export function HarmNotice({ level, marks }: ShownMarkers) {
  const t = useTexts()
  const { authorities } = useShell()
  if (level === 0) return null
  return (
    <Message
      tone="info"
      title={t('markers.notice_title')}
      isStanding
      actions={
        <>
          <LinkButton size="small" href="/min-konto/begraensninger">
            {t('markers.limits')}
          </LinkButton>
          <LinkButton size="small" href="/min-konto/begraensninger#pause">
            {t('markers.pause')}
          </LinkButton>
        </>
      }
    >
      <ul>
        {marks.map((mark) => (
          <li key={mark.name}>{markWords(t, mark)}</li>
        ))}
      </ul>
      <p>{t(levelTexts[level])}</p>
      <p>
        {t('markers.help')}{' '}
        <Link className="n-link" href={authorities.stopSpilletUrl}>
          {t('markers.stopspillet', { phone: authorities.stopSpilletPhone })}
        </Link>
      </p>
    </Message>
  )
}
