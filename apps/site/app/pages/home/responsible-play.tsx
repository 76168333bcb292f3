import { Icon, LinkButton } from '@nordlys/ui'
import Gauge from 'lucide-react/icons/gauge'
import Percent from 'lucide-react/icons/percent'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { CachedMarkup } from '../../ground/fast/cached-markup/cached-markup.tsx'
import { shortName } from '../../ground/fast/cached-markup/short-name.ts'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

/** The promises that the player can rely on, in three plain cards. */
export function ResponsiblePlay() {
  const t = useTexts()
  const { authorities } = useShell()
  return (
    <section className="n-wrap s-row" aria-labelledby="dit-spil">
      <h2 className="n-h2" id="dit-spil">
        {t('home.safe_title')}
      </h2>
      <CachedMarkup element="div" className="s-safe" name={`safe ${shortName(authorities)}`}>
        <Reassurance
          glyph={Gauge}
          title={t('home.safe_limit_title')}
          text={t('home.safe_limit_text')}
        />
        <Reassurance
          glyph={Percent}
          title={t('home.safe_facts_title')}
          text={t('home.safe_facts_text')}
        />
        <Reassurance
          glyph={Phone}
          title={t('home.safe_help_title')}
          text={t('home.safe_help_text', { phone: authorities.stopSpilletPhone })}
        >
          <LinkButton size="small" href={authorities.stopSpilletTel}>
            {t('home.safe_help_call')}
          </LinkButton>
          <LinkButton size="small" href={authorities.rofusUrl} target="_blank">
            {t('home.safe_help_rofus')}
          </LinkButton>
        </Reassurance>
      </CachedMarkup>
    </section>
  )
}

interface ReassuranceProps {
  glyph: typeof Gauge
  title: string
  text: string
  children?: ReactNode
}

function Reassurance({ glyph, title, text, children }: ReassuranceProps) {
  return (
    <div className="n-card s-safe__card">
      <Icon glyph={glyph} size={24} className="s-safe__icon" />
      <h3 className="n-h3">{title}</h3>
      <p className="s-safe__text">{text}</p>
      {children && <div className="s-safe__ways">{children}</div>}
    </div>
  )
}
