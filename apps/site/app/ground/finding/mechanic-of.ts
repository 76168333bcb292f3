import type { CatalogueGame } from '@nordlys/contracts'

/** What a game is played by: a slot's mechanic, or what kind of table it is. */
export function mechanicOf(game: CatalogueGame): { readonly id: string; readonly name: string } {
  return game.family === 'slot' ? game.mechanic : game.kind
}
