import { playNoticeMinutes } from '@nordlys/contracts'
import { minuteMs, type PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import './tables.ts'

export interface NoticeInterval {
  /** The player's choice, or the operator's figure where that is shorter or nothing was chosen. */
  minutes: number
  /** The player's choices, the shortest first. */
  offered: number[]
}

/** How often a player's play notice comes, and how often it may. [LIM-07] */
export async function readNoticeInterval(
  db: Db,
  { playerId, longestMs }: { playerId: PlayerId; longestMs: number },
): Promise<NoticeInterval> {
  const intervalMs = await findIntervalMs(db, playerId, longestMs)
  return { minutes: intervalMs / minuteMs, offered: offeredMinutes(longestMs) }
}

/** `longestMs` is the operator's figure: what a player chose makes the interval shorter, and never longer. */
export async function findIntervalMs(
  db: Db | Tx,
  playerId: PlayerId,
  longestMs: number,
): Promise<number> {
  const row = await db
    .selectFrom('wallet_notice_choice')
    .select('minutes')
    .where('player_id', '=', playerId)
    .orderBy('choice_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? Math.min(row.minutes * minuteMs, longestMs) : longestMs
}

/** The operator's own figure is always among them, whatever it is. */
export function offeredMinutes(longestMs: number): number[] {
  const longest = longestMs / minuteMs
  return [...playNoticeMinutes.filter((minutes) => minutes < longest), longest]
}
