import { createHash } from 'node:crypto'
import { after, hourMs, kroner, type PlayerId } from '@nordlys/core'
import { beginPlay } from '../../apps/platform/src/ledger/index.ts'
import { noteRefusedGame } from '../../apps/platform/src/limits/index.ts'
import { runLook } from '../../apps/platform/src/markers/index.ts'
import { inLanes } from '../simulate/many.ts'
import {
  makePlayers,
  openPlayedDatabase,
  type PlayedDatabase,
  playersAtOnce,
  playSessionsOf,
} from './played-database.ts'

const rounds = 20

/**
 * How many seconds the look at events takes until the last of so many players has a task, when all of
 * them reach level 3 between two looks, and none was ever looked at.
 */
export async function measureEvents(players: number): Promise<number> {
  await using database = await openPlayedDatabase()
  const { db, clock, context } = database
  await runLook(context, 'event')
  await reachLevelThree(database, await makePlayers(database, players))
  clock.advance({ minutes: 2 })
  const startedAt = performance.now()
  await runLook(context, 'event')
  const seconds = (performance.now() - startedAt) / 1_000
  const count = db.selectFrom('markers_task').select((each) => each.fn.countAll().as('tasks'))
  const tasks = Number((await count.executeTakeFirstOrThrow()).tasks)
  if (tasks !== players) throw new Error(`${tasks} of ${players} players have a task`)
  return seconds
}

/** Each loses 6.000 kr. in one sitting, and tries six times to play past a limit of time. */
async function reachLevelThree(database: PlayedDatabase, ids: readonly PlayerId[]): Promise<void> {
  const { db, clock, settle } = database
  const sessions = playSessionsOf(database, ids)
  await inLanes(playersAtOnce, sessions, (session) => openGame(database, session))
  for (let round = 0; round < rounds; round++) {
    clock.advance({ minutes: 3 })
    const drawn = { stakeOre: kroner(300), winOre: kroner(0) }
    await inLanes(playersAtOnce, sessions, (session) => settle(session, drawn))
    if (round % 4 === 3) continue
    await inLanes(playersAtOnce, ids, (id) => noteRefusedGame(db, id, clock.now()))
  }
}

async function openGame(
  { db, clock }: PlayedDatabase,
  { playerId, playSession }: { playerId: PlayerId; playSession: string },
): Promise<void> {
  const at = clock.now()
  const until = after(at, 5 * hourMs)
  await db
    .insertInto('wallet_play_session')
    .values({
      id: playSession,
      player: playerId,
      game: 'a-game',
      session_id: 'a-login',
      token_hash: createHash('sha256').update(playSession).digest(),
      token_expires_at: at,
      play_until: until,
      started_at: at,
    })
    .execute()
  await db
    .updateTable('wallet_play_session')
    .set({ redeemed_at: at })
    .where('id', '=', playSession)
    .execute()
  await db.transaction().execute((tx) => beginPlay(tx, { playerId, playSession, until, at }))
}
