import { expect, test } from 'vitest'
import { seededRng } from '../random/seeded-rng.ts'
import { openTableGames, type TableDefinition, tableGameOf, tableTitleOf } from './table-games.ts'

const games = openTableGames()
const bets: Readonly<Record<string, unknown>> = {
  blackjack: [['hand', 10_000]],
  'video-poker': { coinOre: 100, coins: 5, hands: 1 },
  'three-card': [['ante', 10_000]],
  holdem: [['ante', 10_000]],
  roulette: [
    ['n17', 5_000],
    ['red', 10_000],
  ],
  'punto-banco': [['bank', 10_000]],
}

test('[PROOF-03] each table has a name and a definition of its own', () => {
  expect(new Set(games.map(({ definition }) => definition.id)).size).toBe(games.length)
  expect(new Set(games.map(({ hash }) => hash)).size).toBe(games.length)
  for (const { definition } of games) {
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition)
  }
})

test.each(games.map((game) => [game.definition.titleDa, game] as const))(
  '[GAME-02] a round of %s is read, played to its end by the published rule, and plain JSON',
  (_, { definition, engine }) => {
    const placed = bets[definition.kind]
    expect(engine.read('no bets')).toMatchObject({ ok: false })
    const read = engine.read(placed)
    if (!read.ok) throw new Error(read.refused)
    for (let round = 0; round < 20; round += 1) {
      const seed = new Uint8Array(32).fill(round + 1)
      const choices: number[] = []
      const standing = () => engine.round(placed, Uint8Array.from(choices), seededRng(seed))
      for (let now = standing(); !now.outcome; now = standing()) {
        expect(JSON.parse(JSON.stringify(now.view))).toEqual(now.view)
        const chosen = now.options.find(({ choice }) => choice === now.automatic)
        expect(chosen?.raiseOre).toBe(0n)
        choices.push(now.automatic ?? -1)
      }
      const { outcome, automatic, options } = standing()
      expect(outcome?.stakeOre).toBe(read.stakeOre)
      expect([automatic, options]).toEqual([undefined, []])
    }
  },
)

test('[GAME-02] bets that were never read are a crash', () => {
  const [game] = games
  expect(() =>
    game?.engine.round('no bets', new Uint8Array(), seededRng(new Uint8Array(32))),
  ).toThrow('bets that are refused')
})

test('[GAME-02] a table’s name is told without what plays it', () => {
  for (const { definition } of games) {
    expect(tableTitleOf(definition.id)).toBe(definition.titleDa)
  }
  expect(tableTitleOf('vikingernes-guld')).toBeUndefined()
})

test('[PROOF-03] a definition that was kept as text is played as it was', () => {
  for (const { definition, hash, hasChoices } of games) {
    const kept: TableDefinition = JSON.parse(JSON.stringify(definition))
    const again = tableGameOf(kept)
    expect([again.hash, again.hasChoices]).toEqual([hash, hasChoices])
  }
})

test('[PROOF-03] a kind that nothing plays is told by its name', () => {
  const [game] = games
  const unknown: TableDefinition = JSON.parse(
    JSON.stringify({ ...game?.definition, kind: 'craps' }),
  )
  expect(() => tableGameOf(unknown)).toThrow('nothing here plays "craps"')
})

test('[GAME-02] roulette and punto banco are decided in one go, and the others by choices', () => {
  const atOnce = games.filter(({ hasChoices }) => !hasChoices)
  expect(atOnce.map(({ definition }) => definition.titleDa)).toEqual([
    'Europæisk Roulette',
    'Fransk Roulette',
    'Punto Banco',
  ])
})
