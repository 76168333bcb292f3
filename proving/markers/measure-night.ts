import { after, hourMs, kroner, minuteMs, type PlayerId } from '@nordlys/core'
import { beginPlay } from '../../apps/platform/src/ledger/index.ts'
import { runLook } from '../../apps/platform/src/markers/index.ts'
import {
  makePlayers,
  openPlayedDatabase,
  type PlayedDatabase,
  playSessionsOf,
} from './played-database.ts'

/**
 * What a night's look costs: so many players, each with so many rounds over an evening, looked at for the
 * first time, and again after another such evening.
 */
export async function measureNight(players: number, rounds: number): Promise<string[]> {
  const lines: string[] = []
  await using database = await openPlayedDatabase()
  const { clock } = database
  const context = { ...database.context, enqueueEmail: async () => undefined }
  const ids = await makePlayers(database, players)
  for (const evening of ['first', 'second']) {
    await playEvening(database, ids, rounds)
    clock.advance({ hours: 12 })
    const startedAt = performance.now()
    await runLook(context, 'night')
    const ms = (performance.now() - startedAt) / players
    lines.push(`${evening} night: ${Math.round(ms * 100) / 100} ms a player`)
    clock.advance({ hours: 12 })
  }
  return lines
}

/** Four hours of play, a round of everybody at a time. */
async function playEvening(
  database: PlayedDatabase,
  ids: readonly PlayerId[],
  rounds: number,
): Promise<void> {
  const { db, clock, settle } = database
  const sessions = playSessionsOf(database, ids)
  for (const session of sessions) {
    const at = clock.now()
    const until = after(at, 5 * hourMs)
    await db.transaction().execute((tx) => beginPlay(tx, { ...session, until, at }))
  }
  for (let round = 0; round < rounds; round++) {
    clock.advance({ ms: Math.round((240 * minuteMs) / rounds) })
    const drawn = { stakeOre: kroner(2), winOre: kroner(round % 3) }
    await Promise.all(sessions.map((session) => settle(session, drawn)))
  }
}
