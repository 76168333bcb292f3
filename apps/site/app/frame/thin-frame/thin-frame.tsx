import { Logo } from '@nordlys/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { RouterLink } from '../../ground/router/router-link.tsx'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { ComplianceStrip } from '../strip/compliance-strip.tsx'
import { inputAreaOf } from '../theme/input-areas.ts'

/** The frame of a page without header and footer: the marks, and the way home. [HEAD-05] */
export function ThinFrame({ children }: { children: ReactNode }) {
  const t = useTexts()
  const shell = useShell()
  const { pathname } = useLocation()
  return (
    <div className="s-frame">
      <a className="s-skip" href="#indhold">
        {t('shell.skip')}
      </a>
      <ComplianceStrip shell={shell} />
      <header className="s-thin-bar" data-theme="dark">
        <RouterLink href="/" aria-label={t('shell.to_home', { brand: t('shell.brand_full') })}>
          <Logo name={t('shell.brand')} />
        </RouterLink>
      </header>
      <main id="indhold" className="s-main" tabIndex={-1} data-inputs={inputAreaOf(pathname)}>
        {children}
      </main>
    </div>
  )
}
