import { Icon } from '@nordlys/ui'
import ClockGlyph from 'lucide-react/icons/clock'
import Lock from 'lucide-react/icons/lock'
import Phone from 'lucide-react/icons/phone'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Timer from 'lucide-react/icons/timer'
import { CachedMarkup } from '../../ground/fast/cached-markup/cached-markup.tsx'
import { shortName } from '../../ground/fast/cached-markup/short-name.ts'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AgeMark } from '../../parts/age-mark/age-mark.tsx'
import { Clock, SessionTime } from '../../parts/clock/clock.tsx'
import { CustomerService } from './customer-service.tsx'

/** Age, help, self-exclusion, licence and time: on every page, the whole time. [FLT-08] */
export function ComplianceStrip({ shell }: { shell: ShellData }) {
  const t = useTexts()
  const { authorities, player } = shell
  return (
    <aside className="s-strip" aria-label={t('shell.authorities')} data-theme="dark">
      <div className="n-wrap s-strip__line">
        <CachedMarkup
          element="ul"
          name={`strip ${shortName(authorities)}`}
          className="s-strip__marks"
        >
          <li className="s-strip__mark">
            <AgeMark />
            <span className="s-from-lg">{t('shell.play_responsibly')}</span>
          </li>
          <li>
            <a className="s-strip__mark" href={authorities.stopSpilletTel}>
              <Icon glyph={Phone} size={14} className="s-from-md" />
              {t('shell.stopspillet', { phone: authorities.stopSpilletPhone })}
            </a>
          </li>
          <li>
            <a className="s-strip__mark" href={authorities.rofusUrl} target="_blank" rel="noopener">
              <Icon glyph={Lock} size={14} className="s-from-md" />
              {t('shell.rofus')}
            </a>
          </li>
          <li>
            <a
              className="s-strip__mark s-strip__sign"
              href={authorities.licenceUrl}
              target="_blank"
              rel="noopener"
            >
              <Icon glyph={ShieldCheck} size={14} />
              <span className="s-strip__words">{t('shell.licence')}</span>
            </a>
          </li>
        </CachedMarkup>
        <div className="s-strip__times">
          <span className={player ? 's-from-lg s-strip__service' : 's-from-lg'}>
            <CustomerService hours={shell.customerService} renderedAt={shell.renderedAt} />
          </span>
          {player && (
            <span className="s-strip__mark">
              <Icon glyph={Timer} size={14} />
              <span className="s-from-lg">{t('shell.session_time')}</span>
              <SessionTime loggedInAt={player.loggedInAt} />
            </span>
          )}
          <span className="s-strip__mark">
            <Icon glyph={ClockGlyph} size={14} className="s-from-md" />
            <span className="n-visually-hidden">{t('shell.clock_label')}</span>
            <Clock word={<span className="s-strip__clock-word">{t('shell.clock')} </span>} />
          </span>
        </div>
      </div>
    </aside>
  )
}
