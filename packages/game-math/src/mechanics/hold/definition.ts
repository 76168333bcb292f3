import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { HoldAndWin } from '../../features/hold-and-win.ts'
import type { Lines } from '../lines/definition.ts'

/** Wins on fixed lines from the left; enough coins on the grid are held and spun for more. */
export interface HoldDefinition extends DefinitionBase<'pay' | 'wild' | 'coin'> {
  readonly mechanic: 'hold-and-win'
  readonly lines: Lines
  readonly strips: { readonly base: Strips }
  readonly wildMultiplier: number
  readonly holdAndWin: HoldAndWin
  readonly caps: { readonly maxWinBets: number }
}
