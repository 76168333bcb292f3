import { type LiveState, type LiveTable, liveLatestMax } from '@nordlys/contracts'
import {
  colourOf,
  type PuntoBancoWinner,
  puntoBancoResult,
  type sharedDraw,
  totalOfCards,
} from '@nordlys/game-math'

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

/** Every outcome was drawn by a core of ours: a number of roulette, or cards. */
function shownOutcome(outcome: unknown): LiveTable['latest'][number] {
  const drawn = outcome as ReturnType<typeof sharedDraw>
  if ('number' in drawn) return { text: String(drawn.number), tone: colourOf(drawn.number) }
  if ('player' in drawn) return winners[puntoBancoResult(drawn).winner]
  return bankShown(totalOfCards(drawn.bank).total)
}

/** Of a shared hand the bank's total: how each player's part ended is theirs. */
function bankShown(total: number): LiveTable['latest'][number] {
  const text = String(total)
  if (total > 21) return { text, tone: 'green', name: 'Banken gik over 21' }
  return { text, tone: 'blue', name: `Banken fik ${text}` }
}

/** In the colours of the table's own list. */
const winners = {
  player: { text: 'S', tone: 'blue', name: 'Spiller' },
  bank: { text: 'B', tone: 'red', name: 'Bank' },
  tie: { text: 'U', tone: 'green', name: 'Uafgjort' },
} as const satisfies Record<PuntoBancoWinner, LiveTable['latest'][number]>
