import { migrateAll, seedAll } from '../../world/migrations.ts'
import { once } from '../tables/remembered.ts'
import { alternate, type Comparison, type Slot } from './base/pairs.ts'
import { figuresOf, type Measured, quarters, ratioText, rowsOf } from './base/report.ts'
import { inTurn, openLedgerBench } from './ledger-rounds.ts'
import { measureLive } from './measure-live.ts'
import { openMoneyPrograms } from './money-programs.ts'
import type { Contestant } from './options.ts'
import { measureHome, measurePages } from './pages.ts'
import { preparePgbench, runPgbench } from './pgbench.ts'
import type { Measure, Plan } from './plan.ts'
import { makePlayers, type Play } from './players.ts'
import { measureLimits } from './rounds-cost.ts'
import { type BenchServer, createDatabase } from './server.ts'
import { measureChoices } from './table-choices.ts'
import { measureWallet } from './wallet-latency.ts'

/** Runs a contestant of ours in turn with pgbench. */
type AgainstPgbench = (
  name: string,
  ours: (seconds: number) => Promise<Slot>,
) => Promise<Comparison>

const ofPrograms: readonly Contestant[] = [
  ...(['settle', 'spin', 'home', 'pages', 'wallet', 'choices', 'live'] as const),
]
const ofMoney: readonly Contestant[] = ['rounds', 'limits', ...ofPrograms]

/** What runs on one database of ten thousand players: the ledger alone, then the programs on it. */
export async function measureMoney(
  server: BenchServer,
  plan: Plan,
  measure: Measure,
): Promise<void> {
  const isAny = (names: readonly Contestant[]) => names.some((name) => plan.chosen.has(name))
  if (!isAny(ofMoney)) return
  const { url, pid } = server
  await migrateAll(url)
  await seedAll(url)
  const plays = await makePlayers(url)
  const pgbench = once(() => pgbenchPeer(server, plan))
  // Before the programs are opened: their connections would rest while it is prepared.
  if (isAny(['rounds', 'settle', 'spin'])) await pgbench()
  await measure('rounds', async () => measureRounds(server, plays, await pgbench()))
  await measure('limits', () => measureLimits(server, plays, plan))
  if (!isAny(ofPrograms)) return
  await using programs = await openMoneyPrograms(url, pid, plays)
  await measure('settle', async () => {
    const detail = await (await pgbench())('settle over HTTP', programs.settleOverHttp)
    const figures = figuresOf`
      wallet settle over HTTP, one round a request / pgbench -N | ${ratioText(detail)} | >= 1.5`
    return { figures, rows: rowsOf(detail, 'settle over HTTP'), detail }
  })
  await measure('spin', async () => {
    const detail = await (await pgbench())('a player’s spin', programs.spin)
    const figures = figuresOf`
      a player’s spin, browser protocol to games to platform / pgbench -N
        | ${ratioText(detail)} | >= 1.0`
    return { figures, rows: rowsOf(detail, 'a player’s spin'), detail }
  })
  await measure('home', () => measureHome(programs, plan))
  await measure('pages', () => measurePages(programs, plan))
  await measure('wallet', () => measureWallet(programs, server, plays, plan))
  await measure('choices', () => measureChoices(programs, server, plays, plan.say))
  // Last: the plays are of its table from here on.
  await measure('live', () => measureLive(programs, server, plays, plan.say))
}

async function pgbenchPeer({ url, pid }: BenchServer, plan: Plan): Promise<AgainstPgbench> {
  const { pairs, seconds, say } = plan
  const peer = { databaseUrl: await createDatabase(url, 'pgbench'), serverPid: pid }
  await preparePgbench(peer)
  return (name, ours) => {
    say(`${name} / pgbench -N`)
    const contestants = { peer: () => runPgbench(peer, seconds), ours: () => ours(seconds) }
    return alternate(pairs, contestants, say)
  }
}

async function measureRounds(
  { url, pid }: BenchServer,
  plays: readonly Play[],
  against: AgainstPgbench,
): Promise<Measured> {
  await using ledger = await openLedgerBench(url, pid, inTurn(plays))
  const rounds = await against('durable rounds in process', ledger.run)
  return {
    figures: figuresOf`
      durable rounds/s in process / pgbench -N, 32 clients
        | ${ratioText(rounds)} | >= 10, or CPU ratio >= 12; floor 5
      CPU, application and database, a round
        | ${quarters(rounds.oursCpuMicroseconds, ' µs')} | <= 30 µs`,
    rows: rowsOf(rounds, 'rounds in process'),
    detail: rounds,
  }
}
