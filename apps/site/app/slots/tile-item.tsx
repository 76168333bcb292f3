import { Remembered } from '../remembered/remembered.tsx'
import { GameTile, type GameTileProps } from './game-tile.tsx'
import { type Shelf, ShelfContext, useShelf } from './shelf-context.ts'
import type { TileGame } from './tile-game.ts'

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
    <Remembered element="li" name={nameOf(props, shelf)}>
      <ShelfContext value={shelf}>
        <GameTile {...props} />
      </ShelfContext>
    </Remembered>
  )
}

/** All that two tiles of players can differ in. */
function nameOf({ game, eager = false }: GameTileProps, { favourites, pools }: Shelf): string {
  const tier = game.jackpot === undefined ? undefined : pools[game.jackpot]
  const isMarked = favourites.has(game.gameId)
  return `tile ${toText(game)} ${eager} ${isMarked} ${tier?.key} ${tier?.levelOre}`
}

const texts = new WeakMap<TileGame, string>()

function toText(game: TileGame): string {
  const known = texts.get(game)
  if (known !== undefined) return known
  const text = JSON.stringify({ ...game, fromOre: String(game.fromOre) })
  texts.set(game, text)
  return text
}
