import { type OpenTableRound, retentionMs } from '@nordlys/contracts'
import { after, logFailure } from '@nordlys/core'
import type { TablesContext } from './context.ts'
import { finishByRule } from './finish-by-rule.ts'
import { HandBroken } from './hand-broken.ts'

/**
 * Ends the hands that wait for nobody any more: after a day, or at once when their player may not play.
 * One that is not known here, or cannot be played, gives its stakes back. Hands stand or fall alone.
 */
export async function sweepHands(context: TablesContext): Promise<void> {
  const { wallet, hands, clock } = context
  let from: string | undefined
  for (;;) {
    const rounds = await wallet.openTableRounds(from)
    for (const each of rounds) if (each.state === 'must-finish') await sweepOne(context, each)
    from = rounds.at(-1)?.round
    if (from === undefined) break
  }
  await hands.forget(after(clock.now(), -retentionMs.finishedHand))
}

async function sweepOne(context: TablesContext, { round }: OpenTableRound): Promise<void> {
  try {
    const answer = await finishByRule(context, round)
    const isUnknown = !answer.ok && answer.refusal === 'hand-unknown'
    if (isUnknown && !(await context.hands.isOfLiveTable(round))) await giveBack(context, round)
  } catch (error) {
    logFailure(context.logger, error, 'a hand could not be ended', { round })
    // The wallet or the database may be back in a minute; a hand that is broken stays so.
    if (error instanceof HandBroken) await giveBack(context, round)
  }
}

/**
 * The hand goes first. Killed in between, the round is still open in the books, and the next minute finds it
 * there; a hand that outlived its round would be found by nobody, and hold its player's place for ever.
 */
async function giveBack({ wallet, hands, logger }: TablesContext, round: string): Promise<void> {
  await hands.remove(round)
  const given = await wallet.voidRound(round)
  logger.error({ round, given: given.ok }, 'the stakes of a hand were given back')
}
