import { measureCost } from './base/cost.ts'
import type { Measured } from './base/report.ts'
import { inTurn, openLedgerBench } from './ledger-rounds.ts'
import type { Plan } from './plan.ts'
import { makePlayers } from './players.ts'
import { type BenchServer, createDatabase, createMigrated, withOwner } from './server.ts'
import { withoutBets } from './without-bets.ts'

/**
 * What it costs a slot’s round that rounds at tables keep their bets: the same rounds by the product’s
 * function and by one that knows no bets, in two databases that are otherwise copies.
 */
export async function measureBets(
  { url, pid }: BenchServer,
  { pairs, seconds, say }: Plan,
): Promise<Measured> {
  const within = await createMigrated(url, 'bench_with_bets')
  const plays = await makePlayers(within)
  const without = await createDatabase(url, 'bench_without_bets', 'bench_with_bets')
  await withOwner(without, async (owner) => {
    const { rows } = await owner.query(
      "SELECT pg_get_functiondef('ledger_settle_batch'::regproc) AS definition",
    )
    await owner.query(withoutBets(rows[0].definition))
    await owner.query('ALTER TABLE ledger_journal DROP COLUMN bets')
  })
  await using peer = await openLedgerBench(without, pid, inTurn(plays))
  await using ours = await openLedgerBench(within, pid, inTurn(plays))
  say('slots’ rounds where tables keep their bets / where nobody does')
  const contestants = { peer: () => peer.run(seconds), ours: () => ours.run(seconds) }
  // Awaited here: what is measured is closed when this function is left.
  return await measureCost({
    name: 'CPU a slot’s round, where tables keep their bets / where nobody does',
    reach: '<= 1.03',
    rows: { ours: 'rounds beside bets', peer: 'rounds without them' },
    pairs,
    contestants,
    say,
  })
}
