import { pokerHandsDa } from '@nordlys/game-math/tables/cards/poker-name-da'
import { holdemHands } from '@nordlys/game-math/tables/holdem/evaluate'
import { holdem } from '@nordlys/game-math/tables/holdem/machine'
import type { HoldemRules } from '@nordlys/game-math/tables/holdem/rules'
import { viewOf } from '@nordlys/game-math/tables/holdem/view'
import { PokerFelt } from '../poker/poker-felt.ts'
import type { Paytable, PokerGame } from '../poker/poker-game.ts'
import { replaysWith } from '../shared/replays-with.ts'
import type { FeltParts, TableFelt } from '../shared/table-felt.ts'
import { holdemTexts as texts } from './holdem-texts.ts'

/** The felt of hold'em mod huset. [GAME-02] */
export function holdemFelt(parts: FeltParts): TableFelt {
  // The server sends what was proven; its shape follows from the game's kind.
  return new PokerFelt(parts, gameOf(parts.opened.game.rules as HoldemRules))
}

function gameOf(rules: HoldemRules): PokerGame {
  const most = Math.max(...Object.values(rules.antePays))
  return {
    spots: [
      {
        bet: 'ante',
        nameDa: texts.ante,
        limits: rules.limits.ante,
        paysDa: texts.antePays(most),
        isNeeded: true,
      },
    ],
    places: { hand: 2, board: 5 },
    print: texts.felt,
    paytables: [
      { captionDa: texts.ante, noteDa: texts.paytableNote, rows: rowsOf(rules.antePays) },
    ],
    replays: replaysWith(holdem, viewOf, rules),
  }
}

/** The best hand first. */
export function rowsOf(pays: HoldemRules['antePays']): Paytable['rows'] {
  return [...holdemHands].reverse().map((hand) => [pokerHandsDa[hand], pays[hand]])
}
