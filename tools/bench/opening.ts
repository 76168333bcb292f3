import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { compile, type GameDefinition } from '@nordlys/game-math'
import { pino } from 'pino'
import { offeredGames, Preparer } from '../../apps/games/src/catalogue/index.ts'
import { figuresOf, type Measured } from './base/report.ts'

const mostGames = 24
const listedMechanics = ['cluster', 'flexveje-fald', 'cluster-marks', 'scatter-pays']

interface Opened {
  readonly id: string
  readonly cpuMs: number
  /** The longest piece, by CPU time. */
  readonly pieceMs: number
  /** How late the event loop was at most while the game was prepared, by the wall. */
  readonly delayMs: number
}

/**
 * How long a game server answers nobody while a game of listed rounds is opened for the first time:
 * the event loop's delay by the wall, and the longest piece by CPU time, since others use the
 * machine, too.
 */
export async function measureOpening(say: (line: string) => void): Promise<Measured> {
  const definitions = await listedDefinitions()
  const bytesBefore = await heldBytes()
  const opened: Opened[] = []
  const kept = []
  for (const definition of definitions) {
    say(`opening: ${definition.id}`)
    const game = compile(definition)
    opened.push(await openOne(definition.id, game))
    kept.push(game)
  }
  const heldKb = ((await heldBytes()) - bytesBefore) / 1024 / kept.length
  const most = (of: 'cpuMs' | 'pieceMs' | 'delayMs') =>
    Math.max(...opened.map((each) => each[of])).toFixed(1)
  return {
    figures: figuresOf`
      opening ${kept.length} games of listed rounds: the longest task, by CPU time
        | ${most('pieceMs')} ms (event loop’s delay by the wall at most ${most('delayMs')} ms)
        | <= 20 ms (delay < 50 ms on a machine of its own)
      what is held of a game of listed rounds once it is open
        | ${Math.round(heldKb)} KB | <= 600 KB`,
    notes: [`Opening such a game takes ${most('cpuMs')} ms of CPU at most, in pieces.`],
    detail: { opened, heldKb },
  }
}

/** The bytes of arrays that are still referenced, after a collection. */
async function heldBytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  // The memory of a generator is freed in the second round.
  for (let round = 0; round < 2; round += 1) {
    runInNewContext('gc')()
    await setTimeout(20)
  }
  return process.memoryUsage().arrayBuffers
}

async function openOne(id: string, game: ReturnType<typeof compile>): Promise<Opened> {
  let pieceMs = 0
  const measured = {
    *prepare() {
      const pieces = game.prepare()[Symbol.iterator]()
      for (;;) {
        const from = process.threadCpuUsage()
        const { done } = pieces.next()
        pieceMs = Math.max(pieceMs, sinceMs(from))
        if (done) return
        yield
      }
    },
  }
  const delay = monitorEventLoopDelay({ resolution: 1 })
  // It counts from its own first tick on.
  delay.enable()
  await setTimeout(20)
  delay.reset()
  const from = process.threadCpuUsage()
  await new Preparer().prepare(measured)
  const cpuMs = sinceMs(from)
  await setTimeout(20)
  delay.disable()
  return { id, cpuMs, pieceMs, delayMs: delay.max / 1e6 }
}

function sinceMs(from: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1000
}

async function listedDefinitions(): Promise<GameDefinition[]> {
  const offered = await offeredGames(pino({ level: 'error' }))
  // As many of each.
  const chosen = listedMechanics.flatMap((mechanic) =>
    offered
      .filter(({ listed }) => listed.mechanic === mechanic)
      .slice(0, mostGames / listedMechanics.length),
  )
  return Promise.all(chosen.map(async ({ open }) => (await open()).definition))
}
