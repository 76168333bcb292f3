import { required } from '@nordlys/core'
import { type ShownOutcome, shownOutcome } from '../shown.ts'
import { type Colour, colourOf } from './layout.ts'
import { type RouletteState, roulette } from './machine.ts'
import type { RouletteBets, RouletteRules } from './rules.ts'
import { colourDa, spotNameDa } from './spot-names.ts'
import { findSpot } from './spots.ts'

/** Nothing is hidden: the bets are fixed before the draw. */
export interface RouletteView {
  readonly number: number
  readonly colour: Colour
  /** `17 sort` */
  readonly nameDa: string
  readonly outcome: ShownOutcome
}

export function viewOf(
  rules: RouletteRules,
  bets: RouletteBets,
  state: RouletteState,
): RouletteView {
  const colour = colourOf(state.number)
  return {
    number: state.number,
    colour,
    nameDa: `${state.number} ${colourDa[colour]}`,
    outcome: shownOutcome(roulette.outcome(rules, bets, state), (bet) =>
      spotNameDa(required(findSpot(bet), `spot ${bet}`)),
    ),
  }
}
