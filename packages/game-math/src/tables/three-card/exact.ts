import { required } from '@nordlys/core'
import { type Fraction, fraction, minus, multiply, one } from '../../prove/fraction.ts'
import { type Card, cardOf, cardsPerDeck, rankOf, suitOf } from '../cards/card.ts'
import { figuresOf, type Results, tallied } from '../figures.ts'
import { handOf, scoreOf, threeCardHands } from './evaluate.ts'
import type { ThreeCardRules } from './rules.ts'
import { bankQualifies, shouldPlay, type ThreeCardEnd } from './showdown.ts'

/** All hands of the player: 52 over 3. */
const hands = 22_100
/** All hands of the bank for each of them: 49 over 3. */
const replies = 18_424

/** Of one hand of the player: how the bank's 18,424 end against it. */
export type EndCounts = Readonly<Record<ThreeCardEnd, number>>

/** Ante and play by the printed strategy. */
export interface ThreeCardResults {
  /** In hundredths of the ante, of every hand against every hand. */
  readonly results: Results
  /** What comes back of all that is staked. */
  readonly ofStakes: Fraction
  /** Of the hands, how many the strategy goes on with. */
  readonly played: number
  /** And how many are better played than folded. */
  readonly worthPlaying: number
}

/** `counts` are those of every hand, in the order of `endsByEveryPair`. */
export function resultsOf(rules: ThreeCardRules, counts: readonly EndCounts[]): ThreeCardResults {
  const won: [number, bigint][] = []
  let [played, worthPlaying] = [0, 0]
  for (const [place, cards] of everyHand().entries()) {
    const ends = required(counts[place], `counts of hand ${place}`)
    const bonus = rules.anteBonus[handOf(scoreOf(cards))] ?? 0
    if (playTotal(ends) + replies * bonus > -replies) worthPlaying += 1
    if (!shouldPlay(cards)) {
      won.push([-100, BigInt(replies)])
      continue
    }
    played += 1
    for (const [end, antes] of antesWon) won.push([(antes + bonus) * 100, BigInt(ends[end])])
  }
  const results = tallied(won)
  const lost = minus(one, figuresOf(results).returned)
  const perAnte = fraction(hands, hands + played)
  return { results, ofStakes: minus(one, multiply(lost, perAnte)), played, worthPlaying }
}

/**
 * Every hand of the player against every hand of the bank that has none of its cards. Hands that
 * differ by the names of their suits alone are counted once.
 */
export function endsByEveryPair(): EndCounts[] {
  const all = everyHand()
  const scores = all.map(scoreOf)
  // Cards as bits of two words, so that two hands are compared at once.
  const low = Int32Array.from(all, (cards) => bitsOf(cards, 0))
  const high = Int32Array.from(all, (cards) => bitsOf(cards, 26))
  // Below every score when the bank is out.
  const banks = Int32Array.from(scores, (score) => (bankQualifies(score) ? score : -1))
  const known = new Map<string, EndCounts>()
  return all.map((cards, place) => {
    const suits = suitsRenamed(cards)
    const counts = known.get(suits) ?? against(place, scores[place] ?? 0)
    known.set(suits, counts)
    return counts
  })

  function against(player: number, score: number): EndCounts {
    const [lowBits, highBits] = [low[player] ?? 0, high[player] ?? 0]
    let [out, ahead, behind] = [0, 0, 0]
    for (let bank = 0; bank < hands; bank += 1) {
      if (((lowBits & (low[bank] ?? 0)) | (highBits & (high[bank] ?? 0))) !== 0) continue
      const other = banks[bank] ?? 0
      if (other < 0) out += 1
      else if (other < score) ahead += 1
      else if (other > score) behind += 1
    }
    return { 'bank-out': out, player: ahead, bank: behind, tie: replies - out - ahead - behind }
  }
}

/** How the par-bonus ends, in hundredths of its stake, by how many of all hands are what. */
export function pairBonusResults(
  { pairBonus }: ThreeCardRules,
  counts: readonly number[] = countHands(),
): Results {
  return tallied(
    threeCardHands.map((hand, place) => {
      return [(pairBonus[hand] ?? -1) * 100, BigInt(counts[place] ?? 0)]
    }),
  )
}

/** How many of all hands are what, as `threeCardHands` names them. */
export function countHands(): number[] {
  const counts = threeCardHands.map(() => 0)
  for (const cards of everyHand()) {
    const place = threeCardHands.indexOf(handOf(scoreOf(cards)))
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

/** Each once, by the lowest card, then the next. */
function everyHand(): Card[][] {
  const all: Card[][] = []
  for (let first = 0; first < cardsPerDeck; first += 1) {
    for (let second = first + 1; second < cardsPerDeck; second += 1) {
      for (let third = second + 1; third < cardsPerDeck; third += 1) {
        all.push([first, second, third])
      }
    }
  }
  return all
}

/** What a hand wins by each end when the player goes on, without its bonus. */
const antesWon: readonly (readonly [end: ThreeCardEnd, antes: number])[] = [
  ['bank-out', 1],
  ['player', 2],
  ['tie', 0],
  ['bank', -2],
]

/** What a hand wins in all with the bank's 18,424, in antes, when the player goes on. */
function playTotal(counts: EndCounts): number {
  return antesWon.reduce((sum, [end, antes]) => sum + antes * counts[end], 0)
}

/** The cards with their suits numbered as they come: alike for hands that differ by suits' names. */
function suitsRenamed(cards: readonly Card[]): string {
  const suits = [...new Set(cards.map(suitOf))]
  return cards.map((card) => cardOf(rankOf(card), suits.indexOf(suitOf(card)))).join()
}

function bitsOf(cards: readonly Card[], from: number): number {
  return cards
    .filter((card) => card >= from && card < from + 26)
    .reduce((bits, card) => bits | (1 << (card - from)), 0)
}
