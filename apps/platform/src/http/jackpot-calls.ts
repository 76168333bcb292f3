import { readJackpots } from '@nordlys/contracts'
import type { JackpotBoard } from '../play/index.ts'
import type { Edge } from './edge.ts'
import { serveCall } from './serve-call.ts'

export function registerJackpotCalls(edge: Edge, context: { jackpotBoard: JackpotBoard }): void {
  serveCall(edge, readJackpots, () => context.jackpotBoard.read())
}
