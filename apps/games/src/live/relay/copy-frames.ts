import type { LiveEvent, LiveState, LiveTold, OwnSlip } from '@nordlys/contracts'
import type { Bet, Choice } from '../owner/index.ts'

/** The stream between copies of this program: JSON, one frame a message. Both ends are ours. */
export const copyPath = '/api/live-copy'

/** A frame has so many bytes at most. */
export const copyBytesMax = 1_048_576
/**
 * Bytes that one end has not taken: beyond the first a copy gets the whole state in place of events,
 * beyond the second its stream is ended.
 */
export const [slowCopyBytes, stuckCopyBytes] = [1_048_576, 16_777_216] as const

/** As much of a WebSocket as copies use. */
export interface CopySocket {
  readonly readyState: number
  readonly bufferedAmount: number
  send(text: string): void
  terminate(): void
  on(event: 'message' | 'error' | 'close', hear: (heard: unknown) => void): unknown
}

/** From the owner of a table to a copy. */
export type FromOwner =
  | { readonly is: 'events'; readonly events: readonly LiveEvent[]; readonly state: LiveState }
  /** In place of events that were too many for the stream. */
  | { readonly is: 'whole'; readonly state: LiveState }
  | { readonly is: 'answer'; readonly line: string; readonly told: LiveTold }
  | { readonly is: 'tell'; readonly player: string; readonly told: LiveTold }
  | { readonly is: 'placed'; readonly ask: number; readonly slip: OwnSlip | null }
  /** Nothing else was said for a while. */
  | { readonly is: 'here' }

/** From a copy to the owner. */
export type ToOwner =
  /** Whose lines are there; from the last of the first frames on (`isAll`) they are all that are. */
  | {
      readonly is: 'players'
      readonly come: readonly string[]
      readonly gone: readonly string[]
      readonly isAll?: true
    }
  | { readonly is: 'bets'; readonly bets: readonly Bet[] }
  | { readonly is: 'choices'; readonly choices: readonly Choice[] }
  | { readonly is: 'placed'; readonly ask: number; readonly player: string }
