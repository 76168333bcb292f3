import { canonicalHash } from '@nordlys/game-math/base/definition-hash'
import type { GameDefinition } from '@nordlys/game-math/game/definition'
import type { Par } from '@nordlys/game-math/prove/par'
import { isChainPar, isFreeSpinsPar, isHoldPar } from '@nordlys/game-math/prove/par-kinds'

/** What tells a game from the others of its generator. */
export interface Fingerprint {
  readonly id: string
  /** Of what its cells are drawn from: strips, or the chances of cells. */
  readonly cells: string
  readonly paytable: string
  readonly structure: readonly string[]
  /** How it feels to play, each figure in steps that a player may notice. */
  readonly figures: readonly number[]
  /** Every pay as a share of all of them. */
  readonly shares: readonly number[]
}

export function fingerprintOf(
  definition: GameDefinition,
  par: Par,
  structure: readonly unknown[],
): Fingerprint {
  const pays = definition.symbols.map((symbol) => Object.values(symbol.pays))
  const total = pays.flat().reduce((sum, coins) => sum + coins, 0)
  return {
    id: definition.id,
    cells: canonicalHash('strips' in definition ? definition.strips : definition.cells1024),
    paytable: canonicalHash(pays),
    structure: structure.map(canonicalHash),
    figures: figuresOf(definition, par),
    shares: pays.flat().map((coins) => coins / total),
  }
}

function figuresOf({ symbols }: GameDefinition, par: Par): number[] {
  const feature = featureOf(par)
  return [
    par.rtpPercent / 0.2,
    par.hitRate / 0.01,
    Math.log(par.standardDeviation) / 0.05,
    feature.percent / 2,
    Math.log(feature.rounds) / 0.1,
    Math.log(chanceFrom(par, 10)) / 0.1,
    Math.log(chanceFrom(par, 100)) / 0.15,
    Math.log(par.maxWinBets) / 0.1,
    symbols.length,
  ]
}

/** What the feature returns, and how many rounds it takes to come; tumbles come in every win. */
function featureOf(par: Par): { readonly percent: number; readonly rounds: number } {
  if (isFreeSpinsPar(par)) {
    return { percent: par.rtpParts.freeSpinsPercent, rounds: par.roundsPerFeature }
  }
  if (isHoldPar(par)) return { percent: par.rtpParts.holdPercent, rounds: par.roundsPerFeature }
  const feature = isChainPar(par) ? par.parts[1] : undefined
  return feature ?? { percent: 0, rounds: 1 }
}

function chanceFrom({ atLeast }: Par, bets: number): number {
  return atLeast.find((odds) => odds.bets === bets)?.chance ?? 1e-6
}
