import { createHash } from 'node:crypto'
import { coinsOf } from '@nordlys/game-math/base/events'
import { eventsOf } from '@nordlys/game-math/base/outcome'
import type { GameDefinition } from '@nordlys/game-math/game/definition'
import { chiSquareDeviation, type Deviations, deviationsOf } from '@nordlys/game-math/game/measured'
import { compile, playRound, playRoundCoins } from '@nordlys/game-math/game/play'
import type { Par } from '@nordlys/game-math/prove/par'
import { seededRng } from '@nordlys/game-math/random/seeded-rng'
import { expect, test } from 'vitest'
import { studioGames } from './games.ts'
import { listGenerated, openGenerated } from './generated-games.ts'
import { parOf } from './proofs.ts'

const rounds = 200_000
/** Of so many figures one lies beyond this by chance in one run of eleven. */
const farBeyond = 4
/** A game that is far off is measured again, five times as closely, in rounds of its own. */
const closelyRounds = 25 * rounds

/** So many rounds of each game are dealt as to a player beside the fast path, from the same draws. */
const dealtRounds = 200

test('[PROOF-01] every game as it is played agrees with its proof, and all of them together do', {
  timeout: 3_600_000,
}, async () => {
  const measured = new Map<string, Deviations>()
  const differing: string[] = []
  for (const listed of await listGenerated()) {
    const { definition, par } = await openGenerated(listed)
    measured.set(definition.id, measure(definition, par))
    differing.push(...dealtOtherwise(definition))
  }
  for (const definition of studioGames) {
    measured.set(definition.id, measure(definition, parOf(definition)))
    differing.push(...dealtOtherwise(definition))
  }
  expect(differing).toEqual([])
  expect(measured.size).toBeGreaterThanOrEqual(720)
  for (const name of ['ofReturn', 'ofHitRate'] as const) {
    const far = [...measured].filter(([, each]) => Math.abs(each[name]) >= farBeyond)
    expect({ [name]: far }).toEqual({ [name]: [] })
    const all = [...measured.values()].map((each) => each[name])
    expect({ [name]: Math.abs(chiSquareDeviation(all)) < 3.09 }).toEqual({ [name]: true })
  }
})

/** An error of the engine or the proof stands out five times as far the second time; chance does not. */
function measure(definition: GameDefinition, par: Par): Deviations {
  const { id } = definition
  const first = deviationsOf(definition, par, rounds, rngOf(`catalogue ${id}`))
  const isFar = Object.values(first).some((each) => Math.abs(each) >= farBeyond)
  return isFar ? deviationsOf(definition, par, closelyRounds, rngOf(`closely ${id}`)) : first
}

/** Rounds that a player would be dealt with another win than the fast path counts, or other events. */
function dealtOtherwise(definition: GameDefinition): string[] {
  const game = compile(definition)
  const differing: string[] = []
  for (let round = 0; round < dealtRounds; round += 1) {
    const name = `dealt ${definition.id} ${round}`
    const outcome = playRound(game, rngOf(name))
    const { winCoins } = outcome
    const told = eventsOf(outcome).reduce((total, event) => total + coinsOf(event), 0)
    const fast = playRoundCoins(game, rngOf(name))
    if (winCoins !== fast || told !== winCoins) differing.push(`${name}: ${[winCoins, fast, told]}`)
  }
  return differing
}

/** A fixed seed. */
function rngOf(name: string) {
  return seededRng(Uint8Array.from(createHash('sha256').update(name).digest()))
}
