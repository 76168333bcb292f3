import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import { countAttempt } from './count-attempt.ts'
import './tables.ts'
import { bonusGuessRule } from './throttle-rules.ts'

/**
 * Takes one of a player's guesses, before the code is looked up, so that none is had for free; false
 * when there are none left. [SEC-67]
 */
export function takeGuess(db: Db | Tx, player: PlayerId, at: Date): Promise<boolean> {
  const counter = { table: 'bonuses_guess', column: 'player_id', key: player } as const
  return countAttempt(db, counter, bonusGuessRule, at)
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
