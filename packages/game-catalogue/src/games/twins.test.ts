import { required } from '@nordlys/core'
import { expect, test } from 'vitest'
import { printOf } from '../generate/catalogue-maker.ts'
import { fingerprintOf } from '../generate/fingerprint.ts'
import { twins } from '../generate/gate.ts'
import { plannedGames } from '../generate/plan.ts'
import { studioGames } from './games.ts'
import { listGenerated, openGenerated } from './generated-games.ts'
import { parOf } from './proofs.ts'

const byId = new Map((await listGenerated()).map((game) => [game.id, game]))
const made = await Promise.all(
  plannedGames().map(async (spec) => {
    const game = await openGenerated(required(byId.get(spec.id), spec.id))
    return { generator: spec.generator, print: printOf(spec, game) }
  }),
)
const byHand = studioGames.map((game) => fingerprintOf(game, parOf(game), []))

test('[GAME-01] [PROOF-05] there are more than seven hundred games, each with a title of its own', () => {
  const titles = [...byId.values(), ...studioGames].map(({ titleDa }) => titleDa)
  expect(titles.length).toBeGreaterThan(700)
  expect(new Set(titles).size).toBe(titles.length)
})

test('[PROOF-05] no two games of a generator are twins', () => {
  const kinds = Map.groupBy(made, ({ generator }) => generator)
  const found = [...kinds.values()].flatMap((alike) => twins(alike.map(({ print }) => print)))
  expect(found).toEqual([])
})

test('[PROOF-05] no game has the strips or the paytable of any other, those made by hand among them', () => {
  const prints = [...made.map(({ print }) => print), ...byHand]
  for (const part of ['cells', 'paytable'] as const) {
    const groups = Map.groupBy(prints, (print) => print[part])
    const shared = [...groups.values()].filter((alike) => alike.length > 1)
    expect(shared.map((alike) => alike.map(({ id }) => id))).toEqual([])
  }
})
