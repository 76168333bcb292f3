import type { BestWin } from '../../prove/best-round.ts'
import type { RestMoments } from '../../prove/round-moments.ts'
import {
  addProduct,
  type Spectrum,
  SpectrumPool,
  spectraOf,
  spectrumSize,
  valuesOf,
} from '../../prove/spectrum.ts'
import { momentsOf, type SpinHistogram, winsIn } from '../../prove/spin-moments.ts'
import type { WinDistribution } from '../../prove/win-distribution.ts'
import {
  addBelow,
  addBeyond,
  commonStep,
  inCoins,
  type SpinWin,
  type Steps,
} from '../../prove/win-steps.ts'
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
  const spectra = new SpinSpectra(walk, chain, kinds, pool)
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
    for (const spin of spectra.of(state)) {
      const into = spin.next === roundOver ? ended : (arriving.get(spin.next) ?? pool.take())
      if (spin.next !== roundOver) arriving.set(spin.next, into)
      addProduct(into, spectrum, spin.spectrum)
      addBeyond(walk, wins, spin.wins, rests[spin.next] ?? nothingLeft)
    }
    spectra.finish(state)
    pool.giveBack(transformed)
    if (arrived) pool.giveBack([arrived])
  }
  const [won] = valuesOf(ended, none, steps)
  return { chances: inCoins(won, step), belowCoins, beyond: walk.beyond, dropped: 0, most }
}

const nothingLeft: RestMoments = { mean: 0, square: 0 }

interface SpectralSpin {
  /** The first of the outcomes after which the same comes, as a state's `next` has them. */
  readonly outcome: number
  readonly wins: readonly SpinWin[]
  readonly spectrum: Spectrum
}

/**
 * What a state's spin wins by what follows it. Many states differ in where they lead alone: those
 * share what is made for the first of them, and its room is given back after the last.
 */
class SpinSpectra {
  readonly #walk: Steps
  readonly #won: readonly WinsByTally[]
  readonly #pool: SpectrumPool
  readonly #due = new Map<string, number>()
  readonly #made = new Map<string, readonly SpectralSpin[]>()

  constructor(
    walk: Steps,
    { states }: SpinChain,
    kinds: readonly SpinHistogram[],
    pool: SpectrumPool,
  ) {
    this.#walk = walk
    this.#won = kinds.map(winsByTally)
    this.#pool = pool
    for (const state of states) {
      const name = likeness(state)
      this.#due.set(name, (this.#due.get(name) ?? 0) + 1)
    }
  }

  of(state: ChainState): readonly (SpectralSpin & { readonly next: number })[] {
    const name = likeness(state)
    const spins = this.#made.get(name) ?? this.#make(state)
    this.#made.set(name, spins)
    return spins.map((spin) => ({ ...spin, next: state.next[spin.outcome] ?? roundOver }))
  }

  /** To be called once for each state. */
  finish(state: ChainState): void {
    const name = likeness(state)
    const due = (this.#due.get(name) ?? 0) - 1
    this.#due.set(name, due)
    if (due > 0) return
    this.#pool.giveBack((this.#made.get(name) ?? []).map(({ spectrum }) => spectrum))
    this.#made.delete(name)
  }

  #make(state: ChainState): readonly SpectralSpin[] {
    const { step, steps } = this.#walk
    return winsByNext(state, this.#won[state.kind]).map(([next, chances]) => {
      const wins = [...chances].map(([coins, chance]) => ({ win: coins / step, chance }))
      const below = new Float64Array(steps)
      addBelow(this.#walk, below, wins)
      const [spectrum, other] = spectraOf(below, new Float64Array(), this.#pool)
      this.#pool.giveBack([other])
      return { outcome: state.next.indexOf(next), wins, spectrum }
    })
  }
}

/** Of states with one name the same outcomes lead on alike, wherever that is. */
function likeness({ kind, multiplier, next }: ChainState): string {
  return `${kind} ${multiplier} ${next.map((each) => next.indexOf(each))}`
}

/** The chance of each win, multiplied, by the state that follows. */
function winsByNext(
  { next, multiplier }: ChainState,
  kind: WinsByTally | undefined,
): [number, Map<number, number>][] {
  const byNext = new Map<number, Map<number, number>>()
  kind?.forEach((wins, tally) => {
    for (const { win, chance } of wins) {
      const after = next[2 * tally + (win > 0 ? 1 : 0)] ?? roundOver
      const chances = byNext.get(after) ?? new Map<number, number>()
      byNext.set(after, chances)
      const won = win * multiplier
      chances.set(won, (chances.get(won) ?? 0) + chance)
    }
  })
  return [...byNext]
}

/** What a kind of spin wins, in coins, by its tally; the largest win is the last one. */
type WinsByTally = readonly (readonly SpinWin[])[]

function winsByTally({ cycle, byScatters }: SpinHistogram): WinsByTally {
  return byScatters.map((counts) =>
    winsIn(counts).map((win) => ({ win, chance: (counts[win] ?? 0) / cycle })),
  )
}

/** Of each tally the largest win alone: after all that win, the same comes. */
function largestOnly(kind: WinsByTally): WinsByTally {
  return kind.map((wins) => wins.filter(({ win }, at) => win === 0 || at === wins.length - 1))
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
export function bestCourse(
  { states, starts }: SpinChain,
  kinds: readonly SpinHistogram[],
): BestWin {
  const best: BestWin[] = []
  const over = { coins: 0, chance: 1 }
  const ends = kinds.map(winsByTally).map(largestOnly)
  const better = (known: BestWin, coins: number, chance: number): BestWin => {
    if (coins < known.coins) return known
    return { coins, chance: coins === known.coins ? known.chance + chance : chance }
  }
  for (let number = states.length - 1; number >= 0; number -= 1) {
    const state = states[number]
    if (!state) continue
    let found: BestWin = { coins: -1, chance: 0 }
    for (const [next, chances] of winsByNext(state, ends[state.kind])) {
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
