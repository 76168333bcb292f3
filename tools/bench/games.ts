import { createHash } from 'node:crypto'
import { studioGames } from '@nordlys/game-catalogue'
import { exampleGame } from '@nordlys/game-catalogue/generate'
import {
  compile,
  type GameDefinition,
  playRound,
  playRoundCoins,
  seededRng,
} from '@nordlys/game-math'
import { figuresOf, type Measured } from './base/report.ts'

const secondsEach = 0.5
const repeats = 5

/** The least millions of rounds a second that a game's fast path must reach on one core. */
function floorOf(game: GameDefinition): number {
  if (game.mechanic === 'lines') return game.lines.length <= 10 ? 4 : 3
  return floors[game.mechanic]
}

const floors = {
  ways: 6,
  'hold-and-win': 3,
  cluster: 0.45,
  flexveje: 4,
  'flexveje-fald': 1,
  'wild-respins': 1.5,
  'walking-wilds': 1.5,
  'sticky-wilds': 2,
  avalanche: 1.5,
  'wild-multipliers': 3,
  mystery: 2,
  'twin-reels': 2,
  'symbol-upgrade': 2,
  'saga-book': 2,
  colossal: 2,
  'respin-wheel': 4,
  'hold-collector': 3,
  'cluster-marks': 0.3,
  'scatter-pays': 0.7,
} as const

/**
 * How fast one core plays each game, by CPU time: the fast path that simulates, and the engine
 * that builds what the client shows. The best of several runs, since others use the machine too.
 */
export function measureGames(say: (line: string) => void): Measured {
  const speeds = contestants().map((definition) => {
    say(`games: ${definition.id}`)
    const game = compile(definition)
    const rng = seededRng(createHash('sha256').update(definition.id).digest())
    const fast = bestPerSecond(() => playRoundCoins(game, rng))
    const engine = bestPerSecond(() => playRound(game, rng).winCoins)
    return { definition, fast, engine }
  })
  const draws = drawsPerSecond()
  return {
    figures: [
      ...speeds.flatMap(
        ({ definition, fast, engine }) => figuresOf`
        ${definition.titleDa} (${definition.mechanic}), rounds a CPU second on one core
          | ${millions(fast)} million; engine with events ${millions(engine)} million
          | at least ${floorOf(definition)} million`,
      ),
      ...figuresOf`
        unbiased draws of a round’s generator, a CPU second on one core
          | ${millions(draws)} million | at least 100 million`,
    ],
    notes: [
      `Games: the best of ${repeats} runs of ${secondsEach} s by CPU time, free spins and other`,
      'features included. A game of listed rounds draws its round and plays it; nothing is looked up.',
    ],
    detail: speeds.map(({ definition: { id }, fast, engine }) => ({ id, fast, engine })),
  }
}

/** The studio's own games, and two sizes that none of them has. */
function contestants(): GameDefinition[] {
  const twentyLines = { ...exampleGame('lines-20').definition, titleDa: '20 linjer' }
  const numberedWilds = { ...exampleGame('ways-1024').definition, titleDa: '1.024 veje' }
  return [...studioGames, twentyLines, numberedWilds]
}

function bestPerSecond(play: () => number): number {
  return best(() =>
    timesPerSecond(2_000, () => {
      let coins = 0
      for (let round = 0; round < 2_000; round += 1) coins += play()
      return coins
    }),
  )
}

/** As many values as the stops of a middling strip. */
const values = 30
const drawsAtOnce = 1_000_000

function drawsPerSecond(): number {
  const rng = seededRng(createHash('sha256').update('draws').digest())
  return best(() =>
    timesPerSecond(drawsAtOnce, () => {
      let sum = 0
      for (let draw = 0; draw < drawsAtOnce; draw += 1) sum += rng.below(values)
      return sum
    }),
  )
}

function best(measure: () => number): number {
  const perSecond = Array.from({ length: repeats + 1 }, measure)
  // The first run compiles and is not counted.
  return Math.max(...perSecond.slice(1))
}

/** Does so many things again and again; what they come to is summed, so that none is left out. */
function timesPerSecond(count: number, together: () => number): number {
  const start = process.cpuUsage()
  let [times, used, sum] = [0, 0, 0]
  while (used < secondsEach) {
    sum += together()
    times += count
    const { user, system } = process.cpuUsage(start)
    used = (user + system) / 1e6
  }
  if (sum === 0) throw new Error('nothing came of it')
  return Math.round(times / used)
}

function millions(perSecond: number): string {
  return (perSecond / 1e6).toFixed(2)
}
