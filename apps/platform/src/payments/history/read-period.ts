import { after, beginOf, dayMs, type PlayerId, required } from '@nordlys/core'
import type { Db, Tx } from '../../db/index.ts'
import {
  type Figures,
  type PendingRound,
  readFigures,
  readPendingRounds,
  withoutPending,
} from '../../ledger/index.ts'

interface Asked {
  playerId: PlayerId
  /** Elapsed days back from `at`, or Danish dates. */
  request: { days: number; dates?: { from: string; until: string } | undefined }
  at: Date
}

/** A period of a player's, in the transaction that has all of it as it was at one moment. */
export interface ReadPeriod {
  tx: Tx
  from: Date
  to: Date | undefined
  /** As the player sees them. */
  totals: Figures
  /** The rounds whose wins are in none of it. [LV20] */
  pending: readonly PendingRound[]
}

/** Reads from a period what `read` asks for, beside the figures of the whole of it. */
export function readPeriod<T>(
  db: Db,
  { playerId, request: { days, dates }, at }: Asked,
  read: (period: ReadPeriod) => Promise<T>,
): Promise<T> {
  const from = dates ? beginOf(dates.from) : after(at, -days * dayMs)
  const to = dates && beginOf(dates.until)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const [figures] = await readFigures(tx, playerId, [from, to && to < at ? to : 'now'])
      const pending = await readPendingRounds(tx, { playerId, at })
      const totals = withoutPending(required(figures, 'the figures of a period'), pending)
      return read({ tx, from, to, totals, pending })
    })
}
