import { createHash } from 'node:crypto'
import type { ClientRound } from '@nordlys/contracts'
import { invariant, ore } from '@nordlys/core'
import { compile, type GameDefinition } from '@nordlys/game-math'
import { playFromSeed, presentRound } from '../../apps/games/src/slots/index.ts'
import type { Wanted } from './wanted-rounds.ts'

/**
 * A round as the engine plays it and the server tells it, from the first numbered seed whose round
 * is as wanted: always the same one. For browsers that are driven; chance cannot be asked for it.
 */
export function roundLike(definition: GameDefinition, wanted: Wanted, stakeOre = 200): ClientRound {
  const game = compile(definition)
  const settled = { key: 'seeded', balanceOre: ore(0), at: new Date(0) }
  for (let number = 0; number < triesMost; number += 1) {
    const seed = Uint8Array.from(createHash('sha256').update(`${definition.id} ${number}`).digest())
    const round = presentRound(game, playFromSeed(game, seed, ore(stakeOre)), settled)
    if (wanted(round.events, round.winOre / stakeOre)) return round
  }
  invariant(false, `no such round of ${definition.id} among ${triesMost}`)
}

const triesMost = 200_000
