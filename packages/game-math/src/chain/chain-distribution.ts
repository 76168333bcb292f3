import type { BestWin } from '../prove/best-round.ts'
import type { RestMoments } from '../prove/round-moments.ts'
import {
  addProduct,
  type Spectrum,
  SpectrumPool,
  spectraOf,
  spectrumSize,
  valuesOf,
} from '../prove/spectrum.ts'
import { momentsOf, type SpinHistogram, winsIn } from '../prove/spin-moments.ts'
import type { WinDistribution } from '../prove/win-distribution.ts'
import {
  addBelow,
  addBeyond,
  commonStep,
  inCoins,
  type SpinWin,
  type Steps,
} from '../prove/win-steps.ts'
import { outcomesOf } from './outcomes.ts'
import { type ChainState, roundOver, type SpinChain, totalWeight } from './spin-chain.ts'

/**
 * The chance of every win of a round that is a chain of spins, in doubles: for the odds the player
 * is told and as a check on the exact moments. States are taken in their order, so all that leads
 * to one is known when it is played. Wins from `belowCoins` on are added up as one. [PROOF-01]
 */
export function chainDistribution(
  chain: SpinChain,
  kinds: readonly SpinHistogram[],
  belowCoins: number,
): WinDistribution {
  const { states, starts } = chain
  const step = commonStep(...kinds)
  const most = bestCourse(chain, kinds)
  const steps = Math.min(Math.ceil(belowCoins / step), most.coins / step + 1)
  const walk: Steps = { step, steps, beyond: { chance: 0, coins: 0, squares: 0 } }
  const pool = new SpectrumPool(spectrumSize(steps))
  const rests = restsOf(chain, kinds)
  const spinsOf = spinsByState(walk, kinds, pool)
  const arriving = new Map<number, Spectrum>()
  const [ended, none] = [pool.take(), pool.take()]
  const total = totalWeight(starts)
  const begun = new Map<number, number>()
  for (const { weight, state } of starts) begun.set(state, (begun.get(state) ?? 0) + weight / total)
  for (const [number, state] of states.entries()) {
    const wins = new Float64Array(steps)
    const arrived = arriving.get(number)
    if (arrived) wins.set(valuesOf(arrived, none, steps)[0])
    wins[0] = (wins[0] ?? 0) + (begun.get(number) ?? 0)
    arriving.delete(number)
    const transformed = spectraOf(wins, new Float64Array(), pool)
    const [spectrum] = transformed
    const spins = spinsOf(state)
    for (const spin of spins) {
      const into = spin.next === roundOver ? ended : (arriving.get(spin.next) ?? pool.take())
      if (spin.next !== roundOver) arriving.set(spin.next, into)
      addProduct(into, spectrum, spin.spectrum)
      addBeyond(walk, wins, spin.wins, rests[spin.next] ?? nothingLeft)
    }
    pool.giveBack([...transformed, ...spins.map((spin) => spin.spectrum)])
    if (arrived) pool.giveBack([arrived])
  }
  const [won] = valuesOf(ended, none, steps)
  return { chances: inCoins(won, step), belowCoins, beyond: walk.beyond, dropped: 0, most }
}

const nothingLeft: RestMoments = { mean: 0, square: 0 }

interface SpectralSpin {
  readonly next: number
  readonly wins: readonly SpinWin[]
  readonly spectrum: Spectrum
}

/** What a state's spin wins by what follows it, made anew for each state. */
function spinsByState(
  walk: Steps,
  kinds: readonly SpinHistogram[],
  pool: SpectrumPool,
): (state: ChainState) => readonly SpectralSpin[] {
  return (state) =>
    winsByNext(state, kinds[state.kind]).map(([next, chances]) => {
      const wins = [...chances].map(([coins, chance]) => ({ win: coins / walk.step, chance }))
      const below = new Float64Array(walk.steps)
      addBelow(walk, below, wins)
      const [spectrum, other] = spectraOf(below, new Float64Array(), pool)
      pool.giveBack([other])
      return { next, wins, spectrum }
    })
}

/** The chance of each win, multiplied, by the state that follows. */
function winsByNext(
  { next, multiplier }: ChainState,
  kind: SpinHistogram | undefined,
): [number, Map<number, number>][] {
  const byNext = new Map<number, Map<number, number>>()
  kind?.byScatters.forEach((counts, tally) => {
    for (const coins of winsIn(counts)) {
      const after = next[2 * tally + (coins > 0 ? 1 : 0)] ?? roundOver
      const chances = byNext.get(after) ?? new Map<number, number>()
      byNext.set(after, chances)
      const won = coins * multiplier
      chances.set(won, (chances.get(won) ?? 0) + (counts[coins] ?? 0) / kind.cycle)
    }
  })
  return [...byNext]
}

/** What each state has still to win, its own spin included, in doubles. */
function restsOf({ states }: SpinChain, kinds: readonly SpinHistogram[]): RestMoments[] {
  const moments = kinds.map(momentsOf)
  const rests: RestMoments[] = []
  for (let number = states.length - 1; number >= 0; number -= 1) {
    const state = states[number]
    const spin = state && moments[state.kind]
    if (!state || !spin) continue
    let [mean, square] = [0, 0]
    for (const outcome of outcomesOf(state, spin)) {
      const share = (count: bigint) => Number(count) / Number(spin.cycle)
      const [chance, coins] = [share(outcome.grids), share(outcome.coins) * state.multiplier]
      const rest = rests[outcome.next] ?? nothingLeft
      mean += coins + chance * rest.mean
      square +=
        share(outcome.coinsSquared) * state.multiplier ** 2 +
        2 * coins * rest.mean +
        chance * rest.square
    }
    rests[number] = { mean, square }
  }
  return rests
}

/** The largest win some round gives, over every course of the chain. */
function bestCourse({ states, starts }: SpinChain, kinds: readonly SpinHistogram[]): BestWin {
  const best: BestWin[] = []
  const over = { coins: 0, chance: 1 }
  const better = (known: BestWin, coins: number, chance: number): BestWin => {
    if (coins < known.coins) return known
    return { coins, chance: coins === known.coins ? known.chance + chance : chance }
  }
  for (let number = states.length - 1; number >= 0; number -= 1) {
    const state = states[number]
    if (!state) continue
    let found: BestWin = { coins: -1, chance: 0 }
    for (const [next, chances] of winsByNext(state, kinds[state.kind])) {
      const after = next === roundOver ? over : (best[next] ?? over)
      for (const [coins, chance] of chances) {
        found = better(found, coins + after.coins, chance * after.chance)
      }
    }
    best[number] = found
  }
  const total = totalWeight(starts)
  return starts.reduce<BestWin>(
    (known, { weight, state }) => {
      const { coins, chance } = best[state] ?? over
      return better(known, coins, (chance * weight) / total)
    },
    { coins: -1, chance: 0 },
  )
}
