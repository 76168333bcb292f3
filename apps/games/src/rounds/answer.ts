import type { SpinAnswer, WonJackpot } from '@nordlys/contracts'
import { type Ore, oreToNumber, sum } from '@nordlys/core'
import type { PublishedGame } from '../catalogue/index.ts'
import { type PlayedRound, presentRound } from '../slots/index.ts'
import type { RoundsContext } from './context.ts'
import { nextKey } from './next-key.ts'
import type { Play } from './play-token.ts'
import type { IssuedKey } from './round-key.ts'

/** A round that stands, with the totals after it and the key of the next one. */
export function answerWith(
  context: RoundsContext,
  play: Play,
  told: {
    game: PublishedGame
    issued: IssuedKey
    played: PlayedRound
    settled: {
      balanceOre: Ore
      at: Date
      repeated: boolean
      jackpots?: readonly WonJackpot[] | undefined
    }
  },
): SpinAnswer {
  const { game, issued, played, settled } = told
  const { jackpots = [] } = settled
  const wonOre = sum(played.winOre, ...jackpots.map(({ amountOre }) => amountOre))
  const totals = {
    stakedOre: issued.stakedOre + oreToNumber(played.stakeOre),
    wonOre: issued.wonOre + oreToNumber(wonOre),
  }
  return {
    ok: true,
    round: presentRound(game.compiled, played, { key: issued.key, ...settled }),
    repeated: settled.repeated,
    roundKey: nextKey(context, play.playSession, totals, issued.key),
    ...totals,
  }
}
