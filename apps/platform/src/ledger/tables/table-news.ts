import { type Ore, type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'

/** The outcome of a round at our tables without its player. */
export interface TableNews {
  round: string
  playerId: PlayerId
  gameId: string
  /** All that it had staked, raises too. */
  stakeOre: Ore
  payoutOre: Ore
  /** `finished` by the published rule, or `void`: its stakes were given back. */
  became: 'finished' | 'void'
}

/**
 * The oldest news that nobody has sent, taken away with the transaction that sends it; undefined
 * when there is none. News that another transaction is sending is passed over.
 */
export async function takeTableNews(tx: Tx): Promise<TableNews | undefined> {
  const { rows } = await sql<NewsRow>`
    DELETE FROM ledger_table_news n USING ledger_round r, ledger_definition d
    WHERE n.round = (SELECT round FROM ledger_table_news ORDER BY round LIMIT 1 FOR UPDATE SKIP LOCKED)
      AND r.id = n.round AND d.id = r.definition
    RETURNING n.round, n.stake, r.player, r.state, r.win_cash + r.win_bonus AS win, d.game`.execute(
    tx,
  )
  const [row] = rows
  return (
    row && {
      round: row.round,
      playerId: playerId(row.player),
      gameId: row.game,
      stakeOre: row.stake as Ore,
      payoutOre: row.win as Ore,
      became: row.state === 'settled' ? 'finished' : 'void',
    }
  )
}

interface NewsRow {
  round: string
  stake: bigint
  player: number
  state: 'settled' | 'rolled-back'
  win: bigint
  game: string
}
