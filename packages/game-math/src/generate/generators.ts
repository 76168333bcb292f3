import { required } from '@nordlys/core'
import type { Theme } from '../themes/catalogue.ts'
import { avalancheGenerator } from './chain/avalanche-generator.ts'
import { mysteryGenerator } from './chain/mystery-generator.ts'
import { stickyWildsGenerator } from './chain/sticky-wilds-generator.ts'
import { walkingWildsGenerator, wildRespinsGenerator } from './chain/wild-reels-generator.ts'
import { clusterGenerator } from './cluster/cluster-generator.ts'
import { flexvejeGenerator } from './flexveje/flexveje-generator.ts'
import { flexvejeFaldGenerator } from './flexveje-fald/flexveje-fald-generator.ts'
import { holdGenerator } from './hold/hold-generator.ts'
import { linesGenerator } from './lines/lines-generator.ts'
import { wildMultipliersGenerator } from './lines/wild-multipliers-generator.ts'
import type { Generator } from './spec.ts'
import { waysGenerator } from './ways/ways-generator.ts'

const calmToWild = ['low', 'medium', 'high', 'very-high'] as const

/** The generators of the first collection, in the order in which the plan takes turns with them. */
const firstGenerators: readonly Generator[] = [
  linesGenerator({
    id: 'classic-5',
    reels: 3,
    rows: 3,
    lines: 5,
    coinsPerBet: 5,
    stops: [20, 26],
    paying: [6, 8],
    volatilities: ['low', 'medium', 'high'],
    hitRate: { least: 0.06, most: 0.22 },
  }),
  linesGenerator({
    id: 'lines-10',
    reels: 5,
    rows: 3,
    lines: 10,
    coinsPerBet: 10,
    stops: [27, 33],
    paying: [7, 9],
    volatilities: calmToWild,
    hitRate: { least: 0.12, most: 0.32 },
  }),
  linesGenerator({
    id: 'lines-20',
    reels: 5,
    rows: 3,
    lines: 20,
    coinsPerBet: 20,
    stops: [27, 33],
    paying: [7, 9],
    volatilities: calmToWild,
    hitRate: { least: 0.15, most: 0.42 },
  }),
  linesGenerator({
    id: 'lines-40',
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
    rows: 3,
    stops: [32, 40],
    paying: [8, 10],
    paysInFives: true,
    volatilities: calmToWild,
    hitRate: { least: 0.2, most: 0.5 },
  }),
  waysGenerator({
    id: 'ways-1024',
    rows: 4,
    stops: [34, 42],
    paying: [9, 10],
    paysInFives: false,
    volatilities: ['low', 'medium', 'high'],
    hitRate: { least: 0.35, most: 0.75 },
  }),
  holdGenerator,
  clusterGenerator,
  flexvejeGenerator,
  flexvejeFaldGenerator,
]

/** Those that came after the first collection: their rounds are chains of spins, or mixtures. */
export const laterGenerators: readonly Generator[] = [
  wildRespinsGenerator,
  walkingWildsGenerator,
  stickyWildsGenerator,
  avalancheGenerator,
  wildMultipliersGenerator,
  mysteryGenerator,
]

/** The generators of the catalogue. */
export const generators: readonly Generator[] = [...firstGenerators, ...laterGenerators]

/** Those that make the games of a theme's collection, in turn. */
export const generatorsOf: Readonly<Record<Theme['collection'], readonly Generator[]>> = {
  1: firstGenerators,
  2: generators,
}

export function generatorOf(id: string): Generator {
  return required(
    generators.find((generator) => generator.id === id),
    `the generator ${id}`,
  )
}
