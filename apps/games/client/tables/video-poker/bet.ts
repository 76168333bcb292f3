import { oreToNumber } from '@nordlys/core'
import { stakeOf, type VideoPokerBets } from '@nordlys/game-math/tables/video-poker/bets'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'

/** The allowed changes of a bet, by what each would make of it; undefined if not allowed. */
export interface BetChanges {
  readonly fewerCoins: VideoPokerBets | undefined
  readonly moreCoins: VideoPokerBets | undefined
  /** As many coins as a hand may have. */
  readonly mostCoins: VideoPokerBets | undefined
  readonly lowerCoin: VideoPokerBets | undefined
  readonly higherCoin: VideoPokerBets | undefined
}

/** The smallest there is: a player raises it. */
export function firstBet({ handCounts, coinValuesOre }: VideoPokerRules): VideoPokerBets {
  return { hands: handCounts[0] ?? 1, coins: 1, coinOre: coinValuesOre[0] ?? 100 }
}

export function stakeOre(bet: VideoPokerBets): number {
  return oreToNumber(stakeOf(bet))
}

export function changesOf(rules: VideoPokerRules, bet: VideoPokerBets): BetChanges {
  const { coins, coinOre } = bet
  const values = rules.coinValuesOre
  const at = values.indexOf(coinOre)
  const within = (changed: Changed) => changedTo(rules, bet, changed)
  return {
    fewerCoins: coins > 1 ? within({ coins: coins - 1 }) : undefined,
    moreCoins: coins < rules.coinsMax ? within({ coins: coins + 1 }) : undefined,
    mostCoins: mostCoinsOf(rules, bet),
    lowerCoin: within({ coinOre: values[at - 1] }),
    higherCoin: within({ coinOre: values[at + 1] }),
  }
}

/** With so many hands; undefined where that is more than a round may cost. */
export function withHands(
  rules: VideoPokerRules,
  bet: VideoPokerBets,
  hands: number,
): VideoPokerBets | undefined {
  return rules.handCounts.includes(hands) ? changedTo(rules, bet, { hands }) : undefined
}

/** The next one in the row after it, and the first one after the last: for one key that goes through all. */
export function nextHands(rules: VideoPokerRules, bet: VideoPokerBets): VideoPokerBets {
  const { handCounts } = rules
  const next = handCounts[handCounts.indexOf(bet.hands) + 1]
  const more = next === undefined ? undefined : withHands(rules, bet, next)
  return more ?? { ...bet, hands: handCounts[0] ?? bet.hands }
}

export function nextCoin(rules: VideoPokerRules, bet: VideoPokerBets): VideoPokerBets {
  const { higherCoin } = changesOf(rules, bet)
  return higherCoin ?? { ...bet, coinOre: rules.coinValuesOre[0] ?? bet.coinOre }
}

function mostCoinsOf(rules: VideoPokerRules, bet: VideoPokerBets): VideoPokerBets | undefined {
  for (let coins = rules.coinsMax; coins > bet.coins; coins -= 1) {
    const more = changedTo(rules, bet, { coins })
    if (more) return more
  }
  return undefined
}

type Changed = { readonly [Name in keyof VideoPokerBets]?: VideoPokerBets[Name] | undefined }

function changedTo(
  { stakeMaxOre }: VideoPokerRules,
  bet: VideoPokerBets,
  { hands = bet.hands, coins = bet.coins, coinOre = bet.coinOre }: Changed,
): VideoPokerBets | undefined {
  const isSame = hands === bet.hands && coins === bet.coins && coinOre === bet.coinOre
  const changed = { hands, coins, coinOre }
  return isSame || stakeOre(changed) > stakeMaxOre ? undefined : changed
}
