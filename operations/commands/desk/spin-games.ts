import type { OfferTerms } from '@nordlys/contracts'
import { formatKroner, ore } from '@nordlys/core'
import { studioGames } from '@nordlys/game-catalogue'
import { listGenerated, openGenerated } from '@nordlys/game-catalogue/generated'

/**
 * Why an offer could not be played: a game that is none of ours, or a value of spins that is no stake of it.
 * Empty when all of it can be. The platform knows games by their names alone: the desk asks the catalogue.
 * [BONUS-01]
 */
export async function spinProblems({ parts, countingGameIds }: OfferTerms): Promise<string[]> {
  const asked = parts.flatMap((part) =>
    part.kind === 'spins'
      ? part.gameIds.map((gameId) => ({ gameId, valueOre: part.valueOre }))
      : [],
  )
  const problems = asked.map(async ({ gameId, valueOre }) => {
    const stakesOre = await stakesOf(gameId)
    if (!stakesOre) return [`No game of ours is called ${gameId}.`]
    if (stakesOre.includes(Number(valueOre))) return []
    const stakes = stakesOre.map((stake) => formatKroner(ore(stake))).join(', ')
    return [`${formatKroner(valueOre)} is no stake of ${gameId}, which has ${stakes}.`]
  })
  const counting = (countingGameIds ?? []).map(async (gameId) =>
    (await stakesOf(gameId)) ? [] : [`No game of ours is called ${gameId}.`],
  )
  return (await Promise.all([...problems, ...counting])).flat()
}

async function stakesOf(gameId: string): Promise<readonly number[] | undefined> {
  const made = studioGames.find(({ id }) => id === gameId)
  if (made) return made.stakesOre
  const listed = (await listGenerated()).find(({ id }) => id === gameId)
  return listed && (await openGenerated(listed)).definition.stakesOre
}
