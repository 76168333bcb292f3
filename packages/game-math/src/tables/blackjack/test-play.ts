import type { Ore } from '@nordlys/core'
import type { Rng } from '../../random/rng.ts'
import type { BlackjackBets } from './bets.ts'
import { blackjack } from './machine.ts'
import type { BlackjackRules } from './rules.ts'
import type { BlackjackState } from './state.ts'

export interface Played {
  readonly states: readonly BlackjackState[]
  readonly choices: readonly number[]
  readonly raises: readonly Ore[]
}

/** For tests: a whole round with one generator, as it is played live. */
export function playLive(
  { rules, bets }: { rules: BlackjackRules; bets: BlackjackBets },
  rng: Rng,
  choose: (state: BlackjackState) => number,
): Played {
  let state = blackjack.start(rules, bets, rng)
  const played = { states: [state], choices: [] as number[], raises: [] as Ore[] }
  while (!blackjack.outcome(rules, bets, state)) {
    const choice = choose(state)
    const option = blackjack.options(rules, bets, state).find((each) => each.choice === choice)
    if (!option) throw new Error(`${choice} is not open`)
    state = blackjack.apply(rules, bets, state, choice, rng)
    played.states.push(state)
    played.choices.push(choice)
    played.raises.push(option.raiseOre)
  }
  return played
}
