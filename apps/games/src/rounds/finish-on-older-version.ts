import type { GameRefusal, SpinAnswer } from '@nordlys/contracts'
import { oreToNumber } from '@nordlys/core'
import { answerWith } from './answer.ts'
import type { RoundsContext } from './context.ts'
import type { Play } from './play-token.ts'
import { readRoundKey } from './round-key.ts'
import { playStored } from './stored-rounds.ts'

interface AskedOnOlderVersion {
  readonly definitionHash: string
  readonly roundKey: string
  readonly stakeOre: number | undefined
  /** The grant, when it was asked as a spin of one. */
  readonly spins?: string | undefined
  /** The hash that the round stands under in the books: the version's, or that of a gamble on it. */
  readonly bookedAs: string
}

/**
 * A round of a version that is not the current one. One that was settled before its version was
 * superseded or withdrawn finishes on it: a client that lost the answer still gets it. Nothing new
 * is played, nothing is sent to be settled, and its win is not offered for a gamble. Throws
 * `WalletDown`.
 */
export async function finishOnOlderVersion(
  context: RoundsContext,
  play: Play,
  { definitionHash, roundKey, stakeOre, spins, bookedAs }: AskedOnOlderVersion,
): Promise<SpinAnswer | GameRefusal> {
  const { catalogue, wallet, tokenSecret } = context
  const issued = readRoundKey(tokenSecret, play.playSession, roundKey)
  const on = await catalogue.findPlayed(bookedAs)
  const isOurs = on?.game.hash === definitionHash && on.game.definition.id === play.gameId
  if (issued && on && isOurs && play.mode === 'money') {
    const stored = await wallet.round(play.playSession, issued.key)
    const isThisRound =
      stored?.definitionHash === bookedAs &&
      oreToNumber(stored.spin?.valueOre ?? stored.stakeOre) === stakeOre &&
      stored.spin?.grant === spins
    if (isThisRound) {
      const { balanceAfterOre: balanceOre, at, jackpots } = stored
      return answerWith(context, play, {
        game: on.game,
        issued,
        played: await playStored(on, stored),
        settled: { balanceOre, at, jackpots, repeated: true },
        terms: undefined,
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
