import type { Fraction } from '@nordlys/game-math/prove/fraction'
import { fraction } from '@nordlys/game-math/prove/fraction'
import {
  insuranceByCounting,
  pairByCounting,
  trioByCounting,
} from '@nordlys/game-math/tables/blackjack/exact/side-bets-counted'
import {
  figuresOf as blackjackFigures,
  insuranceReturn,
  pairReturn,
  trioReturn,
} from '@nordlys/game-math/tables/blackjack/figures'
import {
  type BlackjackRules,
  blackjackTable,
  type ChartRules,
  classicTable,
} from '@nordlys/game-math/tables/blackjack/rules'
import { figuresOf } from '@nordlys/game-math/tables/figures'
import { holdemFigures } from '@nordlys/game-math/tables/holdem/figures'
import {
  countBySequence,
  countPairsBySequence,
  type PuntoBancoCounts,
  pairResultsOf,
  resultsOf as puntoBancoResults,
} from '@nordlys/game-math/tables/punto-banco/exact'
import { countByHands, pairChance } from '@nordlys/game-math/tables/punto-banco/exact-by-hands'
import { puntoBancoFigures } from '@nordlys/game-math/tables/punto-banco/figures'
import { puntoBancoRules } from '@nordlys/game-math/tables/punto-banco/rules'
import { returnByFormula, spotFigures } from '@nordlys/game-math/tables/roulette/exact'
import {
  europeanRoulette,
  frenchRoulette,
  type RouletteRules,
} from '@nordlys/game-math/tables/roulette/rules'
import { type Spot, spots } from '@nordlys/game-math/tables/roulette/spots'
import { sharedFigures } from '@nordlys/game-math/tables/shared-blackjack/figures'
import { sharedBlackjack } from '@nordlys/game-math/tables/shared-blackjack/rules'
import {
  endsByEveryPair,
  pairBonusResults,
  resultsOf as threeCardResults,
} from '@nordlys/game-math/tables/three-card/exact'
import {
  countByFormula,
  endsByRemoval,
} from '@nordlys/game-math/tables/three-card/exact-by-removal'
import { anteFigures, pairBonusFigures } from '@nordlys/game-math/tables/three-card/figures'
import { threeCardRules } from '@nordlys/game-math/tables/three-card/rules'
import { videoPokers } from '@nordlys/game-math/tables/video-poker/paytables'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'
import { once } from './remembered.ts'
import type { Method, TableReturn } from './report-returns.ts'
import type { Sample, SlowMethods } from './slow-methods.ts'

/** Every bet at our tables, with the methods by which its return is found. [PROOF-01] */
export function* tableReturns(slow: SlowMethods): Generator<TableReturn> {
  yield* roulette()
  yield* blackjack('Blackjack', blackjackTable, slow)
  yield* blackjack('Blackjack Klassisk', classicTable, slow)
  yield found(
    'Fælles Blackjack, the hand by the chart',
    handsBy(sharedBlackjack, slow),
    sharedFigures.chartReturn,
  )
  for (const rules of videoPokers) yield videoPoker(rules, slow)
  yield* puntoBanco()
  yield* threeCard()
  yield* holdem(slow)
}

function* roulette(): Generator<TableReturn> {
  for (const [kind, alike] of Map.groupBy(spots, (spot) => spot.kind)) {
    yield ofSpots(`European roulette, ${kind} (${alike.length})`, europeanRoulette, alike)
  }
  const [even, others] = [true, false].map((isEven) =>
    spots.filter(({ kind }) => (kind === 'even-chance') === isEven),
  )
  yield ofSpots('French roulette, even-chance with la partage (6)', frenchRoulette, even ?? [])
  yield ofSpots('French roulette, any other spot (151)', frenchRoulette, others ?? [])
}

function ofSpots(bet: string, rules: RouletteRules, alike: readonly Spot[]): TableReturn {
  return {
    bet,
    methods: [
      {
        name: 'by each of 37 numbers',
        find: () => alike.map((spot) => spotFigures(rules, spot).returned),
      },
      { name: 'by formula', find: () => alike.map(({ kind }) => returnByFormula(rules, kind)) },
    ],
  }
}

function handsBy(rules: ChartRules, { backwards, forwards }: SlowMethods) {
  return {
    'backwards, modulo primes': () => backwards(rules),
    'forwards, in orders of the shoe': () => forwards(rules),
  }
}

function* blackjack(
  title: string,
  rules: BlackjackRules,
  slow: SlowMethods,
): Generator<TableReturn> {
  const { chartReturn } = blackjackFigures(rules)
  yield found(`${title}, the hand by the chart`, handsBy(rules, slow), chartReturn)
  const besides = [
    ['insurance', insuranceReturn, insuranceByCounting],
    ['Ens par', pairReturn, pairByCounting],
    ['Trio', trioReturn, trioByCounting],
  ] as const
  for (const [name, byFormula, byCounting] of besides) {
    yield found(`${title}, ${name}`, {
      'by formula': () => byFormula(rules),
      'card after card': () => byCounting(rules),
    })
  }
}

function videoPoker(rules: VideoPokerRules, { solved, drawn }: SlowMethods): TableReturn {
  const [numerator = 0n, denominator = 1n] = rules.declared.rtp.split('/').map(BigInt)
  return {
    bet: `${rules.titleDa}, the best holds`,
    declared: fraction(numerator, denominator),
    methods: [exact('by every deal and hold', () => solved(rules)), sampled(drawn(rules.wild))],
  }
}

function* puntoBanco(): Generator<TableReturn> {
  const rules = puntoBancoRules
  const bySequence = once(() => countBySequence(rules.decks))
  const byHands = once(() => {
    const [player, bank, tie] = countByHands(rules.decks)
    return { player, bank, tie, all: player + bank + tie }
  })
  for (const bet of ['player', 'bank', 'tie'] as const) {
    const returned = (deals: PuntoBancoCounts) =>
      figuresOf(puntoBancoResults(rules, bet, deals)).returned
    const ways = {
      'by every deal': () => returned(bySequence()),
      'by hands as sets': () => returned(byHands()),
    }
    yield found(`Punto banco, ${bet}`, ways, puntoBancoFigures[bet].returned)
  }
  const pairs = once(() => countPairsBySequence(rules.decks))
  const sides = [
    ['player-pair', 'playerPair'],
    ['bank-pair', 'bankPair'],
  ] as const
  for (const [bet, side] of sides) {
    const returned = (of: bigint, all: bigint) => figuresOf(pairResultsOf(rules, of, all)).returned
    const ways = {
      'by every deal': () => returned(pairs()[side], pairs().all),
      'by the second card': () => returned(...pairChance(rules.decks)),
    }
    yield found(`Punto banco, ${bet}`, ways, puntoBancoFigures[bet].returned)
  }
}

function* threeCard(): Generator<TableReturn> {
  const byPairs = once(() => threeCardResults(threeCardRules, endsByEveryPair()))
  const byRemoval = once(() => threeCardResults(threeCardRules, endsByRemoval()))
  const ante = (of: (found: ReturnType<typeof threeCardResults>) => Fraction) => ({
    'by every hand against every hand': () => of(byPairs()),
    'by removal of shared cards': () => of(byRemoval()),
  })
  const ofAnte = ante(({ results }) => figuresOf(results).returned)
  yield found('Trekortspoker, ante and play, of the ante', ofAnte, anteFigures.returned)
  const ofStakes = ante((each) => each.ofStakes)
  yield found('Trekortspoker, ante and play, of all stakes', ofStakes, anteFigures.ofStakes)
  const pairs = {
    'by every hand': () => figuresOf(pairBonusResults(threeCardRules)).returned,
    'by formula': () => figuresOf(pairBonusResults(threeCardRules, countByFormula())).returned,
  }
  yield found('Trekortspoker, par-bonus', pairs, pairBonusFigures.returned)
}

function* holdem({ everyCell, cells }: SlowMethods): Generator<TableReturn> {
  const name = 'by every hand and flop'
  const method = (find: (() => Fraction) | undefined): Method =>
    find ? exact(name, find) : { name, leftOut }
  yield {
    bet: 'Hold’em mod huset, the best calls, of the ante',
    declared: holdemFigures.returned,
    methods: [method(everyCell && (() => everyCell().ofAnte)), sampled(cells)],
  }
  yield {
    bet: 'Hold’em mod huset, the best calls, of all stakes',
    declared: holdemFigures.ofStakes,
    methods: [
      method(everyCell && (() => everyCell().ofStakes)),
      { name: 'a second method', leftOut: 'none but the sample above' },
    ],
  }
}

function found(
  bet: string,
  ways: Readonly<Record<string, () => Fraction>>,
  declared?: Fraction,
): TableReturn {
  const methods = Object.entries(ways).map(([name, find]) => exact(name, find))
  return { bet, methods, ...(declared && { declared }) }
}

const leftOut = 'left out, but not with --whole'

function sampled({ name, compare }: Sample): Method {
  return compare ? { name, compare } : { name, leftOut }
}

function exact(name: string, find: () => Fraction): Method {
  return { name, find: () => [find()] }
}
