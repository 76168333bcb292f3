import { formatCount, formatKroner, formatPercent } from '@nordlys/core'
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
      note={noteOf(game, t)}
      image={game.image}
      sizes={sizes}
      href={gameAddress(shelf.mayPlay ? 'money' : 'free', game)}
      ways={waysToPlay(game, shelf, t)}
      fact={t('games.rtp', { percent: returnOf(game) })}
      badge={badgeOf(game, shelf, t)}
      corner={<FavouriteHeart game={game} />}
      eager={eager}
      onPress={(event) => openSheet(event, () => shelf.open(game))}
    />
  )
}

/** The line under the title: a slot's theme, the least cost of a round at a table. */
function noteOf(game: TileGame, t: ReturnType<typeof useTexts>): string {
  if (game.family === 'slot') return game.theme
  return t('games.tile_from', { amount: formatKroner(game.fromOre) })
}

/** Tables lie within one per cent of each other, so theirs has two decimals. */
function returnOf({ family, returnToPlayer }: TileGame): string {
  return formatPercent(returnToPlayer, family === 'slot' ? 1 : 2)
}

/** Where nothing hovers, a press shows both ways first. */
function openSheet(event: MouseEvent<HTMLAnchorElement>, open: () => void): void {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!isPlain || !matchMedia('(hover: none), (max-width: 767.98px)').matches) return
  event.preventDefault()
  open()
}

/** At most one: how many spins are left, what the jackpot holds, for who may win it, or that it is new. */
function badgeOf(game: TileGame, { pools, mayPlay, spins }: Shelf, t: ReturnType<typeof useTexts>) {
  const { gameId, isNew } = game
  const jackpot = game.family === 'slot' ? game.jackpot : undefined
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
