import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { Tumble } from '../../features/tumble.ts'
import type { Lines } from '../lines/definition.ts'

/** After every win the whole grid goes and another one falls, whose wins are multiplied by more. */
export interface AvalancheDefinition extends DefinitionBase<'pay' | 'wild'> {
  readonly mechanic: 'avalanche'
  readonly lines: Lines
  readonly strips: { readonly base: Strips }
  /** What a line win is multiplied by when a wild stands in for another symbol in it. */
  readonly wildMultiplier: number
  readonly tumble: Tumble
  readonly caps: { readonly maxWinBets: number }
}
