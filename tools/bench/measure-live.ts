import { createHmac } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '@nordlys/core'
import { cpuSecondsOfTree, residentMb } from './base/cpu.ts'
import { median, percentile, round } from './base/pairs.ts'
import { type Figure, figuresOf, type Measured } from './base/report.ts'
import { Guest } from './guest.ts'
import { HttpLoad } from './http-load.ts'
import { type CrowdReport, startCrowd } from './live/crowd.ts'
import { launchTokens, type MoneyPrograms } from './money-programs.ts'
import type { Play } from './players.ts'
import { type BenchServer, withOwner } from './server.ts'

const table = 'faelles-roulette'
const [lines, many, all, few] = [10_000, 2_000, 10_000, 300]
const [spinners, spinEveryMs] = [8, 200]
/** After the booking the ball rolls for so long at least: a spin is beside nothing then. */
const ballMs = 9_000

/**
 * Live roulette as it is played, by the system's time: two copies with ten thousand lines from a hundred
 * networks of the loopback range, under the limits that are shipped.
 */
export async function measureLive(
  programs: MoneyPrograms,
  { url }: BenchServer,
  plays: readonly Play[],
  say: (line: string) => void,
): Promise<Measured> {
  const { games, tokenSecret } = programs
  await withOwner(url, (owner) => owner.query('UPDATE wallet_play_session SET game = $1', [table]))
  await using second = await programs.startCopy()
  const pids = [games.pid, second.pid]
  const urls = [games.url, second.url]
  const tokens = plays.map((play) => tokenOf(tokenSecret, play))
  using crowd = startCrowd()
  const figures: Figure[] = []
  const tell = (more: Figure[]) => {
    figures.push(...more)
    for (const { name, value } of more) say(`${name}: ${value}`)
    say(`load ${loadavg()[0]}`)
  }
  const empty = pids.map((pid) => round(residentMb(pid))).join(' and ')
  await crowd.ask({ urls, watchers: lines })
  const cpu = () => pids.reduce((sum, pid) => sum + cpuSecondsOfTree(pid), 0)
  const before = cpu()
  const alone = await crowd.ask({ urls, watchers: lines, rounds: 5 })
  const used = cpu() - before
  const memory = pids.map((pid) => round(residentMb(pid))).join(' and ')
  const micros = (seconds: number) => `${round((seconds / alone.frames) * 1e6)} µs`
  tell(figuresOf`
    ${lines} lines on two copies, an event to all, p99: median and worst of ${alone.events.length} events
      | ${p99s(alone)} | <= 100 ms, <= 200 ms
    processor time of both copies, a line and frame
      | ${micros(used)} (the crowd's own ${micros(alone.cpuSeconds)}) | <= 10 µs
    memory of a copy with ${lines / 2} lines | ${memory} MB (before them ${empty}) | <= 150 MB`)
  const ofMany = { urls, watchers: lines - many, tokens: tokens.slice(0, many) }
  await crowd.ask(ofMany)
  const from = systemClock.now()
  const spins = await spinBeside(games.url, url, plays)
  const bets = { count: many, everyMs: 9_000, forMs: 9_000 }
  const beside = await crowd.ask({ ...ofMany, rounds: 10, doCut: true, bet: bets })
  const samples = await spins.end()
  const slips = await bookings(url, from)
  tell(figuresOf`
    ${many} slips of a round booked over the wallet, closing to last answer | ${booked(slips)} | <= 0.5 s
    beside them: an event to ${lines} lines, p99: median and worst | ${p99s(beside)} | <= 250 ms
    beside them: a slot's spin, p99 / while the ball rolls | ${spinText(samples, slips)} | <= 2x`)
  const fewBets = { count: few, everyMs: 3_000, forMs: 13_000 }
  const betting = await crowd.ask({ ...ofMany, rounds: 10, doCut: true, bet: fewBets })
  const [p99, p50] = [percentile(betting.slipsMs, 0.99), median(betting.slipsMs)].map(round)
  const cuts = (name: 'cut' | 'holes' | 'twice' | 'different') => beside[name] + betting[name]
  tell(figuresOf`
    a bet to its slip, p99, ${few} players betting, ${lines} lines
      | ${p99} ms (p50 ${p50}; ${betting.slipsMs.length} of them) | <= 80 ms
    a thousand lines cut at random over 20 rounds, ${cuts('cut')} times: holes, twice, different
      | ${cuts('holes')}, ${cuts('twice')}, ${cuts('different')} | 0, 0, 0`)
  const ofAll = { urls, watchers: 0, tokens }
  await crowd.ask(ofAll)
  const allFrom = systemClock.now()
  const allBets = { count: all, everyMs: 13_000, forMs: 13_000 }
  const whole = await crowd.ask({ ...ofAll, rounds: 4, bet: allBets })
  tell(figuresOf`
    as many as came of ${all} booked | ${booked(await bookings(url, allFrom))} | <= 2 s`)
  const ends = [alone, beside, betting, whole].map(({ closed, told }) => ({ closed, told }))
  const notes = [`Messages to players, and lines that were closed: ${JSON.stringify(ends)}`]
  return { figures, notes, detail: { figures, ends } }
}

/** As the game server signs it. */
function tokenOf(secret: string, { id, playSession }: Play): string {
  const issuedAtMs = systemClock.now().getTime()
  const play = { mode: 'money', gameId: table, playSession, playerRef: `bench-${id}`, issuedAtMs }
  const text = Buffer.from(JSON.stringify(play)).toString('base64url')
  return `${text}.${createHmac('sha256', secret).update(`play-token\n${text}`).digest('base64url')}`
}

function p99s({ events }: CrowdReport): string {
  const each = events.map((ms) => percentile(ms, 0.99))
  return `${round(median(each))} ms, ${round(Math.max(...each))} ms`
}

interface Booking {
  readonly count: number
  readonly booked: number
  /** Milliseconds since 1970. */
  readonly closed: number
  readonly noted: number
}

async function bookings(url: string, from: Date): Promise<Booking[]> {
  const { rows } = await withOwner(url, (owner) =>
    owner.query<Booking>(
      `SELECT json_array_length(slips) AS count,
         length(encode(booked, 'hex')) - length(replace(encode(booked, 'hex'), '1', '')) AS booked,
         extract(epoch FROM closed_at)::float8 * 1000 AS closed,
         extract(epoch FROM noted_at)::float8 * 1000 AS noted
       FROM games.live_round WHERE table_id = $1 AND closed_at > $2 AND noted_at IS NOT NULL`,
      [table, from],
    ),
  )
  return rows.filter(({ count }) => count > 0)
}

/** Of the rounds with the most slips: the first may have begun before everybody was there. */
function booked(rounds: readonly Booking[]): string {
  const most = Math.max(...rounds.map(({ count }) => count))
  const full = rounds.filter(({ count }) => count > most * 0.9)
  const seconds = full.map(({ closed, noted }) => (noted - closed) / 1_000)
  const refused = full.reduce((sum, each) => sum + each.count - each.booked, 0)
  const counts = full.map(({ count }) => count).join(', ')
  return `${round(median(seconds))} s, at most ${round(Math.max(...seconds))} (${counts}; ${refused} refused)`
}

interface Sample {
  readonly at: number
  readonly ms: number
  /** One that is not has taken as long as the game server waits for the wallet. */
  readonly isAnswered: boolean
}

/** A few players at a slot, who spin at set moments until they are to end. */
async function spinBeside(gamesUrl: string, databaseUrl: string, plays: readonly Play[]) {
  const load = await HttpLoad.open(gamesUrl, spinners)
  const tokens = await launchTokens(databaseUrl, plays.slice(-spinners))
  const guests = await Promise.all(tokens.map((token, at) => Guest.open(load, at, token)))
  const samples: Sample[] = []
  let isOver = false
  const spinning = guests.map(async (guest, nth) => {
    await wait((nth / spinners) * spinEveryMs)
    while (!isOver) {
      const [at, begun] = [systemClock.now().getTime(), performance.now()]
      const isAnswered = await guest.spin().then(
        () => true,
        () => false,
      )
      samples.push({ at, ms: performance.now() - begun, isAnswered })
      await wait(Math.max(0, spinEveryMs - (performance.now() - begun)))
    }
  })
  return {
    async end(): Promise<Sample[]> {
      isOver = true
      await Promise.all(spinning)
      load.close()
      return samples
    },
  }
}

function spinText(samples: readonly Sample[], rounds: readonly Booking[]): string {
  const within = (from: (each: Booking) => number, to: (each: Booking) => number) =>
    samples
      .filter(({ at }) => rounds.some((each) => at >= from(each) && at <= to(each)))
      .map(({ ms }) => ms)
  const beside = within(
    ({ closed }) => closed,
    ({ noted }) => noted,
  )
  const quiet = within(
    ({ noted }) => noted + 1_000,
    ({ noted }) => noted + ballMs,
  )
  const [one, other] = [percentile(beside, 0.99), percentile(quiet, 0.99)]
  const lost = samples.filter(({ isAnswered }) => !isAnswered).length
  const counts = `${round(one)} and ${round(other)} ms of ${beside.length} and ${quiet.length}`
  return `${round(one / other)}x (${counts}; ${lost} of ${samples.length} unanswered)`
}
