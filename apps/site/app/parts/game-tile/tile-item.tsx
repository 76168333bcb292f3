import { CachedMarkup } from '../../ground/fast/cached-markup/cached-markup.tsx'
import { shortName } from '../../ground/fast/cached-markup/short-name.ts'
import { GameTile, type GameTileProps } from './game-tile.tsx'
import { type Shelf, ShelfContext, useShelf } from './shelf-context.ts'

/** A tile as one of a list. Half of a page of games is tiles, and most are the same for all players. */
export function TileItem(props: GameTileProps) {
  const shelf = useShelf()
  // A visitor's tile names the page it stands on; visitors share whole pages instead.
  if (!shelf.isPlayer) {
    return (
      <li>
        <GameTile {...props} />
      </li>
    )
  }
  return (
    <CachedMarkup element="li" name={tileName(props, shelf)}>
      <ShelfContext value={shelf}>
        <GameTile {...props} />
      </ShelfContext>
    </CachedMarkup>
  )
}

/** Short, and another one for each way that a tile of a player can look. */
export function tileName({ game, eager = false }: GameTileProps, shelf: Shelf): string {
  const { favourites, pools, mayPlay, spins } = shelf
  const tier =
    game.family !== 'slot' || game.jackpot === undefined ? undefined : pools[game.jackpot]
  const isMarked = favourites.has(game.gameId)
  const look = `${eager} ${isMarked} ${mayPlay} ${spins[game.gameId]}`
  return `tile ${shortName(game)} ${look} ${tier?.key} ${tier?.levelOre}`
}
