import type { TableGame } from '@nordlys/game-math'
import type { Seat, TablesContext } from '../tables/index.ts'
import type { RoundsContext } from './context.ts'
import { nextKey } from './next-key.ts'
import type { MoneyPlay, Play } from './play-token.ts'

/** The needs of a play at a table: the tables that are offered, beside the needs of rounds. */
export interface TablePlayContext extends RoundsContext {
  readonly tables: TablesContext
  tableOf(gameId: string): TableGame | undefined
}

/** The key of a play's next hand. A hand's totals stand in its own answers, so it carries none. */
export function handKey(context: TablePlayContext, { playSession }: Play): string {
  return nextKey(context, playSession, { stakedOre: 0, wonOre: 0 })
}

export function seatOf({ playerRef, playSession, gameId }: MoneyPlay): Seat {
  return { playerRef, playSession, gameId }
}
