import {
  addComplaintFile as addComplaintFileCall,
  createCaptcha as createCaptchaCall,
  listComplaintSubjects as listComplaintSubjectsCall,
  makeComplaint as makeComplaintCall,
  readComplaint as readComplaintCall,
  readComplaints as readComplaintsCall,
  sendContactMessage as sendContactMessageCall,
  writeInComplaint as writeInComplaintCall,
} from '@nordlys/contracts'
import {
  addComplaintFile,
  createCaptcha,
  listSubjects,
  makeComplaint,
  readComplaint,
  readComplaints,
  type SupportContext,
  sendContactMessage,
  writeInComplaint,
} from '../support/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What anybody may write to customer service, and a player's complaints. */
export function registerSupportCalls(edge: Edge, { support }: { support: SupportContext }): void {
  serveCall(edge, createCaptchaCall, async ({ at }) => ({
    ok: true,
    ...(await createCaptcha(support.captchaKey, at)),
  }))
  serveCall(edge, sendContactMessageCall, ({ request, clientAddress, at }) =>
    sendContactMessage(support, { ...request, clientAddress, at }),
  )
  serveCall(edge, makeComplaintCall, (asked) =>
    makeComplaint(support, sessionIn(asked), asked.request),
  )
  serveCall(edge, readComplaintsCall, (asked) => readComplaints(support, sessionIn(asked).playerId))
  serveCall(edge, readComplaintCall, (asked) =>
    readComplaint(support, sessionIn(asked).playerId, asked.request),
  )
  serveCall(edge, listComplaintSubjectsCall, (asked) =>
    listSubjects(support.db, sessionIn(asked).playerId, asked.request, asked.at),
  )
  serveCall(edge, writeInComplaintCall, (asked) =>
    writeInComplaint(support, sessionIn(asked).playerId, asked.request),
  )
  serveCall(edge, addComplaintFileCall, (asked) =>
    addComplaintFile(support, sessionIn(asked).playerId, asked.request),
  )
}
