import { Link, LinkButton } from '@nordlys/ui'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../message/message.tsx'
import type { ShownMarkers } from './shown-markers.ts'

/** Tells a player what we see in their play, with limits, a pause and help in reach; at level 0 nothing. */
export function HarmNotice({ level, seen, advice }: ShownMarkers) {
  const t = useTexts()
  const { authorities } = useShell()
  if (level === 0) return null
  const limits = '/min-konto/begraensninger'
  const ways = (
    <>
      <LinkButton size="small" href={limits}>
        {t('markers.limits')}
      </LinkButton>
      <LinkButton size="small" href={`${limits}#pause`}>
        {t('markers.pause')}
      </LinkButton>
    </>
  )
  return (
    <Message tone="info" title={t('markers.notice_title')} isStanding actions={ways}>
      <p>{seen.join(' ')}</p>
      <p>{advice}</p>
      <Link className="n-link" href={authorities.stopSpilletUrl}>
        {t('markers.help', { phone: authorities.stopSpilletPhone })}
      </Link>
    </Message>
  )
}
