import {
  mayCall,
  readBonusOffer as offerCall,
  readPromisedOffer as promisedCall,
  readWelcomeOffer as welcomeCall,
} from '@nordlys/contracts'
import type { Ore } from '@nordlys/core'
import { readBonusOffer, readPromisedOffer, readWelcomeOffer } from '../bonuses/index.ts'
import type { Db } from '../db/index.ts'
import { countDeposits as depositsOf } from '../payments/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What the welcome offer is, and what a bonus code would give the player of the session. */
export function registerBonusCalls(edge: Edge, { db }: { db: Db }): void {
  serveCall(edge, welcomeCall, ({ at }) => readWelcomeOffer(db, at))
  serveCall(edge, promisedCall, async (asked) => {
    const { playerId, standing } = sessionIn(asked)
    if (!mayCall('grant-bonus', standing)) return { ok: true, laterDeposits: [] }
    const countDeposits = (leastOre: Ore) => depositsOf(db, playerId, leastOre)
    return readPromisedOffer(db, { playerId, countDeposits, at: asked.at })
  })
  serveCall(edge, offerCall, async (asked) => {
    const { playerId, standing } = sessionIn(asked)
    // Who may have no bonus is told of none, whatever the code.
    if (!mayCall('read-bonus-offer', standing)) return { ok: false, refusal: 'bonus-barred' }
    const code = asked.request.bonus_code
    return readBonusOffer(db, {
      ...{ playerId, code, at: asked.at },
      countDeposits: (leastOre: Ore) => depositsOf(db, playerId, leastOre),
    })
  })
}
