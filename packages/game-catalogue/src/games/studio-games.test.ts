import { createHash } from 'node:crypto'
import { ore } from '@nordlys/core'
import { definitionHash } from '@nordlys/game-math/base/definition-hash'
import { coinsOf } from '@nordlys/game-math/base/events'
import { eventsOf } from '@nordlys/game-math/base/outcome'
import type { GameDefinition } from '@nordlys/game-math/game/definition'
import { compile, playRound, playRoundCoins } from '@nordlys/game-math/game/play'
import { prove, undeclared } from '@nordlys/game-math/game/prove'
import { replay } from '@nordlys/game-math/game/replay'
import { rulesOf } from '@nordlys/game-math/game/rules-text'
import { seededRng } from '@nordlys/game-math/random/seeded-rng'
import { describe, expect } from 'vitest'
import { provenTest } from '../../../../tools/proofs/proven-test.ts'
import { lineGames, studioGames } from './games.ts'
import { parOf } from './proofs.ts'

/** Each game's own definition and report are named by its claims. */
const test = provenTest(import.meta.url, { apart: /\/games\/[^/]+\.json$/ })

/** The return each game was made for, in percent. */
const targets: Readonly<Record<string, number>> = {
  'vikingernes-guld': 96.2,
  'iduns-gyldne-aebler': 96.05,
  vaskepanden: 95.6,
  krystalgrotten: 94.8,
  'den-store-vandring': 96.4,
  soestjernefald: 95.8,
}

/** SHA-256 of 10,000 outcomes: a change of the engine that alters one of them is found. */
const replays: Readonly<Record<string, string>> = {
  'vikingernes-guld': '855b8e6b42252d668d1293889d5d8ed33a6f7943e65c755759d9aa0bb8c5fccb',
  'iduns-gyldne-aebler': 'ea8e55d4e165e598c618714d2f05e894fcee5e90ae9031474f2dd242cec7d3c9',
  vaskepanden: '19e0123e1bd80db5a365a43ddf1911b5ef73a433dcadb1f79b807a97798bee01',
  krystalgrotten: '894f5beb00b601a9cf46e07d1c47ff8023faacb956c22333f4b17096d9aabaf8',
  'den-store-vandring': '788a1e89281c06aec80175184538610aae96e23bf83a8a82c002e16f157b9708',
  soestjernefald: 'a4f2d4f8da463bde855f27c8a6d2d05c07140871928767166bc58322876a8815',
}

describe.each(studioGames.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const compiled = compile(game)
  const par = parOf(game)
  const testGame = test.about({ input: () => [game, par] })

  testGame('[PROOF-01] is exactly what it declares, near its target', () => {
    expect(prove(game)).toEqual(par)
    expect(undeclared(game, par)).toEqual([])
    expect(Math.abs(par.rtpPercent - (targets[id] ?? 0))).toBeLessThan(0.05)
    return par
  })

  testGame('[PROOF-01] agrees with its proof as the engine plays it', () => {
    const rng = seededRng(seedOf(`engine ${id}`))
    return requireNear(game, 100_000, () => playRound(compiled, rng).winCoins)
  })

  testGame('[PROOF-01] agrees with its proof as the fast path plays it', () => {
    const rng = seededRng(seedOf(`fast ${id}`))
    return requireNear(game, 1_000_000, () => playRoundCoins(compiled, rng))
  })

  testGame('[PROOF-03] replays, tells every coin, and no build plays it otherwise', () => {
    const print = createHash('sha256')
    const [rng, fast] = [seededRng(seedOf('replay')), seededRng(seedOf('replay'))]
    for (let round = 0; round < 10_000; round += 1) {
      const outcome = playRound(compiled, rng)
      const coins = eventsOf(outcome).reduce((all, event) => all + coinsOf(event), 0)
      expect(coins).toBe(outcome.winCoins)
      expect(playRoundCoins(compiled, fast)).toBe(outcome.winCoins)
      print.update(JSON.stringify(outcome))
    }
    expect(fast.u32()).toBe(rng.u32())
    const replayed = print.digest('hex')
    expect(replayed).toBe(replays[id])
    return replayed
  })
})

describe.each(studioGames.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const par = parOf(game)
  const testGame = test.about({ input: () => [game, par] })

  testGame('[PROOF-06] the stake changes the money and nothing else', () => {
    for (const seed of ['a', 'b', 'c'].map(seedOf)) {
      const rounds = game.stakesOre.map((stake) => replay(game, seed, ore(stake)))
      for (const [index, { outcome, winOre }] of rounds.entries()) {
        expect(outcome).toEqual(rounds[0]?.outcome)
        const stake = BigInt(game.stakesOre[index] ?? 0)
        expect(winOre * BigInt(game.coinsPerBet)).toBe(stake * BigInt(outcome.winCoins))
      }
    }
  })

  testGame('[PROOF-02] has rules in whole Danish sentences, with its figures', () => {
    const rules = rulesOf(game, par)
    const paragraphs = rules.sections.flatMap((section) => section.paragraphs)
    for (const paragraph of paragraphs) {
      expect(paragraph).toMatch(/^[A-ZÆØÅ].*[.]$/)
      expect(paragraph).not.toMatch(/undefined|NaN|Infinity| {2}|\.\./)
    }
    expect(paragraphs.join(' ')).toContain('Spillets tilbagebetalingsprocent (RTP) er')
    expect(rules.paytable).toHaveLength(game.symbols.length)
  })
})

test.about({ input: () => lineGames })(
  '[PROOF-03] the definition that is played already has not changed by a bit',
  () => {
    const [game] = lineGames
    expect(game && definitionHash(game)).toBe(
      '1642c0474c193a221fdfe1634f71272440799846bff20c44f6c0175108ff7df2',
    )
  },
)

test.about({ input: () => studioGames })(
  'our studio has made a game of each mechanic by hand',
  () => {
    expect(studioGames.map(({ mechanic }) => mechanic)).toEqual([
      'lines',
      'ways',
      'hold-and-win',
      'cluster',
      'flexveje',
      'flexveje-fald',
    ])
  },
)

function seedOf(text: string): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(text).digest())
}

/** Return and hit rate, which are within four standard errors of the proven ones. */
function requireNear(game: GameDefinition, rounds: number, play: () => number): number[] {
  const par = parOf(game)
  let [coins, hits] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const win = play()
    coins += win
    if (win > 0) hits += 1
  }
  const returned = coins / rounds / game.coinsPerBet
  const rtpError = par.standardDeviation / Math.sqrt(rounds)
  expect(Math.abs(returned - par.rtpPercent / 100)).toBeLessThan(4 * rtpError)
  const hitError = Math.sqrt((par.hitRate * (1 - par.hitRate)) / rounds)
  expect(Math.abs(hits / rounds - par.hitRate)).toBeLessThan(4 * hitError)
  return [returned, hits / rounds]
}
