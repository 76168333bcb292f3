import type { LimitPeriod } from '@nordlys/contracts'
import { kroner, systemClock } from '@nordlys/core'
import { connect } from '../../apps/platform/src/db/index.ts'
import { type PlayMeasure, setPlayLimit } from '../../apps/platform/src/ledger/index.ts'
import { measureCost } from './base/cost.ts'
import type { Measured } from './base/report.ts'
import { inTurn, openLedgerBench } from './ledger-rounds.ts'
import type { Plan } from './plan.ts'
import type { Play } from './players.ts'
import type { BenchServer } from './server.ts'

const periods: readonly LimitPeriod[] = ['day', 'week', 'month']
/** None that a run reaches. */
const sizes: Readonly<Record<PlayMeasure, bigint>> = {
  loss: kroner(10_000_000),
  stake: kroner(100_000_000),
  time: 1_440n,
}

/** What all nine limits of play cost a round: one half of the players has them, the other has none. */
export async function measureLimits(
  { url, pid }: BenchServer,
  plays: readonly Play[],
  { pairs, seconds, say }: Plan,
): Promise<Measured> {
  const half = plays.length / 2
  await limitPlay(url, plays.slice(half))
  await using without = await openLedgerBench(url, pid, inTurn(plays.slice(0, half)))
  await using within = await openLedgerBench(url, pid, inTurn(plays.slice(half)))
  say('rounds under nine limits of play / under none')
  const contestants = { peer: () => without.run(seconds), ours: () => within.run(seconds) }
  // Awaited here: what is measured is closed when this function is left.
  return await measureCost({
    name: 'CPU a round, under nine limits of play / under none',
    reach: '<= 1.03',
    rows: { ours: 'rounds under nine limits', peer: 'rounds under none' },
    pairs,
    contestants,
    say,
  })
}

/** Sets all nine, none of which a run reaches. */
export async function limitPlay(databaseUrl: string, plays: readonly Play[]): Promise<void> {
  const db = connect(databaseUrl)
  const at = systemClock.now()
  try {
    for (const { id: playerId } of plays) {
      await db.transaction().execute(async (tx) => {
        for (const measure of ['loss', 'stake', 'time'] as const) {
          for (const period of periods) {
            await setPlayLimit(tx, { playerId, measure, period, size: sizes[measure], at })
          }
        }
      })
    }
  } finally {
    await db.destroy()
  }
}
