import { takeLiveNews } from '../ledger/index.ts'
import { liveLetterOf } from './live-letters.ts'
import type { HandLettersContext } from './tell-of-hands.ts'

/**
 * Writes to players whose live table went on without their slip, once it is settled or void: once, however
 * many copies of the program look, and even if they are killed meanwhile. [GAME-03] [LT9]
 */
export async function tellOfLiveRounds(
  { db, players, enqueueEmail }: HandLettersContext,
  at: Date,
): Promise<void> {
  let isMore = true
  while (isMore) {
    isMore = await db.transaction().execute(async (tx) => {
      const news = await takeLiveNews(tx, at)
      const contact = news && (await players.findContact(tx, news.playerId))
      if (contact) await enqueueEmail(tx, liveLetterOf(contact, news))
      return news !== undefined
    })
  }
}
