import { type Ore, type PlayerId, required, type TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { isCollision } from '../base/collision.ts'

/** Another copy acted on the same round or player at the same moment; it has ended by the next try. */
const triesMax = 20

/** The fields that every message of a supplier carries when it asks for something. */
export interface SupplierMessage {
  /** The books' number of the supplier. */
  supplier: number
  /** The supplier's own number of this message; acted upon once. */
  tx: string
  /** Hash of all that was asked. */
  input: string
  /** Ours, in time order, for the movement it makes. */
  key: TimeKey
  at: Date
}

/** Why a supplier's message moved nothing. */
type SupplierRefusal =
  | 'conflict'
  | 'play-ended'
  | 'play-blocked'
  | 'too-little-money'
  | 'bonus-not-here'
  | 'stake-too-high-for-bonus'
  | 'loss-limit'
  | 'stake-limit'
  | 'time-limit'
  | 'notice-due'
  | 'round-ended'
  | 'rolled-back'
  | 'round-unknown'
  | 'round-rolled-back'
  | 'transaction-unknown'
  | 'win-paid'

export interface SupplierAnswer<More extends string = never> {
  outcome: 'ok' | SupplierRefusal | More
  /** The stored answer of an earlier time. */
  repeated: boolean
  /** Cash and bonus after the message, as it was answered the first time. */
  balanceOre: Ore | undefined
  /** The books' own name of the round. */
  roundId: string | undefined
}

/** Of a round at our own tables, whose player may have been logged out since it began. */
export type TableRoundAnswer = SupplierAnswer<'logged-out'>

/** Takes a stake; the first one of a round opens it. The stake is held until the round ends. */
export function bet(
  db: Db,
  asked: SupplierMessage & {
    round: string
    playerId: PlayerId
    playSession: string
    definition: number
    stakeOre: Ore
  },
): Promise<SupplierAnswer> {
  const { supplier, tx, round, playerId, playSession, definition, stakeOre, input, key, at } = asked
  return ask(
    db,
    sql`ledger_bet(${supplier}, ${tx}, ${round}, ${playerId}, ${playSession}, ${definition},
      ${stakeOre}, ${input}, ${key}, ${at})`,
  )
}

/** The books' number of a supplier; the same for ever. */
export async function nameSupplier(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT ledger_name_supplier(${name}) AS id`.execute(db)
  return required(rows[0], 'the answer of ledger_name_supplier').id
}

interface AnswerRow<More extends string> {
  outcome: SupplierAnswer<More>['outcome']
  repeated: boolean
  balance: bigint | null
  round: string | null
}

/** The answer of one of the ledger's functions to a supplier's message. */
export async function ask<More extends string = never>(
  db: Db,
  call: ReturnType<typeof sql>,
): Promise<SupplierAnswer<More>> {
  for (let tries = 1; ; tries++) {
    try {
      const { rows } = await sql<AnswerRow<More>>`SELECT * FROM ${call}`.execute(db)
      const row = required(rows[0], 'the answer to a supplier’s message')
      return {
        outcome: row.outcome,
        repeated: row.repeated,
        balanceOre: row.balance === null ? undefined : (row.balance as Ore),
        roundId: row.round ?? undefined,
      }
    } catch (error) {
      if (!isCollision(error) || tries >= triesMax) throw error
    }
  }
}
