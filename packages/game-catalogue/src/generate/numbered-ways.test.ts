import { required } from '@nordlys/core'
import { checkDefinition } from '@nordlys/game-math/game/check-definition'
import type { GameDefinition, WaysDefinition } from '@nordlys/game-math/game/definition'
import { deviationsOf } from '@nordlys/game-math/game/measured'
import { prove, undeclared } from '@nordlys/game-math/game/prove'
import { expectSameFromSameDraws } from '@nordlys/game-math/mechanics/chain/test-proof'
import { seededRng } from '@nordlys/game-math/random/seeded-rng'
import { describe, expect } from 'vitest'
import { provenTest } from '../../../../tools/proofs/proven-test.ts'
import { exampleGame, exampleSpec } from './example-game.ts'
import { generatorOf } from './generators.ts'
import { makeGame } from './make-game.ts'
import { chanceOf } from './shared/chance.ts'
import { mostWinBets } from './shared/most-win.ts'
import { tuned } from './tune.ts'

const test = provenTest(import.meta.url)

const generator = generatorOf('ways-1024')

describe.each(generator.volatilities)('1,024 ways, %s', (volatility) => {
  test('[PROOF-01] a game is made as it was asked for, and proven so', () => {
    const { definition, par } = makeGame(exampleSpec('ways-1024', { volatility }))
    expect(checkDefinition(structuredClone(definition))).toEqual({ ok: true, definition })
    expect(prove(structuredClone(definition))).toEqual(par)
    expect(undeclared(definition, par)).toEqual([])
    expect(par.volatility).toBe(volatility)
    expect(par.maxWinBets).toBeLessThanOrEqual(mostWinBets[volatility])
  })

  test('every game has wilds with numbers, each on some reel, in five sets or more', () => {
    const sets = new Set<string>()
    for (let draws = 1; draws <= 60; draws += 1) {
      const definition = drafted(volatility, draws)
      if (!definition) continue
      const { wilds, strips } = definition
      const shown = new Set([...strips.base, ...strips.free].flat())
      const keys = Object.keys(required(wilds, 'numbers').multipliers)
      expect(keys.filter((key) => !shown.has(key))).toEqual([])
      sets.add(JSON.stringify(generator.structure(definition).at(-1)))
    }
    expect(sets.size).toBeGreaterThanOrEqual(5)
  })
})

test('[PROOF-01] a game with numbered wilds is played as it is proven', () => {
  const { definition, par } = exampleGame('ways-1024')
  const rng = seededRng(new Uint8Array(32))
  const { ofReturn, ofHitRate } = deviationsOf(definition, par, 400_000, rng)
  expect(Math.abs(ofReturn)).toBeLessThan(4)
  expect(Math.abs(ofHitRate)).toBeLessThan(4)
  expectSameFromSameDraws(definition, 5_000)
})

function drafted(
  volatility: GameDefinition['declared']['volatility'],
  draws: number,
): WaysDefinition | undefined {
  const spec = exampleSpec('ways-1024', { volatility })
  const draft = generator.draft(spec, chanceOf(`draft ${draws}`))
  const pays = draft && tuned(draft, 1, 0.952 * draft.coinsPerBet)
  const definition = pays && draft.finish(pays)
  return definition?.mechanic === 'ways' ? definition : undefined
}
