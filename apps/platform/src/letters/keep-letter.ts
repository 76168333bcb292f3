import { retentionMs } from '@nordlys/contracts'
import { after, type PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db } from '../db/index.ts'

/** An e-mail to a player, as it is sent. */
export interface KeptLetter {
  playerId: PlayerId
  /** The key that the message is sent with. */
  key: string
  templateId: string
  subject: string
  text: string
  at: Date
}

/** Keeps an e-mail for the account's own page; harmless to repeat. [LT1] */
export async function keepLetter(db: Db, letter: KeptLetter): Promise<void> {
  const { playerId, key, templateId, subject, text, at } = letter
  await db
    .insertInto('letters_letter')
    .values({
      ...{ player_id: playerId, key, template_id: templateId, subject, text },
      written_at: at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/**
 * Forgets letters that are older than they may be kept, without those of a player for whom a hold stands:
 * `isHeld` is the SQL that says so of a player's column. A job ticks it. [LT3] [PD14]
 */
export async function forgetOldLetters(
  db: Db,
  at: Date,
  isHeld: (player: string, at: Date) => string,
): Promise<void> {
  await db
    .deleteFrom('letters_letter')
    .where('written_at', '<=', after(at, -retentionMs.letter))
    .where(sql<boolean>`NOT ${sql.raw(isHeld('letters_letter.player_id', at))}`)
    .execute()
}
