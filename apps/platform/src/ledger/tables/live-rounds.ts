import { liveTellAheadMs, liveTellMaxMs } from '@nordlys/contracts'
import { after, type PlayerId, type TimeKey, timeOfKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { int4Array, int8Array, uuidArray } from '../base/binary-arrays.ts'
import { Gathered } from '../lanes/gathered.ts'

/** A round of a live table, as its settle names it. */
export interface LiveRound {
  key: TimeKey
  playerId: PlayerId
  /** The table's number of the round. */
  round: number
  /** From when its win is shown, in bounds. */
  tellFrom: Date
  /** Its table went on without it: its player is written to. */
  isLeft: boolean
}

/**
 * The moment from which a win is shown, as it may be at the most: 30 s from now, and two minutes after the
 * round was closed, which is the time of its key. [LV23]
 */
export function boundedTellFrom(
  { key, tellFrom }: { key: TimeKey; tellFrom: Date },
  now: Date,
): Date {
  const bounds = [tellFrom, after(now, liveTellAheadMs), after(timeOfKey(key), liveTellMaxMs)]
  return new Date(Math.min(...bounds.map((each) => each.getTime())))
}

/** Whether a table has gone on without a round that is settled now, whose outcome nobody saw there. [LV9] */
export function isLeft(key: TimeKey, now: Date): boolean {
  return after(timeOfKey(key), liveTellMaxMs) <= now
}

/** Rounds of live tables: from when each win is shown. It is kept apart from the money. [GAME-03] */
export class LiveRounds {
  readonly #db: Db
  readonly #notes: Gathered<LiveRound, LiveRound>

  constructor(db: Db) {
    this.#db = db
    this.#notes = new Gathered({
      names: ({ key }) => [key],
      // The books put them in the order of their keys.
      place: () => 0,
      together: (batch) => noteTogether(db, batch),
      alone: async (round) => {
        await noteTogether(db, [round])
        return round
      },
    })
  }

  /** Kept when it resolves; settle the round after that. Of a known round the later moment counts. */
  async note(round: LiveRound): Promise<void> {
    await this.#notes.ask(round)
  }

  /** Moves the moments of rounds that are known, each in its bounds. An earlier one changes nothing. */
  async tellLater(keys: readonly TimeKey[], tellFrom: Date, now: Date): Promise<void> {
    const own = [...new Set(keys)]
    const moments = own.map((key) => boundedTellFrom({ key, tellFrom }, now))
    await sql`SELECT ledger_tell_later(${uuidArray(own)}, ${moments}::timestamptz[])`.execute(
      this.#db,
    )
  }
}

async function noteTogether(
  db: Db,
  batch: readonly LiveRound[],
): Promise<Map<LiveRound, LiveRound>> {
  await sql`SELECT ledger_note_live_rounds(${uuidArray(batch.map(({ key }) => key))},
    ${int4Array(batch.map(({ playerId }) => playerId))},
    ${int8Array(batch.map(({ round }) => BigInt(round)))},
    ${batch.map(({ tellFrom }) => tellFrom)}::timestamptz[],
    ${batch.map(({ isLeft }) => isLeft)}::boolean[])`.execute(db)
  return new Map(batch.map((round) => [round, round]))
}
