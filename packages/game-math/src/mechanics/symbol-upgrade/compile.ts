import { byCount, compileStrips } from '../../base/compile-reels.ts'
import type { ChainGame } from '../chain/play-coins.ts'
import { layOutChain, onlyKind, type SpinKind } from '../chain/spin-chain.ts'
import { compileLineGrid, type LineGrid } from '../lines/compile.ts'
import type { SymbolUpgradeDefinition } from './definition.ts'

export interface SymbolUpgradeGame extends ChainGame {
  readonly definition: SymbolUpgradeDefinition
  readonly base: LineGrid
  /** Its tally are the upgrade symbols; it has no scatters. */
  readonly free: LineGrid
}

type State = 'base' | { readonly left: number; readonly collected: number }

/** A free spin is one on strips that have lost as many symbols as were taken away before it. */
export function compile(definition: SymbolUpgradeDefinition): SymbolUpgradeGame {
  const { reels, rows, symbols, strips, upgrades, freeSpins, caps, coinsPerBet } = definition
  const upgrade = symbols.find(({ kind }) => kind === 'upgrade')?.key ?? ''
  const mostShown = strips.free.filter((strip) => strip.includes(upgrade)).length
  const base = compileLineGrid(definition, 'scatter', reels)
  const free = compileLineGrid(definition, 'upgrade', mostShown)
  const spins = byCount(freeSpins.spinsByScatters, reels)
  const mostCollected = upgrades.perStep * upgrades.steps
  const chain = layOutChain<State>({
    kinds: [
      onlyKind(base, compileStrips(strips.base, base.keys, rows)),
      ...levels(definition, free),
    ],
    starts: [{ weight: 1, state: 'base' }],
    spinOf: (state) =>
      state === 'base'
        ? { kind: 0, part: 'base', multiplier: 1 }
        : {
            kind: 1 + Math.floor(state.collected / upgrades.perStep),
            part: 'free-spins',
            multiplier: freeSpins.multiplier,
          },
    after(state, tally) {
      if (state === 'base') {
        const left = spins[tally] ?? 0
        return left > 0 ? { left, collected: 0 } : undefined
      }
      if (state.left === 1) return undefined
      const collected = Math.min(state.collected + tally, mostCollected)
      return { left: state.left - 1, collected }
    },
  })
  return { definition, base, free, chain, maxWinCoins: caps.maxWinBets * coinsPerBet }
}

/** Free spins by how many symbols are gone, from none on: each step takes the cheapest one left. */
function levels(
  { symbols, strips, upgrades, rows }: SymbolUpgradeDefinition,
  free: LineGrid,
): SpinKind[] {
  const paying = symbols.filter(({ kind }) => kind === 'pay').map(({ key }) => key)
  const kinds = [onlyKind(free, compileStrips(strips.free, free.keys, rows))]
  let left = strips.free
  for (let step = 1; step <= upgrades.steps; step += 1) {
    const [dearer = '', cheapest = ''] = paying.slice(-step - 1)
    left = left.map((strip) => strip.map((key) => (key === cheapest ? dearer : key)))
    kinds.push(onlyKind(free, compileStrips(left, free.keys, rows)))
  }
  return kinds
}
