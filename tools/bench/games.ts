import { createHash } from 'node:crypto'
import {
  compile,
  type GameDefinition,
  playRound,
  playRoundCoins,
  seededRng,
  studioGames,
} from '@nordlys/game-math'
import type { Measured } from './report.ts'

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
} as const

/**
 * How fast one core plays each game, by CPU time: the fast path that simulates, and the engine
 * that builds what the client shows. The best of several runs, since others use the machine too.
 */
export function measureGames(say: (line: string) => void): Measured {
  const speeds = studioGames.map((definition) => {
    say(`games: ${definition.id}`)
    const game = compile(definition)
    const rng = seededRng(createHash('sha256').update(definition.id).digest())
    const fast = bestPerSecond(() => playRoundCoins(game, rng))
    const engine = bestPerSecond(() => playRound(game, rng).winCoins)
    return { definition, fast, engine }
  })
  return {
    figures: speeds.map(({ definition, fast, engine }) => ({
      name: `${definition.titleDa} (${definition.mechanic}), rounds a CPU second on one core`,
      value: `${millions(fast)} million; engine with events ${millions(engine)} million`,
      reach: `at least ${floorOf(definition)} million`,
    })),
    rows: [],
    notes: [
      `Games: the best of ${repeats} runs of ${secondsEach} s by CPU time, free spins and other`,
      'features included. A game of listed rounds draws its round and plays it; nothing is looked up.',
      '',
    ],
    detail: speeds.map(({ definition: { id }, fast, engine }) => ({ id, fast, engine })),
  }
}

function bestPerSecond(play: () => number): number {
  const perSecond = Array.from({ length: repeats + 1 }, () => roundsPerSecond(play))
  // The first run compiles and is not counted.
  return Math.max(...perSecond.slice(1))
}

function roundsPerSecond(play: () => number): number {
  const start = process.cpuUsage()
  let [rounds, used, coins] = [0, 0, 0]
  while (used < secondsEach) {
    for (let round = 0; round < 2_000; round += 1) coins += play()
    rounds += 2_000
    const { user, system } = process.cpuUsage(start)
    used = (user + system) / 1e6
  }
  if (coins === 0) throw new Error('no round won anything')
  return Math.round(rounds / used)
}

function millions(perSecond: number): string {
  return (perSecond / 1e6).toFixed(2)
}
