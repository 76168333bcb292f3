import type { CatalogueGame } from '@nordlys/contracts'

/** The mechanic of a game: a slot's own, or the kind of a table. */
export function mechanicOf(game: CatalogueGame): { readonly id: string; readonly name: string } {
  return game.family === 'slot' ? game.mechanic : game.kind
}
