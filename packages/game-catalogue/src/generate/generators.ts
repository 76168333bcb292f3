import { required } from '@nordlys/core'
import { avalancheGenerator } from './chain/avalanche-generator.ts'
import { colossalGenerator } from './chain/colossal-generator.ts'
import { mysteryGenerator } from './chain/mystery-generator.ts'
import { respinWheelGenerator } from './chain/respin-wheel-generator.ts'
import { sagaBookGenerator } from './chain/saga-book-generator.ts'
import { stickyWildsGenerator } from './chain/sticky-wilds-generator.ts'
import { symbolUpgradeGenerator } from './chain/symbol-upgrade-generator.ts'
import { twinReelsGenerator } from './chain/twin-reels-generator.ts'
import { walkingWildsGenerator } from './chain/walking-wilds-generator.ts'
import { wildRespinsGenerator } from './chain/wild-respins-generator.ts'
import { clusterGenerator } from './cluster/cluster-generator.ts'
import { clusterMarksGenerator } from './cluster/cluster-marks-generator.ts'
import { flexvejeGenerator } from './flexveje/flexveje-generator.ts'
import { flexvejeFaldGenerator } from './flexveje-fald/flexveje-fald-generator.ts'
import { holdCollectorGenerator } from './hold/hold-collector-generator.ts'
import { holdGenerator } from './hold/hold-generator.ts'
import { linesLadders } from './lines/free-spin-ladders.ts'
import { linesGenerator } from './lines/lines-generator.ts'
import { wildMultipliersGenerator } from './lines/wild-multipliers-generator.ts'
import { scatterPaysGenerator } from './scatter-pays/scatter-pays-generator.ts'
import type { Generator } from './shared/spec.ts'
import { waysGenerator } from './ways/ways-generator.ts'

/** From a calm end to a long one; none wins more than a round of the wildest game may. */
const gambles = [
  { maxSteps: 3, capBets: 200 },
  { maxSteps: 4, capBets: 400 },
  { maxSteps: 5, capBets: 500 },
  { maxSteps: 5, capBets: 1_000 },
] as const

const calmToWild = ['low', 'medium', 'high', 'very-high'] as const

/** The ten kinds of games we began with. */
const firstGenerators: readonly Generator[] = [
  linesGenerator({
    id: 'classic-5',
    edition: 2,
    reels: 3,
    rows: 3,
    lines: 5,
    coinsPerBet: 5,
    stops: [20, 26],
    paying: [6, 8],
    volatilities: ['low', 'medium', 'high'],
    hitRate: { least: 0.06, most: 0.22 },
    gambles,
  }),
  linesGenerator({
    id: 'lines-10',
    edition: 2,
    reels: 5,
    rows: 3,
    lines: 10,
    coinsPerBet: 10,
    stops: [27, 33],
    paying: [7, 9],
    volatilities: calmToWild,
    hitRate: { least: 0.12, most: 0.32 },
    gambles,
  }),
  linesGenerator({
    id: 'lines-20',
    edition: 2,
    reels: 5,
    rows: 3,
    lines: 20,
    coinsPerBet: 20,
    stops: [27, 33],
    paying: [7, 9],
    volatilities: calmToWild,
    hitRate: { least: 0.15, most: 0.42 },
    freeSpinLadders: linesLadders,
  }),
  linesGenerator({
    id: 'lines-40',
    edition: 1,
    reels: 5,
    rows: 4,
    lines: 40,
    coinsPerBet: 20,
    stops: [28, 34],
    paying: [7, 9],
    volatilities: ['low', 'medium', 'high'],
    hitRate: { least: 0.25, most: 0.6 },
  }),
  waysGenerator({
    id: 'ways-243',
    edition: 1,
    rows: 3,
    stops: [32, 40],
    paying: [8, 10],
    hasNumbers: false,
    volatilities: calmToWild,
    hitRate: { least: 0.2, most: 0.5 },
  }),
  waysGenerator({
    id: 'ways-1024',
    edition: 2,
    rows: 4,
    stops: [34, 42],
    paying: [9, 10],
    hasNumbers: true,
    volatilities: calmToWild,
    hitRate: { least: 0.35, most: 0.75 },
  }),
  holdGenerator,
  clusterGenerator,
  flexvejeGenerator,
  flexvejeFaldGenerator,
]

/** Those that came after them: most of their rounds are chains of spins, or mixtures. */
export const laterGenerators: readonly Generator[] = [
  wildRespinsGenerator,
  walkingWildsGenerator,
  stickyWildsGenerator,
  avalancheGenerator,
  wildMultipliersGenerator,
  mysteryGenerator,
  twinReelsGenerator,
  symbolUpgradeGenerator,
  sagaBookGenerator,
  colossalGenerator,
  respinWheelGenerator,
  holdCollectorGenerator,
  clusterMarksGenerator,
  scatterPaysGenerator,
]

/** The generators of the catalogue, in the order in which the plan takes turns with them. */
export const generators: readonly Generator[] = [...firstGenerators, ...laterGenerators]

export function generatorOf(id: string): Generator {
  return required(
    generators.find((generator) => generator.id === id),
    `the generator ${id}`,
  )
}
