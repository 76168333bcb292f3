import type { SpinAnswer, WonJackpot } from '@nordlys/contracts'
import { type Ore, oreToNumber, sum, zeroOre } from '@nordlys/core'
import type { GambleTerms } from '@nordlys/game-math'
import type { PublishedGame } from '../catalogue/index.ts'
import { type PlayedGamble, type PlayedRound, presentRound } from '../slots/index.ts'
import type { RoundsContext } from './context.ts'
import { keyWithOffer, nextKey } from './next-key.ts'
import { offerAfter, presentOffer } from './offer.ts'
import type { Play } from './play-token.ts'
import type { IssuedKey } from './round-key.ts'

/** A round that stands, with the totals after it and the key of the next one. */
export function answerWith(
  context: RoundsContext,
  play: Play,
  told: {
    game: PublishedGame
    issued: IssuedKey
    played: PlayedRound | PlayedGamble
    settled: {
      balanceOre: Ore
      at: Date
      repeated: boolean
      jackpots?: readonly WonJackpot[] | undefined
      spinsLeft?: number | undefined
    }
    /** Of gambles; undefined where this win cannot be gambled. */
    terms: GambleTerms | undefined
  },
): SpinAnswer {
  const { game, issued, played, settled, terms } = told
  const { jackpots = [], spinsLeft } = settled
  const wonOre = sum(played.winOre, ...jackpots.map(({ amountOre }) => amountOre))
  const totals = {
    stakedOre: issued.stakedOre + oreToNumber(stakedIn(played)),
    wonOre: issued.wonOre + oreToNumber(wonOre),
  }
  // A win without a stake is not gambled.
  const offer = isSpin(played) ? undefined : offerAfter(terms, issued, played)
  const following = { key: issued.key, at: settled.at }
  return {
    ok: true,
    round: presentRound(game.compiled, played, { key: issued.key, ...settled }),
    repeated: settled.repeated,
    roundKey: offer
      ? keyWithOffer(context, play.playSession, { ...totals, offer }, following)
      : nextKey(context, play.playSession, totals, issued.key),
    ...(offer && terms && { gamble: presentOffer(offer, terms) }),
    ...(spinsLeft !== undefined && { spinsLeft }),
    ...totals,
  }
}

function stakedIn(played: PlayedRound | PlayedGamble): Ore {
  return isSpin(played) ? zeroOre : played.stakeOre
}

function isSpin(played: PlayedRound | PlayedGamble): boolean {
  return 'isSpin' in played
}
