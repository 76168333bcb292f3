import { canonicalHash } from '../base/definition-hash.ts'
import { blackjack } from '../tables/blackjack/machine.ts'
import { type BlackjackRules, blackjackTable, classicTable } from '../tables/blackjack/rules.ts'
import { viewOf as blackjackView } from '../tables/blackjack/view.ts'
import { type TableEngine, tableEngine } from '../tables/engine.ts'
import { holdem } from '../tables/holdem/machine.ts'
import { type HoldemRules, holdemRules } from '../tables/holdem/rules.ts'
import { viewOf as holdemView } from '../tables/holdem/view.ts'
import { puntoBanco } from '../tables/punto-banco/machine.ts'
import { type PuntoBancoRules, puntoBancoRules } from '../tables/punto-banco/rules.ts'
import { viewOf as puntoBancoView } from '../tables/punto-banco/view.ts'
import { roulette } from '../tables/roulette/machine.ts'
import { europeanRoulette, frenchRoulette, type RouletteRules } from '../tables/roulette/rules.ts'
import { viewOf as rouletteView } from '../tables/roulette/view.ts'
import { sharedBlackjackMachine } from '../tables/shared-blackjack/machine.ts'
import type { SharedBlackjackRules } from '../tables/shared-blackjack/rules.ts'
import { viewOf as sharedBlackjackView } from '../tables/shared-blackjack/view.ts'
import { threeCard } from '../tables/three-card/machine.ts'
import { type ThreeCardRules, threeCardRules } from '../tables/three-card/rules.ts'
import { viewOf as threeCardView } from '../tables/three-card/view.ts'
import { holdTableOf } from '../tables/video-poker/hold-tables.ts'
import { videoPokerMachine } from '../tables/video-poker/machine.ts'
import { videoPokers } from '../tables/video-poker/paytables.ts'
import type { VideoPokerRules } from '../tables/video-poker/rules.ts'

/** What a kind of game is played by. */
type Rules =
  | { readonly kind: 'blackjack'; readonly rules: BlackjackRules }
  | { readonly kind: 'shared-blackjack'; readonly rules: SharedBlackjackRules }
  | { readonly kind: 'video-poker'; readonly rules: VideoPokerRules }
  | { readonly kind: 'three-card'; readonly rules: ThreeCardRules }
  | { readonly kind: 'holdem'; readonly rules: HoldemRules }
  | { readonly kind: 'roulette'; readonly rules: RouletteRules }
  | { readonly kind: 'punto-banco'; readonly rules: PuntoBancoRules }

/** A game at a table, as plain JSON: what was proven, by its hash. */
export type TableDefinition = Rules & {
  readonly schema: 1
  readonly id: string
  readonly version: number
  readonly titleDa: string
}

/** With what plays it. */
export interface TableGame {
  readonly definition: TableDefinition
  /** SHA-256 of the definition's canonical JSON, in hex. [PROOF-03] */
  readonly hash: string
  /** Without choices a round is decided in one go, once its bets are fixed. */
  readonly hasChoices: boolean
  readonly engine: TableEngine
}

/** Our games at tables. What each returns is proven in the folder of its mathematics. [GAME-02] */
export function openTableGames(): readonly TableGame[] {
  return offered.map(tableGameOf)
}

/** The name of one of them, without what plays it; undefined for a game that is none. */
export function tableTitleOf(gameId: string): string | undefined {
  return offered.find(({ id }) => id === gameId)?.titleDa
}

/**
 * What plays a definition, be it offered or of an earlier release: its kind's engine, by its own rules.
 * Throws when nothing here plays them.
 */
export function tableGameOf(definition: TableDefinition): TableGame {
  const { kind } = definition
  const hasChoices = kind !== 'roulette' && kind !== 'punto-banco'
  const hash = canonicalHash(definition)
  return { definition, hash, hasChoices, engine: engineOf(definition) }
}

function engineOf({ kind, rules }: Rules): TableEngine {
  switch (kind) {
    case 'blackjack':
      return tableEngine(blackjack, rules, blackjackView)
    case 'shared-blackjack':
      return tableEngine(sharedBlackjackMachine, rules, sharedBlackjackView)
    case 'video-poker': {
      const machine = videoPokerMachine(holdTableOf(rules))
      return tableEngine(machine, rules, machine.view)
    }
    case 'three-card':
      return tableEngine(threeCard, rules, threeCardView)
    case 'holdem':
      return tableEngine(holdem, rules, holdemView)
    case 'roulette':
      return tableEngine(roulette, rules, rouletteView)
    case 'punto-banco':
      return tableEngine(puntoBanco, rules, puntoBancoView)
    default:
      throw new Error(`nothing here plays ${JSON.stringify(kind satisfies never)}`)
  }
}

const offered: readonly TableDefinition[] = [
  named('blackjack', 'Blackjack', { kind: 'blackjack', rules: blackjackTable }),
  named('blackjack-klassisk', 'Blackjack Klassisk', { kind: 'blackjack', rules: classicTable }),
  ...videoPokers.map((rules): TableDefinition => {
    const { id, titleDa, version } = rules
    return { schema: 1, id, version, titleDa, kind: 'video-poker', rules }
  }),
  named('trekortspoker', 'Trekortspoker', { kind: 'three-card', rules: threeCardRules }),
  named('holdem-mod-huset', 'Hold’em mod huset', { kind: 'holdem', rules: holdemRules }),
  named('roulette-europaeisk', 'Europæisk Roulette', { kind: 'roulette', rules: europeanRoulette }),
  named('roulette-fransk', 'Fransk Roulette', { kind: 'roulette', rules: frenchRoulette }),
  named('punto-banco', 'Punto Banco', { kind: 'punto-banco', rules: puntoBancoRules }),
]

function named(id: string, titleDa: string, rules: Rules): TableDefinition {
  return { schema: 1, id, version: 1, titleDa, ...rules }
}
