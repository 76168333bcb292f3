import type { CatalogueGame, CatalogueSlot } from '@nordlys/contracts'
import { memoizeByObject } from '../fast/memoize/memoize-by-object.ts'

/** The slots of a catalogue, made once for as long as the same catalogue is shown. */
export const slotsOf = memoizeByObject(
  (games: readonly CatalogueGame[]): readonly CatalogueSlot[] => games.filter(isSlot),
)

export function isSlot(game: CatalogueGame): game is CatalogueSlot {
  return game.family === 'slot'
}
