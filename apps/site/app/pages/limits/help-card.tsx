import { Card, Icon, Link } from '@nordlys/ui'
import ExternalLink from 'lucide-react/icons/external-link'
import Phone from 'lucide-react/icons/phone'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { StopSpilletHours } from '../../parts/helpline/stop-spillet-hours.tsx'
import { boldMark, MarkedAmounts } from './marked-amounts.tsx'

/** Somebody to talk to, and the way out of all play at once. */
export function HelpCard() {
  const t = useTexts()
  const { authorities } = useShell()
  const phone = `${boldMark}${authorities.stopSpilletPhone}${boldMark}`
  const ways = [
    { href: authorities.stopSpilletUrl, text: t('limits.help_site') },
    { href: authorities.rofusUrl, text: t('limits.help_rofus') },
  ]
  return (
    <Card
      title={
        <span className="s-limit-title">
          <Icon glyph={Phone} size={20} />
          {t('limits.help_title')}
        </span>
      }
    >
      <p className="n-small n-text-2">
        <MarkedAmounts text={t('limits.help_text', { phone })} /> <StopSpilletHours />
      </p>
      <p className="s-account__ways n-small">
        {ways.map(({ href, text }) => (
          <a key={href} className="n-link s-limit-way" href={href} target="_blank" rel="noopener">
            {text}
            <Icon glyph={ExternalLink} size={16} />
          </a>
        ))}
        <Link className="n-link" href={authorities.stopSpilletTel}>
          {t('limits.help_call')}
        </Link>
        <Link className="n-link" href="/selvtest">
          {t('limits.help_self_test')}
        </Link>
      </p>
    </Card>
  )
}
