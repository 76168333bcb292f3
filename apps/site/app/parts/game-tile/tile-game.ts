import type { CatalogueGame } from '@nordlys/contracts'
import { type Ore, ore, oreToNumber, zeroOre } from '@nordlys/core'
import { memoizeByObject } from '../../ground/fast/memoize/memoize-by-object.ts'
import {
  pieceFormat,
  readQuoted,
  type SerializedPiece,
  writeQuoted,
} from '../../ground/fast/serialized-piece/serialized-piece.ts'
import { isNew } from '../../ground/finding/lists.ts'

/** What a tile and its sheet show of a game: little, since a page has many. */
export interface TileGame {
  readonly gameId: string
  readonly title: string
  readonly theme: string
  readonly wayToWin: string
  readonly image: CatalogueGame['image']
  readonly returnToPlayer: number
  readonly volatility: CatalogueGame['volatility']
  readonly maxWinBets: number
  readonly fromOre: Ore
  readonly isNew: boolean
  /** The key of its network. */
  readonly jackpot: string | undefined
  /** Of 1: what its jackpots give back beside `returnToPlayer`. */
  readonly jackpotShare: number | undefined
}

export function tileGame(game: CatalogueGame, at: Date): TileGame {
  const known = made.get(game)
  const isNewNow = isNew(game, at)
  if (known?.isNew === isNewNow) return known
  const tile = makeTile(game, isNewNow)
  made.set(game, tile)
  return tile
}

/** A game of the catalogue makes the same tile until it is no longer new. */
const made = new WeakMap<CatalogueGame, TileGame>()

function makeTile(game: CatalogueGame, isNew: boolean): TileGame {
  return {
    gameId: game.gameId,
    title: game.title,
    theme: game.theme.name,
    wayToWin: game.mechanic.wayToWin,
    image: game.image,
    returnToPlayer: game.returnToPlayer,
    volatility: game.volatility,
    maxWinBets: game.maxWinBets,
    fromOre: game.stakesOre.at(0) ?? zeroOre,
    isNew,
    jackpot: game.jackpot?.key,
    jackpotShare: game.jackpot?.returnShare,
  }
}

/** In one piece: a game stands in the lists of many players. */
const tileText = memoizeByObject((game: TileGame) =>
  writeQuoted({ ...game, fromOre: oreToNumber(game.fromOre) }),
)

export type SerializedTiles = SerializedPiece<readonly TileGame[]>

/** A list of tiles as a page is sent it. */
export const { serialize: serializeTiles, deserialize: deserializeTiles } = pieceFormat<
  readonly TileGame[]
>(
  (games) => `[${games.map(tileText).join(',')}]`,
  (text) => {
    const games = readQuoted<(Omit<TileGame, 'fromOre'> & { fromOre: number })[]>(text)
    return games.map((game) => ({ ...game, fromOre: ore(game.fromOre) }))
  },
)
