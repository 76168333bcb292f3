import { pictureDays, sessionLongestMs } from '@nordlys/contracts'
import {
  after,
  dayMs,
  hourMs,
  type Ore,
  type PlayerId,
  required,
  subtract,
  sum,
} from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import {
  findPeriod,
  readPendingRounds,
  readShownFigures,
  sumLines,
  wonIn,
} from '../ledger/index.ts'
import { type Opening, timeInPlay } from './play-time.ts'
import './tables.ts'

/** The stakes and wins of some time. */
export interface Played {
  stakedOre: Ore
  wonOre: Ore
}

/** With its result, in which a stake that is still open has lost nothing. */
type PicturedPlay = Played & { resultOre: Ore; playMs: number }

export interface PlayPicture {
  week: PicturedPlay
  before: PicturedPlay
}

/** When the two periods of a picture begin: days are counted in elapsed time, back from now. */
export function pictureBegins(at: Date): { week: Date; before: Date } {
  const week = after(at, -pictureDays.week * dayMs)
  return { week, before: after(week, -pictureDays.before * dayMs) }
}

/** A player's play for money since a moment, from the ledger, as the player sees it at another. */
export function readPlayedSince(
  db: Db,
  playerId: PlayerId,
  { from, at }: { from: Date; at: Date },
): Promise<Played> {
  return atOneMoment(db, (tx) => sumSince(tx, playerId, { from, at }))
}

/**
 * The account overview's summary of bets and wins: what a player has played for in the last 7 days, and
 * in the 30 days before them. [SCREEN-13] `actedUntil` tells of
 * each login when its player was last seen in it.
 */
export function readPlayPicture(
  db: Db,
  asked: { playerId: PlayerId; actedUntil: ReadonlyMap<string, Date>; at: Date },
): Promise<PlayPicture> {
  const { playerId, actedUntil, at } = asked
  const begins = pictureBegins(at)
  return atOneMoment(db, async (tx) => {
    const read = await readShownFigures(tx, playerId, [begins.before, begins.week, 'now'], at)
    const [before, week] = read.map(({ stakedOre, wonOre, jackpotsOre, resultOre }) => ({
      stakedOre,
      resultOre,
      wonOre: sum(wonOre, jackpotsOre),
    }))
    const openings = await listOpenings(tx, playerId, begins.before)
    const timeIn = (from: Date, to: Date) => timeInPlay(openings, actedUntil, { from, to })
    return {
      week: { ...required(week, 'the figures of a week'), playMs: timeIn(begins.week, at) },
      before: {
        ...required(before, 'the figures of the days before it'),
        playMs: timeIn(begins.before, begins.week),
      },
    }
  })
}

/** How long a player was in games between two moments. `actedUntil` as above. */
export async function readPlayTime(
  db: Db,
  asked: { playerId: PlayerId; actedUntil: ReadonlyMap<string, Date>; from: Date; to: Date },
): Promise<number> {
  const openings = await listOpenings(db, asked.playerId, asked.from)
  return timeInPlay(openings, asked.actedUntil, asked)
}

/** Copies' clocks differ by seconds: a player of all day does not wait for two days' rounds. */
const disorderMs = hourMs

async function sumSince(
  tx: Tx,
  playerId: PlayerId,
  { from, at }: { from: Date; at: Date },
): Promise<Played> {
  const period = await findPeriod(tx, playerId, from, disorderMs)
  const { stakedOre, wonOre } = await sumLines(tx, period)
  const pending = await readPendingRounds(tx, { playerId, at })
  const notShown = wonIn(pending.filter((round) => round.at >= from))
  return { stakedOre, wonOre: subtract(wonOre, notShown) }
}

/** Nobody opens a game so often in a month; the newest count. */
const openingsMax = 20_000

async function listOpenings(tx: Db | Tx, playerId: PlayerId, from: Date): Promise<Opening[]> {
  const rows = await tx
    .selectFrom('wallet_play_session')
    .select(['redeemed_at', 'session_id'])
    .where('player', '=', playerId)
    .where('redeemed_at', '>', after(from, -sessionLongestMs))
    .orderBy('redeemed_at', 'desc')
    .limit(openingsMax)
    .execute()
  return rows
    .reverse()
    .flatMap(({ redeemed_at, session_id }) =>
      redeemed_at ? [{ at: redeemed_at, sessionId: session_id }] : [],
    )
}

function atOneMoment<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').execute(read)
}
