import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { ComplianceStrip } from '../strip/compliance-strip.tsx'
import { inputAreaOf } from '../theme/input-areas.ts'
import { Wallpaper } from '../wallpaper/wallpaper.tsx'
import { LoadingBar } from './loading-bar.tsx'

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
      <ComplianceStrip shell={shell} />
      <Header shell={shell} />
      <Wallpaper wallpaper={shell.images.wallpaper} />
      <main id="indhold" className="s-main" tabIndex={-1} data-inputs={inputAreaOf(pathname)}>
        {children}
        <LoadingBar label={t('shell.loading')} />
      </main>
      <Footer shell={shell} />
      <BottomBar isLoggedIn={shell.player !== undefined} standing={shell.player?.standing} />
    </div>
  )
}
