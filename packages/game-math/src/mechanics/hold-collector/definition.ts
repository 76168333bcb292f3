import type { DefinitionBase, Strips } from '../../base/definition-base.ts'
import type { HoldAndWin } from '../../features/hold-and-win.ts'
import type { Lines } from '../lines/definition.ts'

/** Lines, and coins that are held and spun for more: among them collectors, and first a chest. */
export interface HoldCollectorDefinition
  extends DefinitionBase<'pay' | 'wild' | 'coin' | 'collector'> {
  readonly mechanic: 'hold-collector'
  readonly lines: Lines
  readonly strips: { readonly base: Strips }
  readonly wildMultiplier: number
  readonly holdAndWin: HoldAndWin
  readonly collector: {
    /** How likely a collector lands in an empty cell of a spin, in 1024ths; it is held as coins are. */
    readonly land1024: number
  }
  /** What the chest that begins the feature can hold; one of them is drawn. */
  readonly chest: { readonly prizes: readonly ChestPrize[] }
  readonly caps: { readonly maxWinBets: number }
}

export interface ChestPrize {
  readonly coins: number
  readonly weight: number
}
