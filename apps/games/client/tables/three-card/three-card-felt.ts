import { pokerHandsDa } from '@nordlys/game-math/tables/cards/poker-name-da'
import { threeCardHands } from '@nordlys/game-math/tables/three-card/evaluate'
import { threeCard } from '@nordlys/game-math/tables/three-card/machine'
import type { ThreeCardRules } from '@nordlys/game-math/tables/three-card/rules'
import { viewOf } from '@nordlys/game-math/tables/three-card/view'
import { PokerFelt } from '../poker/poker-felt.ts'
import type { Paytable, PokerGame } from '../poker/poker-game.ts'
import { replaysWith } from '../shared/replays-with.ts'
import type { FeltParts, TableFelt } from '../shared/table-felt.ts'
import { threeCardTexts as texts } from './three-card-texts.ts'

/** Trekortspoker's felt. [GAME-02] */
export function threeCardFelt(parts: FeltParts): TableFelt {
  // The server sends what was proven; its shape follows from the game's kind.
  return new PokerFelt(parts, gameOf(parts.opened.game.rules as ThreeCardRules))
}

function gameOf(rules: ThreeCardRules): PokerGame {
  const { ante, 'pair-bonus': pairBonus } = rules.limits
  return {
    spots: [
      { bet: 'ante', nameDa: texts.ante, limits: ante, paysDa: texts.antePays, isNeeded: true },
      {
        bet: 'pair-bonus',
        nameDa: texts.pairBonus,
        limits: pairBonus,
        paysDa: texts.pairBonusPays(mostOf(rules.pairBonus)),
      },
    ],
    places: { hand: 3, board: 0 },
    print: texts.felt,
    paytables: [
      { captionDa: texts.anteBonus, noteDa: texts.anteBonusNote, rows: rowsOf(rules.anteBonus) },
      { captionDa: texts.pairBonus, noteDa: texts.pairBonusNote, rows: rowsOf(rules.pairBonus) },
    ],
    replays: replaysWith(threeCard, viewOf, rules),
  }
}

type Pays = ThreeCardRules['anteBonus']

/** The best hand first; one that is not paid has no row. */
export function rowsOf(pays: Pays): Paytable['rows'] {
  return [...threeCardHands].reverse().flatMap((hand) => {
    const timesStake = pays[hand]
    return timesStake === undefined ? [] : [[pokerHandsDa[hand], timesStake] as const]
  })
}

function mostOf(pays: Pays): number {
  return Math.max(...Object.values(pays))
}
