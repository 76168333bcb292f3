import type { CatalogueGame, CatalogueSlot, CatalogueTable } from '@nordlys/contracts'
import { type Ore, ore, oreToNumber, zeroOre } from '@nordlys/core'
import { memoizeByObject } from '../../ground/fast/memoize/memoize-by-object.ts'
import {
  pieceFormat,
  readQuoted,
  type SerializedPiece,
  writeQuoted,
} from '../../ground/fast/serialized-piece/serialized-piece.ts'
import { isNew } from '../../ground/finding/lists.ts'

interface AnyTile {
  readonly gameId: string
  readonly title: string
  readonly image: CatalogueGame['image']
  readonly returnToPlayer: number
  readonly fromOre: Ore
  readonly isNew: boolean
}

interface TileSlot extends AnyTile {
  readonly family: 'slot'
  readonly theme: string
  readonly wayToWin: string
  readonly volatility: CatalogueSlot['volatility']
  readonly maxWinBets: number
  /** The key of its network. */
  readonly jackpot: string | undefined
  /** Of 1: what its jackpots give back beside `returnToPlayer`. */
  readonly jackpotShare: number | undefined
}

export interface TileTable extends AnyTile {
  readonly family: 'table' | 'live'
  /** The kind of table. */
  readonly kind: string
  readonly playedBy: CatalogueTable['playedBy']
  readonly toOre: Ore
  readonly maxPayoutOre: Ore
}

/** The facts of a game on a tile and its sheet: few, since a page has many tiles. */
export type TileGame = TileSlot | TileTable

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
  const { gameId, title, image, returnToPlayer } = game
  const any = { gameId, title, image, returnToPlayer, isNew }
  if (game.family !== 'slot') {
    return {
      ...any,
      family: game.family,
      kind: game.kind.name,
      playedBy: game.playedBy,
      fromOre: game.minStakeOre,
      toOre: game.maxStakeOre,
      maxPayoutOre: game.maxPayoutOre,
    }
  }
  return {
    ...any,
    family: 'slot',
    theme: game.theme.name,
    wayToWin: game.mechanic.wayToWin,
    volatility: game.volatility,
    maxWinBets: game.maxWinBets,
    fromOre: game.stakesOre.at(0) ?? zeroOre,
    jackpot: game.jackpot?.key,
    jackpotShare: game.jackpot?.returnShare,
  }
}

/** In one piece: a game stands in the lists of many players. */
const tileText = memoizeByObject((game: TileGame) => {
  const fromOre = oreToNumber(game.fromOre)
  if (game.family === 'slot') return writeQuoted({ ...game, fromOre } satisfies Written)
  const { toOre, maxPayoutOre } = game
  const others = { toOre: oreToNumber(toOre), maxPayoutOre: oreToNumber(maxPayoutOre) }
  return writeQuoted({ ...game, fromOre, ...others } satisfies Written)
})

/** Amounts are plain numbers in a text. */
type Written = WithNumbers<TileSlot> | WithNumbers<TileTable>
type WithNumbers<Tile> = { [Key in keyof Tile]: Tile[Key] extends Ore ? number : Tile[Key] }

function readTile(written: Written): TileGame {
  const fromOre = ore(written.fromOre)
  if (written.family === 'slot') return { ...written, fromOre }
  const { toOre, maxPayoutOre } = written
  return { ...written, fromOre, toOre: ore(toOre), maxPayoutOre: ore(maxPayoutOre) }
}

export type SerializedTiles = SerializedPiece<readonly TileGame[]>

/** A list of tiles as a page is sent it. */
export const { serialize: serializeTiles, deserialize: deserializeTiles } = pieceFormat<
  readonly TileGame[]
>(
  (games) => `[${games.map(tileText).join(',')}]`,
  (text) => readQuoted<Written[]>(text).map(readTile),
)
