import { oreToNumber, required } from '@nordlys/core'
import type { TableDefinition, TableGame } from '@nordlys/game-math'
import {
  blackjackHandTiming,
  blackjackTiming,
  type LiveGame,
  puntoBancoTiming,
  rouletteTiming,
} from '../core/index.ts'

/** Of the kinds that are played live. */
const timings: Partial<Record<TableDefinition['kind'], Pick<LiveGame, 'timing' | 'hand'>>> = {
  roulette: { timing: rouletteTiming },
  'punto-banco': { timing: puntoBancoTiming },
  'shared-blackjack': { timing: blackjackTiming, hand: blackjackHandTiming },
}

/** A live table as its core needs it: judged by the game's own engine. */
export function liveGameOf({ definition, engine }: TableGame): LiveGame {
  return {
    id: definition.id,
    ...required(timings[definition.kind], `the timing of ${definition.kind}`),
    read(bets) {
      const read = engine.read(bets)
      if (read.ok) return { ok: true, stakeOre: oreToNumber(read.stakeOre) }
      const { refused, bet } = read
      return { ok: false, refused, bet }
    },
  }
}
