import { isShown, readBonusOffer as offerCall } from '@nordlys/contracts'
import { readBonusOffer } from '../bonuses/index.ts'
import type { Db } from '../db/index.ts'
import { hasDeposited } from '../payments/index.ts'
import type { Rim } from './rim.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What a bonus code would give the player of the session. */
export function registerBonusCalls(rim: Rim, { db }: { db: Db }): void {
  serveCall(rim, offerCall, async (asked) => {
    const { playerId, standing } = sessionIn(asked)
    // Who may have no bonus is told of none, whatever the code.
    if (!isShown('read-bonus-offer', standing)) return { ok: false, refusal: 'bonus-barred' }
    const code = asked.request.bonus_code
    const history = { playerId, hasDeposited: await hasDeposited(db, playerId) }
    return readBonusOffer(db, { ...history, code, at: asked.at })
  })
}
