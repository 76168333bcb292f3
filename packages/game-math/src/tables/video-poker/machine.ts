import { invariant, type Ore, ore, oreToNumber, sum, times } from '@nordlys/core'
import type { Rng } from '../../random/rng.ts'
import type { Card } from '../cards/card.ts'
import { cardAt, deal, fullShoe, type Shoe } from '../cards/shoe.ts'
import type { TableMachine, TableOutcome } from '../machine.ts'
import { readBets, stakeOf, type VideoPokerBets } from './bets.ts'
import { handOf } from './evaluate.ts'
import { type HandName, handNames } from './hands.ts'
import type { HoldTable } from './hold-table.ts'
import { rowOf, type VideoPokerRules } from './rules.ts'

/** Five cards are dealt; the player holds some, and each hand replaces the others. */
export interface VideoPokerState {
  readonly dealt: readonly Card[]
  /** With the dealt cards taken: every hand draws from what is left of it. */
  readonly shoe: Shoe
  /** The choice; absent before it. */
  readonly held?: number
  /** The cards of each hand after the draw, in the places of the dealt ones. */
  readonly hands?: readonly (readonly Card[])[]
}

interface VideoPokerOutcome extends TableOutcome {
  /** What the hands paid, by hand, the best first; what paid nothing is not among them. */
  readonly lines: readonly PaidHands[]
}

interface PaidHands {
  readonly hand: HandName
  readonly count: number
  readonly payoutOre: Ore
}

/** A round as plain JSON, for who plays it. */
export interface VideoPokerView {
  readonly dealt: readonly Card[]
  /** What the dealt cards are already; `nothing` for what does not pay. */
  readonly dealtHand: HandName
  readonly held?: number
  readonly hands?: readonly HandView[]
}

export interface HandView {
  readonly cards: readonly Card[]
  readonly hand: HandName
  readonly payoutOre: number
}

export interface VideoPokerMachine
  extends TableMachine<VideoPokerRules, VideoPokerBets, VideoPokerState> {
  outcome(
    rules: VideoPokerRules,
    bets: VideoPokerBets,
    state: VideoPokerState,
  ): VideoPokerOutcome | undefined
  view(rules: VideoPokerRules, bets: VideoPokerBets, state: VideoPokerState): VideoPokerView
}

/** A choice is the cards held: bit n is the nth card, from the lowest bit. */
const choices = Array.from({ length: 32 }, (_, choice) => ({ choice, raiseOre: ore(0) }))

/**
 * Any game from its deal to its end, without the published rule: a page plays a hand again with it, and
 * needs no hold table for that.
 */
export const videoPokerRound: Omit<VideoPokerMachine, 'automatic'> = {
  readBets,
  stakeOre: (_rules, bets) => stakeOf(bets),
  start,
  options: (_rules, _bets, state) => (state.hands ? [] : choices),
  apply,
  outcome,
  view,
}

/** The machine of one game; a hand that was left holds what its table says is best. */
export function videoPokerMachine(table: HoldTable): VideoPokerMachine {
  return {
    ...videoPokerRound,
    automatic(rules, _bets, { dealt }) {
      invariant(table.id === rules.id, `the table of ${table.id} for ${rules.id}`)
      return table.bestHold(dealt)
    },
  }
}

function start(rules: VideoPokerRules, _bets: VideoPokerBets, rng: Rng): VideoPokerState {
  const full = fullShoe(1, rules.wild === 'joker' ? 1 : 0)
  const { cards: dealt, shoe } = dealFive(full, rng)
  return { dealt, shoe }
}

/**
 * Five cards are drawn for every hand, and what is held hides the last of them: so no choice moves
 * the cards of this hand or of the next. [PROOF-03]
 */
function apply(
  _rules: VideoPokerRules,
  bets: VideoPokerBets,
  state: VideoPokerState,
  choice: number,
  rng: Rng,
): VideoPokerState {
  invariant(state.hands === undefined, 'a second choice')
  invariant(Number.isInteger(choice) && choice >= 0 && choice < 32, `no hold: ${choice}`)
  const hands = Array.from({ length: bets.hands }, () => {
    const next = dealFive(state.shoe, rng).cards.values()
    return state.dealt.map((card, nth) =>
      (choice >> nth) & 1 ? card : (next.next().value ?? card),
    )
  })
  return { ...state, held: choice, hands }
}

function dealFive(from: Shoe, rng: Rng): { cards: Card[]; shoe: Shoe } {
  let shoe = from
  const cards = Array.from({ length: 5 }, () => {
    const next = deal(shoe, rng)
    shoe = next.shoe
    return cardAt(next.place, 1)
  })
  return { cards, shoe }
}

function outcome(
  rules: VideoPokerRules,
  bets: VideoPokerBets,
  state: VideoPokerState,
): VideoPokerOutcome | undefined {
  if (!state.hands) return undefined
  const ended = state.hands.map((cards) => paidAs(rules, cards))
  const lines = rules.pays.flatMap(({ hand, pays }) => {
    const count = ended.filter((each) => each === hand).length
    const payoutOre = times(ore(bets.coinOre), bets.coins * pays * count)
    return count === 0 ? [] : [{ hand, count, payoutOre }]
  })
  return {
    stakeOre: stakeOf(bets),
    payoutOre: sum(...lines.map(({ payoutOre }) => payoutOre)),
    lines,
  }
}

function view(
  rules: VideoPokerRules,
  bets: VideoPokerBets,
  { dealt, held, hands }: VideoPokerState,
): VideoPokerView {
  const dealtHand = paidAs(rules, dealt)
  if (held === undefined || !hands) return { dealt, dealtHand }
  const shown = hands.map((cards) => {
    const hand = paidAs(rules, cards)
    const pays = rowOf(rules, hand)?.pays ?? 0
    const payoutOre = oreToNumber(times(ore(bets.coinOre), bets.coins * pays))
    return { cards, hand, payoutOre }
  })
  return { dealt, dealtHand, held, hands: shown }
}

/** By its row of the paytable. */
function paidAs(rules: VideoPokerRules, cards: readonly Card[]): HandName {
  const hand = handNames[handOf(cards, rules.wild)] ?? 'nothing'
  return rowOf(rules, hand)?.hand ?? 'nothing'
}
