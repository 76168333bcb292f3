import type { GameRefusal, SpinAnswer, SpinRequest } from '@nordlys/contracts'
import { oreToNumber } from '@nordlys/core'
import { answerWith } from './answer.ts'
import type { RoundsContext } from './context.ts'
import type { Play } from './play-token.ts'
import { readRoundKey } from './round-key.ts'
import { playStored } from './stored-rounds.ts'

/**
 * A spin of a version that is not the current one. A round that was settled before its version was
 * superseded or withdrawn finishes on it: whoever lost the answer still gets it. Nothing new is
 * played, and nothing is sent to be settled. Throws `WalletDown`.
 */
export async function finishOnOlderVersion(
  context: RoundsContext,
  play: Play,
  { definitionHash, roundKey, stakeOre }: SpinRequest,
): Promise<SpinAnswer | GameRefusal> {
  const { catalogue, wallet, tokenSecret } = context
  const issued = readRoundKey(tokenSecret, play.playSession, roundKey)
  const game = await catalogue.findVersion(definitionHash)
  if (issued && game?.definition.id === play.gameId && play.mode === 'money') {
    const stored = await wallet.round(play.playSession, issued.key)
    const isThisRound =
      stored?.definitionHash === definitionHash && oreToNumber(stored.stakeOre) === stakeOre
    if (isThisRound) {
      const { balanceAfterOre: balanceOre, at, jackpots } = stored
      const settled = { balanceOre, at, jackpots, repeated: true }
      return answerWith(context, play, {
        game,
        issued,
        played: await playStored(game, stored),
        settled,
      })
    }
  }
  return refusedGame(context, play.gameId)
}

/** Why no new round can be played: another version is current, or none. */
export async function refusedGame(
  { catalogue }: RoundsContext,
  gameId: string,
): Promise<GameRefusal> {
  if (await catalogue.find(gameId)) return { ok: false, refusal: 'game-changed' }
  const isWithdrawn = await catalogue.isWithdrawn(gameId)
  return { ok: false, refusal: isWithdrawn ? 'game-withdrawn' : 'game-unknown' }
}
