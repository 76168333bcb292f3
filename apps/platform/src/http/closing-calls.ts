import { readClosing as readCall, startClosing as startCall } from '@nordlys/contracts'
import { type PaymentsContext, readClosing, startClosing } from '../payments/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What is shown before an account is closed, and closing it with everything paid out. */
export function registerClosingCalls(edge: Edge, context: PaymentsContext): void {
  serveCall(edge, readCall, (asked) => readClosing(context, sessionIn(asked).playerId))
  serveCall(edge, startCall, (asked) => startClosing(context, sessionIn(asked)))
}
