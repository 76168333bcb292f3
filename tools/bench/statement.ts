import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { addDays, dateOf, required, systemClock } from '@nordlys/core'
import { listPlayerMovements } from '../../apps/platform/src/ledger/index.ts'
import { createSecrets } from '../../world/config/secrets.ts'
import { seedAll } from '../../world/migrations.ts'
import { residentMb } from './base/cpu.ts'
import { median, percentile, round, spread } from './base/pairs.ts'
import type { Measured } from './base/report.ts'
import { Guest } from './guest.ts'
import { HttpLoad } from './http-load.ts'
import { launchTokens, notePlaySessions, sessionCookies, siteCredential } from './money-programs.ts'
import { startSite } from './pages.ts'
import type { Plan } from './plan.ts'
import { nowhere, startPlatformProcess } from './platform-process.ts'
import { makePlayers, type Play, playersCount } from './players.ts'
import { startProgramProcess } from './processes.ts'
import { type BenchServer, createMigrated, withOwner } from './server.ts'
import { makeYear, openWatched } from './year.ts'

const yearDays = 365
/** A statement of a tenth of the year. */
const share = 10
const files = 5
/** Players who spin meanwhile, each after a short rest. */
const spinning = 32
const restMs = 250
const sliceMs = 6_000
const statementsAtOnce = 4
const pairsLeast = 10

/** A statement of many lines by itself, and spins beside four of them, through the site's own door. */
export async function measureStatement(server: BenchServer, plan: Plan): Promise<Measured> {
  const { rounds, say } = plan
  await using stack = new AsyncDisposableStack()
  const url = await createMigrated(server.url, 'bench_statement')
  await seedAll(url)
  const plays = await makePlayers(url, true)
  const lines = Math.ceil(rounds / share)
  const days = Math.ceil(yearDays / share)
  const player = playersCount + 1
  say(`${lines} rounds of ${days} days`)
  const reader = await makeYear(url, { player, rounds: lines, days })
  const seats = plays.slice(-spinning)
  await notePlaySessions(url, [...seats, reader])
  const query = (text: string) => withOwner(url, (owner) => owner.query(text))
  await query(`UPDATE players_player SET created_at = now() - interval '2 years'`)
  const secrets = createSecrets()
  const platform = stack.use(await startPlatformProcess(url, secrets, siteCredential))
  const games = stack.use(
    await startProgramProcess('games', {
      ...{ databaseUrl: url, platformUrl: platform.url, siteUrl: nowhere },
      ...{ walletSecret: secrets.walletSecret, tokenSecret: secrets.tokenSecret },
    }),
  )
  const site = stack.use(await startSite({ platform, games }))
  const address = `${site.url}/min-konto/transaktioner/kontoudtog.csv?${periodOf(days)}`
  const fetchFile = async (signal?: AbortSignal) => {
    // A player may have thirty an hour.
    await query('DELETE FROM players_throttle')
    return fetchCsv(address, sessionCookies(reader.id), signal)
  }
  say(`${files} statements, one after another`)
  const pids = { site: site.pid, platform: platform.pid }
  const alone = await measureFiles(fetchFile, pids, lines)
  const copied = await copyMovements(url, reader)
  say('spins with four statements being made / without')
  const spins = await openSpins(url, games.url, seats)
  const beside = await besideStatements(spins.slice, fetchFile, plan)
  spins.close()
  const ratio = alone.perSecond / copied
  return {
    figures: [
      {
        name: `a statement of ${lines} lines as CSV, its first byte, the slowest of ${files}`,
        value: `${round(alone.firstByteMs)} ms`,
        reach: '<= 250 ms',
      },
      {
        name: 'resident memory above rest while it is made: site, platform',
        value: `${round(alone.siteMb)} MB, ${round(alone.platformMb)} MB`,
        reach: '<= 40 MB',
      },
      {
        name: 'its bytes a second / COPY of its own SELECT to a file',
        value: `${round(ratio)} (${round(alone.perSecond / 1e6)} to ${round(copied / 1e6)} MB/s)`,
        reach: '>= 0.15',
      },
      beside.figure,
    ],
    detail: { alone, copied, beside: beside.ratios },
  }
}

function periodOf(days: number): string {
  const today = dateOf(systemClock.now())
  const typed = (date: string) => date.split('-').reverse().join('-')
  return String(new URLSearchParams({ fra: typed(addDays(today, -days)), til: typed(today) }))
}

interface Csv {
  firstByteMs: number
  tookMs: number
  bytes: number
  lines: number
}

/** Reads a file to its end, or until the signal. */
async function fetchCsv(address: string, cookie: string, signal?: AbortSignal): Promise<Csv> {
  const begunMs = performance.now()
  const request = get(address, { headers: { cookie }, ...(signal && { signal }) })
  const [answer]: IncomingMessage[] = await once(request, 'response')
  let [firstByteMs, bytes, lines] = [0, 0, 0]
  for await (const chunk of required(answer, 'an answer') as AsyncIterable<Buffer>) {
    firstByteMs ||= performance.now() - begunMs
    bytes += chunk.length
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
  }
  return { firstByteMs, tookMs: performance.now() - begunMs, bytes, lines }
}

async function measureFiles(
  fetchFile: () => Promise<Csv>,
  pids: { site: number; platform: number },
  least: number,
) {
  // The first files bring what the programs keep for good.
  for (let file = 0; file < files; file += 1) await fetchFile()
  await wait(3_000)
  const now = () => ({ site: residentMb(pids.site), platform: residentMb(pids.platform) })
  const rest = now()
  const seen = { ...rest }
  const watching = setInterval(() => {
    const { site, platform } = now()
    seen.site = Math.max(seen.site, site)
    seen.platform = Math.max(seen.platform, platform)
  }, 50)
  const made: Csv[] = []
  for (let file = 0; file < files; file += 1) made.push(await fetchFile())
  clearInterval(watching)
  for (const { lines } of made) if (lines < least) throw new Error(`a statement of ${lines} lines`)
  return {
    firstByteMs: Math.max(...made.map(({ firstByteMs }) => firstByteMs)),
    perSecond: median(made.map(({ bytes, tookMs }) => (bytes / tookMs) * 1_000)),
    siteMb: seen.site - rest.site,
    platformMb: seen.platform - rest.platform,
    made,
  }
}

/** The bytes a second of the statement's own SELECT, as one, written by the server itself. */
async function copyMovements(url: string, { id }: Play): Promise<number> {
  await using watched = openWatched(url)
  await listPlayerMovements(watched.db, id, { above: 0n, upTo: 2n ** 40n })
  const { text, values } = required(watched.sent.at(-1), 'the statement of a statement')
  const whole = text.replace(/\$(\d+)/g, (_, place) => String(values[Number(place) - 1]))
  return withOwner(url, async (owner) => {
    const { rows } = await owner.query("SELECT current_setting('data_directory') AS folder")
    const file = `${rows[0].folder}/bench-statement.csv`
    const perSecond: number[] = []
    for (let copy = 0; copy < files; copy += 1) {
      const begunMs = performance.now()
      await owner.query(`COPY (${whole}) TO '${file}' (FORMAT csv)`)
      const tookMs = performance.now() - begunMs
      const { rows: stat } = await owner.query(`SELECT size FROM pg_stat_file('${file}')`)
      perSecond.push((Number(stat[0].size) / tookMs) * 1_000)
    }
    return median(perSecond)
  })
}

async function openSpins(databaseUrl: string, gamesUrl: string, seats: readonly Play[]) {
  const load = await HttpLoad.open(gamesUrl, seats.length)
  const tokens = await launchTokens(databaseUrl, seats)
  const guests: Guest[] = []
  for (const token of tokens) guests.push(await Guest.open(load, guests.length, token))
  return {
    /** How long each spin of a while took. */
    async slice(): Promise<number[]> {
      const tookMs: number[] = []
      const until = performance.now() + sliceMs
      const play = async (guest: Guest, place: number) => {
        await wait((place * restMs) / guests.length)
        while (performance.now() < until) {
          const begunMs = performance.now()
          await guest.spin()
          tookMs.push(performance.now() - begunMs)
          await wait(restMs)
        }
      }
      await Promise.all(guests.map(play))
      return tookMs
    },
    close: () => load.close(),
  }
}

async function besideStatements(
  slice: () => Promise<number[]>,
  fetchFile: (signal: AbortSignal) => Promise<Csv>,
  { pairs, say }: Plan,
) {
  const withStatements = async () => {
    const over = new AbortController()
    const read = async () => {
      while (!over.signal.aborted) await fetchFile(over.signal).catch(unlessOver(over.signal))
    }
    const reading = Array.from({ length: statementsAtOnce }, read)
    const tookMs = await slice()
    over.abort()
    await Promise.all(reading)
    return percentile(tookMs, 0.99)
  }
  const ratios: number[] = []
  const all = { within: [] as number[], without: [] as number[] }
  for (let pair = 0; pair <= Math.max(pairs, pairsLeast); pair += 1) {
    const without = percentile(await slice(), 0.99)
    const within = await withStatements()
    say(`spins p99 ${round(within)} ms with four statements, ${round(without)} ms without`)
    // The first pair warms up.
    if (pair === 0) continue
    ratios.push(within / without)
    all.within.push(within)
    all.without.push(without)
  }
  const { median: middle, lowerQuarter, upperQuarter } = spread(ratios)
  const times = `${round(median(all.within))} to ${round(median(all.without))} ms`
  return {
    figure: {
      name: `a spin's p99 with four statements being made / without, ${ratios.length} pairs`,
      value: `${middle} (${lowerQuarter} to ${upperQuarter}; ${times})`,
      reach: '<= 1.15',
    },
    ratios,
  }
}

function unlessOver(signal: AbortSignal) {
  return (error: unknown) => {
    if (!signal.aborted) throw error
  }
}
