import type { chooseNoticeInterval as chooseCall, OutcomeOf } from '@nordlys/contracts'
import { type Clock, minuteMs, type PlayerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Db } from '../db/index.ts'
import { findIntervalMs, offeredMinutes } from './notice-interval.ts'
import { keepNoticeDue, lockPlayNotices } from './play-notice.ts'

export interface NoticeChoice {
  playerId: PlayerId
  minutes: number
  /** The operator's figure. */
  longestMs: number
}

/**
 * The player chooses how often the play notice comes. It holds at once, in the play that may stake too, of
 * whichever login. A notice that is due already stays due until it is closed. Choosing what holds already
 * changes nothing. [LIM-07]
 */
export function chooseNoticeInterval(
  { db, clock }: { db: Db; clock: Clock },
  { playerId, minutes, longestMs }: NoticeChoice,
): Promise<Exclude<OutcomeOf<typeof chooseCall>, { refusal: 'session-expired' }>> {
  return db.transaction().execute(async (tx) => {
    await lockPlayNotices(tx, playerId)
    const at = clock.now()
    const offered = offeredMinutes(longestMs)
    if (!offered.includes(minutes)) return { ok: false, refusal: 'not-offered', offered }
    const before = (await findIntervalMs(tx, playerId, longestMs)) / minuteMs
    if (before === minutes) return { ok: true, minutes }
    await tx
      .insertInto('wallet_notice_choice')
      .values({ player_id: playerId, minutes, chosen_at: at })
      .execute()
    await keepNoticeDue(tx, playerId, { longestMs, at, stillDueAt: at })
    await audit(tx, {
      actor: 'player',
      playerId,
      action: 'play-notice-interval-chosen',
      details: { beforeMinutes: before, minutes },
      at,
    })
    return { ok: true, minutes }
  })
}
