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
const replays: Readonly<Record<string, string>> = {
  'classic-5': '8a885c221cc54e62cfd51453305f9e8b55d639b487436632984391467dd2bcd2',
  'lines-10': '149f3fd9265e923318d9be4b9b095a2e452e8aadeaf1405f6a2d6e1ae846d734',
  'lines-20': '6757549153d920d643b77f5a5666e6feec1b709bde426cbfcf6e8377b277353d',
  'lines-40': '70d5ea9affb54ec0ba63a294a205b5c8fb55be9b55f1f8456d76f971c3f65f9d',
  'ways-243': 'c480d089d00577f0da1348a98895d0ff7148771fc1ee2ee395373a3bfa00057a',
  'ways-1024': '437adf4899599151be5cd7fb0f5e5015320834cb727e474c7ed2a576a3583189',
  'hold-and-win': '2322e4a695a8185c4134e71686310e25713b1d843a864d25843dfc27bed668d6',
  'cluster-7x7': 'c4aaaee9599eeeb4b4b8d0f05446bcefde4f76cff8dfb4a419552af5043e3cae',
  flexveje: '6e2af1a27e97aff6110c97d3019ce6c7d88e306ac61f668cfc03355a260188c1',
  'flexveje-fald': '0c80c2f50129bc07d50d516855180d778830c2fbc2798afb05a82acb7ec48f03',
  'wild-respins': '5bd0ac337816b45a10b5e42ea7adeee386480bcdd2ba78197dc30688a63aa7d9',
  'walking-wilds': '39b87614eeb383c04abef606f9366914a37e28bb494e4b7e19bd39f45faae326',
  'sticky-wilds': '6b62b4ece249c4ff8d8bdd3b9a87550b6ca2c24bfad9e26ea45bf00570c02f88',
  avalanche: '2a2eab94347fa456ec544c4046818f422d1eff4b6240a62450a26fdf3cbcc80f',
  'wild-multipliers': '39b677509473531071593dcf3fc5e5963cae27253b9b2e1b841a68fbb9b72915',
  mystery: '26f2f87a7287415d41e4f30964eeb305cb150f64e3c0d6af6429cb66579021a7',
}

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
