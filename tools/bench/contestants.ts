import { migrateAll, seedAll } from '../../world/migrations.ts'
import { alternate, type Slot } from './base/pairs.ts'
import {
  type Figure,
  type Measured,
  oursRow,
  peerRow,
  quarters,
  ratioFigure,
} from './base/report.ts'
import { benchCrash } from './crash.ts'
import { inTurn, openLedgerBench } from './ledger-rounds.ts'
import { type MoneyPrograms, openMoneyPrograms } from './money-programs.ts'
import type { Contestant } from './options.ts'
import { measureHome, measurePages } from './pages.ts'
import { preparePgbench, runPgbench } from './pgbench.ts'
import type { Plan } from './plan.ts'
import { makePlayers, type Play } from './players.ts'
import { measureLimits } from './rounds-cost.ts'
import { benchScale } from './scale.ts'
import { type BenchServer, createDatabase } from './server.ts'
import { measureChoices } from './table-choices.ts'
import { benchWalletLatency } from './wallet-latency.ts'

type Results = Partial<Record<Contestant, Measured>>
/** Runs a contestant of ours in turn with pgbench. */
type AgainstPgbench = (
  name: string,
  ours: (seconds: number) => Promise<Slot>,
) => ReturnType<typeof alternate>

const ofPrograms: readonly Contestant[] = ['settle', 'spin', 'home', 'pages', 'wallet', 'choices']
const besidePgbench: readonly Contestant[] = ['rounds', 'settle', 'spin']

/** What runs on one database of ten thousand players: the ledger alone, then the programs on it. */
export async function measureMoney(server: BenchServer, plan: Plan): Promise<Results> {
  const { chosen } = plan
  const isAny = (names: readonly Contestant[]) => names.some((name) => chosen.has(name))
  const results: Results = {}
  if (!isAny([...besidePgbench, ...ofPrograms, 'limits'])) return results
  await migrateAll(server.url)
  await seedAll(server.url)
  const plays = await makePlayers(server.url)
  const against = isAny(besidePgbench) ? await pgbenchPeer(server, plan) : undefined
  if (against && chosen.has('rounds')) {
    results.rounds = await measureRounds(server, plays, against)
  }
  if (chosen.has('limits')) results.limits = await measureLimits(server, plays, plan)
  if (!isAny(ofPrograms)) return results
  const { url, pid } = server
  await using programs = await openMoneyPrograms(url, pid, plays)
  if (against && chosen.has('settle')) {
    const name = 'wallet settle over HTTP, one round a request / pgbench -N'
    const figure = { name, reach: '>= 1.5' }
    results.settle = await measurePrograms(
      'settle over HTTP',
      figure,
      programs.settleOverHttp,
      against,
    )
  }
  if (against && chosen.has('spin')) {
    const name = 'a player’s spin, browser protocol to games to platform / pgbench -N'
    const figure = { name, reach: '>= 1.0' }
    results.spin = await measurePrograms('a player’s spin', figure, programs.spin, against)
  }
  if (chosen.has('home')) results.home = await measureHome(programs, plan)
  if (chosen.has('pages')) results.pages = await measurePages(programs, plan)
  if (chosen.has('wallet')) results.wallet = await measureWallet(programs, server, plays, plan)
  if (chosen.has('choices')) {
    results.choices = await measureChoices(programs, server, plays, plan.say)
  }
  return results
}

async function pgbenchPeer({ url, pid }: BenchServer, plan: Plan): Promise<AgainstPgbench> {
  const { pairs, seconds, say } = plan
  const peer = { databaseUrl: await createDatabase(url, 'pgbench'), serverPid: pid }
  await preparePgbench(peer)
  return (name, ours) => {
    say(`${name} / pgbench -N`)
    return alternate(
      pairs,
      { peer: () => runPgbench(peer, seconds), ours: () => ours(seconds) },
      say,
    )
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
    figures: [
      ratioFigure(
        'durable rounds/s in process / pgbench -N, 32 clients',
        rounds,
        '>= 10, or CPU ratio >= 12; floor 5',
      ),
      {
        name: 'CPU, application and database, a round',
        value: quarters(rounds.oursCpuMicroseconds, ' µs'),
        reach: '<= 30 µs',
      },
    ],
    rows: [oursRow('rounds in process', rounds)],
    detail: rounds,
  }
}

async function measurePrograms(
  name: string,
  figure: Omit<Figure, 'value'>,
  ours: (seconds: number) => Promise<Slot>,
  against: AgainstPgbench,
): Promise<Measured> {
  const compared = await against(name, ours)
  return {
    figures: [ratioFigure(figure.name, compared, figure.reach)],
    rows: [oursRow(name, compared)],
    detail: compared,
  }
}

async function measureWallet(
  programs: MoneyPrograms,
  { url }: BenchServer,
  plays: readonly Play[],
  { say }: Plan,
): Promise<Measured> {
  say('a wallet call beside 300 playing / /healthz')
  const latency = await benchWalletLatency(programs, url, plays, say)
  const { wallet, healthz, ratio, ofSlices } = latency
  const spread = `${ofSlices.least} to ${ofSlices.most}`
  const times = `${wallet.p99Ms} ms to ${healthz.p99Ms} ms, p50 ${wallet.p50Ms} to ${healthz.p50Ms}`
  return {
    figures: [
      {
        name: 'wallet call p99 beside 300 playing / /healthz p99, alternated',
        value: `${ratio}x (slices ${spread}; ${times})`,
        reach: '<= 5x',
      },
    ],
    notes: [
      `Beside the wallet call ${latency.playing} players spun ${latency.spinsPerSecond} times a second;`,
      `balance took ${latency.balance.p50Ms} ms (p99 ${latency.balance.p99Ms}), settle`,
      `${latency.settle.p50Ms} ms (p99 ${latency.settle.p99Ms}), over ${wallet.calls} calls.`,
    ],
    detail: latency,
  }
}

export async function measureScale(server: BenchServer, plan: Plan): Promise<Measured> {
  const { pairs, seconds, say } = plan
  say('rounds of 10k players and empty journal / of 1M players and 20M rows')
  const scale = await benchScale(server, pairs, seconds, say)
  const name = '10k players and empty journal / 1M players and 20M rows, rounds in process'
  return {
    figures: [ratioFigure(name, scale.comparison, '<= 1.25')],
    rows: [
      oursRow('rounds, 10k players and empty journal', scale.comparison),
      peerRow('rounds, 1M players and 20M rows', scale.comparison),
    ],
    notes: [`The million players and their rows were built in ${scale.buildSeconds} s.`],
    detail: scale,
  }
}

export async function measureCrash({ say }: Plan): Promise<Measured> {
  say('start of service after kill -9 of the database at full load')
  const crash = await benchCrash(say)
  const { startSeconds, databaseSeconds, acknowledged, lost, breaches, logGigabytes } = crash
  const { least, median, most } = startSeconds
  const broken = `${breaches.length} invariants of money broken`
  return {
    figures: [
      {
        name: 'start of service after kill -9 of the database at full load, default settings',
        value: `${median} s (${least} to ${most}); ${lost} of ${acknowledged} lost, ${broken}`,
        reach: '< 30 s, nothing acknowledged lost',
      },
    ],
    notes: [
      `Each kill left ${quarters(logGigabytes, ' GB')} of log to replay; the time runs from the kill to`,
      'the first acknowledged round, through the steps of `npm start` up to the platform; the database',
      `answered after ${quarters(databaseSeconds, ' s')}.`,
    ],
    detail: crash,
  }
}
