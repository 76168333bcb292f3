import type { CatalogueGame } from '@nordlys/contracts'
import { formatPercent } from '@nordlys/core'
import { Tile } from '@nordlys/ui'
import { useTexts } from '../text/use-texts.tsx'

export interface GameTileProps {
  game: CatalogueGame
  eager?: boolean
}

export function GameTile({ game, eager = false }: GameTileProps) {
  const t = useTexts()
  return (
    <Tile
      name={game.title}
      studio={game.studio}
      image={game.image}
      playHref={`/spilleautomater/money/${game.gameId}`}
      freeHref={`/spilleautomater/free/${game.gameId}`}
      eager={eager}
      texts={{
        play: t('games.play_now'),
        free: t('games.play_for_fun'),
        returnToPlayer: t('games.rtp', { percent: formatPercent(game.returnToPlayer) }),
      }}
    />
  )
}
