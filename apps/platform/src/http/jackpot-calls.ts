import { readJackpots } from '@nordlys/contracts'
import type { JackpotBoard } from '../play/index.ts'
import type { Rim } from './rim.ts'
import { serveCall } from './serve-call.ts'

export function registerJackpotCalls(rim: Rim, context: { jackpotBoard: JackpotBoard }): void {
  serveCall(rim, readJackpots, () => context.jackpotBoard.read())
}
