import type { RulesSection } from './game-rules.ts'

/** What a mechanic adds to the rules that all games share. */
export interface MechanicRules {
  /** How to play and win, then each feature. */
  readonly sections: readonly RulesSection[]
  /** What the random generator chooses, after "En tilfældighedsgenerator (RNG) vælger". */
  readonly drawn: string
}
