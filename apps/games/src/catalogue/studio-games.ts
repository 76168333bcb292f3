import { InvariantError } from '@nordlys/core'
import { type GameDefinition, studioGames as handMade, type Par, parOf } from '@nordlys/game-math'
import type { StudioGame } from './catalogue.ts'

/** Everything our own studio has made. */
export function studioGames(): StudioGame[] {
  return handMade.map((definition) => ({ definition, proof: findProof(definition) }))
}

/** A game without a proof is one to leave out, not a reason to close all the others. [PROOF-01] */
function findProof(definition: GameDefinition): Par | undefined {
  try {
    return parOf(definition)
  } catch (error) {
    if (error instanceof InvariantError) return undefined
    throw error
  }
}
