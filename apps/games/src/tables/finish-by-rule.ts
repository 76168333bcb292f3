import { invariant } from '@nordlys/core'
import { advance } from './advance-hand.ts'
import type { TablesContext } from './context.ts'
import type { HandOutcome } from './hand-outcome.ts'
import { standingOf } from './shown-hand.ts'

/** Plays a hand that was left to its end by the published rule, which never raises the stake. */
export async function finishByRule(context: TablesContext, round: string): Promise<HandOutcome> {
  const { hands, clock } = context
  for (;;) {
    const found = await hands.find(round)
    if (!found) return { ok: false, refusal: 'hand-unknown' }
    const answer = await advance(context, found)
    const hand = await hands.find(round)
    if (hand?.state !== 'open') return answer
    const { automatic } = await standingOf(context, hand)
    invariant(automatic !== undefined, `hand ${round} has nothing left to choose and no end`)
    const change = { round, step: hand.choices.length, at: clock.now() }
    await hands.chooseByRule(change, automatic)
  }
}
