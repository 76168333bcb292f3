import type { Selectable } from 'kysely'
import type { Database } from '../db/index.ts'
import './tables.ts'

export type Hand = Selectable<Database['tables_hand']>

export type NewHand = Omit<
  Hand,
  'choices' | 'state' | 'pending' | 'pending_key' | 'pending_ore' | 'end_key' | 'automatic_from'
>

/** A raise that is asked of the wallet. */
export interface Raise {
  choice: number
  key: string
  ore: bigint
  /** From where it is asked: the game may have been opened again since the deal. */
  playSession: string
}

/** Every change is of a hand as it was read: `step` choices, in that state. False: another was first. */
export interface Change {
  round: string
  step: number
  at: Date
}
