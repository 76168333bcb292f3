import type { ClientHand } from '@nordlys/contracts'

/** The table's view of a round: it is over at once, since nothing is chosen after the bets. */
export interface RouletteRound {
  readonly number: number
  readonly stakeOre: number
  readonly payoutOre: number
  /** Which baked throw shows it. Chosen after the draw, by what the draw was made of. */
  readonly throwId: number
}

/** Undefined when the hand is none of roulette, or not over. */
export function roundOf({
  view,
  end,
}: Pick<ClientHand, 'view' | 'end'>): RouletteRound | undefined {
  const number = numberIn(view)
  if (number === undefined || !end) return undefined
  const { stakeOre, payoutOre, seed } = end
  return { number, stakeOre, payoutOre, throwId: throwIdOf(seed) }
}

function numberIn(view: unknown): number | undefined {
  if (typeof view !== 'object' || view === null || !('number' in view)) return undefined
  const { number } = view
  const isDrawn = typeof number === 'number' && Number.isInteger(number)
  return isDrawn && number >= 0 && number <= 36 ? number : undefined
}

/** Any whole number that follows from the seed will do: throws are as many as there are. */
function throwIdOf(seed: string): number {
  let sum = 0
  for (const letter of seed.slice(0, 16))
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return sum
}
