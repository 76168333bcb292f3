import type { ClientRound } from '@nordlys/contracts'
import type { GameDefinition, MechanicId } from '@nordlys/game-math'
import type { Wanted } from './wanted-rounds.ts'

// The engine and its games are hundreds of files: they are loaded by the test that plays with them,
// and not by everyone who lists the tests.

/** As `offeredGameOf`. */
export async function findGame(
  server: string,
  mechanic: MechanicId,
  isWanted?: (definition: GameDefinition) => boolean,
): Promise<GameDefinition> {
  const { offeredGameOf } = await import('./offered-game.ts')
  return offeredGameOf(server, mechanic, isWanted)
}

/** The first game with gambles that a game server offers. [S51] */
export function findGameWithGambles(server: string): Promise<GameDefinition> {
  return findGame(server, 'lines', ({ gamble }) => gamble !== undefined)
}

/** As `roundLike`. */
export async function findRound(definition: GameDefinition, wanted: Wanted): Promise<ClientRound> {
  const { roundLike } = await import('./seeded-rounds.ts')
  return roundLike(definition, wanted)
}
