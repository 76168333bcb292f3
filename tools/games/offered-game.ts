import { catalogueAnswer } from '@nordlys/contracts'
import { invariant, required } from '@nordlys/core'
import { studioGames } from '@nordlys/game-catalogue'
import { listGenerated, openGenerated } from '@nordlys/game-catalogue/generated'
import type { GameDefinition, MechanicId } from '@nordlys/game-math'

/** The first game of a mechanic that a game server offers, and that is wanted. Crashes when none is. */
export async function offeredGameOf(
  server: string,
  mechanic: MechanicId,
  isWanted: (definition: GameDefinition) => boolean = () => true,
): Promise<GameDefinition> {
  const response = await fetch(new URL('/catalogue', server))
  const { games } = catalogueAnswer.parse(await response.json())
  for (const { gameId } of games.filter(
    (game) => game.family === 'slot' && game.mechanic.id === mechanic,
  )) {
    const definition = await definitionOf(gameId)
    if (isWanted(definition)) return definition
  }
  invariant(false, `no game of ${mechanic} as wanted is offered`)
}

async function definitionOf(gameId: string): Promise<GameDefinition> {
  const byHand = studioGames.find(({ id }) => id === gameId)
  if (byHand) return byHand
  const listed = (await listGenerated()).find(({ id }) => id === gameId)
  const { definition } = await openGenerated(required(listed, gameId))
  return definition
}
