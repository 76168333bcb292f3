import { createHash } from 'node:crypto'
import { required } from '@nordlys/core'
import { coinsOf } from '@nordlys/game-math/base/events'
import { eventsOf } from '@nordlys/game-math/base/outcome'
import { deviationsOf } from '@nordlys/game-math/game/measured'
import { compile, playRound, playRoundCoins } from '@nordlys/game-math/game/play'
import { seededRng } from '@nordlys/game-math/random/seeded-rng'
import { expect } from 'vitest'
import { provenTest } from '../../../../tools/proofs/proven-test.ts'
import { generators } from '../generate/generators.ts'
import { plannedGames } from '../generate/plan.ts'
import { generatedFile, listGenerated, openGenerated } from './generated-games.ts'

/** Of the catalogue's files a claim is about one game's own. */
const test = provenTest(import.meta.url, { apart: /\/game-catalogue\/src\/generated\// })
const testFirst = test.about({
  reads: (generator: string) => [
    `packages/game-catalogue/src/generated/${generatedFile(firstPlanned(generator))}`,
  ],
})

/** SHA-256 of 10,000 outcomes: a change of the engine that alters one of them is found. */
const replays: Readonly<Record<string, string>> = {
  'classic-5': '4d525f05eae662a6973615e910c3d194e0a00d86c7e1217cca223e5831e18825',
  'lines-10': 'd79e81404f74ef476a451e640faefc5db3f84f3af7fdba418651902ac08ce09e',
  'lines-20': '4549bce7e7d5be8b20d81c78bd5fcfb560094f75888849fce5746c6727efe173',
  'lines-40': '10c744eb16c9fba4b58c349647db781b26283431c6cea27d5c7659df2c38e2de',
  'ways-243': '1ef1ff144b8b86f8f2f95537dddd1bd9a99b379b45868e4f85ed986d6ddadbf1',
  'ways-1024': 'a584f3ceeff12118dd55dcceb21d8e6632a42a62ca6842e87a6b365adb0a90ed',
  'hold-and-win': '3d5963ef7a7ede409dcf2435030ef195f045014861644bb82b3f301ccdab726c',
  'cluster-7x7': 'e95fbb43d12224011e6cc4c78140a8649a2a95e57090b969d0f5bf64789cd5d8',
  flexveje: 'b21219749115b1f2e31bb525b28d6da9ed6ad3d23cad9760269bed7ee85848cd',
  'flexveje-fald': 'f19b1cace2afe0e34d663a96fe940d822f5036bbb6357ca2e4f89405684e270f',
  'wild-respins': 'a538e1423b5fb2bb9a9ed9dbea89e5c9840cc9c360c88d2c7624ea681fe0bbd1',
  'walking-wilds': 'cba70b6461f1d8920bd0e3dbc3ca951966d9430bf97b82dc4908274f1449b6fd',
  'sticky-wilds': '63ea2d1ccfb1bf8d427c64aa86043dd211bd3b103ba93445a0a5b2dc5b96ba6a',
  avalanche: '8f1d8ab04fed3fc667a89b5eb9568eeb6df56d85d117f164efa4abdf34258a2f',
  'wild-multipliers': '4cdb83a96ed0a70e837620ad853e6c55ca90652996b4337ec714554b6b6aeee5',
  mystery: 'c1bc63df4e357e9703a8fb331259c25f7e16382f60c8c80d07b39c72bf2fd3a5',
  'twin-reels': '1e092022d445fe0e8aa14e6d61310d792f0ea30c0b71ad2b4c33650b8a5332ce',
  'symbol-upgrade': 'e978375c8a68c17537b6551bf4386d1ea79b30c52bd8b5660325c994313c57c8',
  'saga-book': 'd8020b58cf22df6a3a76f16a0da194e723801cf418044a0342dca2f68aa2a859',
  colossal: 'c3ad34d3a885a11d87e86d7e2d493de6ba15a16181a5fc289c369361fe41981f',
  'respin-wheel': '730d7114ddc8fb03bfda8508e583a9df08105839e6b71b919b57f5bd8ea77f86',
  'hold-collector': 'a7b12792d0fdf760456bbc75163cccbcedb54c2df0a5cef3555f7d8f2e10489f',
  'cluster-marks': 'eca53612d68fb3966d060915a8a870a8f81d3d6a82ba7c8b7e8d8ff923c94e4e',
  'scatter-pays': 'd0aed00a2656cc1e9c18038e36233d36702941a1aad38349f91e68f8134a0230',
}

testFirst.each(generators.map(({ id }) => id))(
  '[PROOF-01] the first game of %s as it is played agrees with its proof',
  async (generator) => {
    const { definition, par } = await firstOf(generator)
    const { ofReturn, ofHitRate } = deviationsOf(definition, par, 200_000, rngOf('rounds'))
    expect(Math.abs(ofReturn)).toBeLessThan(4)
    expect(Math.abs(ofHitRate)).toBeLessThan(4)
    return [ofReturn, ofHitRate]
  },
)

testFirst.each(generators.map(({ id }) => id))(
  '[PROOF-03] the first game of %s replays, tells every coin, and no build plays it otherwise',
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
    const replayed = print.digest('hex')
    expect(replayed).toBe(replays[generator])
    return replayed
  },
)

async function firstOf(generator: string) {
  const listed = (await listGenerated()).find(({ id }) => id === firstPlanned(generator).id)
  return openGenerated(required(listed, `a game of ${generator}`))
}

function firstPlanned(generator: string) {
  const planned = plannedGames().find((spec) => spec.generator === generator)
  return required(planned, `a game of ${generator}`)
}

function rngOf(text: string) {
  return seededRng(Uint8Array.from(createHash('sha256').update(text).digest()))
}
