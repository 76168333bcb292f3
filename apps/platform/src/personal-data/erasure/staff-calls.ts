import {
  erasePlayer as eraseContract,
  holdErasure as holdContract,
  liftHold as liftContract,
  listHolds as listContract,
  repeatErasure as repeatContract,
} from '@nordlys/contracts'
import { type StaffCall, staffCall } from '../../staff/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { findHolds, holdErasure, liftHold } from '../hold/hold.ts'
import { eraseByStaff } from './erase-by-staff.ts'
import { repeatErasure } from './repeat-erasure.ts'

/** The calls of the staff that this module serves. */
export function staffCalls(context: PersonalDataContext): StaffCall[] {
  const { players } = context
  return [
    staffCall(eraseContract, ({ request, employee }) => eraseByStaff(context, request, employee)),
    staffCall(repeatContract, ({ request, employee }) => repeatErasure(context, request, employee)),
    staffCall(holdContract, ({ request, employee }) => holdErasure(players, request, employee)),
    staffCall(liftContract, ({ request, employee }) => liftHold(players, request, employee)),
    staffCall(listContract, async ({ at }) => ({
      ok: true,
      holds: await findHolds(players.db, at),
    })),
  ]
}
