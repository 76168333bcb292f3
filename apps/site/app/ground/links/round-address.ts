/** The page of a player's own round: its facts. */
export function roundAddress(roundId: string): string {
  return `/min-konto/transaktioner/runde/${encodeURIComponent(roundId)}`
}

/** The same round, shown again as it was played. */
export function roundReplayAddress(roundId: string): string {
  return `${roundAddress(roundId)}/se`
}

/** The facts as a file, for somebody else to check. */
export function roundFactsAddress(roundId: string): string {
  return `${roundAddress(roundId)}/fakta.json`
}

/** Where a round is looked for by its number. */
export const findRoundAddress = '/min-konto/transaktioner/runde'
