import { isTimeKey, timeKey } from '@nordlys/core'
import { advance } from './advance-hand.ts'
import type { TablesContext } from './context.ts'
import type { HandOutcome, Seat } from './hand-outcome.ts'
import { standingOf } from './shown-hand.ts'

/**
 * Makes a choice as the `step`th of a hand. One that was made before, here or on another device, changes
 * nothing, and the hand is shown as it stands. A raise that is refused leaves the hand as it was. From a
 * login that somebody ended no choice is made, and the hand waits unshown. [GAME-02] [FLT-77]
 */
export async function choose(
  context: TablesContext,
  asked: { seat: Seat; round: string; step: number; choice: number },
): Promise<HandOutcome> {
  const { hands, wallet, clock, random } = context
  const { seat, round, step, choice } = asked
  const found = isTimeKey(round) ? await hands.find(round) : undefined
  if (!found || found.player_ref !== seat.playerRef) return { ok: false, refusal: 'hand-unknown' }
  if (await wallet.isRevoked(seat.playSession)) return { ok: false, refusal: 'logged-out' }
  const before = await advance(context, found)
  const hand = await hands.find(round)
  if (!before.ok || !hand || hand.state !== 'open' || hand.choices.length !== step) return before
  const { options } = await standingOf(context, hand)
  const option = options.find((each) => each.choice === choice)
  if (!option) return { ok: false, refusal: 'choice-not-open', hand: before.hand }
  const change = { round, step, at: clock.now() }
  if (option.raiseOre === 0n) await hands.choose(change, choice)
  else {
    const key = timeKey(clock, random)
    const { playSession } = seat
    await hands.raise(change, { choice, key, ore: option.raiseOre, playSession })
  }
  const next = await hands.find(round)
  return next ? advance(context, next) : { ok: false, refusal: 'hand-unknown' }
}
