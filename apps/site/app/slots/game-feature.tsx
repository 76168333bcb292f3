import type { CatalogueGame } from '@nordlys/contracts'
import { formatKroner, formatPercent, zeroOre } from '@nordlys/core'
import { Icon, LinkButton } from '@nordlys/ui'
import Play from 'lucide-react/icons/play'
import { gameAddress } from '../game/game-address.ts'
import { NightScene } from '../offer/night-scene.tsx'
import { useTexts } from '../text/use-texts.tsx'

export interface GameFeatureProps {
  game: CatalogueGame
  /** One level below the heading it stands under. */
  heading: 'h2' | 'h3'
}

/** One game given room: its picture, its figures, and both ways to play it. */
export function GameFeature({ game, heading: Heading }: GameFeatureProps) {
  const t = useTexts()
  return (
    <article className="s-feature" data-theme="dark">
      <NightScene />
      <picture className="s-feature__tile">
        <source type="image/avif" srcSet={game.image.avif} />
        <img src={game.image.webp} alt="" width={360} height={480} loading="lazy" />
      </picture>
      <div className="s-feature__words">
        <Heading className="n-h2">{game.title}</Heading>
        <p className="n-small n-text-2">{t('games.by_studio', { studio: game.studio })}</p>
        <p className="s-feature__facts">
          {t('home.feature_facts', {
            rtp: formatPercent(game.returnToPlayer, 2),
            times: new Intl.NumberFormat('da-DK').format(game.maxWinBets),
            from: formatKroner(game.stakesOre.at(0) ?? zeroOre),
          })}
        </p>
        <div className="s-feature__ways">
          <LinkButton
            href={gameAddress('money', game.gameId)}
            icon={<Icon glyph={Play} size={17} />}
          >
            {t('games.play_now')}
          </LinkButton>
          <LinkButton href={gameAddress('free', game.gameId)}>{t('games.play_for_fun')}</LinkButton>
        </div>
      </div>
    </article>
  )
}
