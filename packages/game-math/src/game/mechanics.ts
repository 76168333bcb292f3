import { avalanche } from '../mechanics/avalanche/mechanic.ts'
import { cluster } from '../mechanics/cluster/mechanic.ts'
import { clusterMarks } from '../mechanics/cluster-marks/mechanic.ts'
import { colossal } from '../mechanics/colossal/mechanic.ts'
import { flexveje } from '../mechanics/flexveje/mechanic.ts'
import { flexvejeFald } from '../mechanics/flexveje-fald/mechanic.ts'
import { hold } from '../mechanics/hold/mechanic.ts'
import { holdCollector } from '../mechanics/hold-collector/mechanic.ts'
import { lines } from '../mechanics/lines/mechanic.ts'
import type { Mechanic } from '../mechanics/mechanic.ts'
import { mystery } from '../mechanics/mystery/mechanic.ts'
import { respinWheel } from '../mechanics/respin-wheel/mechanic.ts'
import { sagaBook } from '../mechanics/saga-book/mechanic.ts'
import { scatterPays } from '../mechanics/scatter-pays/mechanic.ts'
import { stickyWilds } from '../mechanics/sticky-wilds/mechanic.ts'
import { symbolUpgrade } from '../mechanics/symbol-upgrade/mechanic.ts'
import { twinReels } from '../mechanics/twin-reels/mechanic.ts'
import { ways } from '../mechanics/ways/mechanic.ts'
import { wildMultipliers } from '../mechanics/wild-multipliers/mechanic.ts'
import { walkingWilds } from '../mechanics/wild-reels/walking-wilds.ts'
import { wildRespins } from '../mechanics/wild-reels/wild-respins.ts'
import type { GameDefinition, MechanicId } from './definition.ts'

/** Every mechanic there is. A new one is a folder in `mechanics/` and a row here. */
export const mechanics: {
  readonly [Id in MechanicId]: Mechanic<Extract<GameDefinition, { mechanic: Id }>>
} = {
  lines,
  ways,
  'hold-and-win': hold,
  cluster,
  flexveje,
  'flexveje-fald': flexvejeFald,
  'wild-respins': wildRespins,
  'walking-wilds': walkingWilds,
  'sticky-wilds': stickyWilds,
  avalanche,
  'wild-multipliers': wildMultipliers,
  mystery,
  'twin-reels': twinReels,
  'symbol-upgrade': symbolUpgrade,
  'saga-book': sagaBook,
  colossal,
  'respin-wheel': respinWheel,
  'hold-collector': holdCollector,
  'cluster-marks': clusterMarks,
  'scatter-pays': scatterPays,
}

export function mechanicOf({ mechanic }: GameDefinition): Mechanic<GameDefinition> {
  return mechanics[mechanic]
}
