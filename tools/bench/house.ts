import { alternate, type Comparison } from './base/pairs.ts'
import { inTurn, openLedgerBench } from './ledger-rounds.ts'
import { makePlayers } from './players.ts'
import { type BenchServer, createDatabase, createMigrated, withOwner } from './server.ts'
import { withoutHotAccounts } from './without-house.ts'

/**
 * What the accounts cost that every round moves: the same rounds through the product's function and
 * through one that leaves these accounts alone, in two databases that are otherwise copies.
 */
export async function benchHouse(
  { url, pid }: BenchServer,
  pairs: number,
  seconds: number,
  say: (line: string) => void,
): Promise<Comparison> {
  const withHouse = await createMigrated(url, 'bench_with_house')
  const plays = await makePlayers(withHouse)
  const without = await createDatabase(url, 'bench_without_house', 'bench_with_house')
  await withOwner(without, async (owner) => {
    const { rows } = await owner.query(
      "SELECT pg_get_functiondef('ledger_settle_batch'::regproc) AS definition",
    )
    await owner.query(withoutHotAccounts(rows[0].definition))
  })
  await using peer = await openLedgerBench(withHouse, pid, inTurn(plays))
  await using ours = await openLedgerBench(without, pid, inTurn(plays))
  const contestants = { peer: () => peer.run(seconds), ours: () => ours.run(seconds) }
  return await alternate(pairs, contestants, say)
}
