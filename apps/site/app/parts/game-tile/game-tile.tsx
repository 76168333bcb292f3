import { formatCount, formatPercent } from '@nordlys/core'
import { Tile } from '@nordlys/ui'
import type { MouseEvent } from 'react'
import { gameAddress } from '../../ground/links/game-address.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Level } from '../jackpot-board/level.tsx'
import { FavouriteHeart } from './favourite-heart.tsx'
import { type Shelf, useShelf } from './shelf-context.ts'
import type { TileGame } from './tile-game.ts'
import { waysToPlay } from './ways-to-play.tsx'

export interface GameTileProps {
  game: TileGame
  eager?: boolean
}

/** As wide as a column of the grid, with or without filters beside it. */
const sizes =
  '(min-width: 1024px) 172px, (min-width: 768px) 17vw, (min-width: 640px) 23vw, (min-width: 375px) 30vw, 45vw'

/** A game in a list: its picture, both ways to play it, its RTP and its heart. [GAME-06] */
export function GameTile({ game, eager = false }: GameTileProps) {
  const t = useTexts()
  const shelf = useShelf()
  return (
    <Tile
      name={game.title}
      note={game.theme}
      image={game.image}
      sizes={sizes}
      href={gameAddress(shelf.mayPlay ? 'money' : 'free', game.gameId)}
      ways={waysToPlay(game, shelf, t)}
      fact={t('games.rtp', { percent: formatPercent(game.returnToPlayer) })}
      badge={badgeOf(game, shelf, t)}
      corner={<FavouriteHeart game={game} />}
      eager={eager}
      onPress={(event) => openSheet(event, () => shelf.open(game))}
    />
  )
}

/** Where nothing hovers, a press shows both ways first. */
function openSheet(event: MouseEvent<HTMLAnchorElement>, open: () => void): void {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!isPlain || !matchMedia('(hover: none), (max-width: 767.98px)').matches) return
  event.preventDefault()
  open()
}

/** At most one: how many spins are left, what the jackpot holds, for who may win it, or that it is new. */
function badgeOf(
  { gameId, jackpot, isNew }: TileGame,
  { pools, mayPlay, spins }: Shelf,
  t: ReturnType<typeof useTexts>,
) {
  const spinsLeft = mayPlay ? (spins[gameId] ?? 0) : 0
  if (spinsLeft > 0) return { kind: 'spins', text: spinsText(spinsLeft, t) } as const
  const tier = jackpot === undefined || !mayPlay ? undefined : pools[jackpot]
  if (jackpot !== undefined && tier) {
    return { kind: 'pool', text: <Level network={jackpot} tier={tier} whole /> } as const
  }
  return isNew ? ({ kind: 'new', text: t('games.badge_new') } as const) : undefined
}

function spinsText(count: number, t: ReturnType<typeof useTexts>): string {
  return count === 1 ? t('games.badge_spin') : t('games.badge_spins', { count: formatCount(count) })
}
