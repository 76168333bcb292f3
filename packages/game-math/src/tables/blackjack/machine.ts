import { invariant, type Ore, sum, zeroOre } from '@nordlys/core'
import type { Rng } from '../../random/rng.ts'
import { fullShoe } from '../cards/shoe.ts'
import type { TableMachine, TableOption, TableOutcome } from '../machine.ts'
import { type BlackjackBets, readBlackjackBets, stakeOn } from './bets.ts'
import { automaticFor, type BlackjackChoice, byteOf, choiceOf } from './choices.ts'
import { cardValue } from './hand.ts'
import type { BlackjackRules } from './rules.ts'
import { type BlackjackLine, insuranceOre, settleLines } from './settle.ts'
import { act, type BlackjackState, dealRound, isOver, look } from './state.ts'

export interface BlackjackOutcome extends TableOutcome {
  readonly lines: readonly BlackjackLine[]
}

/** Blackjack against the bank, one hand a player. [GAME-02] */
export const blackjack = {
  readBets: readBlackjackBets,

  stakeOre(_rules: BlackjackRules, bets: BlackjackBets): Ore {
    return sum(stakeOn(bets, 'hand'), stakeOn(bets, 'pair'), stakeOn(bets, 'trio'))
  },

  start(rules: BlackjackRules, _bets: BlackjackBets, rng: Rng): BlackjackState {
    return dealRound(rules, fullShoe(rules.decks), rng)
  },

  options(
    rules: BlackjackRules,
    bets: BlackjackBets,
    state: BlackjackState,
  ): readonly TableOption[] {
    return optionsOf(rules, bets, state).map(([choice, raiseOre]) => ({
      choice: byteOf(choice),
      raiseOre,
    }))
  },

  apply(
    rules: BlackjackRules,
    _bets: BlackjackBets,
    state: BlackjackState,
    byte: number,
    rng: Rng,
  ): BlackjackState {
    const choice = choiceOf(byte)
    invariant(choice !== undefined && !isOver(state), `choice ${byte} of a blackjack hand`)
    if (choice === 'insure') return look({ ...state, insurance: 'bought' })
    if (choice === 'no-insurance') return look({ ...state, insurance: 'declined' })
    return act(rules, state, { choice, rng })
  },

  outcome(
    rules: BlackjackRules,
    bets: BlackjackBets,
    state: BlackjackState,
  ): BlackjackOutcome | undefined {
    if (!isOver(state)) return undefined
    const lines = settleLines(rules, bets, state)
    return {
      stakeOre: sum(...lines.map(({ stakeOre }) => stakeOre)),
      payoutOre: sum(...lines.map(({ payoutOre }) => payoutOre)),
      lines,
    }
  },

  /** Draws at hard 11 or less and soft 17 or less, otherwise stands, and never insures. */
  automatic(_rules: BlackjackRules, _bets: BlackjackBets, state: BlackjackState): number {
    if (state.insurance === 'asked') return byteOf('no-insurance')
    return automaticFor(handInTurn(state))
  },
} satisfies TableMachine<BlackjackRules, BlackjackBets, BlackjackState>

/** What may be chosen, and what it adds to the stake. */
export function optionsOf(
  rules: BlackjackRules,
  bets: BlackjackBets,
  state: BlackjackState,
): readonly (readonly [BlackjackChoice, Ore])[] {
  return openChoices(rules, state).map((choice) => [choice, raiseOf(bets, choice)])
}

function openChoices(rules: BlackjackRules, state: BlackjackState): readonly BlackjackChoice[] {
  if (state.insurance === 'asked') return ['no-insurance', 'insure']
  if (state.turn === undefined) return []
  const cards = handInTurn(state)
  if (cards.length !== 2) return ['hit', 'stand']
  if (state.hands.length > rules.splits) return ['hit', 'stand', 'double']
  const [first, second] = cards.map(cardValue)
  const choices: BlackjackChoice[] = ['hit', 'stand', 'double']
  if (first === second) choices.push('split')
  if (rules.surrender === 'late') choices.push('surrender')
  return choices
}

function raiseOf(bets: BlackjackBets, choice: BlackjackChoice): Ore {
  if (choice === 'insure') return insuranceOre(bets)
  return choice === 'double' || choice === 'split' ? stakeOn(bets, 'hand') : zeroOre
}

function handInTurn({ hands, turn }: BlackjackState) {
  const hand = hands[turn ?? -1]
  invariant(hand, 'a choice without a hand in turn')
  return hand.cards
}
