import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../text/use-texts.tsx'
import { inputAreaOf } from '../theme/input-areas.ts'
import { BottomBar } from './bottom-bar.tsx'
import { ComplianceStrip } from './compliance-strip.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoadingBar } from './loading-bar.tsx'
import type { ShellData } from './shell-data.ts'
import { Wallpaper } from './wallpaper.tsx'

export interface PageFrameProps {
  shell: ShellData
  children: ReactNode
}

/** Strip, header, page, footer: what stands round every page but the game's. */
export function PageFrame({ shell, children }: PageFrameProps) {
  const t = useTexts()
  const { pathname } = useLocation()
  return (
    <div className="s-frame">
      <a className="s-skip" href="#indhold">
        {t('shell.skip')}
      </a>
      <LoadingBar label={t('shell.loading')} />
      <ComplianceStrip shell={shell} />
      <Header shell={shell} />
      <Wallpaper wallpaper={shell.images.wallpaper} />
      <main id="indhold" className="s-main" tabIndex={-1} data-inputs={inputAreaOf(pathname)}>
        {children}
      </main>
      <Footer shell={shell} />
      <BottomBar isLoggedIn={shell.player !== undefined} standing={shell.player?.standing} />
    </div>
  )
}
