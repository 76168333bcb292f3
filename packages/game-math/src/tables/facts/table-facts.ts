import { blackjackTable, classicTable } from '../blackjack/rules.ts'
import {
  europeanRoulette,
  frenchRoulette,
  sharedRoulette,
  sharedRouletteHigh,
} from '../roulette/rules.ts'
import { videoPokers } from '../video-poker/paytables.ts'
import type { TableFacts } from './facts.ts'
import {
  blackjackFacts,
  holdemFacts,
  puntoBancoFacts,
  rouletteFacts,
  threeCardFacts,
  videoPokerFacts,
} from './kind-facts.ts'

/** Of every game at our tables, from its rules alone: nothing is unpacked. */
export const tableFacts: readonly TableFacts[] = [
  rouletteFacts('roulette-europaeisk', 'Europæisk Roulette', europeanRoulette),
  rouletteFacts('roulette-fransk', 'Fransk Roulette', frenchRoulette),
  blackjackFacts('blackjack', 'Blackjack', blackjackTable),
  blackjackFacts('blackjack-klassisk', 'Blackjack Klassisk', classicTable),
  ...videoPokers.map(videoPokerFacts),
  puntoBancoFacts('punto-banco', 'Punto Banco'),
  threeCardFacts('trekortspoker', 'Trekortspoker'),
  holdemFacts('holdem-mod-huset', 'Hold’em mod huset'),
]

/** The same of every live table. [GAME-03] */
export const liveFacts: readonly TableFacts[] = [
  rouletteFacts('faelles-roulette', 'Fælles Roulette', sharedRoulette),
  rouletteFacts('faelles-roulette-hoej', 'Fælles Roulette Høj', sharedRouletteHigh),
  puntoBancoFacts('faelles-punto-banco', 'Fælles Punto Banco'),
]
