import { kroner, ore, systemClock, systemRandom, timeKey } from '@nordlys/core'
import { connect } from '../../apps/platform/src/db/index.ts'
import { grantBonus, grantSpins } from '../../apps/platform/src/ledger/index.ts'
import { measureCost } from './base/cost.ts'
import type { Measured } from './base/report.ts'
import { inTurn, openLedgerBench } from './ledger-rounds.ts'
import type { Plan } from './plan.ts'
import { depositKroner, makePlayers, type Play, playHours } from './players.ts'
import { type BenchServer, createMigrated } from './server.ts'

/**
 * What an active bonus and promised spins cost a round of own money: one half of the players has both, the
 * other has neither, in one database.
 */
export async function measureBonus(
  { url, pid }: BenchServer,
  { pairs, seconds, say }: Plan,
): Promise<Measured> {
  const database = await createMigrated(url, 'bench_bonus')
  const plays = await makePlayers(database, true)
  const half = plays.length / 2
  await give(database, plays.slice(half))
  await using without = await openLedgerBench(database, pid, inTurn(plays.slice(0, half)))
  await using within = await openLedgerBench(database, pid, inTurn(plays.slice(half)))
  say('rounds with an active bonus and promised spins / without')
  const contestants = { peer: () => without.run(seconds), ours: () => within.run(seconds) }
  // Awaited here: what is measured is closed when this function is left.
  return await measureCost({
    name: 'CPU a round, with an active bonus and promised spins / without',
    reach: '<= 1.03',
    rows: { ours: 'rounds with a bonus', peer: 'rounds without one' },
    pairs,
    contestants,
    say,
  })
}

/** A bonus that no run fulfils, and the spins of the welcome offer. */
async function give(databaseUrl: string, plays: readonly Play[]): Promise<void> {
  const db = connect(databaseUrl)
  const at = systemClock.now()
  const expiresAt = new Date(at.getTime() + playHours * 3_600_000)
  const newKey = () => timeKey(systemClock, systemRandom)
  try {
    for (const { id: playerId } of plays) {
      await db.transaction().execute(async (tx) => {
        await grantBonus(tx, {
          bonusId: newKey(),
          playerId,
          amountOre: kroner(500),
          requiredOre: kroner(depositKroner * 10),
          stakeMaxOre: kroner(100),
          expiresAt,
          at,
        })
        await grantSpins(tx, {
          grantId: newKey(),
          playerId,
          offerId: 'bench',
          offerVersion: 1,
          gameIds: ['bench'],
          valueOre: ore(20),
          count: 500,
          expiresAt,
          at,
        })
      })
    }
  } finally {
    await db.destroy()
  }
}
