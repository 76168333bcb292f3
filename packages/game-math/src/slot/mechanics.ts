import { avalanche } from '../avalanche/mechanic.ts'
import { cluster } from '../cluster/mechanic.ts'
import { flexveje } from '../flexveje/mechanic.ts'
import { flexvejeFald } from '../flexveje-fald/mechanic.ts'
import { hold } from '../hold/mechanic.ts'
import { lines } from '../lines/mechanic.ts'
import { mystery } from '../mystery/mechanic.ts'
import { stickyWilds } from '../sticky-wilds/mechanic.ts'
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
}

export function mechanicOf({ mechanic }: GameDefinition): Mechanic {
  return mechanics[mechanic]
}
