import { oreToNumber } from '@nordlys/core'
import type { TableGame } from '@nordlys/game-math'
import { type LiveGame, rouletteTiming } from '../core/index.ts'

/** A live table as its core needs it: judged by the game's own engine. */
export function liveGameOf({ definition, engine }: TableGame): LiveGame {
  return {
    id: definition.id,
    timing: rouletteTiming,
    read(bets) {
      const read = engine.read(bets)
      if (read.ok) return { ok: true, stakeOre: oreToNumber(read.stakeOre) }
      const { refused, bet } = read
      return { ok: false, refused, bet }
    },
  }
}
