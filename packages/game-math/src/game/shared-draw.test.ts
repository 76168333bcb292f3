import { expect, test } from 'vitest'
import { seededRng } from '../random/seeded-rng.ts'
import { liveFacts, tableFacts } from '../tables/facts/table-facts.ts'
import { openLiveTables } from './live-tables.ts'
import { sharedDraw } from './shared-draw.ts'
import { openTableGames } from './table-games.ts'
import { chiSquareOfRounds } from './test-shared-draws.ts'

/** Those that are decided in one go. */
const tables = openLiveTables()
  .filter(({ hasChoices }) => !hasChoices)
  .map((game) => [game.definition.id, game] as const)
const bets = {
  roulette: [
    [['n17', 1_000]],
    [
      ['red', 2_000],
      ['n0', 1_000],
    ],
  ],
  'punto-banco': [[['bank', 1_000]], [['tie', 2_000]]],
} as const

test.each(tables)(
  '[LV5] at %s everybody shares what the seed gives, whatever they bet',
  (_, game) => {
    const { definition, engine } = game
    const slips = definition.kind === 'roulette' ? bets.roulette : bets['punto-banco']
    for (let round = 1; round <= 20; round += 1) {
      const seed = new Uint8Array(32).fill(round)
      const shared = sharedDraw(definition, seededRng(seed))
      expect(JSON.parse(JSON.stringify(shared))).toEqual(shared)
      for (const slip of slips) {
        const { view } = engine.round(slip, new Uint8Array(), seededRng(seed))
        expect(cardsOrNumber(view)).toEqual(shared)
      }
    }
  },
)

/** Of a view, what everybody shares. */
function cardsOrNumber(view: unknown): unknown {
  const { number, player, bank } = view as {
    number?: number
    player?: Hand
    bank?: Hand
  }
  if (number !== undefined) return { number }
  const cards = (hand: Hand | undefined) => hand?.cards.map(({ card }) => card)
  return { player: cards(player), bank: cards(bank) }
}

interface Hand {
  readonly cards: readonly { readonly card: number }[]
}

test('[LV31] [PROOF-01] a live table returns exactly what its game does alone', () => {
  const returnedBy = (kind: string) =>
    new Set(tableFacts.flatMap((each) => (each.kind === kind ? [each.returned] : [])))
  for (const { id, kind, returned } of liveFacts) {
    expect([id, returned]).toEqual([id, [...returnedBy(kind)][0]])
  }
  const rulesOf = (games: ReturnType<typeof openTableGames>, id: string) =>
    games.find(({ definition }) => definition.id === id)?.definition.rules
  expect(rulesOf(openLiveTables(), 'faelles-punto-banco')).toEqual(
    rulesOf(openTableGames(), 'punto-banco'),
  )
})

test.each(tables)('[PROOF-04] rounds of %s come out as often as is proven', (_, { definition }) => {
  const { chiSquare, bound } = chiSquareOfRounds(definition, 20_000)
  expect(chiSquare).toBeLessThan(bound)
})

test('[LV5] a game that is played alone shares no draw', () => {
  const blackjack = openTableGames().find(({ definition }) => definition.id === 'blackjack')
  expect(
    () => blackjack && sharedDraw(blackjack.definition, seededRng(new Uint8Array(32))),
  ).toThrow('blackjack shares no draw')
})
