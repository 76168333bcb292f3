import { avalanche } from '../avalanche/mechanic.ts'
import { cluster } from '../cluster/mechanic.ts'
import { clusterMarks } from '../cluster-marks/mechanic.ts'
import { colossal } from '../colossal/mechanic.ts'
import { flexveje } from '../flexveje/mechanic.ts'
import { flexvejeFald } from '../flexveje-fald/mechanic.ts'
import { hold } from '../hold/mechanic.ts'
import { holdCollector } from '../hold-collector/mechanic.ts'
import { lines } from '../lines/mechanic.ts'
import { mystery } from '../mystery/mechanic.ts'
import { respinWheel } from '../respin-wheel/mechanic.ts'
import { sagaBook } from '../saga-book/mechanic.ts'
import { scatterPays } from '../scatter-pays/mechanic.ts'
import { stickyWilds } from '../sticky-wilds/mechanic.ts'
import { symbolUpgrade } from '../symbol-upgrade/mechanic.ts'
import { twinReels } from '../twin-reels/mechanic.ts'
import { ways } from '../ways/mechanic.ts'
import { wildMultipliers } from '../wild-multipliers/mechanic.ts'
import { walkingWilds } from '../wild-reels/walking-wilds.ts'
import { wildRespins } from '../wild-reels/wild-respins.ts'
import type { GameDefinition, MechanicId } from './definition.ts'
import type { Mechanic } from './mechanic.ts'

/** Every mechanic there is. A new one is a folder beside these and a row here. */
export const mechanics: { readonly [Id in MechanicId]: Mechanic & { readonly id: MechanicId } } = {
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

export function mechanicOf({ mechanic }: GameDefinition): Mechanic {
  return mechanics[mechanic]
}
