import type { AnswerOf, readPopularGames as popularCall } from '@nordlys/contracts'
import { after, type Clock, dayMs, minuteMs, TimedCache } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import { countPlayedGames } from '../ledger/index.ts'
import './tables.ts'

/** The name under which a count is queued. */
export const countPlayTask = 'count-play'

/** The window of days that are counted: today and so many days before it. */
const windowDays = 28
/** From the start of one count to the start of the next. */
const everyMs = 10 * minuteMs
/** A round is booked at most so long after its key was made. */
const bookedLateMs = dayMs

/** Queues a count when the last one is old enough; the queue's own workers do it. */
export async function enqueueDueCount(
  { db, enqueueCount }: { db: Db; enqueueCount(tx: Tx): Promise<void> },
  at: Date,
): Promise<void> {
  const last = await db
    .selectFrom('games_counted_day')
    .select(({ fn }) => fn.max('counted_at').as('at'))
    .executeTakeFirst()
  if (last?.at && last.at > after(at, -everyMs)) return
  await db.transaction().execute((tx) => enqueueCount(tx))
}

/** Counts every day of the window that may have changed since it was counted. [GAME-07] */
export async function countPlay(db: Db, at: Date): Promise<void> {
  const rows = await db
    .selectFrom('games_counted_day')
    .select([sql<string>`day::text`.as('day'), 'counted_at'])
    .execute()
  const countedAt = new Map(rows.map((row) => [row.day, row.counted_at]))
  for (const from of daysOfWindow(at)) {
    const counted = countedAt.get(dayOf(from))
    if (!counted || counted < after(from, dayMs + bookedLateMs)) await countDay(db, from, at)
  }
}

/** The most played games, by players a day, and among equals by rounds. [GAME-07] */
export async function readPopularGames(db: Db, at: Date): Promise<AnswerOf<typeof popularCall>> {
  const [first] = daysOfWindow(at)
  const rows = await db
    .selectFrom('games_day')
    .select(({ fn }) => [
      'game',
      fn.sum<bigint>('players').as('playerDays'),
      fn.sum<string>('rounds').as('rounds'),
    ])
    .where('day', '>=', dayOf(first ?? at))
    .groupBy('game')
    .orderBy('playerDays', 'desc')
    .orderBy('rounds', 'desc')
    .orderBy('game')
    .limit(listMax)
    .execute()
  const games = rows.map(({ game, playerDays, rounds }) => ({
    gameId: game,
    playerDays: Number(playerDays),
    rounds: Number(rounds),
  }))
  return { ok: true, days: windowDays, games }
}

const listMax = 1_000

export type PopularGames = TimedCache<AnswerOf<typeof popularCall>>

/** Any visitor may read it, so it is cached for a minute; it changes every ten. */
export function keepPopularGames(db: Db, clock: Clock): PopularGames {
  return new TimedCache(clock, minuteMs, (at) => readPopularGames(db, at))
}

/** Counts one day again, in one step: a reader sees the old count or the new one. */
async function countDay(db: Db, from: Date, at: Date): Promise<void> {
  const day = dayOf(from)
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const played = await countPlayedGames(tx, { from, to: after(from, dayMs) })
      await sql`INSERT INTO games_counted_day (day, counted_at) VALUES (${day}, ${at})
        ON CONFLICT (day) DO UPDATE SET counted_at = excluded.counted_at`.execute(tx)
      await tx.deleteFrom('games_day').where('day', '=', day).execute()
      if (played.length === 0) return
      const lines = played.map(({ gameId, players, rounds }) => ({
        day,
        game: gameId,
        players,
        rounds: BigInt(rounds),
      }))
      await tx.insertInto('games_day').values(lines).execute()
    })
}

/** The beginnings of the window's days in UTC, the oldest first. */
function daysOfWindow(at: Date): Date[] {
  const today = new Date(`${dayOf(at)}T00:00:00Z`)
  return Array.from({ length: windowDays + 1 }, (_, index) =>
    after(today, (index - windowDays) * dayMs),
  )
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
