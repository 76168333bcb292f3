import { arch, cpus, release, totalmem } from 'node:os'
import { openDatabase } from '../../operations/postgres/open-database.ts'
import { buildAll } from '../bundle/build-all.ts'
import { makeDataFolder } from './base/data-folder.ts'
import { type Measured, type Report, reportLines, writeDetails } from './base/report.ts'
import { measureMoney } from './contestants.ts'
import { measureCrash } from './crash.ts'
import { measureFlood } from './flood.ts'
import { measureGames } from './games.ts'
import { measureHistory } from './history.ts'
import { measurePlay } from './measure-play.ts'
import { measureOpening } from './opening.ts'
import { type Contestant, contestants, type Options, readOptions } from './options.ts'
import { measurePayments } from './payments.ts'
import type { Measure } from './plan.ts'
import { measureBets, measureBonus, measureHouse } from './rounds-cost.ts'
import { measureScale } from './scale.ts'
import { measureSearch } from './search.ts'
import { describeServer } from './server.ts'
import { measureSite } from './site/measure-site.ts'
import { measureStatement } from './statement.ts'
import { measureTablePlay } from './table-play.ts'
import { measureTables } from './tables-cost.ts'

const seconds = 2
const needsBuild: readonly Contestant[] = [
  ...(['home', 'pages', 'play', 'table-play', 'site', 'flood', 'statement'] as const),
]
const say = (line: string) => console.log(line)

const options = readOptions(process.argv.slice(2))
if ('problem' in options) {
  process.stderr.write(`${options.problem}\n`)
  process.exitCode = 1
} else {
  if (needsBuild.some((name) => options.chosen.has(name))) await buildAll()
  const report = await measureAll(options)
  // The file tells of one run on one machine; a part of one would mix two.
  const isWhole = options.chosen.size === contestants.length && !options.games
  if (isWhole) await writeDetails(report)
  for (const line of reportLines(report)) say(line)
}

async function measureAll({ chosen, pairs, rounds, games }: Options): Promise<Report> {
  const measured: Partial<Record<Contestant, Measured>> = {}
  const plan = { chosen, pairs, seconds, rounds, say }
  const measure: Measure = async (name, work) => {
    if (chosen.has(name)) measured[name] = await work()
  }
  await measure('games', () => measureGames(say))
  await measure('search', () => measureSearch(say))
  await measure('opening', () => measureOpening(say))
  await measure('play', () => measurePlay(games, say))
  await measure('table-play', () => measureTablePlay(say))
  await measure('site', () => measureSite(say))
  await measure('flood', () => measureFlood(pairs, say))
  if (chosen.size === Object.keys(measured).length) {
    return { machine: describeMachine('not used'), settings: {}, pairs, seconds, measured }
  }
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await makeDataFolder())
  const database = stack.use(await openDatabase({ dataDir: folder.path, log: say }))
  const server = await describeServer(database.url)
  await measureMoney(server, plan, measure)
  await measure('bonus', () => measureBonus(server, plan))
  await measure('bets', () => measureBets(server, plan))
  await measure('tables', () => measureTables(server, plan))
  await measure('house', () => measureHouse(server, plan))
  await measure('scale', () => measureScale(server, plan))
  await measure('payments', () => measurePayments(server, plan))
  await measure('history', () => measureHistory(server, plan))
  await measure('statement', () => measureStatement(server, plan))
  // The crash has a server of its own, and the machine to itself.
  await stack.disposeAsync()
  await measure('crash', () => measureCrash(plan))
  const { settings, version } = server
  return { machine: describeMachine(version), settings, pairs, seconds, measured }
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
