import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { Lines } from '../lines/definition.ts'

/**
 * Three reels with stacks: two that are filled with one symbol let the third turn again, and a grid
 * of one symbol turns a wheel that multiplies its win.
 */
export interface RespinWheelDefinition extends DefinitionBase<'pay' | 'wild'> {
  readonly mechanic: 'respin-wheel'
  readonly lines: Lines
  readonly strips: { readonly base: Strips }
  /** How often the third reel may turn again in a round, as long as nothing is won. */
  readonly pairRespins: number
  readonly wheel: WheelDefinition
  readonly caps: { readonly maxWinBets: number }
}

interface WheelDefinition {
  /** One for each segment, clockwise; all segments are as wide as each other, and as likely. */
  readonly multipliers: readonly number[]
}
