import type { TablesContext } from './context.ts'
import type { Hand } from './hand-row.ts'

/** Longer than any message to the wallet lasts: by then nobody waits for its answer. */
const takeLastsMs = 15_000

/**
 * A hand whose first stake was asked for and never answered, by the time its player does something else: the
 * stake goes back if it was taken, and no card was seen. False while the answer may still come.
 */
export async function abandon(context: TablesContext, hand: Hand): Promise<boolean> {
  const { hands, wallet, clock } = context
  if (clock.now().getTime() - hand.acted_at.getTime() < takeLastsMs) return false
  await wallet.voidRound(hand.round)
  await hands.drop(hand.round)
  return true
}
