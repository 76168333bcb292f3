import { type Ore, ore, shareDown, sum, times, zeroOre } from '@nordlys/core'
import { type BlackjackBets, stakeOn } from './bets.ts'
import { isNatural, totalOfCards } from './hand.ts'
import type { BlackjackRules } from './rules.ts'
import {
  type PairResult,
  pairResult,
  pairReturns,
  type TrioResult,
  trioResult,
  trioReturns,
} from './side-bets.ts'
import type { BlackjackHand, BlackjackState } from './state.ts'

type HandResult = 'blackjack' | 'won' | 'push' | 'lost' | 'over-21' | 'surrendered'

/** What became of one bet, for the screen and the history. */
export type BlackjackLine = { readonly stakeOre: Ore; readonly payoutOre: Ore } & (
  | { readonly bet: 'hand'; readonly hand: number; readonly result: HandResult }
  | { readonly bet: 'insurance'; readonly result: 'won' | 'lost' }
  | { readonly bet: 'pair'; readonly result: PairResult }
  | { readonly bet: 'trio'; readonly result: TrioResult }
)

/** Of a round that is over: hands first, then what stood beside them. */
export function settleLines(
  rules: BlackjackRules,
  bets: BlackjackBets,
  state: BlackjackState,
): BlackjackLine[] {
  const lines: BlackjackLine[] = state.hands.map((hand, at) => {
    const stakeOre = times(stakeOn(bets, 'hand'), hand.isDoubled ? 2 : 1)
    const result = handResult(state, hand)
    const payoutOre = handPayout(rules, stakeOre, result)
    return { bet: 'hand', hand: at, result, stakeOre, payoutOre }
  })
  if (state.insurance === 'bought') {
    const stakeOre = insuranceOre(bets)
    const isWon = isNatural(state.bank)
    const [pays, forStake] = rules.insurancePays
    const payoutOre = isWon ? sum(stakeOre, shareOf(stakeOre, pays, forStake)) : zeroOre
    lines.push({ bet: 'insurance', result: isWon ? 'won' : 'lost', stakeOre, payoutOre })
  }
  return [...lines, ...sideLines(rules, bets, state)]
}

/** Half the hand's stake, which is whole kroner. */
export function insuranceOre(bets: BlackjackBets): Ore {
  return shareOf(stakeOn(bets, 'hand'), 1, 2)
}

/**
 * The most that one round pays: four stakes on two doubled hands that win, and both side bets,
 * which the same cards can win. Insurance pays less than a hand, and not beside a hand that wins.
 */
export function mostPayoutOre(rules: BlackjackRules): Ore {
  const { hand, pair, trio } = rules
  return sum(
    times(ore(hand.maxOre), 8),
    times(ore(pair.maxOre), pairReturns(rules, 'perfect')),
    times(ore(trio.maxOre), trioReturns(rules, 'trio')),
  )
}

function sideLines(
  rules: BlackjackRules,
  bets: BlackjackBets,
  state: BlackjackState,
): BlackjackLine[] {
  const [first, second] = firstCards(state)
  const [up = 0] = state.bank
  const lines: BlackjackLine[] = []
  const [pairOre, trioOre] = [stakeOn(bets, 'pair'), stakeOn(bets, 'trio')]
  if (pairOre > 0n) {
    const result = pairResult(first, second)
    const payoutOre = times(pairOre, pairReturns(rules, result))
    lines.push({ bet: 'pair', result, stakeOre: pairOre, payoutOre })
  }
  if (trioOre > 0n) {
    const result = trioResult([first, second, up])
    const payoutOre = times(trioOre, trioReturns(rules, result))
    lines.push({ bet: 'trio', result, stakeOre: trioOre, payoutOre })
  }
  return lines
}

/** The player's first two cards, each the first of its hand after a split. */
function firstCards({ hands }: BlackjackState): readonly [number, number] {
  const [one, other] = hands
  const [first = 0, second = 0] = one?.cards ?? []
  return other ? [first, other.cards[0] ?? 0] : [first, second]
}

/** Of a hand in a round that is over; after a split no hand is a blackjack. */
export function handResult(
  { bank, hands }: Pick<BlackjackState, 'bank' | 'hands'>,
  hand: BlackjackHand,
): HandResult {
  const [own, banks] = [totalOfCards(hand.cards).total, totalOfCards(bank).total]
  const isBlackjack = hands.length === 1 && isNatural(hand.cards)
  if (isNatural(bank)) return isBlackjack ? 'push' : 'lost'
  if (isBlackjack) return 'blackjack'
  if (hand.ended === 'surrendered') return 'surrendered'
  if (own > 21) return 'over-21'
  if (banks > 21 || own > banks) return 'won'
  return own < banks ? 'lost' : 'push'
}

/** With the stake of what has won. */
export function handPayout(
  { blackjackPays }: Pick<BlackjackRules, 'blackjackPays'>,
  stakeOre: Ore,
  result: HandResult,
): Ore {
  if (result === 'blackjack') return sum(stakeOre, shareOf(stakeOre, ...blackjackPays))
  if (result === 'won') return times(stakeOre, 2)
  if (result === 'push') return stakeOre
  return result === 'surrendered' ? shareOf(stakeOre, 1, 2) : zeroOre
}

/** Exact, for stakes are whole kroner. */
function shareOf(stakeOre: Ore, part: number, whole: number): Ore {
  return shareDown(stakeOre, BigInt(part), BigInt(whole))
}
