import type { AnswerOf, JackpotTierNow, readJackpots as readJackpotsCall } from '@nordlys/contracts'
import { type Clock, ore, required, secondMs, TimedCache } from '@nordlys/core'
import {
  type JackpotTier,
  memberships,
  networks,
  payableOre,
  returnShareOf,
} from '@nordlys/game-math'
import type { Db } from '../db/index.ts'
import {
  type JackpotStanding,
  type JackpotWin,
  listLatestWins,
  listWinsByTier,
  readJackpots,
} from '../ledger/index.ts'
import { tierStanding } from './jackpot-standing.ts'
import { findTier, nameOfTier } from './jackpots.ts'

const winsShown = 10

export type JackpotBoard = TimedCache<AnswerOf<typeof readJackpotsCall>>

/** The public facts of the jackpots, worked out once a second for all who ask. [GAME-04] */
export function jackpotBoard(db: Db, clock: Clock): JackpotBoard {
  return new TimedCache(clock, secondMs, async (at) => {
    const [standing, wins, latest] = await Promise.all([
      readJackpots(db),
      listLatestWins(db, winsShown),
      listWinsByTier(db),
    ])
    return {
      ok: true,
      networks: networksNow(standing, latest, at),
      wins: wins.map(({ pool, tier, amountOre, at }) => ({
        nameDa: nameOfTier(pool, tier),
        amountOre,
        at,
      })),
    }
  })
}

/** A network without a game has nobody who could win it, and is not shown. */
function networksNow(
  standing: readonly JackpotStanding[],
  latest: readonly JackpotWin[],
  at: Date,
): AnswerOf<typeof readJackpotsCall>['networks'] {
  const gamesOf = Map.groupBy(memberships, ([, network]) => network)
  return networks.flatMap((network) => {
    const gameIds = (gamesOf.get(network.key) ?? []).map(([gameId]) => gameId)
    if (gameIds.length === 0) return []
    const { key, nameDa, pool } = network
    const tiers = network.tiers.map((tier, place) => {
      const held = required(findTier(standing, pool, place + 1), tier.key)
      const win = latest.find((one) => one.pool === pool && one.tier === place + 1)
      return { ...tierNow(tier, held, at), ...(win && { latest: winOf(win) }) }
    })
    return [{ key, nameDa, returnShare: returnShareOf(network), gameIds, tiers }]
  })
}

function tierNow(tier: JackpotTier, held: JackpotStanding, at: Date): JackpotTierNow {
  const { key, nameDa, kind, seedOre } = tier
  return {
    key,
    nameDa,
    kind,
    levelOre: ore(payableOre(tier, held.levelMilliOre)),
    ...(kind === 'drop-by-amount'
      ? { maximumOre: ore(tier.maximumOre) }
      : { turnoverOre: ore(tier.turnoverOre) }),
    ...(kind === 'daily'
      ? {
          keptShare: Number(tier.kept) / 1000,
          hasDropped: tierStanding(held, at).day.hasDropped,
        }
      : { seedOre: ore(seedOre) }),
  }
}

function winOf({ amountOre, at }: JackpotWin) {
  return { amountOre, at }
}
