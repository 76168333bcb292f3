import type { CatalogueGame, CatalogueSlot } from '@nordlys/contracts'
import { ore } from '@nordlys/core'
import { type FilterName, type Finding, filterNames, forEachFilter } from './filters.ts'
import { mechanicOf } from './mechanic-of.ts'

/** Under which values a game stands in each filter. */
const valuesOf: Readonly<Record<FilterName, (game: CatalogueGame) => readonly string[]>> = {
  tema: (game) => (game.family === 'slot' ? [game.theme.slug] : []),
  mekanik: (game) => [mechanicOf(game).id],
  volatilitet: (game) => (game.family === 'slot' ? [volatilityValues[game.volatility]] : []),
  rtp: ({ returnToPlayer }) => [rtpBandOf(returnToPlayer)],
  jackpot: (game) => (game.family === 'slot' && game.jackpot ? [anyJackpot, game.jackpot.key] : []),
  funktion: (game) => (game.family === 'slot' ? game.features.map(({ id }) => id) : []),
  indsats: (game) => stakes.filter((stake) => takesStake(game, stake)),
}

/** A slot has a few stakes, a table takes every whole krone between two. */
function takesStake(game: CatalogueGame, stakeKroner: string): boolean {
  const stakeOre = ore(Math.round(Number(stakeKroner) * 100))
  if (game.family === 'slot') return game.stakesOre.includes(stakeOre)
  return stakeOre >= game.minStakeOre && stakeOre <= game.maxStakeOre
}

/** Any network at all. */
export const anyJackpot = 'alle'
export const rtpBands = ['under-95', '95-96', 'over-96'] as const
export const volatilityValues = {
  lav: 'lav',
  mellem: 'mellem',
  høj: 'hoej',
  'meget høj': 'meget-hoej',
} as const satisfies Record<CatalogueSlot['volatility'], string>
/** In kroner: what a round may cost in the game. */
const stakes: readonly string[] = ['0.2', '1', '10', '100']

export interface FacetOption {
  readonly value: string
  /** How many games it would show with everything else as it is chosen. */
  readonly count: number
  readonly isChosen: boolean
}

export type Facets = Readonly<Record<FilterName, readonly FacetOption[]>>

/** Whether a game is among what is chosen, but for one filter when that is named. */
export function isAmong(game: CatalogueGame, { chosen }: Finding, but?: FilterName): boolean {
  return filterNames.every((name) => {
    const values = chosen[name]
    if (name === but || values.length === 0) return true
    return valuesOf[name](game).some((value) => values.includes(value))
  })
}

/** The choices among these games, with how many games each would show. */
export function facetsOf(games: readonly CatalogueGame[], finding: Finding): Facets {
  return forEachFilter((name) => {
    const counts = new Map<string, number>()
    for (const game of games) {
      const isCounted = isAmong(game, finding, name)
      for (const value of valuesOf[name](game)) {
        counts.set(value, (counts.get(value) ?? 0) + (isCounted ? 1 : 0))
      }
    }
    return [...counts].map(([value, count]) => {
      return { value, count, isChosen: finding.chosen[name].includes(value) }
    })
  })
}

function rtpBandOf(returnToPlayer: number): string {
  if (returnToPlayer < 0.95) return 'under-95'
  return returnToPlayer < 0.96 ? '95-96' : 'over-96'
}
