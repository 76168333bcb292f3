import type { Standing } from '@nordlys/contracts'
import { Icon, Logo } from '@nordlys/ui'
import Lock from 'lucide-react/icons/lock'
import Phone from 'lucide-react/icons/phone'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'
import { CachedMarkup } from '../../ground/fast/cached-markup/cached-markup.tsx'
import { shortName } from '../../ground/fast/cached-markup/short-name.ts'
import { memoizeByObject } from '../../ground/fast/memoize/memoize-by-object.ts'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { leadsOpen } from '../../ground/standing/act-of-address.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AgeMark } from '../../parts/age-mark/age-mark.tsx'
import { CookieSettingsLink } from './cookie-settings-link.tsx'
import { FooterClock } from './footer-clock.tsx'
import { FooterColumn } from './footer-column.tsx'

export function Footer({ shell }: { shell: ShellData }) {
  const t = useTexts()
  const { customerService } = shell
  return (
    <footer className="s-footer">
      <div className="n-wrap">
        <AuthorityCards shell={shell} />
        <div className="s-footer__columns">
          <div>
            <Logo name={t('shell.brand')} size={28} />
            <p className="s-footer__about">
              {t('shell.footer_about', {
                opens: String(customerService.opensHour),
                closes: String(customerService.closesHour),
              })}
            </p>
          </div>
          {columnsFor(shell).map((column) => (
            <FooterColumn key={column.header} column={column} standing={shell.player?.standing} />
          ))}
        </div>
        <div className="s-footer__end">
          <span>{t('shell.footer_rights', { year: shell.year })}</span>
          <CookieSettingsLink />
          <FooterClock renderedAt={shell.renderedAt} />
        </div>
      </div>
    </footer>
  )
}

/** A player who is logged in is not offered to log in, and none what they may not do. [HEAD-02] */
function columnsFor({ footer, player }: ShellData): ShellData['footer'] {
  if (!player) return footer
  const known = footersOf(footer)
  const columns = known.get(player.standing) ?? footerFor(footer, player.standing)
  known.set(player.standing, columns)
  return columns
}

const footersOf = memoizeByObject(
  (_: ShellData['footer']) => new Map<Standing, ShellData['footer']>(),
)

function footerFor(footer: ShellData['footer'], standing: Standing): ShellData['footer'] {
  return footer
    .map((column) => ({
      ...column,
      links: column.links.filter(({ url }) => leadsOpen(url, standing)),
    }))
    .filter(({ links }) => links.length > 0)
}

/** The four marks of the authorities; each leads to its own page. */
function AuthorityCards({ shell }: { shell: ShellData }) {
  const t = useTexts()
  const { authorities } = shell
  return (
    <CachedMarkup element="ul" className="s-marks" name={`marks ${shortName(authorities)}`}>
      <Mark
        href={authorities.licenceUrl}
        title={t('shell.footer_licence_title')}
        text={t('shell.footer_licence_text')}
        mark={<MarkBox glyph={ShieldCheck} isLight />}
      />
      <Mark
        title={t('shell.footer_age_title')}
        text={t('shell.footer_age_text')}
        mark={<AgeMark large />}
      />
      <Mark
        href={authorities.stopSpilletUrl}
        title={t('shell.stopspillet', { phone: authorities.stopSpilletPhone })}
        text={t('shell.footer_stopspillet_text')}
        mark={<MarkBox glyph={Phone} />}
      />
      <Mark
        href={authorities.rofusUrl}
        title={t('shell.rofus')}
        text={t('shell.footer_rofus_text')}
        mark={<MarkBox glyph={Lock} />}
      />
    </CachedMarkup>
  )
}

/** A neutral glyph where an authority's own mark may not be drawn. */
function MarkBox({ glyph, isLight = false }: { glyph: typeof Lock; isLight?: boolean }) {
  return (
    <span className={isLight ? 's-mark__box s-mark__box--light' : 's-mark__box'}>
      <Icon glyph={glyph} />
    </span>
  )
}

interface MarkProps {
  href?: string
  title: string
  text: string
  mark: ReactNode
}

function Mark({ href, title, text, mark }: MarkProps) {
  const t = useTexts()
  const words = (
    <span>
      <span className="s-mark__title">{title}</span>
      <span className="s-mark__text">{text}</span>
    </span>
  )
  if (!href)
    return (
      <li className="s-mark">
        {mark}
        {words}
      </li>
    )
  return (
    <li>
      <a className="s-mark" href={href} target="_blank" rel="noopener">
        {mark}
        {words}
        <span className="n-visually-hidden">({t('shell.new_tab')})</span>
      </a>
    </li>
  )
}
