import { mkdtemp, rm } from 'node:fs/promises'
import { arch, cpus, release, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrateAll } from '../../world/migrations.ts'
import { openDatabase } from '../../world/postgres.ts'
import { benchHomePage } from './home-page.ts'
import { openLedgerBench } from './ledger-rounds.ts'
import { openMoneyPrograms } from './money-programs.ts'
import { alternate, type Comparison } from './pairs.ts'
import { type Bench, preparePgbench, runPgbench } from './pgbench.ts'
import { type Figure, type Report, writeReport } from './report.ts'

const seconds = 2
const pairs = Number(process.argv[2] ?? 9)
const say = (line: string) => console.log(line)
/** The home page's server is asked for read-only content; it is not told apart by this. */
const siteCredential = 'bench'

const dataDir = await mkdtemp(join(tmpdir(), 'nordlys-bench-'))
const report = await measure(dataDir).finally(() => rm(dataDir, { recursive: true, force: true }))
await writeReport(report)
for (const { name, value, reach } of report.figures) say(`${name}: ${value} (reach ${reach})`)

async function measure(folder: string): Promise<Report> {
  await using database = await openDatabase({ dataDir: folder, log: say })
  const { pid, settings, version } = await describeServer(database.url)
  const peer: Bench = { databaseUrl: database.url.replace(/\/[^/]*$/, '/pgbench'), serverPid: pid }
  await preparePgbench(peer)
  await migrateAll(database.url)
  await using ledger = await openLedgerBench(database.url, pid)
  const against = (ours: (seconds: number) => ReturnType<typeof ledger.run>) =>
    alternate(pairs, { peer: () => runPgbench(peer, seconds), ours: () => ours(seconds) }, say)
  say('durable rounds in process / pgbench -N')
  const rounds = await against(ledger.run)
  await using programs = await openMoneyPrograms(database.url, pid, ledger.plays, siteCredential)
  say('wallet settle over HTTP / pgbench -N')
  const settle = await against(programs.settleOverHttp)
  say('a player’s spin / pgbench -N')
  const spin = await against(programs.spin)
  say('cached home page / a bare buffer')
  const { platform, games } = programs
  const home = await benchHomePage(platform.url, games.url, siteCredential, pairs, say)
  const homeCost = 1 / home.comparison.cpuRatio.median
  const figures: Figure[] = [
    ratioFigure('durable rounds/s in process / pgbench -N, 32 clients', rounds, '>= 5'),
    ratioFigure('wallet settle over HTTP, one round a request / pgbench -N', settle, '>= 1.5'),
    ratioFigure(
      'a player’s spin, browser protocol to games to platform / pgbench -N',
      spin,
      'aim 0.7',
    ),
    {
      name: 'cached home page / a bare buffer of the same bytes, server CPU a request',
      value: `${homeCost.toFixed(2)}x`,
      reach: '<= 2.5x',
    },
    {
      name: 'home: JavaScript transferred, brotli',
      value: `${(home.scriptBytes / 1000).toFixed(1)} KB`,
      reach: '<= 110 KB',
    },
  ]
  return {
    machine: describeMachine(version),
    settings,
    pairs,
    seconds,
    figures,
    rounds,
    settle,
    spin,
    home,
  }
}

function ratioFigure(name: string, { ratio, cpuRatio }: Comparison, reach: string): Figure {
  const spread = `${ratio.lowerQuarter} to ${ratio.upperQuarter}`
  return { name, reach, value: `${ratio.median} (${spread}; CPU ${cpuRatio.median})` }
}

/** Refuses to measure a server that would not keep what it acknowledged. */
async function describeServer(url: string) {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query('CREATE DATABASE pgbench')
  const names = [
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'shared_buffers',
    'max_wal_size',
  ]
  const { rows } = await owner.query(
    'SELECT name, setting FROM pg_settings WHERE name = ANY ($1)',
    [names],
  )
  const file = await owner.query("SELECT pg_read_file('postmaster.pid') AS text")
  const { rows: versions } = await owner.query('SHOW server_version')
  await owner.end()
  const settings = Object.fromEntries(rows.map((row) => [row.name, row.setting]))
  if (settings.fsync !== 'on' || settings.synchronous_commit !== 'on') {
    throw new Error('the server does not make what it acknowledges durable: no figure')
  }
  const pid = Number(String(file.rows[0].text).split('\n')[0])
  return { pid, settings, version: String(versions[0].server_version) }
}

function describeMachine(postgresql: string) {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()} ${arch()}`,
    node: process.version,
    postgresql,
  }
}
