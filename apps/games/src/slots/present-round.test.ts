import { createHash } from 'node:crypto'
import { clientRound } from '@nordlys/contracts'
import { ore, required } from '@nordlys/core'
import { studioGames } from '@nordlys/game-catalogue'
import { exampleGame, laterGenerators } from '@nordlys/game-catalogue/generate'
import { compile, type GameDefinition } from '@nordlys/game-math'
import { pino } from 'pino'
import { expect } from 'vitest'
import { provenTest } from '../../../../tools/proofs/proven-test.ts'
import { VersionsInMemory } from '../../test/versions-in-memory.ts'
import { createCatalogue, offeredGames, presentGame } from '../catalogue/index.ts'
import { playFromSeed } from './play-from-seed.ts'
import { presentRound } from './present-round.ts'

const test = provenTest(import.meta.url, {
  apart: /\/game-catalogue\/src\/generated\/|\/public\/art\//,
})

const settled = { key: 'key', balanceOre: ore(10_000), at: new Date('2026-11-21T19:00:00Z') }

/** 1,024 ways are the only ways whose wilds have numbers. */
const generatorIds = [...laterGenerators.map(({ id }) => id), 'ways-1024']
/** An example is made when it is played: that takes a second or more. */
const games: (readonly [string, () => GameDefinition])[] = [
  ...studioGames.map((game) => [game.id, () => game] as const),
  ...generatorIds.map((id) => [`eksempel-${id}`, () => exampleGame(id).definition] as const),
]

test.each(games)('the server plays %s and tells the client every coin of it', (id, gameOf) => {
  const game = gameOf()
  const compiled = compile(game)
  const kinds = new Set<string>()
  for (let number = 0; number < 1_500; number += 1) {
    const seed = Uint8Array.from(createHash('sha256').update(`${id} ${number}`).digest())
    const played = playFromSeed(compiled, seed, ore(400))
    const round = presentRound(compiled, played, settled)
    expect(clientRound.parse(round)).toEqual(round)
    for (const { kind } of round.events) kinds.add(kind)
    const coins = round.events.reduce((all, event) => all + coinsOf(event), 0)
    expect((coins * 400) / game.coinsPerBet).toBe(round.winOre)
  }
  expect([...kinds].sort()).toEqual(kindsOf[game.mechanic])
})

/** What one claim reads of the catalogue is no matter of the others. */
const offer = ['packages/game-catalogue/src/generated', 'apps/games/public/art']

test.about({ reads: () => offer })(
  'every offered game can be published, and is laid out for the client',
  async () => {
    const logger = pino({ level: 'silent' })
    const catalogue = createCatalogue(await offeredGames(logger), new VersionsInMemory(), logger)
    for (const { id } of catalogue.offered) {
      const game = required(await catalogue.find(id), id)
      const { symbols, rules } = presentGame(game)
      expect(symbols).toHaveLength(game.definition.symbols.length)
      expect(rules.length).toBe(game.rules.sections.length + 1)
    }
  },
)

/** What 1,500 rounds show. */
const kindsOf = {
  lines: ['free-spins', 'reels', 'wins'],
  ways: ['free-spins', 'reels', 'wins'],
  'hold-and-win': ['hold-end', 'hold-spin', 'hold-start', 'reels', 'wins'],
  cluster: ['grid', 'tumble', 'wins'],
  'flexveje-fald': ['free-spins', 'grid', 'tumble', 'wins'],
  flexveje: ['free-spins', 'reels', 'wins'],
  'wild-respins': ['change', 'reels', 'wins'],
  'walking-wilds': ['change', 'reels', 'wins'],
  'sticky-wilds': ['change', 'free-spins', 'reels', 'wins'],
  avalanche: ['grid', 'tumble', 'wins'],
  'wild-multipliers': ['free-spins', 'reels', 'wins'],
  mystery: ['change', 'free-spins', 'reels', 'wins'],
  'twin-reels': ['free-spins', 'reels', 'wins'],
  'symbol-upgrade': ['free-spins', 'reels', 'upgrade', 'wins'],
  colossal: ['free-spins', 'reels', 'wins'],
  'saga-book': ['change', 'free-spins', 'reels', 'wins'],
  'respin-wheel': ['reels', 'wheel', 'wins'],
  'hold-collector': ['chest', 'hold-end', 'hold-spin', 'hold-start', 'reels', 'wins'],
  'scatter-pays': ['free-spins', 'grid', 'orbs', 'tumble', 'wins'],
  'cluster-marks': ['free-spins', 'grid', 'mark', 'tumble', 'wins'],
}

function coinsOf(event: object): number {
  return 'coins' in event && typeof event.coins === 'number' ? event.coins : 0
}
