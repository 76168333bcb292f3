import { createHash } from 'node:crypto'
import { required } from '@nordlys/core'
import { expect, test } from 'vitest'
import { generators } from '../generate/generators.ts'
import { plannedGames } from '../generate/plan.ts'
import { deviationsOf } from '../prove/measured.ts'
import { seededRng } from '../random/seeded-rng.ts'
import { coinsOf } from '../slot/events.ts'
import { eventsOf } from '../slot/outcome.ts'
import { compile, playRound, playRoundCoins } from '../slot/play.ts'
import { listGenerated, openGenerated } from './generated-games.ts'

/** SHA-256 of 10,000 outcomes: a change of the engine that alters one of them is found. */
const replays: Readonly<Record<string, string>> = {}

test.each(generators.map(({ id }) => id))(
  '[PROOF-01] the first game of %s as it is played agrees with its proof',
  { timeout: 60_000 },
  async (generator) => {
    const { definition, par } = await firstOf(generator)
    const { ofReturn, ofHitRate } = deviationsOf(definition, par, 200_000, rngOf('rounds'))
    expect(Math.abs(ofReturn)).toBeLessThan(4)
    expect(Math.abs(ofHitRate)).toBeLessThan(4)
  },
)

test.each(generators.map(({ id }) => id))(
  '[PROOF-03] the first game of %s replays, tells every coin, and no build plays it otherwise',
  { timeout: 60_000 },
  async (generator) => {
    const { definition } = await firstOf(generator)
    const game = compile(definition)
    const print = createHash('sha256')
    const [rng, fast] = [rngOf('replay'), rngOf('replay')]
    for (let round = 0; round < 10_000; round += 1) {
      const outcome = playRound(game, rng)
      const coins = eventsOf(outcome).reduce((all, event) => all + coinsOf(event), 0)
      expect(coins).toBe(outcome.winCoins)
      expect(playRoundCoins(game, fast)).toBe(outcome.winCoins)
      print.update(JSON.stringify(outcome))
    }
    expect(fast.u32()).toBe(rng.u32())
    expect(print.digest('hex')).toBe(replays[generator])
  },
)

async function firstOf(generator: string) {
  const planned = plannedGames().find((spec) => spec.generator === generator)
  const listed = (await listGenerated()).find(({ id }) => id === planned?.id)
  return openGenerated(required(listed, `a game of ${generator}`))
}

function rngOf(text: string) {
  return seededRng(Uint8Array.from(createHash('sha256').update(text).digest()))
}
