import type { CatalogueGame, GameRules } from '@nordlys/contracts'
import { LinkButton } from '@nordlys/ui'
import { Footer } from '../../frame/footer/footer.tsx'
import { gameAddress } from '../../ground/links/game-address.ts'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { NightScene } from '../../parts/offer/night-scene.tsx'
import { GameFacts } from './game-facts.tsx'

export interface VisitorPageProps {
  game: CatalogueGame
  rules: GameRules['sections']
  /** Of 1: what jackpots pay back beside the game itself. */
  jackpotShare: number | undefined
}

/** Before logging in: what the game is, what it pays and how it is played. [GAME-03] */
export function VisitorPage({ game, rules, jackpotShare }: VisitorPageProps) {
  const t = useTexts()
  const shell = useShell()
  const isLive = game.family === 'live'
  const forFun = isLive ? 'games.watch' : 'games.play_for_fun'
  const moneyHref = gameAddress('money', game)
  return (
    <>
      <main>
        <section className="s-game-intro" data-theme="dark">
          <NightScene />
          <div className="n-wrap s-game-intro__line">
            <picture className="s-game-intro__tile">
              <source type="image/avif" srcSet={game.image.avif} />
              <img src={game.image.webp} alt="" width={360} height={480} />
            </picture>
            <div>
              <p className="n-h1">{game.title}</p>
              <p className="s-game-intro__studio">
                {game.family === 'slot'
                  ? t('games.by_studio', { studio: game.studio })
                  : t('games.source_computer')}
              </p>
              <p className="s-game-intro__text">
                {t(isLive ? 'games.log_in_live' : 'games.log_in_to_play')}
              </p>
              <div className="n-ways s-game-intro__ways">
                <LinkButton
                  kind="primary"
                  size="large"
                  href={`/log-ind?redirect=${encodeURIComponent(moneyHref)}`}
                >
                  {t('shell.log_in')}
                </LinkButton>
                <LinkButton size="large" href={gameAddress('free', game)}>
                  {t(forFun)}
                </LinkButton>
              </div>
            </div>
          </div>
        </section>
        <div className="n-wrap s-game-about">
          <section aria-labelledby="regler">
            <h2 className="n-h2" id="regler">
              {t('games.rules_title')}
            </h2>
            {rules.map(({ heading, paragraphs }) => (
              <div key={heading} className="s-rules">
                <h3 className="n-h3">{heading}</h3>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="n-reading n-text-2">
                    {paragraph}
                  </p>
                ))}
              </div>
            ))}
          </section>
          <GameFacts game={game} jackpotShare={jackpotShare} />
        </div>
      </main>
      <Footer shell={shell} />
    </>
  )
}
