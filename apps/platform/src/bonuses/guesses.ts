import { after, minuteMs, type PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'

/** So many codes that give nothing may be tried in a window. */
const guessesMax = 10
const windowMs = 15 * minuteMs

/**
 * Takes one of a player's guesses, before the code is looked up, so that none is had for free; false
 * when there are none left. [SEC-67]
 */
export async function takeGuess(db: Db | Tx, player: PlayerId, at: Date): Promise<boolean> {
  const windowEnded = sql<boolean>`bonuses_guess.window_started_at <= ${after(at, -windowMs)}`
  // One statement, so that guesses at the same moment are each counted.
  const { attempts } = await db
    .insertInto('bonuses_guess')
    .values({ player_id: player, window_started_at: at, attempts: 1 })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({
        attempts: sql`CASE WHEN ${windowEnded} THEN 1
          ELSE least(bonuses_guess.attempts + 1, ${guessesMax + 1}::integer) END`,
        window_started_at: sql`CASE WHEN ${windowEnded} THEN excluded.window_started_at
          ELSE bonuses_guess.window_started_at END`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow()
  return attempts <= guessesMax
}

/** It was no guess: the player knew the code. */
export async function giveGuessBack(db: Db | Tx, player: PlayerId): Promise<void> {
  await db
    .updateTable('bonuses_guess')
    .set((guess) => ({ attempts: guess('attempts', '-', 1) }))
    .where('player_id', '=', player)
    .where('attempts', '>', 0)
    .execute()
}
