/** Fewer games than this do not make a row; each gets room instead. */
const rowGamesMin = 4

export function isFew(games: readonly unknown[]): boolean {
  return games.length < rowGamesMin
}
