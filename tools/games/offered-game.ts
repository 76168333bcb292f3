import { catalogueAnswer } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import { type GameDefinition, type MechanicId, studioGames } from '@nordlys/game-math'
import { listGenerated, openGenerated } from '@nordlys/game-math/catalogue'

/** The first game of a mechanic that a game server offers. Crashes when it offers none. */
export async function offeredGameOf(server: string, mechanic: MechanicId): Promise<GameDefinition> {
  const response = await fetch(new URL('/catalogue', server))
  const { games } = catalogueAnswer.parse(await response.json())
  const offered = games.find((game) => game.mechanic.id === mechanic)
  return definitionOf(required(offered, `an offered game of ${mechanic}`).gameId)
}

async function definitionOf(gameId: string): Promise<GameDefinition> {
  const byHand = studioGames.find(({ id }) => id === gameId)
  if (byHand) return byHand
  const listed = (await listGenerated()).find(({ id }) => id === gameId)
  const { definition } = await openGenerated(required(listed, gameId))
  return definition
}
