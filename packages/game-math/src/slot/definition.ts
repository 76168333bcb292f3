import type { AvalancheDefinition } from '../avalanche/definition.ts'
import type { ClusterDefinition } from '../cluster/definition.ts'
import type { ClusterMarksDefinition } from '../cluster-marks/definition.ts'
import type { ColossalDefinition } from '../colossal/definition.ts'
import type { FlexvejeDefinition } from '../flexveje/definition.ts'
import type { FlexvejeFaldDefinition } from '../flexveje-fald/definition.ts'
import type { HoldDefinition } from '../hold/definition.ts'
import type { HoldCollectorDefinition } from '../hold-collector/definition.ts'
import type { LinesDefinition } from '../lines/definition.ts'
import type { MysteryDefinition } from '../mystery/definition.ts'
import type { RespinWheelDefinition } from '../respin-wheel/definition.ts'
import type { SagaBookDefinition } from '../saga-book/definition.ts'
import type { ScatterPaysDefinition } from '../scatter-pays/definition.ts'
import type { StickyWildsDefinition } from '../sticky-wilds/definition.ts'
import type { SymbolUpgradeDefinition } from '../symbol-upgrade/definition.ts'
import type { TwinReelsDefinition } from '../twin-reels/definition.ts'
import type { WaysDefinition } from '../ways/definition.ts'
import type { WildMultipliersDefinition } from '../wild-multipliers/definition.ts'
import type { WalkingWildsDefinition, WildRespinsDefinition } from '../wild-reels/definition.ts'

export type { AvalancheDefinition } from '../avalanche/definition.ts'
export type { ClusterDefinition } from '../cluster/definition.ts'
export type { ClusterMarksDefinition } from '../cluster-marks/definition.ts'
export type { ColossalDefinition } from '../colossal/definition.ts'
export type { FlexvejeDefinition } from '../flexveje/definition.ts'
export type { FlexvejeFaldDefinition } from '../flexveje-fald/definition.ts'
export type { HoldDefinition } from '../hold/definition.ts'
export type { HoldCollectorDefinition } from '../hold-collector/definition.ts'
export type { LinesDefinition } from '../lines/definition.ts'
export type { MysteryDefinition } from '../mystery/definition.ts'
export type { RespinWheelDefinition } from '../respin-wheel/definition.ts'
export type { SagaBookDefinition } from '../saga-book/definition.ts'
export type { ScatterPaysDefinition } from '../scatter-pays/definition.ts'
export type { StickyWildsDefinition } from '../sticky-wilds/definition.ts'
export type { SymbolUpgradeDefinition } from '../symbol-upgrade/definition.ts'
export type { TwinReelsDefinition } from '../twin-reels/definition.ts'
export type { WaysDefinition } from '../ways/definition.ts'
export type { WildMultipliersDefinition } from '../wild-multipliers/definition.ts'
export type { WalkingWildsDefinition, WildRespinsDefinition } from '../wild-reels/definition.ts'
export * from './definition-base.ts'

/**
 * A slot game as data. A mechanic is a way to win (lines, ways, clusters) with the features it is
 * proven with; each has a folder of its own and a row in `mechanics.ts`.
 */
export type GameDefinition =
  | LinesDefinition
  | WaysDefinition
  | HoldDefinition
  | ClusterDefinition
  | FlexvejeDefinition
  | FlexvejeFaldDefinition
  | WildRespinsDefinition
  | WalkingWildsDefinition
  | StickyWildsDefinition
  | AvalancheDefinition
  | WildMultipliersDefinition
  | MysteryDefinition
  | TwinReelsDefinition
  | SymbolUpgradeDefinition
  | SagaBookDefinition
  | ColossalDefinition
  | RespinWheelDefinition
  | HoldCollectorDefinition
  | ClusterMarksDefinition
  | ScatterPaysDefinition

export type MechanicId = GameDefinition['mechanic']
