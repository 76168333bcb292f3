import type { Fingerprint } from './fingerprint.ts'

/** Two games of a generator are at least so far apart, in steps that a player may notice. */
const leastDistance = 1.5
/** And in so many parts of their structure. */
const leastDifferences = 2

/** Why two games of one generator are twins; undefined when they are not. */
export function twinReason(a: Fingerprint, b: Fingerprint): string | undefined {
  if (a.cells === b.cells) return 'the same strips'
  if (a.paytable === b.paytable) return 'the same paytable'
  const differences = a.structure.filter((part, index) => part !== b.structure[index]).length
  if (differences < leastDifferences) return 'the same structure'
  return distance(a, b) < leastDistance ? 'the same feel' : undefined
}

/** Every pair of twins among the games of one generator. */
export function twins(games: readonly Fingerprint[]): { ids: [string, string]; reason: string }[] {
  return games.flatMap((game, index) =>
    games.slice(index + 1).flatMap((other) => {
      const reason = twinReason(game, other)
      return reason ? [{ ids: [game.id, other.id] as [string, string], reason }] : []
    }),
  )
}

function distance(a: Fingerprint, b: Fingerprint): number {
  const figures = a.figures.reduce(
    (sum, figure, index) => sum + (figure - (b.figures[index] ?? 0)) ** 2,
    0,
  )
  const length = Math.max(a.shares.length, b.shares.length)
  let pays = 0
  for (let index = 0; index < length; index += 1) {
    pays += Math.abs((a.shares[index] ?? 0) - (b.shares[index] ?? 0))
  }
  return Math.sqrt(figures + (pays / 0.1) ** 2)
}
