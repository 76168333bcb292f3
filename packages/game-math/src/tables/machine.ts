import type { Ore } from '@nordlys/core'
import type { Rng } from '../random/rng.ts'

/**
 * A game at a table, as pure functions. A round is its rules, its bets, a seed and the choices made
 * so far: `tableRound` works its state out from those, here, in the proofs and in the browser.
 * Rules and bets are plain JSON; `State` is never stored. Whatever is wrong with bets or a choice
 * that came from outside is told before; inside it is a crash.
 */
export interface TableMachine<Rules, Bets, State> {
  /** Bets as they came from outside: read and judged by the rules, or why they are refused. */
  readBets(rules: Rules, value: unknown): Bets | TableRefusal
  /** What the bets cost before the first card or throw. */
  stakeOre(rules: Rules, bets: Bets): Ore
  start(rules: Rules, bets: Bets, rng: Rng): State
  /** What the player may choose now; empty once the round is over. */
  options(rules: Rules, bets: Bets, state: State): readonly TableOption[]
  /** `choice` is one of `options`. It draws from where `start` and the choices before it ended. */
  apply(rules: Rules, bets: Bets, state: State, choice: number, rng: Rng): State
  /** Undefined while the player still has a choice. */
  outcome(rules: Rules, bets: Bets, state: State): TableOutcome | undefined
  /** What the published rule chooses in a hand that was left. It never raises the stake. */
  automatic(rules: Rules, bets: Bets, state: State): number
}

export interface TableOption {
  /** From 0 to 255: choices are kept as bytes. */
  readonly choice: number
  /** What it adds to the stake. */
  readonly raiseOre: Ore
}

export interface TableOutcome {
  /** With the raises. */
  readonly stakeOre: Ore
  /** All that comes back, the stake of what has won included. */
  readonly payoutOre: Ore
}

export interface TableRefusal {
  readonly refused: 'malformed' | 'below-minimum' | 'above-maximum' | 'not-a-step'
  /** Which bet, by the game's own name for it. */
  readonly bet?: string
}

/**
 * The state after these choices, each of which must have been open when it was made. Cards are
 * drawn anew from the seed's generator, so the same arguments give the same state for ever.
 * [PROOF-03]
 */
export function tableRound<Rules, Bets, State>(
  machine: Pick<TableMachine<Rules, Bets, State>, 'start' | 'options' | 'apply'>,
  { rules, bets, choices }: { rules: Rules; bets: Bets; choices: Uint8Array },
  rng: Rng,
): State {
  let state = machine.start(rules, bets, rng)
  for (const [step, choice] of choices.entries()) {
    const open = machine.options(rules, bets, state).some((each) => each.choice === choice)
    if (!open) throw new Error(`choice ${choice} of step ${step} is not open`)
    state = machine.apply(rules, bets, state, choice, rng)
  }
  return state
}
