import type {
  HandAnswer,
  HandRefusal,
  TableChooseRequest,
  TableDealRequest,
} from '@nordlys/contracts'
import { oreToNumber } from '@nordlys/core'
import { choose, dealHand, type HandOutcome, settleAtOnce } from '../tables/index.ts'
import { dealForFun } from './free-hands.ts'
import type { MoneyPlay, Play } from './play-token.ts'
import { readRoundKey } from './round-key.ts'
import { handKey, seatOf, type TablePlayContext } from './table-play.ts'

/**
 * Deals a hand under the key that its client holds; where nothing is left to choose it is over with that.
 * Throws `WalletDown`.
 */
export async function dealAtTable(
  context: TablePlayContext,
  play: Play,
  asked: TableDealRequest,
): Promise<HandAnswer | HandRefusal> {
  const game = context.tableOf(play.gameId)
  if (!game) return { ok: false, refusal: 'game-unknown' }
  if (play.mode === 'free') return dealForFun(context, game, { play, ...asked })
  const { roundKey, bets, definitionHash: shownHash } = asked
  const issued = readRoundKey(context.tokenSecret, play.playSession, roundKey)
  if (!issued) return { ok: false, refusal: 'key-invalid' }
  const begin = game.hasChoices ? dealHand : settleAtOnce
  const dealt = await begin(context.tables, game, {
    seat: seatOf(play),
    round: issued.key,
    bets,
    shownHash,
  })
  return told(context, play, dealt)
}

/** Makes one choice of a hand. Throws `WalletDown`. */
export async function chooseAtTable(
  context: TablePlayContext,
  play: Play,
  asked: TableChooseRequest,
): Promise<HandAnswer | HandRefusal> {
  if (play.mode === 'free') return { ok: false, refusal: 'game-unknown' }
  return told(context, play, await choose(context.tables, { ...asked, seat: seatOf(play) }))
}

/** Once a hand is over, or was never begun, its key is spent: the next one comes along. */
function told(
  context: TablePlayContext,
  play: MoneyPlay,
  outcome: HandOutcome,
): HandAnswer | HandRefusal {
  const { balanceOre, ...rest } = outcome
  const isOver = outcome.hand ? outcome.hand.end !== undefined : !outcome.ok
  return {
    ...rest,
    ...(balanceOre !== undefined && { balanceOre: oreToNumber(balanceOre) }),
    ...(isOver && { roundKey: handKey(context, play) }),
  }
}
