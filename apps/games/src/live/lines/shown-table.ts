import { type LiveState, type LiveTable, liveLatestMax } from '@nordlys/contracts'
import { colourOf } from '@nordlys/game-math'

/** A band says that many are there, and not who comes and goes. */
const bands = [1_000, 500, 200, 100, 50, 20]

interface Standing {
  readonly state: LiveState | undefined
  /** Whether the table's owner is heard. */
  readonly isHeard: boolean
  /** An operator keeps it closed. */
  readonly isClosed: boolean
  /** Lines at this copy. */
  readonly lines: number
}

/** A table as lists show it this moment. */
export function shownTable(id: string, { state, isHeard, isClosed, lines }: Standing): LiveTable {
  const playersFrom = bands.find((least) => lines >= least)
  return {
    id,
    state: stateOf({ state, isHeard, isClosed }),
    latest: (state?.latest ?? []).slice(0, liveLatestMax).map(shownOutcome),
    ...(playersFrom !== undefined && { playersFrom }),
  }
}

function stateOf({ state, isHeard, isClosed }: Omit<Standing, 'lines'>): LiveTable['state'] {
  if (isClosed && !isHeard) return 'closed'
  if (!isHeard) return 'unavailable'
  return state?.isEnding ? 'closing' : 'open'
}

/** Of roulette: every outcome was drawn by a core of ours. */
function shownOutcome(outcome: unknown): LiveTable['latest'][number] {
  const { number } = outcome as { number: number }
  return { text: String(number), tone: colourOf(number) }
}
