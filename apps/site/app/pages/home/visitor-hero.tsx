import { LinkButton } from '@nordlys/ui'
import { listAddress } from '../../ground/finding/list-names.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { HeroGame } from '../../parts/offer/hero-games.ts'
import { HeroTiles } from '../../parts/offer/hero-tiles.tsx'
import { NightScene } from '../../parts/offer/night-scene.tsx'

/** The greeting of a visitor while there is no offer: whose page it is, and the two ways on. */
export function VisitorHero({ games }: { games: readonly HeroGame[] }) {
  const t = useTexts()
  return (
    <section className="s-hero" data-theme="dark">
      <NightScene />
      <div className="n-wrap s-hero__stage">
        <HeroTiles games={games} />
        <div className="s-hero__words">
          <p className="s-hero__kicker">{t('shell.brand_full')}</p>
          <h1 className="n-display">{t('home.visitor_title')}</h1>
          <p className="s-hero__sentence">{t('home.visitor_text')}</p>
          <div className="s-hero__ways">
            <LinkButton kind="primary" size="large" href="/registrer">
              {t('shell.register')}
            </LinkButton>
            <LinkButton
              size="large"
              className="s-hero__terms-button"
              href={listAddress('alle-spil')}
            >
              {t('home.visitor_games')}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}
