import { createHash } from 'node:crypto'
import { coinsOf } from '@nordlys/game-math/base/events'
import { eventsOf } from '@nordlys/game-math/base/outcome'
import { checkDefinition } from '@nordlys/game-math/game/check-definition'
import { deviationsOf } from '@nordlys/game-math/game/measured'
import { parPageOf } from '@nordlys/game-math/game/par-page'
import { compile, playRound, playRoundCoins } from '@nordlys/game-math/game/play'
import { prove, undeclared } from '@nordlys/game-math/game/prove'
import { rulesOf } from '@nordlys/game-math/game/rules-text'
import { seededRng } from '@nordlys/game-math/random/seeded-rng'
import { describe, expect } from 'vitest'
import { provenTest } from '../../../../tools/proofs/proven-test.ts'
import { printOf } from './catalogue-maker.ts'
import { exampleGame, exampleSpec } from './example-game.ts'
import { twinReason } from './gate.ts'
import { generatorOf, laterGenerators } from './generators.ts'
import { makeGame } from './make-game.ts'
import { chanceOf } from './shared/chance.ts'
import { tolerancePoints, tuned } from './tune.ts'

const test = provenTest(import.meta.url)

/** SHA-256 of 5,000 outcomes: a change of the engine that alters one of them is found. */
const replays: Readonly<Record<string, string>> = {
  'wild-respins': 'c7605afb99607c1b7f37d80d84ec9702186e37aef4912544e893dfd10a3face8',
  'walking-wilds': 'd46ee002844ed5cc303ae4a31dc20160c1ae503939029069159f916fd534f4a6',
  'sticky-wilds': 'dce5d108f2808031fb60d828709de775ebe6a0c93947f9bc712a2c198c6eff17',
  avalanche: 'c6eb97d1b40029150f155dfcdf6f0b6ba23d689c932df1528cbe9250423b48e2',
  'wild-multipliers': 'cbaed558794b464fded3cfa2068c75834ba3764273229d3c29cf3ce82957a651',
  mystery: '2de387f316871758e16f04440334daf69f08020f6ebb5fd0d087784544e4e1e1',
  'twin-reels': '3122d22d14533e00aa8bbb25469fa0b603e2ec002ada146088cca7063869d151',
  'symbol-upgrade': 'ef40cb5cbe40cb589a89fbde9ff6792c7d37293f9f60df8c48fb82625b50fbbd',
  'saga-book': 'e619cb8b1b9d1f6b24a5a20a6dce862059848c5cee1ac2de48ab71b0d14a8346',
  colossal: '53881a7288fb08c99f3ed15283ed5cbe5e50f516384819feea5133047f711e75',
  'respin-wheel': 'cb47190b7c03fff4239ae88eea85e98bd42a68a0c45e8c0fb86da65ca6094195',
  'hold-collector': '2a21028226c2bf0b509bb2d8705d4222787763e697a5464ca089604abb91d7f4',
  'cluster-marks': 'e4bde0bbcb4242f3090f3640eb21b48e89c80cfe506885778d5acde16f966804',
  'scatter-pays': '9a604183efa4ef7910788b57c9b4439dffb69b86d6b6c0dfa7b54e8b47be332c',
}

const ids = laterGenerators.map(({ id }) => id)

describe.each(ids)('%s as it is made', (id) => {
  test('[PROOF-01] makes the game that is asked for, proven so, in every class', () => {
    const reports = []
    for (const volatility of generatorOf(id).volatilities) {
      const spec = exampleSpec(id, { volatility, targetPercent: 94.8 })
      const { definition, par } = makeGame(spec)
      expect(checkDefinition(structuredClone(definition))).toEqual({ ok: true, definition })
      expect(prove(structuredClone(definition))).toEqual(par)
      expect(undeclared(definition, par)).toEqual([])
      expect(Math.abs(par.rtpPercent - 94.8)).toBeLessThanOrEqual(tolerancePoints)
      expect(par.volatility).toBe(volatility)
      reports.push(par)
    }
    return reports
  })

  test('what it expects of a paytable is what its exact method finds', () => {
    for (let draws = 1; ; draws += 1) {
      const draft = generatorOf(id).draft(exampleSpec(id), chanceOf(`draft ${draws}`))
      const pays = draft && tuned(draft, 1, 0.952 * draft.coinsPerBet)
      const definition = pays && draft.finish(pays)
      if (!definition) continue
      const { rtp } = draft.figures(definition)
      expect(rtp).toBeCloseTo(draft.mean(pays) / draft.coinsPerBet, 10)
      return rtp
    }
  })

  test('[PROOF-05] two games of it are no twins', () => {
    const [spec, other] = [exampleSpec(id), exampleSpec(id, { seed: 'another' })]
    const [game, second] = [exampleGame(id), makeGame(other)]
    expect(twinReason(printOf(spec, game), printOf(other, second))).toBeUndefined()
    expect(twinReason(printOf(spec, game), printOf(spec, game))).toBe('the same strips')
    return [game.par, second.par]
  })
})

describe.each(ids)('%s as it is played', (id) => {
  test('[PROOF-01] its game as it is played agrees with its proof within four standard errors', () => {
    const { definition, par } = exampleGame(id)
    const { ofReturn, ofHitRate } = deviationsOf(definition, par, 400_000, rngOf('rounds'))
    expect(Math.abs(ofReturn)).toBeLessThan(4)
    expect(Math.abs(ofHitRate)).toBeLessThan(4)
    return [ofReturn, ofHitRate]
  })

  test('[PROOF-03] its game replays, tells every coin, and no build plays it otherwise', () => {
    const game = compile(exampleGame(id).definition)
    const print = createHash('sha256')
    const [rng, fast] = [rngOf('replay'), rngOf('replay')]
    for (let round = 0; round < 5_000; round += 1) {
      const outcome = playRound(game, rng)
      const coins = eventsOf(outcome).reduce((all, event) => all + coinsOf(event), 0)
      expect(coins).toBe(outcome.winCoins)
      expect(playRoundCoins(game, fast)).toBe(outcome.winCoins)
      print.update(JSON.stringify(outcome))
    }
    expect(fast.u32()).toBe(rng.u32())
    const replayed = print.digest('hex')
    expect(replayed).toBe(replays[id])
    return replayed
  })

  test('[PROOF-02] its game has rules and a page of its mathematics, whole and in Danish', () => {
    const { definition, par } = exampleGame(id)
    const { sections, paytable } = rulesOf(definition, par)
    for (const paragraph of sections.flatMap(({ paragraphs }) => paragraphs)) {
      expect(paragraph).toMatch(/^[A-ZÆØÅ0-9].*[.]$/)
      expect(paragraph).not.toMatch(/undefined|NaN|Infinity| {2}|\.\./)
    }
    expect(paytable).toHaveLength(definition.symbols.length)
    const page = parPageOf(definition, par)
    expect(JSON.stringify(page)).not.toMatch(/undefined|null|NaN|Infinity|∞/)
    expect(page.sections.map(({ heading }) => heading)).toContain('Særlige funktioner')
    return { sections, paytable, page }
  })
})

function rngOf(text: string) {
  return seededRng(Uint8Array.from(createHash('sha256').update(text).digest()))
}
