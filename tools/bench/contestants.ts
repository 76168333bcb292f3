import { migrateAll, seedAll } from '../../world/migrations.ts'
import { costText } from './base/cost.ts'
import { alternate, type Slot } from './base/pairs.ts'
import { type Measured, oursRow, peerRow, quarters, ratioFigure } from './base/report.ts'
import { benchCrash } from './crash.ts'
import { benchHomePage } from './home-page.ts'
import { benchHouse } from './house.ts'
import { inTurn, openLedgerBench } from './ledger-rounds.ts'
import { measureLimits } from './limits-cost.ts'
import { type MoneyPrograms, openMoneyPrograms } from './money-programs.ts'
import type { Contestant } from './options.ts'
import { benchPages } from './pages.ts'
import { preparePgbench, runPgbench } from './pgbench.ts'
import type { Plan } from './plan.ts'
import { makePlayers, type Play } from './players.ts'
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

/** The home page's server is asked for read-only content; it is not told apart by this. */
const siteCredential = 'bench'
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
  await using programs = await openMoneyPrograms(url, pid, plays, siteCredential)
  if (against && chosen.has('settle')) results.settle = await measureSettle(programs, against)
  if (against && chosen.has('spin')) results.spin = await measureSpin(programs, against)
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
    notes: [],
    detail: rounds,
  }
}

async function measureSettle(programs: MoneyPrograms, against: AgainstPgbench): Promise<Measured> {
  const settle = await against('wallet settle over HTTP', programs.settleOverHttp)
  const name = 'wallet settle over HTTP, one round a request / pgbench -N'
  return {
    figures: [ratioFigure(name, settle, '>= 1.5')],
    rows: [oursRow('settle over HTTP', settle)],
    notes: [],
    detail: settle,
  }
}

async function measureSpin(programs: MoneyPrograms, against: AgainstPgbench): Promise<Measured> {
  const spin = await against('a player’s spin', programs.spin)
  const name = 'a player’s spin, browser protocol to games to platform / pgbench -N'
  return {
    figures: [ratioFigure(name, spin, '>= 1.0')],
    rows: [oursRow('a player’s spin', spin)],
    notes: [],
    detail: spin,
  }
}

async function measureHome(programs: MoneyPrograms, { pairs, say }: Plan): Promise<Measured> {
  say('cached home page / a bare buffer')
  const { platform, games } = programs
  const home = await benchHomePage(platform.url, games.url, siteCredential, pairs, say)
  return {
    figures: [
      {
        name: 'cached home page / a bare buffer of the same bytes, server CPU a request',
        value: costText(home.comparison.cpuRatio, { digits: 2, unit: 'x' }),
        reach: '<= 2.5x',
      },
    ],
    rows: [oursRow('cached home page', home.comparison)],
    notes: [
      `The home page is ${home.htmlBytes} bytes of HTML and ${home.scripts.length} scripts, compressed.`,
    ],
    detail: home,
  }
}

async function measurePages(programs: MoneyPrograms, plan: Plan) {
  plan.say('each public page, and the home page of a player / a bare buffer')
  return benchPages(programs, siteCredential, plan)
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
    rows: [],
    notes: [
      `Beside the wallet call ${latency.playing} players spun ${latency.spinsPerSecond} times a second;`,
      `balance took ${latency.balance.p50Ms} ms (p99 ${latency.balance.p99Ms}), settle`,
      `${latency.settle.p50Ms} ms (p99 ${latency.settle.p99Ms}), over ${wallet.calls} calls.`,
    ],
    detail: latency,
  }
}

export async function measureHouse(server: BenchServer, plan: Plan): Promise<Measured> {
  const { pairs, seconds, say } = plan
  say('rounds without hot house and jackpot accounts / with')
  const house = await benchHouse(server, pairs, seconds, say)
  return {
    figures: [ratioFigure('without hot house and jackpot accounts / with', house, '<= 1.1')],
    rows: [oursRow('rounds without hot accounts', house), peerRow('rounds with them', house)],
    notes: [],
    detail: house,
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
    rows: [],
    notes: [
      `Each kill left ${quarters(logGigabytes, ' GB')} of log to replay; the time runs from the kill to`,
      'the first acknowledged round, through the steps of `npm start` up to the platform; the database',
      `answered after ${quarters(databaseSeconds, ' s')}.`,
    ],
    detail: crash,
  }
}
