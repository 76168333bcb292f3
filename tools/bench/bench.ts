import { arch, cpus, release, totalmem } from 'node:os'
import { openDatabase } from '../../operations/postgres/open-database.ts'
import { buildAll } from '../bundle/build-all.ts'
import { makeDataFolder } from './base/data-folder.ts'
import { type Measured, type Report, reportLines, writeDetails } from './base/report.ts'
import { measureCrash, measureMoney, measureScale } from './contestants.ts'
import { measureFlood } from './flood.ts'
import { measureGames } from './games.ts'
import { measurePlay } from './measure-play.ts'
import { measureOpening } from './opening.ts'
import { type Contestant, contestants, type Options, readOptions } from './options.ts'
import { measureBets, measureBonus, measureHouse } from './rounds-cost.ts'
import { measureSearch } from './search.ts'
import { describeServer } from './server.ts'
import { measureSite } from './site/measure-site.ts'
import { measureTablePlay } from './table-play.ts'
import { measureTables } from './tables-cost.ts'

const seconds = 2
const needsBuild: readonly Contestant[] = ['home', 'pages', 'play', 'table-play', 'site', 'flood']
const say = (line: string) => console.log(line)

const options = readOptions(process.argv.slice(2))
if ('problem' in options) {
  process.stderr.write(`${options.problem}\n`)
  process.exitCode = 1
} else {
  if (needsBuild.some((name) => options.chosen.has(name))) await buildAll()
  const report = await measure(options)
  // The file tells of one run on one machine; a part of one would mix two.
  const isWhole = options.chosen.size === contestants.length && !options.games
  if (isWhole) await writeDetails(report)
  for (const line of reportLines(report)) say(line)
}

async function measure({ chosen, pairs, games }: Options): Promise<Report> {
  const measured: Partial<Record<Contestant, Measured>> = {}
  const plan = { chosen, pairs, seconds, say }
  if (chosen.has('games')) measured.games = measureGames(say)
  if (chosen.has('search')) measured.search = measureSearch(say)
  if (chosen.has('opening')) measured.opening = await measureOpening(say)
  if (chosen.has('play')) measured.play = await measurePlay(games, say)
  if (chosen.has('table-play')) measured['table-play'] = await measureTablePlay(say)
  if (chosen.has('site')) measured.site = await measureSite(say)
  if (chosen.has('flood')) measured.flood = await measureFlood(pairs, say)
  const withoutDatabase = ['games', 'search', 'opening', 'play', 'table-play', 'site', 'flood']
  if ([...chosen].every((name) => withoutDatabase.includes(name))) {
    return { machine: describeMachine('not used'), settings: {}, pairs, seconds, measured }
  }
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await makeDataFolder())
  const database = stack.use(await openDatabase({ dataDir: folder.path, log: say }))
  const server = await describeServer(database.url)
  Object.assign(measured, await measureMoney(server, plan))
  if (chosen.has('bonus')) measured.bonus = await measureBonus(server, plan)
  if (chosen.has('bets')) measured.bets = await measureBets(server, plan)
  if (chosen.has('tables')) measured.tables = await measureTables(server, plan)
  if (chosen.has('house')) measured.house = await measureHouse(server, plan)
  if (chosen.has('scale')) measured.scale = await measureScale(server, plan)
  // The crash has a server of its own, and the machine to itself.
  await stack.disposeAsync()
  if (chosen.has('crash')) measured.crash = await measureCrash(plan)
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
