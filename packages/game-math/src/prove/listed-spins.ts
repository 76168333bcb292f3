import type { RoundOutcome } from '../base/outcome.ts'
import type { ListedRounds } from '../features/outcome-list.ts'
import type { Rng } from '../random/rng.ts'
import { perBet, percent, rounded } from './figures.ts'
import { toNumber } from './fraction.ts'
import type { TablePar } from './par.ts'
import { type ListedGame, listedShare, proveTable } from './table-proof.ts'

/** What the proof asks of a listed round. */
interface ListedParts {
  readonly coins: number
  readonly freeSpins: number
  /** Won before them. */
  readonly baseCoins: number
}

/** The proof of listed rounds that may have free spins: what those return, and how often. */
export function proveListedSpins(
  definition: ListedGame,
  listed: ListedRounds,
  playListed: (rng: Rng) => RoundOutcome,
  partsOf: (rng: Rng) => ListedParts,
): TablePar {
  const parts: ListedParts[] = []
  const list = listed.list((rng) => {
    const ofRound = partsOf(rng)
    parts.push(ofRound)
    return ofRound.coins
  })
  const par = proveTable(definition, list, playListed)
  const { table } = definition
  const featured = listedShare(table, list, (round) =>
    (parts[round]?.freeSpins ?? 0) > 0 ? 1n : 0n,
  )
  if (featured.numerator === 0n) return par
  const ofBase = listedShare(table, list, (round) => BigInt(parts[round]?.baseCoins ?? 0))
  const basePercent = percent(perBet(definition, ofBase))
  return {
    ...par,
    roundsPerFeature: rounded(1 / toNumber(featured), 4),
    rtpParts: { basePercent, freeSpinsPercent: rounded(par.rtpPercent - basePercent, 4) },
  }
}
