import { type FreeSpinsPlan, freeMultiplier, freeSpinsWon } from '../features/free-spins.ts'
import { type BestWin, bestRound } from './best-round.ts'
import { type RestMoments, restMoments } from './round-moments.ts'
import {
  addProduct,
  type Spectrum,
  SpectrumPool,
  spectraOf,
  spectrumSize,
  valuesOf,
} from './spectrum.ts'
import { momentsOf, type SpinHistogram, winsIn } from './spin-moments.ts'
import {
  addBelow,
  addBeyond,
  type Beyond,
  bestSpins,
  commonStep,
  inCoins,
  type SpinWin,
  type Steps,
} from './win-steps.ts'

/** `chances[coins]` below some number of coins, and all that is more together. */
export interface WinDistribution {
  readonly chances: Float64Array
  /** Wins of so many coins and more are not told apart. */
  readonly belowCoins: number
  readonly beyond: Beyond
  /** All that dropped paths could have added up to. */
  readonly dropped: number
  /** The largest win that has a chance. */
  readonly most: BestWin
}

const nothing: Readonly<Beyond> = { chance: 0, coins: 0, squares: 0 }
/** Of a distribution that tells all wins apart. */
export const nothingBeyond = { belowCoins: Number.POSITIVE_INFINITY, beyond: nothing }

/**
 * The chance of every win of a whole round in double precision: for the odds the player is told
 * and as a check on the exact moments, never for the return itself. Wins from `belowCoins` on are
 * added up as one, with their moments: of a round that has won so much already, what is left to
 * win is known. [PROOF-01]
 */
export function winDistribution(
  plan: FreeSpinsPlan,
  base: SpinHistogram,
  free: SpinHistogram,
  belowCoins: number,
): WinDistribution {
  const step = commonStep(base, free)
  const most = bestRound(plan, bestSpins(base), bestSpins(free))
  const steps = Math.min(Math.ceil(belowCoins / step), most.coins / step + 1)
  const walk: Walk = {
    plan,
    step,
    steps,
    pool: new SpectrumPool(spectrumSize(steps)),
    beyond: { ...nothing },
    rest: restMoments(plan, momentsOf(free)),
  }
  const lost = new Float64Array(steps)
  const ended = walk.pool.take()
  const spinsOf = freeSpinsByFactor(walk, free)
  let states = afterBase(walk, base, lost)
  while (states.length > 0) {
    const after = new Map<string, Target>()
    const transformed = withSpectra(walk, states)
    for (const [{ left, awarded, wins }, spectrum] of transformed) {
      for (const spin of spinsOf(freeMultiplier(plan, awarded - left))) {
        const won = freeSpinsWon(plan, spin.scatters, awarded)
        const [next, all] = [left - 1 + won, awarded + won]
        const into = next === 0 ? ended : targetOf(walk, after, next, all).spectrum
        addProduct(into, spectrum, spin.spectrum)
        addBeyond(walk, wins, spin.wins, walk.rest(next, all))
      }
    }
    walk.pool.giveBack(transformed.map(([, spectrum]) => spectrum))
    states = statesOf(walk, [...after.values()])
  }
  const [won] = valuesOf(ended, walk.pool.take(), steps)
  const chances = won.map((chance, win) => chance + (lost[win] ?? 0))
  return { chances: inCoins(chances, step), belowCoins, beyond: walk.beyond, dropped: 0, most }
}

/** Wins are in steps from here on. */
interface Walk extends Steps {
  readonly plan: FreeSpinsPlan
  readonly pool: SpectrumPool
  readonly rest: (left: number, awarded: number) => RestMoments
}

interface State {
  readonly left: number
  readonly awarded: number
  readonly wins: Float64Array
}

interface Target {
  readonly left: number
  readonly awarded: number
  readonly spectrum: Spectrum
}

/** Scatter counts that win the same free spins lead on alike and are taken together. */
function spinWins(
  { plan, step }: Walk,
  { byScatters, cycle }: SpinHistogram,
): { readonly scatters: number; readonly wins: readonly SpinWin[] }[] {
  const bySpins = Map.groupBy(byScatters.keys(), (scatters) => plan.freeSpins[scatters] ?? 0)
  return [...bySpins.values()].flatMap((alike) => {
    const merged = new Map<number, number>()
    for (const scatters of alike) {
      const counts = byScatters[scatters] ?? new Float64Array()
      for (const coins of winsIn(counts)) {
        const chance = (counts[coins] ?? 0) / cycle
        merged.set(coins / step, (merged.get(coins / step) ?? 0) + chance)
      }
    }
    const wins = [...merged].map(([win, chance]) => ({ win, chance }))
    return wins.length > 0 ? [{ scatters: alike[0] ?? 0, wins }] : []
  })
}

/** Rounds that win no free spins are put into `lost`, the others are the first states. */
function afterBase(walk: Walk, base: SpinHistogram, lost: Float64Array): State[] {
  const states = new Map<number, State>()
  const nothing = Float64Array.of(1)
  for (const { scatters, wins } of spinWins(walk, base)) {
    const won = freeSpinsWon(walk.plan, scatters, 0)
    const state = states.get(won) ?? {
      left: won,
      awarded: won,
      wins: won === 0 ? lost : new Float64Array(walk.steps),
    }
    if (won > 0) states.set(won, state)
    addBelow(walk, state.wins, wins)
    addBeyond(walk, nothing, wins, walk.rest(won, won))
  }
  return [...states.values()]
}

function withSpectra(walk: Walk, states: readonly State[]): [State, Spectrum][] {
  return inPairs(states).flatMap(([first, second]): [State, Spectrum][] => {
    const [a, b] = spectraOf(first.wins, second?.wins ?? new Float64Array(), walk.pool)
    if (!second) walk.pool.giveBack([b])
    return second
      ? [
          [first, a],
          [second, b],
        ]
      : [[first, a]]
  })
}

function statesOf(walk: Walk, targets: readonly Target[]): State[] {
  return inPairs(targets).flatMap(([first, second]) => {
    const other = second?.spectrum ?? walk.pool.take()
    const [a, b] = valuesOf(first.spectrum, other, walk.steps)
    walk.pool.giveBack([first.spectrum, other])
    const state = ({ left, awarded }: Target, wins: Float64Array) => ({ left, awarded, wins })
    return second ? [state(first, a), state(second, b)] : [state(first, a)]
  })
}

function inPairs<T>(values: readonly T[]): [T, T | undefined][] {
  return values.flatMap((value, index): [T, T | undefined][] =>
    index % 2 === 0 ? [[value, values[index + 1]]] : [],
  )
}

interface SpectralSpin {
  readonly scatters: number
  readonly wins: readonly SpinWin[]
  readonly spectrum: Spectrum
}

/** One free spin with its wins multiplied; kept by multiplier. */
function freeSpinsByFactor(
  walk: Walk,
  free: SpinHistogram,
): (factor: number) => readonly SpectralSpin[] {
  const plain = spinWins(walk, free)
  const known = new Map<number, readonly SpectralSpin[]>()
  return (factor) => {
    const spins =
      known.get(factor) ??
      plain.map(({ scatters, wins: unmultiplied }) => {
        const wins = unmultiplied.map(({ win, chance }) => ({ win: win * factor, chance }))
        const chances = new Float64Array(walk.steps)
        addBelow(walk, chances, wins)
        const [spectrum, other] = spectraOf(chances, new Float64Array(), walk.pool)
        walk.pool.giveBack([other])
        return { scatters, wins, spectrum }
      })
    known.set(factor, spins)
    return spins
  }
}

function targetOf(
  { pool }: Walk,
  targets: Map<string, Target>,
  left: number,
  awarded: number,
): Target {
  const name = `${left},${awarded}`
  const target = targets.get(name) ?? { left, awarded, spectrum: pool.take() }
  targets.set(name, target)
  return target
}
