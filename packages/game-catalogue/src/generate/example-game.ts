import { required } from '@nordlys/core'
import { themes } from '../themes/catalogue.ts'
import { generatorOf } from './generators.ts'
import { makeGame, type ProvenGame } from './make-game.ts'
import type { GameSpec } from './shared/spec.ts'

const made = new Map<string, ProvenGame>()

/** A game by a generator that no catalogue has taken up yet, to try it with; always the same one. */
export function exampleGame(generator: string): ProvenGame {
  const game = made.get(generator) ?? makeGame(exampleSpec(generator))
  made.set(generator, game)
  return game
}

export function exampleSpec(generator: string, changes: Partial<GameSpec> = {}): GameSpec {
  const { edition, hitRate } = generatorOf(generator)
  const theme = required(themes[0], 'a theme')
  return {
    id: `eksempel-${generator}`,
    titleDa: 'Eksempel',
    theme: theme.slug,
    themeSymbols: theme.symbols,
    generator,
    edition,
    targetPercent: 95.6,
    volatility: 'medium',
    hitRate,
    seed: 'example',
    ...changes,
  }
}
