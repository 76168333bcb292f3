import { readClosing as readCall, startClosing as startCall } from '@nordlys/contracts'
import { type PaymentsContext, readClosing, startClosing } from '../payments/index.ts'
import type { Rim } from './rim.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What is shown before an account is closed, and closing it with everything paid out. */
export function registerClosingCalls(rim: Rim, context: PaymentsContext): void {
  serveCall(rim, readCall, (asked) => readClosing(context, sessionIn(asked).playerId))
  serveCall(rim, startCall, (asked) => startClosing(context, sessionIn(asked)))
}
