import { required } from '@nordlys/core'
import { studioGames } from '../games/games.ts'
import { themes } from '../themes/catalogue.ts'
import { generatorsOf } from './generators.ts'
import type { GameSpec } from './spec.ts'

/** What the games return, in percent. */
const targets = [94.2, 94.8, 95.2, 95.6, 96.05, 96.5, 96.8] as const

/**
 * Every game of the catalogue that is not made by hand, in order. The titles take turns with the
 * generators of their collection, so each theme has as many kinds of games as there are; the games
 * of one generator take turns with its classes and with the targets.
 */
export function plannedGames(): GameSpec[] {
  const byHand = new Set(studioGames.map(({ id }) => id))
  return themes
    .flatMap((theme) => theme.games.map((game) => ({ theme, game })))
    .map(({ theme, game }, place): GameSpec => {
      const generators = generatorsOf[theme.collection]
      const generator = required(generators[place % generators.length], 'a generator')
      const turn = Math.floor(place / generators.length)
      const { volatilities } = generator
      return {
        id: game.slug,
        titleDa: game.title,
        theme: theme.slug,
        themeSymbols: theme.symbols,
        generator: generator.id,
        edition: generator.edition,
        targetPercent: required(targets[turn % targets.length], 'a target'),
        volatility: required(volatilities[turn % volatilities.length], 'a class'),
        hitRate: generator.hitRate,
        seed: theme.slug,
      }
    })
    .filter(({ id }) => !byHand.has(id))
}
