import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fraction, toNumber } from '../prove/fraction.ts'
import type { Rng } from '../random/rng.ts'
import { seededRng } from '../random/seeded-rng.ts'
import { blackjack } from './blackjack/machine.ts'
import { blackjackTable, classicTable } from './blackjack/rules.ts'
import { type Card, cardsPerDeck } from './cards/card.ts'
import { holdem } from './holdem/machine.ts'
import { holdemRules } from './holdem/rules.ts'
import { countBySequence } from './punto-banco/exact.ts'
import { puntoBanco, resultOf } from './punto-banco/machine.ts'
import { puntoBancoWinners } from './punto-banco/payouts.ts'
import { puntoBancoRules } from './punto-banco/rules.ts'
import { handOf, scoreOf, threeCardHands } from './three-card/evaluate.ts'
import { countHands } from './three-card/exact.ts'
import { threeCard } from './three-card/machine.ts'
import { threeCardRules } from './three-card/rules.ts'
import { holdTableOf } from './video-poker/hold-tables.ts'
import { videoPokerMachine } from './video-poker/machine.ts'
import { videoPokers } from './video-poker/paytables.ts'

const draws = 10_000_000

interface Deals {
  name: string
  decks: number
  jokers?: number
  /** The first two cards as they are dealt. */
  deal: (rng: Rng) => readonly [Card | undefined, Card | undefined]
}

const ofBlackjack = [blackjackTable, classicTable].map((rules): Deals => {
  const deal: Deals['deal'] = (rng) => {
    const { hands, bank } = blackjack.start(rules, [['hand', 1_000]], rng)
    return [hands[0]?.cards[0], bank[0]]
  }
  return { name: `blackjack of ${rules.decks} decks`, decks: rules.decks, deal }
})

const ofVideoPoker = videoPokers.map((rules): Deals => {
  const machine = videoPokerMachine(holdTableOf(rules))
  const bets = { hands: 1, coins: 1, coinOre: 100 }
  const deal: Deals['deal'] = (rng) => {
    const { dealt } = machine.start(rules, bets, rng)
    return [dealt[0], dealt[1]]
  }
  return { name: rules.id, decks: 1, jokers: rules.wild === 'joker' ? 1 : 0, deal }
})

const games: readonly Deals[] = [
  ...ofBlackjack,
  ...ofVideoPoker,
  {
    name: 'hold’em',
    decks: 1,
    deal: (rng) => {
      const { player } = holdem.start(holdemRules, [['ante', 1_000]], rng)
      return [player[0], player[1]]
    },
  },
]

test.for(games)('[PROOF-04] ten million deals bring each two cards alike: $name', (game) => {
  const { decks, jokers = 0, deal } = game
  const kinds = cardsPerDeck + jokers
  const size = cardsPerDeck * decks + jokers
  const rng = rngOf(game.name)
  const counts = new Float64Array(kinds * kinds)
  for (let draw = 0; draw < draws; draw += 1) {
    const [first = 0, second = 0] = deal(rng)
    const at = first * kinds + second
    counts[at] = (counts[at] ?? 0) + 1
  }
  const copiesOf = (card: number) => (card < cardsPerDeck ? decks : 1)
  const shares = Array.from(counts, (_, at) => {
    const [first, second] = [Math.floor(at / kinds), at % kinds]
    const left = copiesOf(second) - (first === second ? 1 : 0)
    return (copiesOf(first) / size) * (left / (size - 1))
  })
  expectFair(counts, shares)
})

test('[PROOF-04] ten million deals of punto banco are won as often as is proven', () => {
  const proven = countBySequence(puntoBancoRules.decks)
  const rng = rngOf('punto banco')
  const counts = puntoBancoWinners.map(() => 0)
  for (let draw = 0; draw < draws; draw += 1) {
    const { winner } = resultOf(puntoBanco.start(puntoBancoRules, [], rng))
    const at = puntoBancoWinners.indexOf(winner)
    counts[at] = (counts[at] ?? 0) + 1
  }
  const shares = puntoBancoWinners.map((winner) => {
    return toNumber(fraction(proven[winner], proven.all))
  })
  expectFair(counts, shares)
})

test('[PROOF-04] ten million hands of three cards are what they are as often as is proven', () => {
  const ways = countHands()
  const rng = rngOf('three cards')
  const counts = threeCardHands.map(() => 0)
  for (let draw = 0; draw < draws; draw += 1) {
    const { player } = threeCard.start(threeCardRules, [], rng)
    const at = threeCardHands.indexOf(handOf(scoreOf(player)))
    counts[at] = (counts[at] ?? 0) + 1
  }
  const all = ways.reduce((sum, each) => sum + each, 0)
  expectFair(
    counts,
    ways.map((each) => each / all),
  )
})

/** One in 10,000 fair games lies above the bound, by Wilson and Hilferty. */
function expectFair(counts: Iterable<number>, shares: readonly number[]): void {
  const seen = [...counts]
  let [chiSquare, cells] = [0, 0]
  for (const [at, share] of shares.entries()) {
    const due = share * draws
    if (due === 0) expect(seen[at]).toBe(0)
    else {
      chiSquare += ((seen[at] ?? 0) - due) ** 2 / due
      cells += 1
    }
  }
  const freedom = cells - 1
  const spread = 2 / (9 * freedom)
  expect(chiSquare).toBeLessThan(freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3)
}

function rngOf(name: string): Rng {
  return seededRng(Uint8Array.from(createHash('sha256').update(name).digest()))
}
