import { required } from '@nordlys/core'
import { studioGames } from '../games/games.ts'
import { themes } from '../themes/catalogue.ts'
import { generators } from './generators.ts'
import type { GameSpec } from './shared/spec.ts'

/** What the games return, in percent. */
const targets = [94.2, 94.8, 95.2, 95.6, 96.05, 96.5, 96.8] as const

/**
 * Every game of the catalogue that is not made by hand, in order. A theme takes every second
 * generator, beginning with one further than the theme before it: so its twelve games are of twelve
 * kinds, and the games of one kind are of as many themes. They take turns with its classes and with
 * the targets.
 */
export function plannedGames(): GameSpec[] {
  const byHand = new Set(studioGames.map(({ id }) => id))
  const turns = new Map<string, number>()
  return themes
    .flatMap((theme, place) => theme.games.map((game, index) => ({ theme, place, game, index })))
    .map(({ theme, place, game, index }): GameSpec => {
      const number = (place + 2 * index) % generators.length
      const { id, edition, volatilities, hitRate } = required(generators[number], 'a generator')
      const turn = turns.get(id) ?? 0
      turns.set(id, turn + 1)
      return {
        id: game.slug,
        titleDa: game.title,
        theme: theme.slug,
        themeSymbols: theme.symbols,
        generator: id,
        edition,
        targetPercent: required(targets[turn % targets.length], 'a target'),
        volatility: required(volatilities[turn % volatilities.length], 'a class'),
        hitRate,
        seed: theme.slug,
      }
    })
    .filter(({ id }) => !byHand.has(id))
}
