import { isDatabaseAway, logFailure, type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import { audit } from '../../audit/index.ts'
import { keepOffersHad } from '../../bonuses/index.ts'
import type { Db, Tx } from '../../db/index.ts'
import { lockAccountRow, type PlayersContext } from '../../players/index.ts'
import { momentSql } from '../base/moment.ts'
import { leavingQuery } from './leaving.ts'
import {
  accountTable,
  lastPartings,
  type Parting,
  partingQuery,
  partingsInOrder,
} from './partings.ts'
import { noteTaken } from './taken.ts'

const playersAtOnce = 100
const rowsAtOnce = 1_000

type Context = Pick<PlayersContext, 'db' | 'log'>

/**
 * Lets every person leave whose date has come, one after the other; one that fails holds up no other. Cut
 * off, the next run goes on where this one was. [PD11]
 */
export async function letPlayersLeave(context: Context, at: Date): Promise<void> {
  let after = 0
  for (;;) {
    const players = await findLeaving(context.db, at, after)
    for (const player of players) await letLeaveSafely(context, player, at)
    const last = players.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function findLeaving(db: Db, at: Date, after: number): Promise<PlayerId[]> {
  const query = `${leavingQuery(at)} AND p.player_id > ${after} ORDER BY 1 LIMIT ${playersAtOnce}`
  const { rows } = await sql.raw<{ player_id: number }>(query).execute(db)
  return rows.map((row) => playerId(row.player_id))
}

async function letLeaveSafely(context: Context, player: PlayerId, at: Date): Promise<void> {
  try {
    await letLeave(context, player, at)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    logFailure(context.log, error, 'a person could not leave the books', { playerId: player })
  }
}

async function letLeave({ db }: Context, player: PlayerId, at: Date): Promise<void> {
  // Before the mark in its own rows is replaced by chance.
  await inLeaving(db, player, at, (tx) => keepOffersHad(tx, player))
  for (const parting of partingsInOrder) {
    let count: number
    do {
      const taken = await inLeaving(db, player, at, (tx) => part(tx, parting, player))
      if (taken === undefined) return
      count = taken
    } while (parting.emptied === undefined && count === rowsAtOnce)
  }
  await inLeaving(db, player, at, (tx) => leave(tx, player, at))
}

/** Undefined where something has come up that keeps the person: a hold, a login, money. */
async function inLeaving<Result>(
  db: Db,
  player: PlayerId,
  at: Date,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockAccountRow(tx, player)
    const query = `${leavingQuery(at)} AND p.player_id = ${player}`
    const { rows } = await sql.raw(query).execute(tx)
    if (rows.length === 0) return undefined
    await tx
      .updateTable('players_player')
      .set({ leaving_at: at })
      .where('player_id', '=', player)
      .where('leaving_at', 'is', null)
      .execute()
    return act(tx)
  })
}

async function part(tx: Tx, parting: Parting, player: PlayerId): Promise<number> {
  const { numAffectedRows } = await sql.raw(partingQuery(parting, player, rowsAtOnce)).execute(tx)
  const count = Number(numAffectedRows ?? 0n)
  await noteTaken(tx, parting.table, count)
  return count
}

async function leave(tx: Tx, player: PlayerId, at: Date): Promise<void> {
  for (const parting of lastPartings) {
    // In one statement: the database lets no account be empty that has not been left.
    const left = { emptied: { ...parting.emptied, left_at: momentSql(at) } }
    await part(tx, { ...parting, ...(parting.table === accountTable && left) }, player)
  }
  await audit(tx, { actor: 'system', playerId: player, action: 'person-left', details: {}, at })
}
