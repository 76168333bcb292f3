import { openTableGames, seededRng, type TableGame } from '@nordlys/game-math'
import { browserRng } from '@nordlys/game-math/random/browser-rng'
import type { Rng } from '@nordlys/game-math/random/rng'
import { blackjack } from '@nordlys/game-math/tables/blackjack/machine'
import { viewOf as blackjackView } from '@nordlys/game-math/tables/blackjack/view'
import { holdem } from '@nordlys/game-math/tables/holdem/machine'
import { viewOf as holdemView } from '@nordlys/game-math/tables/holdem/view'
import { puntoBanco } from '@nordlys/game-math/tables/punto-banco/machine'
import { viewOf as puntoBancoView } from '@nordlys/game-math/tables/punto-banco/view'
import { roulette } from '@nordlys/game-math/tables/roulette/machine'
import { viewOf as rouletteView } from '@nordlys/game-math/tables/roulette/view'
import { sharedBlackjackMachine } from '@nordlys/game-math/tables/shared-blackjack/machine'
import { viewOf as sharedView } from '@nordlys/game-math/tables/shared-blackjack/view'
import { threeCard } from '@nordlys/game-math/tables/three-card/machine'
import { viewOf as threeCardView } from '@nordlys/game-math/tables/three-card/view'
import { videoPokerRound } from '@nordlys/game-math/tables/video-poker/machine'
import { expect, test } from 'vitest'
import type { PlayedHand } from './check-hand.ts'
import { replaysWith } from './replays-with.ts'

/** As each game's felt has it, with bets, and the bets of another round. */
const kinds = {
  blackjack: [(rules) => replaysWith(blackjack, blackjackView, rules), slip('hand', 'pair')],
  'shared-blackjack': [
    (rules) => replaysWith(sharedBlackjackMachine, sharedView, rules),
    slip('hand'),
  ],
  'video-poker': [
    (rules) => replaysWith(videoPokerRound, videoPokerRound.view, rules),
    [
      { hands: 3, coins: 5, coinOre: 100 },
      { hands: 1, coins: 5, coinOre: 100 },
    ],
  ],
  'three-card': [
    (rules) => replaysWith(threeCard, threeCardView, rules),
    slip('ante', 'pair-bonus'),
  ],
  holdem: [(rules) => replaysWith(holdem, holdemView, rules), slip('ante')],
  roulette: [(rules) => replaysWith(roulette, rouletteView, rules), slip('n17', 'red')],
  'punto-banco': [(rules) => replaysWith(puntoBanco, puntoBancoView, rules), slip('player', 'tie')],
} satisfies Record<
  TableGame['definition']['kind'],
  // A game's rules are those of its kind.
  readonly [
    (rules: never) => (played: PlayedHand, rng: Rng) => boolean,
    readonly [unknown, unknown],
  ]
>

function slip(...names: readonly string[]): readonly [unknown, unknown] {
  const of = (ore: number) => names.map((name) => [name, ore])
  return [of(1_000), of(2_000)]
}

const seedOf = (round: number) =>
  Uint8Array.from({ length: 32 }, (_, place) => (round * 29 + place * 7) % 256)

/** A hand that chooses from what is open, as the server tells it at its end and over the wire. */
function told({ engine, definition }: TableGame, round: number): PlayedHand {
  const [bets] = kinds[definition.kind][1]
  const made: number[] = []
  for (;;) {
    const choices = Uint8Array.from(made)
    const { options, view } = engine.round(bets, choices, seededRng(seedOf(round)))
    const option = options[(round + made.length) % Math.max(1, options.length)]
    if (!option) return { bets, choices, view: JSON.parse(JSON.stringify(view)) }
    made.push(option.choice)
  }
}

async function replays({ definition }: TableGame, played: PlayedHand, round: number) {
  const rng = await browserRng(seedOf(round))
  if (!rng) throw new Error('no Web Crypto')
  return kinds[definition.kind][0](definition.rules as never)(played, rng)
}

const games = openTableGames().map((game) => [game.definition.id, game] as const)

test.each(games)(
  '[PROOF-03][GAME-02] %s: the browser plays 200 rounds again as the game server told them',
  async (_id, game) => {
    for (let round = 0; round < 200; round += 1) {
      expect(await replays(game, told(game, round), round), `round ${round}`).toBe(true)
    }
  },
)

test.each(games)(
  '[PROOF-03][GAME-02] %s: another seed, other bets, another choice or anything else shown is no replay',
  async (_id, game) => {
    const played = told(game, 5)
    const holds = (change: Partial<PlayedHand>, round = 5) =>
      replays(game, { ...played, ...change }, round)
    expect(await holds({})).toBe(true)
    expect(await holds({}, 6)).toBe(false)
    expect(await holds({ bets: kinds[game.definition.kind][1][1] })).toBe(false)
    expect(await holds({ bets: 'none' })).toBe(false)
    for (const view of changesOf(played.view)) expect(await holds({ view })).toBe(false)
  },
)

/** Each number of what is told, raised by one. */
function changesOf(view: unknown): unknown[] {
  const text = JSON.stringify(view)
  return [...text.matchAll(/(?<=[[:,])\d+/g)].map(({ 0: number, index }) =>
    JSON.parse(`${text.slice(0, index)}${Number(number) + 1}${text.slice(index + number.length)}`),
  )
}
