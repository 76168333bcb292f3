import { type PuntoBancoState, resultOf } from '@nordlys/game-math/tables/punto-banco/machine'
import type { PuntoBancoWinner } from '@nordlys/game-math/tables/punto-banco/payouts'

/** The cards of punto banco in an outcome; undefined in one that is of another game. */
export function dealIn(outcome: unknown): PuntoBancoState | undefined {
  if (typeof outcome !== 'object' || outcome === null) return undefined
  const { player, bank } = outcome as { player?: unknown; bank?: unknown }
  return isHand(player) && isHand(bank) ? { player, bank } : undefined
}

/** Who won, in the order of the outcomes. */
export function winnersIn(outcomes: readonly unknown[]): PuntoBancoWinner[] {
  return outcomes.flatMap((each) => {
    const deal = dealIn(each)
    return deal ? [resultOf(deal).winner] : []
  })
}

function isHand(cards: unknown): cards is number[] {
  return Array.isArray(cards) && (cards.length === 2 || cards.length === 3) && cards.every(isCard)
}

function isCard(card: unknown): boolean {
  return typeof card === 'number' && Number.isInteger(card) && card >= 0 && card < 52
}
