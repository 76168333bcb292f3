import type { LiveEvent, LiveState, LiveTold, OwnSlip } from '@nordlys/contracts'
import type { Bet } from '../owner/index.ts'

/** The stream between copies of this program: JSON, one frame a message. Both ends are ours. */
export const copyPath = '/api/live-copy'

/** As much of a WebSocket as copies use. */
export interface CopySocket {
  readonly readyState: number
  send(text: string): void
  terminate(): void
  on(event: 'message' | 'error' | 'close', hear: (heard: unknown) => void): unknown
}

/** From the owner of a table to a copy. */
export type FromOwner =
  | { readonly is: 'events'; readonly events: readonly LiveEvent[]; readonly state: LiveState }
  | { readonly is: 'answer'; readonly line: string; readonly told: LiveTold }
  | { readonly is: 'tell'; readonly player: string; readonly told: LiveTold }
  | { readonly is: 'placed'; readonly ask: number; readonly slip: OwnSlip | null }
  /** Nothing else was said for a while. */
  | { readonly is: 'here' }

/** From a copy to the owner. */
export type ToOwner =
  | { readonly is: 'bets'; readonly bets: readonly Bet[] }
  | { readonly is: 'placed'; readonly ask: number; readonly player: string }
