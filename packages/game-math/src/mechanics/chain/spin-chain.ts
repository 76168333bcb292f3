import { invariant } from '@nordlys/core'
import type { CompiledStrips } from '../../base/compile-reels.ts'
import type { LinkedReels } from '../../base/linked-reels.ts'
import type { ChainPartName } from '../../prove/par.ts'
import type { LineGrid } from '../lines/compile.ts'

/**
 * A round as a chain of spins: which reels turn, what wins are multiplied by and which spin comes
 * next depend on a state, and the state follows from the tallies of the spins before it. A chain
 * has an end: no state is ever reached again.
 */
export interface SpinChain {
  readonly kinds: readonly SpinKind[]
  readonly states: readonly ChainState[]
  /** The states a round may begin with, and how likely each is of their total. */
  readonly starts: readonly { readonly weight: number; readonly state: number }[]
}

/** Reels that turn alike wherever a chain uses them. */
export interface SpinKind {
  /** A spin draws one of these before its reels stop; without a choice nothing is drawn. */
  readonly variants: readonly SpinVariant[]
}

export interface SpinVariant {
  readonly weight: number
  readonly game: LineGrid
  readonly strips: CompiledStrips
  /** Absent where every reel stops by itself. */
  readonly linked?: LinkedReels
}

export interface ChainState {
  readonly kind: number
  readonly part: ChainPartName
  readonly multiplier: number
  /** The state after a spin, at `2 * tally + (won ? 1 : 0)`; `roundOver` at the end. */
  readonly next: Int32Array
}

export const roundOver = -1

/** What a mechanic says of its states; two with one name are the same. */
export interface ChainPlan<State> {
  readonly kinds: readonly SpinKind[]
  readonly starts: readonly { readonly weight: number; readonly state: State }[]
  spinOf(state: State): Pick<ChainState, 'kind' | 'part' | 'multiplier'>
  /** Undefined at the round's end. `won`: the spin won anything. */
  after(state: State, tally: number, won: boolean): State | undefined
}

/** Lays out every state that can be reached, each before all that come after it. */
export function layOutChain<State>(plan: ChainPlan<State>): SpinChain {
  const numbers = new Map<string, number>()
  const laidOut: { readonly state: State; readonly next: string[] }[] = []
  const underWay = new Set<string>()

  function visit(state: State): string {
    const name = JSON.stringify(state)
    invariant(!underWay.has(name), `the state ${name} leads to itself`)
    if (numbers.has(name)) return name
    underWay.add(name)
    const { kind } = plan.spinOf(state)
    const most = plan.kinds[kind]?.variants[0]?.game.mostScatters ?? 0
    const next = Array.from({ length: 2 * (most + 1) }, (_, outcome) => {
      const after = plan.after(state, outcome >> 1, outcome % 2 === 1)
      return after === undefined ? '' : visit(after)
    })
    underWay.delete(name)
    numbers.set(name, laidOut.length)
    laidOut.push({ state, next })
    return name
  }

  const names = plan.starts.map(({ state }) => visit(state))
  const last = laidOut.length - 1
  const numberOf = (name: string) => last - (numbers.get(name) ?? last - roundOver)
  return {
    kinds: plan.kinds,
    states: laidOut.reverse().map(({ state, next }) => ({
      ...plan.spinOf(state),
      next: Int32Array.from(next, numberOf),
    })),
    starts: plan.starts.map(({ weight }, index) => ({
      weight,
      state: numberOf(names[index] ?? ''),
    })),
  }
}

/** A kind of spin without a choice. */
export function onlyKind(game: LineGrid, strips: CompiledStrips): SpinKind {
  return { variants: [{ weight: 1, game, strips }] }
}

export function totalWeight(choices: readonly { readonly weight: number }[]): number {
  return choices.reduce((total, { weight }) => total + weight, 0)
}
