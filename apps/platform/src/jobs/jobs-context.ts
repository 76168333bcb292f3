import type { Clock, PlayerId } from '@nordlys/core'
import type { Logger } from 'pino'
import type { KeptLetter } from '../letters/index.ts'
import type { Messages } from '../outside/index.ts'
import type { PaymentsContext } from '../payments/index.ts'

/** Everything that happens without anybody asking. */
export interface JobsContext {
  /** The queue's tables belong to the database's owner, whose address this is. */
  ownerUrl: string
  clock: Clock
  log: Logger
  messages: Messages
  /** Keeps an e-mail to a player for the account's own page. */
  keepLetter(letter: KeptLetter): Promise<void>
  /** Addresses of players that the mail provider has said are none. */
  bounces: {
    isKnown(of: { playerId: PlayerId; to: string }): Promise<boolean>
    note(of: { playerId: PlayerId; to: string }): Promise<void>
    /** The number that a text message in a letter's place goes to; undefined where none is confirmed. */
    findMobile(playerId: PlayerId): Promise<string | undefined>
  }
  payments: PaymentsContext
  /** How often what may have fallen due is looked at. */
  tickMs: number
  /** How often workers that are gone are looked for; 5 s when absent. */
  lookForGoneMs?: number
  /** Other modules' tasks, by the name under which they are queued. Each is harmless to repeat. */
  tasks: Readonly<Record<string, (fields: Readonly<Record<string, unknown>>) => Promise<void>>>
  /** Other modules' work that falls due by the clock. */
  ticks: Readonly<Record<string, (at: Date) => Promise<unknown>>>
}
