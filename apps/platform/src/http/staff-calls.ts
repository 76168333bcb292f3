import {
  addEmployee as addCall,
  endEmployee as endCall,
  listEmployees as listCall,
} from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import * as bonuses from '../bonuses/index.ts'
import * as identityPapers from '../identity-papers/index.ts'
import * as limits from '../limits/index.ts'
import * as markers from '../markers/index.ts'
import * as missions from '../missions/index.ts'
import * as payments from '../payments/index.ts'
import * as personalData from '../personal-data/index.ts'
import { hasJackpot } from '../play/index.ts'
import * as players from '../players/index.ts'
import { addEmployee, endEmployee, listEmployees } from '../staff/index.ts'
import * as support from '../support/index.ts'
import type { Edge } from './edge.ts'
import { serveCall } from './serve-call.ts'

interface StaffContext {
  players: players.PlayersContext
  markers: markers.MarkersContext
  payments: payments.PaymentsContext
  identityPapers: identityPapers.IdentityPapersContext
  support: support.SupportContext
  personalData: personalData.PersonalDataContext
}

/** Serves the calls of the staff, of which each module has a list. The desk's credential alone opens them. */
export function registerStaffCalls(edge: Edge, context: StaffContext): void {
  const common = { ...context.players, hasJackpot }
  const calls = [
    ...[bonuses, limits, missions, players].flatMap((module) => module.staffCalls(common)),
    ...markers.staffCalls(context.markers),
    ...payments.staffCalls(context.payments),
    ...support.staffCalls(context.support),
    ...identityPapers.staffCalls(context.identityPapers),
    ...personalData.staffCalls(context.personalData),
  ]
  for (const { spec, serve } of calls) {
    serveCall(edge, spec, ({ request, employee, at }) => {
      invariant(employee !== undefined, 'an employee makes every call of the staff')
      return serve({ request, employee, at })
    })
  }
  serveCall(edge, listCall, () => listEmployees(common))
  serveCall(edge, addCall, ({ request }) => addEmployee(common, request))
  serveCall(edge, endCall, ({ request }) => endEmployee(common, request))
}
