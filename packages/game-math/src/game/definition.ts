import type { AvalancheDefinition } from '../mechanics/avalanche/definition.ts'
import type { ClusterDefinition } from '../mechanics/cluster/definition.ts'
import type { ClusterMarksDefinition } from '../mechanics/cluster-marks/definition.ts'
import type { ColossalDefinition } from '../mechanics/colossal/definition.ts'
import type { FlexvejeDefinition } from '../mechanics/flexveje/definition.ts'
import type { FlexvejeFaldDefinition } from '../mechanics/flexveje-fald/definition.ts'
import type { HoldDefinition } from '../mechanics/hold/definition.ts'
import type { HoldCollectorDefinition } from '../mechanics/hold-collector/definition.ts'
import type { LinesDefinition } from '../mechanics/lines/definition.ts'
import type { MysteryDefinition } from '../mechanics/mystery/definition.ts'
import type { RespinWheelDefinition } from '../mechanics/respin-wheel/definition.ts'
import type { SagaBookDefinition } from '../mechanics/saga-book/definition.ts'
import type { ScatterPaysDefinition } from '../mechanics/scatter-pays/definition.ts'
import type { StickyWildsDefinition } from '../mechanics/sticky-wilds/definition.ts'
import type { SymbolUpgradeDefinition } from '../mechanics/symbol-upgrade/definition.ts'
import type { TwinReelsDefinition } from '../mechanics/twin-reels/definition.ts'
import type { WaysDefinition } from '../mechanics/ways/definition.ts'
import type { WildMultipliersDefinition } from '../mechanics/wild-multipliers/definition.ts'
import type {
  WalkingWildsDefinition,
  WildRespinsDefinition,
} from '../mechanics/wild-reels/definition.ts'

export * from '../base/definition-base.ts'
export type { WaysDefinition } from '../mechanics/ways/definition.ts'

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
