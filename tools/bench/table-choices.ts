import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { type HandAnswer, type HandRefusal, type TableOpened, tablePaths } from '@nordlys/contracts'
import { required, systemRandom } from '@nordlys/core'
import { cpuSecondsOfTree } from './base/cpu.ts'
import { percentile, round } from './base/pairs.ts'
import { figuresOf, type Measured } from './base/report.ts'
import { HttpLoad } from './http-load.ts'
import { launchTokens, type MoneyPrograms } from './money-programs.ts'
import type { Play } from './players.ts'
import type { BenchServer } from './server.ts'
import { json } from './wallet-messages.ts'

const gameId = 'blackjack'
const playing = 300
const sittingDown = 10
/** Of one player, from one move to the next. */
const everyMs = 3_000
const warmUpMs = 10_000
const measuredMs = 60_000
/** So little that no choice goes beyond what an active bonus allows. */
const stakeOre = 1_000

/** What each kind of move took, in milliseconds. */
type Samples = Record<'deal' | 'choose', number[]>

/**
 * How long a choice takes while 300 players sit at tables of blackjack and each makes a move every three
 * seconds. The moves are due at set moments, and a move is timed from when it was due: an answer that is
 * late makes no other move later.
 */
export async function measureChoices(
  programs: MoneyPrograms,
  server: BenchServer,
  plays: readonly Play[],
  say: (line: string) => void,
): Promise<Measured> {
  const seats = await sitDown(programs.games.url, server.url, plays.slice(-playing))
  say(`${playing} players sit down`)
  await playFor(warmUpMs, seats)
  const pids = { database: server.pid, platform: programs.platform.pid, games: programs.games.pid }
  const cpuOf = () => Object.values(pids).map(cpuSecondsOfTree)
  const before = cpuOf()
  const samples = await playFor(measuredMs, seats)
  const after = cpuOf()
  for (const seat of seats) seat.close()
  const moves = samples.choose.length + samples.deal.length
  const cpu = Object.keys(pids).map((name, at) => {
    const seconds = (after[at] ?? Number.NaN) - (before[at] ?? Number.NaN)
    return `${name} ${round((seconds / moves) * 1_000)} ms`
  })
  const [lastMinute = Number.NaN] = loadavg()
  return {
    figures: figuresOf`
      a choice at blackjack, p99, ${playing} players at tables | ${told(samples.choose)} | <= 80 ms
      a deal beside it, p99 | ${told(samples.deal)} | told
      CPU a move at a table | ${cpu.join(', ')} (beside a load of ${round(lastMinute)}) | told`,
    detail: { playing, moves, cpu, loadAverage: lastMinute, samples },
  }
}

/** A few at a time: a launch token lives for a minute, and the platform has other work. */
async function sitDown(gamesUrl: string, databaseUrl: string, guests: readonly Play[]) {
  const seats: TableSeat[] = []
  while (seats.length < guests.length) {
    const next = guests.slice(seats.length, seats.length + sittingDown)
    const tokens = await launchTokens(databaseUrl, next, gameId)
    seats.push(...(await Promise.all(tokens.map((token) => takeSeat(gamesUrl, token)))))
  }
  return seats
}

/** Lets everybody play so long; what a move took, by its kind. */
async function playFor(ms: number, seats: readonly TableSeat[]): Promise<Samples> {
  const samples: Samples = { deal: [], choose: [] }
  const begun = performance.now()
  const playOne = async (seat: TableSeat, place: number) => {
    // Spread over the pause, so that the moves do not come all at once.
    const first = begun + (place / seats.length) * everyMs
    for (let dueMs = first; dueMs < begun + ms; dueMs += everyMs) {
      await wait(Math.max(0, dueMs - performance.now()))
      const kind = await seat.move()
      samples[kind].push(performance.now() - dueMs)
    }
  }
  await Promise.all(seats.map(playOne))
  return samples
}

type TableSeat = Awaited<ReturnType<typeof takeSeat>>

/** A player at a table, on a connection of their own, as browsers come. */
async function takeSeat(gamesUrl: string, launchToken: string) {
  const line = await HttpLoad.open(gamesUrl, 1)
  const message = { mode: 'money', launchToken }
  const opened = await ask<TableOpened>(line, { path: tablePaths.open, message })
  const headers = { ...json, authorization: `Bearer ${opened.playToken}` }
  let { roundKey } = opened
  let hand: HandAnswer['hand'] | undefined
  const send = async (path: string, message: object) => {
    const answer = await ask<HandAnswer>(line, { path, message, headers })
    hand = answer.hand
    roundKey = answer.roundKey ?? roundKey
  }
  return {
    close: () => line.close(),
    /** Deals, or makes one of the choices that the hand leaves open. */
    async move(): Promise<keyof Samples> {
      if (!hand || hand.end) {
        await send(tablePaths.deal, { roundKey, bets: [['hand', stakeOre]] })
        return 'deal'
      }
      const { round: key, step, options } = hand
      const drawn = (systemRandom.bytes(1)[0] ?? 0) % options.length
      const { choice } = required(options[drawn], 'a choice')
      await send(tablePaths.choose, { round: key, step, choice })
      return 'choose'
    },
  }
}

interface Wish {
  path: string
  message: object
  headers?: Record<string, string>
}

/** A refusal stops the bench: nobody here is short of money or time. */
async function ask<T extends { ok: true }>(
  line: HttpLoad,
  { path, message, headers = json }: Wish,
): Promise<T> {
  const { status, body } = await line.send(0, path, headers, JSON.stringify(message))
  const answer: T | HandRefusal = JSON.parse(body)
  if (!answer.ok) throw new Error(`${path} answered ${status}: ${body}`)
  return answer
}

function told(samples: readonly number[]): string {
  const at = (share: number) => round(percentile(samples, share))
  return `${at(0.99)} ms (p50 ${at(0.5)}, p95 ${at(0.95)}, at most ${at(0.9999)}; ${samples.length} of them)`
}
