import {
  openDataCopy as openDataCopyCall,
  orderDataCopy as orderDataCopyCall,
  readDataCopy as readDataCopyCall,
  readDataCopyPart as readDataCopyPartCall,
  readErasure as readErasureCall,
  startErasure as startErasureCall,
} from '@nordlys/contracts'
import {
  openCopy,
  orderCopy,
  type PersonalDataContext,
  readCopy,
  readCopyPart,
  readErasure,
  startErasure,
} from '../personal-data/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** A player's copy of their own data, and its erasure. */
export function registerPersonalDataCalls(
  edge: Edge,
  { personalData }: { personalData: PersonalDataContext },
): void {
  serveCall(edge, readDataCopyCall, (asked) =>
    readCopy(personalData, sessionIn(asked), asked.request),
  )
  serveCall(edge, orderDataCopyCall, (asked) => orderCopy(personalData, sessionIn(asked).playerId))
  serveCall(edge, openDataCopyCall, (asked) =>
    openCopy(personalData, sessionIn(asked), asked.request),
  )
  serveCall(edge, readDataCopyPartCall, (asked) =>
    readCopyPart(personalData, sessionIn(asked), asked.request),
  )
  serveCall(edge, readErasureCall, (asked) => readErasure(personalData, sessionIn(asked).playerId))
  serveCall(edge, startErasureCall, (asked) => startErasure(personalData, sessionIn(asked)))
}
