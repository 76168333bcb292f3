import type { Layout } from '../base/layout.ts'
import type { RoundOutcome } from '../base/outcome.ts'
import type { LaidOutGame } from '../mechanics/mechanic.ts'
import type { Rng } from '../random/rng.ts'
import type { GameDefinition } from './definition.ts'
import { mechanicOf } from './mechanics.ts'

/** A game of any mechanic, laid out for play. */
export type CompiledGame = LaidOutGame<GameDefinition>

/** What lists and screens show of a game. */
export function layoutOf(definition: GameDefinition): Layout {
  return mechanicOf(definition).layout(definition)
}

/** Kept as long as its definition: a list of outcomes is not made again for every replay. */
const compiledGames = new WeakMap<GameDefinition, CompiledGame>()

/** The definition must have passed `checkDefinition`. */
export function compile(definition: GameDefinition): CompiledGame {
  const compiled = compiledGames.get(definition) ?? mechanicOf(definition).compile(definition)
  compiledGames.set(definition, compiled)
  return compiled
}

/**
 * Plays one round to its end. The outcome depends on the game and the draws alone; stake, balance,
 * player and history are not among its arguments. [PROOF-06]
 */
export function playRound(game: CompiledGame, rng: Rng): RoundOutcome {
  return game.playRound(rng)
}

/** The coins `playRound` would win from the same draws, for simulation by the million. */
export function playRoundCoins(game: CompiledGame, rng: Rng): number {
  return game.playRoundCoins(rng)
}
