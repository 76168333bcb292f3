import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import { takeTableNews } from '../ledger/index.ts'
import { type Contact, type Letter, letterOf } from './hand-letters.ts'

/** The letters' database, addressees and outbox. */
export interface HandLettersContext {
  db: Db
  players: { findContact(tx: Tx, playerId: PlayerId): Promise<Contact | undefined> }
  enqueueEmail(tx: Tx, letter: Letter): Promise<void>
}

/**
 * Writes to players who left a hand that the published rule has ended since, or whose hand was
 * given back: once, however many copies of the program look, and even if they are killed meanwhile.
 * [GAME-02]
 */
export async function tellOfHands({
  db,
  players,
  enqueueEmail,
}: HandLettersContext): Promise<void> {
  let isMore = true
  while (isMore) {
    isMore = await db.transaction().execute(async (tx) => {
      const news = await takeTableNews(tx)
      const contact = news && (await players.findContact(tx, news.playerId))
      if (contact) await enqueueEmail(tx, letterOf(contact, news))
      return news !== undefined
    })
  }
}
