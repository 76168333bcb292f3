import { canonicalHash, canonicalJson } from '@nordlys/game-math/base/definition-hash'
import { checkDefinition } from '@nordlys/game-math/game/check-definition'
import { prove, undeclared } from '@nordlys/game-math/game/prove'
import { expect } from 'vitest'
import { provenTest } from '../../../../tools/proofs/proven-test.ts'
import { themes } from '../themes/catalogue.ts'
import { CatalogueMaker, printOf } from './catalogue-maker.ts'
import { twinReason, twins } from './gate.ts'
import { generatorOf, generators } from './generators.ts'
import { makeGame, NoSuchGame } from './make-game.ts'
import { chanceOf } from './shared/chance.ts'
import type { GameSpec } from './shared/spec.ts'
import { tolerancePoints, tuned } from './tune.ts'
import { gameProblems, proofProblems } from './verify-game.ts'

const test = provenTest(import.meta.url)

function specOf(generator: string, changes: Partial<GameSpec> = {}): GameSpec {
  const { edition, hitRate } = generatorOf(generator)
  return {
    id: 'proeven',
    titleDa: 'Prøven',
    theme: 'vikinger',
    themeSymbols: themes[0]?.symbols ?? [],
    generator,
    edition,
    targetPercent: 95.2,
    volatility: 'medium',
    hitRate,
    seed: 'a test',
    ...changes,
  }
}

test.each(['classic-5', 'ways-243', 'hold-and-win', 'cluster-7x7', 'flexveje', 'flexveje-fald'])(
  '[PROOF-01] a game by %s is what was asked for, is proven so, and is the same every time',
  (generator) => {
    const spec = specOf(generator)
    const { definition, par } = makeGame(spec)
    expect(checkDefinition(structuredClone(definition))).toEqual({ ok: true, definition })
    expect(prove(definition)).toEqual(par)
    expect(undeclared(definition, par)).toEqual([])
    expect(Math.abs(par.rtpPercent - 95.2)).toBeLessThanOrEqual(tolerancePoints)
    expect(par.volatility).toBe('medium')
    expect(par.hitRate).toBeGreaterThan(spec.hitRate.least)
    expect(par.hitRate).toBeLessThan(spec.hitRate.most)
    expect(canonicalJson(makeGame(spec).definition)).toBe(canonicalJson(definition))
    expect(canonicalJson(makeGame({ ...spec, seed: 'another' }).definition)).not.toBe(
      canonicalJson(definition),
    )
    return par
  },
)

test.each(generators.map(({ id }) => id))(
  'what %s expects of a paytable is what its exact method finds',
  (id) => {
    for (let draws = 1; ; draws += 1) {
      const draft = generatorOf(id).draft(specOf(id), chanceOf(`draft ${draws}`))
      const pays = draft && tuned(draft, 1, 0.952 * draft.coinsPerBet)
      const definition = pays && draft.finish(pays)
      if (!definition) continue
      expect(pays.flat().filter((coins) => !draft.ladder.includes(coins))).toEqual([])
      const { rtp } = draft.figures(definition)
      expect(rtp).toBeCloseTo(draft.mean(pays) / draft.coinsPerBet, 10)
      return rtp
    }
  },
)

test('a specification that no game can meet is refused in a sentence with the reasons', () => {
  const spec = specOf('classic-5', { hitRate: { least: 0.9, most: 0.95 } })
  expect(() => makeGame(spec)).toThrow(NoSuchGame)
  expect(() => makeGame(spec)).toThrow(
    /^No game "proeven" by classic-5: .*hit rate too low \(\d+ t/,
  )
})

test('a copy, a game on the same strips and one with the same pays are twins', () => {
  const spec = specOf('classic-5')
  const game = makeGame(spec)
  const other = makeGame({ ...spec, seed: 'another' })
  const [print, ofOther] = [printOf(spec, game), printOf(spec, other)]
  expect(twinReason(print, ofOther)).toBeUndefined()
  expect(twinReason(print, { ...print, id: 'copy' })).toBe('the same strips')
  expect(twinReason(print, { ...ofOther, cells: print.cells })).toBe('the same strips')
  expect(twinReason(print, { ...ofOther, paytable: print.paytable })).toBe('the same paytable')
  expect(twinReason(print, { ...ofOther, structure: print.structure })).toBe('the same structure')
  const { figures, shares } = print
  expect(twinReason(print, { ...ofOther, figures, shares })).toBe('the same feel')
  expect(twins([print, ofOther, { ...ofOther, id: 'copy' }])).toEqual([
    { ids: ['proeven', 'copy'], reason: 'the same strips' },
  ])
})

test('a twin is drawn again, and a kept game is kept while its specification stands', () => {
  const [first, second] = [specOf('classic-5'), specOf('classic-5', { id: 'anden' })]
  const maker = new CatalogueMaker()
  const made = maker.make(first, undefined)
  const planted = { ...made, spec: canonicalHash(second) }
  const redrawn = maker.make(second, planted)
  expect(redrawn.isNew).toBe(true)
  expect(twinReason(printOf(first, made), printOf(second, redrawn))).toBeUndefined()

  const again = new CatalogueMaker()
  expect(again.make(first, made)).toEqual({ ...made, isNew: false })
  expect(again.make({ ...second, targetPercent: 96.5 }, redrawn).isNew).toBe(true)
})

test('what is kept is what a run without kept games makes, whichever games came before', () => {
  const [first, second] = [specOf('classic-5'), specOf('classic-5', { id: 'anden' })]
  const maker = new CatalogueMaker()
  const made = maker.make(first, undefined)
  const alone = new CatalogueMaker().make(second, undefined)
  const { isNew: _, ...kept } = alone
  expect(kept.after).toBeUndefined()
  expect(maker.make(second, kept)).toEqual({ ...kept, isNew: false })

  const redrawn = { ...kept, after: 'the games that were before it then' }
  const again = new CatalogueMaker()
  again.make(first, made)
  expect(again.make(second, redrawn)).toEqual({ ...kept, isNew: true })
})

test('a game that was drawn again tells after which games, and is kept after those alone', () => {
  const spec = specOf('classic-5')
  const { definition, par } = makeGame(spec)
  const twin = new CatalogueMaker()
  twin.make(spec, undefined)
  let refused = 0
  const again = makeGame(spec, (made) => {
    if (refused > 0) return true
    refused += 1
    return canonicalJson(made.definition) !== canonicalJson(definition)
  })
  expect(again.twins).toBe(1)
  const redrawn = twin.make(spec, undefined)
  expect(redrawn.after).toMatch(/^[0-9a-f]{64}$/)
  expect(redrawn.par).not.toEqual(par)
  const { isNew: _, ...kept } = redrawn
  const other = new CatalogueMaker()
  other.make(spec, undefined)
  expect(other.make(spec, kept)).toEqual({ ...kept, isNew: false })
  expect(new CatalogueMaker().make(spec, kept).after).toBeUndefined()
})

test('[PROOF-01] a kept game that was changed in any way is found', () => {
  const spec = specOf('classic-5')
  const { definition, par } = makeGame(spec)
  const kept = { spec: canonicalHash(spec), definition, par }
  expect([...gameProblems(spec, kept), ...proofProblems(kept)]).toEqual([])
  const [first, ...rest] = definition.symbols
  const cheaper = { ...definition, symbols: [{ ...first, pays: { '3': 1 } }, ...rest] }
  const changed = { ...kept, definition: cheaper as typeof definition }
  expect(gameProblems(spec, changed)).toEqual(['its report is of another definition'])
  expect(proofProblems(changed).join()).toContain('declared.rtp is')
  expect(gameProblems({ ...spec, targetPercent: 95.4 }, kept)).toEqual([
    'it was made from another specification',
    expect.stringContaining('not 95.4 %'),
  ])
  expect(proofProblems({ ...kept, par: { ...par, longestDryRun: 1 } })).toEqual([
    'its report is not what is proven now',
  ])
})

test('[PROOF-01] a game whose proof crashes is told as a problem of that game', () => {
  const spec = specOf('cluster-7x7')
  const { definition, par } = makeGame(spec)
  if (definition.mechanic !== 'cluster') throw new Error('no clusters')
  const table = { ...definition.table, key: definition.table.key + 1 }
  const changed = { spec: canonicalHash(spec), definition: { ...definition, table }, par }
  expect(proofProblems(changed)).toEqual([
    expect.stringContaining('it cannot be proven: the listed rounds are not those proven'),
  ])
})

test.each(['lines-20', 'ways-1024', 'flexveje'])(
  'a game by %s wins no more than anybody need stand for',
  (generator) => {
    expect(makeGame(specOf(generator)).par.maxWinBets).toBeLessThanOrEqual(25_000)
  },
)

test('a game of the wildest class wins 50,000 bets at most', () => {
  const spec = specOf('lines-20', { volatility: 'very-high' })
  expect(makeGame(spec).par.maxWinBets).toBeLessThanOrEqual(50_000)
})
